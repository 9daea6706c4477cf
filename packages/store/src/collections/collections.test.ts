import { describe, expect, it } from 'vitest'
import { DELETED_DAYS, MOST_PROJECTS, MOST_TRENDS_OF_PROJECT } from '@trendee/core/collections/project'
import type { Standing } from '@trendee/core/collections/what-changed'
import { ENGINES, useStore } from '../testing/engines'
import {
  collectTrends,
  collectedBy,
  collectedKeys,
  noteTrend,
  placeTrend,
  removeTrends,
  restoreTrends,
} from './collected-trends'
import { closeShare, openShare, sharedProject } from './project-share'
import {
  createProject,
  deleteProject,
  dropDeletedCollections,
  placeProject,
  projectsOf,
  renameProject,
  restoreProject,
} from './projects'

const NOW = new Date('2026-03-10T12:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const afterDays = (days: number) => later(days * 86_400)
const STANDING: Standing = {
  region: 'US',
  gender: '',
  level: 'hot',
  lifecycle: 'growing',
  growth: [null, null, 0.25, null],
  peakWeek: '2026-05-04',
  asOf: '2026-03-08',
  source: 'google',
}

describe.each(ENGINES)('projects on $name', (engine) => {
  const db = useStore(engine)
  let people = 0
  const newPerson = async () => {
    const id = `person-${(people += 1)}`
    await db().insertInto('account').values({ account_id: id, name: id }).execute()
    return id
  }
  const newProject = (who: string, name = 'Capsule', at = NOW) => createProject(db(), who, name, at)
  const collect = (accountId: string, projectId: string, ids: readonly string[], at = NOW) =>
    collectTrends(
      db(),
      { accountId, projectId },
      ids.map((trendId) => ({ trendId, standings: [STANDING] })),
      at,
    )
  const held = async (who: string, projectId?: string) =>
    (await collectedKeys(db(), who, projectId)).map(({ trendId }) => trendId)
  const names = async (who: string) => (await projectsOf(db(), who, NOW)).map(({ name }) => name)

  it('are made, renamed, deleted and brought back by their owner', async () => {
    const ann = await newPerson()
    const one = await newProject(ann, 'One')
    const asked = { accountId: ann, projectId: one }
    await newProject(ann, 'Two', later(1))
    expect(await names(ann)).toEqual(['Two', 'One'])
    await collect(ann, one, ['lace', 'suede'], later(2))
    await renameProject(db(), asked, 'First', later(5))
    expect(await projectsOf(db(), ann, NOW, one)).toEqual([
      {
        projectId: one,
        name: 'First',
        role: 'owner',
        ownerName: ann,
        createdAt: NOW,
        updatedAt: later(5),
        shareExpiresAt: null,
        trends: 2,
        references: 0,
        members: 1,
        shownTrends: ['lace', 'suede'],
      },
    ])
    expect(await deleteProject(db(), asked, NOW)).toEqual(afterDays(DELETED_DAYS))
    expect(await names(ann)).toEqual(['Two'])
    expect(await held(ann)).toEqual([])
    await expect(deleteProject(db(), asked, NOW)).rejects.toMatchObject({ kind: 'not_found' })
    await restoreProject(db(), asked, afterDays(DELETED_DAYS - 1))
    await restoreProject(db(), asked, NOW)
    expect(await names(ann)).toEqual(['Two', 'First'])
    expect(await held(ann, one)).toEqual(['lace', 'suede'])
  })

  it('are nothing to other people', async () => {
    const [ann, bob] = [await newPerson(), await newPerson()]
    const projectId = await newProject(ann)
    await collect(ann, projectId, ['lace'])
    const asked = { accountId: bob, projectId }
    const tries: readonly (() => Promise<unknown>)[] = [
      () => projectsOf(db(), bob, NOW, projectId),
      () => renameProject(db(), asked, 'Mine', NOW),
      () => deleteProject(db(), asked, NOW),
      () => restoreProject(db(), asked, NOW),
      () => placeProject(db(), asked, 1),
      () => collect(bob, projectId, ['suede']),
      () => removeTrends(db(), asked, ['lace'], NOW),
      () => restoreTrends(db(), asked, ['lace'], NOW),
      () => noteTrend(db(), asked, 'lace', { note: 'Mine' }, NOW),
      () => placeTrend(db(), asked, 'lace', 1, NOW),
      () => collectedBy(db(), bob, projectId),
      () => collectedKeys(db(), bob, projectId),
      () => openShare(db(), asked, { expiresAt: later(60), showsNotes: true }, NOW),
      () => closeShare(db(), asked),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ kind: 'not_found' })
    expect(await projectsOf(db(), bob, NOW)).toEqual([])
    expect(await collectedBy(db(), ann, projectId)).toEqual([
      { projectId, trendId: 'lace', collectedAt: NOW, note: '', standings: [STANDING] },
    ])
  })

  it('hold a trend once, however often and at whatever time it is collected', async () => {
    const ann = await newPerson()
    const projectId = await newProject(ann)
    const made = await Promise.all(Array.from({ length: 8 }, () => collect(ann, projectId, ['lace', 'suede'])))
    expect(made.flatMap(({ isNew }) => [...isNew]).toSorted()).toEqual(['lace', 'suede'])
    expect((await collect(ann, projectId, ['lace'], later(60))).total).toBe(2)
    expect((await collectedBy(db(), ann, projectId)).map(({ collectedAt }) => collectedAt)).toEqual([NOW, NOW])
  })

  it('keep note and place of what is taken out and brought back; what is collected anew begins anew', async () => {
    const ann = await newPerson()
    const projectId = await newProject(ann)
    const asked = { accountId: ann, projectId }
    await collect(ann, projectId, ['lace', 'suede', 'teal'])
    expect(await held(ann)).toEqual(['lace', 'suede', 'teal'])
    await placeTrend(db(), asked, 'lace', 3, NOW)
    await noteTrend(db(), asked, 'lace', { note: 'For spring' }, NOW)
    // Who read another note does not write over this one.
    const late = noteTrend(db(), asked, 'lace', { note: 'For autumn', before: '' }, NOW)
    await expect(late).rejects.toMatchObject({ kind: 'conflict', data: { note: 'For spring' } })
    expect(await held(ann)).toEqual(['suede', 'teal', 'lace'])
    expect(await removeTrends(db(), asked, ['lace', 'none'], NOW)).toEqual(['lace'])
    expect(await removeTrends(db(), asked, ['lace'], NOW)).toEqual([])
    await expect(noteTrend(db(), asked, 'lace', { note: 'x' }, NOW)).rejects.toMatchObject({ kind: 'not_found' })
    await expect(placeTrend(db(), asked, 'lace', 1, NOW)).rejects.toMatchObject({ kind: 'not_found' })
    expect(await restoreTrends(db(), asked, ['lace'], NOW)).toEqual(['lace'])
    expect(await restoreTrends(db(), asked, ['lace'], NOW)).toEqual([])
    expect((await collectedBy(db(), ann, projectId)).map(({ trendId, note }) => [trendId, note])).toEqual([
      ['suede', ''],
      ['teal', ''],
      ['lace', 'For spring'],
    ])
    await removeTrends(db(), asked, ['lace'], NOW)
    await collect(ann, projectId, ['lace'], later(9))
    expect(await collectedBy(db(), ann, projectId)).toMatchObject([
      { trendId: 'lace', note: '', collectedAt: later(9) },
      { trendId: 'suede' },
      { trendId: 'teal' },
    ])
  })

  it('are bounded, also when many are made at once; what is deleted makes room, which restoring needs', async () => {
    const ann = await newPerson()
    const made = await Promise.allSettled(Array.from({ length: MOST_PROJECTS + 3 }, () => newProject(ann)))
    const refused = made.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(3)
    for (const reason of refused) expect(reason).toMatchObject({ kind: 'conflict', data: { most: MOST_PROJECTS } })
    const [first] = await projectsOf(db(), ann, NOW)
    const asked = { accountId: ann, projectId: first?.projectId ?? '' }
    await deleteProject(db(), asked, NOW)
    await newProject(ann)
    await expect(restoreProject(db(), asked, NOW)).rejects.toMatchObject({ kind: 'conflict' })
    expect(await names(ann)).toHaveLength(MOST_PROJECTS)
  })

  it('hold so many trends and no more, whatever comes at once, all of a call or none', async () => {
    const ann = await newPerson()
    const projectId = await newProject(ann)
    const ids = (start: number, length: number) => Array.from({ length }, (_, index) => `trend-${start + index}`)
    await collect(ann, projectId, ids(0, MOST_TRENDS_OF_PROJECT - 10))
    const tries = await Promise.allSettled([1000, 2000, 3000].map((start) => collect(ann, projectId, ids(start, 5))))
    expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(await held(ann, projectId)).toHaveLength(MOST_TRENDS_OF_PROJECT)
    await expect(collect(ann, projectId, ['trend-1', 'one-more'])).rejects.toMatchObject({ kind: 'conflict' })
    const asked = { accountId: ann, projectId }
    await removeTrends(db(), asked, ['trend-1'], NOW)
    await collect(ann, projectId, ['one-more'])
    await expect(restoreTrends(db(), asked, ['trend-1'], NOW)).rejects.toMatchObject({ kind: 'conflict' })
    expect(await held(ann, projectId)).toHaveLength(MOST_TRENDS_OF_PROJECT)
  })

  it('stand as their owner arranged them', async () => {
    const ann = await newPerson()
    const ids = await Promise.all(['a', 'b', 'c'].map((name, index) => newProject(ann, name, later(index))))
    expect(await names(ann)).toEqual(['c', 'b', 'a'])
    await placeProject(db(), { accountId: ann, projectId: ids[0] ?? '' }, 1)
    expect(await names(ann)).toEqual(['a', 'c', 'b'])
    await Promise.all(ids.map((projectId, index) => placeProject(db(), { accountId: ann, projectId }, 3 - index)))
    expect((await names(ann)).toSorted()).toEqual(['a', 'b', 'c'])
    await newProject(ann, 'd')
    expect((await names(ann))[0]).toBe('d')
  })

  it('are opened to anybody by a link, until it ends, is closed or replaced, or the project is deleted', async () => {
    const ann = await newPerson()
    const projectId = await newProject(ann)
    const asked = { accountId: ann, projectId }
    const open = (showsNotes = false) => openShare(db(), asked, { expiresAt: later(60), showsNotes }, NOW)
    const first = await open()
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(await sharedProject(db(), first, NOW)).toEqual({
      projectId,
      ownerId: ann,
      name: 'Capsule',
      updatedAt: NOW,
      expiresAt: later(60),
      showsNotes: false,
    })
    expect((await projectsOf(db(), ann, NOW))[0]?.shareExpiresAt).toEqual(later(60))
    expect((await projectsOf(db(), ann, later(60)))[0]?.shareExpiresAt).toBeNull()
    expect(await sharedProject(db(), first, later(60))).toBeNull()
    const { token_hash: hash } = await db().selectFrom('project_share').selectAll().executeTakeFirstOrThrow()
    expect(hash).not.toContain(first)
    expect(await sharedProject(db(), hash, NOW)).toBeNull()
    const second = await open(true)
    expect(await sharedProject(db(), first, NOW)).toBeNull()
    expect(await sharedProject(db(), second, NOW)).toMatchObject({ showsNotes: true })
    await deleteProject(db(), asked, NOW)
    expect(await sharedProject(db(), second, NOW)).toBeNull()
    await restoreProject(db(), asked, NOW)
    expect(await sharedProject(db(), second, NOW)).not.toBeNull()
    await closeShare(db(), asked)
    await closeShare(db(), asked)
    expect(await sharedProject(db(), second, NOW)).toBeNull()
  })

  it('are cleared once they cannot be restored any more, and go with their owner', async () => {
    const ann = await newPerson()
    const [kept, gone] = [await newProject(ann, 'Kept'), await newProject(ann, 'Gone')]
    await collect(ann, kept, ['lace', 'suede'])
    await removeTrends(db(), { accountId: ann, projectId: kept }, ['lace'], NOW)
    await deleteProject(db(), { accountId: ann, projectId: gone }, NOW)
    const rows = async (table: 'project' | 'collected_trend' | 'project_member') =>
      (await db().selectFrom(table).select('project_id').where('project_id', 'in', [kept, gone]).execute()).length
    await dropDeletedCollections(db(), afterDays(DELETED_DAYS - 1))
    expect([await rows('project'), await rows('collected_trend')]).toEqual([2, 2])
    await dropDeletedCollections(db(), afterDays(DELETED_DAYS))
    expect([await rows('project'), await rows('collected_trend'), await rows('project_member')]).toEqual([1, 1, 1])
    await expect(restoreProject(db(), { accountId: ann, projectId: gone }, NOW)).rejects.toMatchObject({
      kind: 'not_found',
    })
    await db().deleteFrom('account').where('account_id', '=', ann).execute()
    expect([await rows('project'), await rows('collected_trend'), await rows('project_member')]).toEqual([0, 0, 0])
  })
})
