import { describe, expect, it } from 'vitest'
import { type SeenAtDecision } from '@trendee/core/collections/decision'
import { MOST_DECISIONS_OF_TREND } from '@trendee/core/collections/decision-words'
import { ENGINES, useStore } from '../testing/engines'
import { collectTrends, removeTrends } from './collected-trends'
import { type NewDecision, decide, decisionsOf } from './decisions'
import { createProject, deleteProject, restoreProject } from './projects'

const NOW = new Date('2026-03-04T12:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const SEEN: SeenAtDecision = {
  region: 'US',
  gender: '',
  platform: 'google',
  asOf: '2026-03-01',
  level: 'hot',
  lifecycle: null,
  growth: 0.25,
  yoy: null,
  peakWeek: '2026-05-04',
  from: '2026-03-09',
  said: { growth: 0.1, market: null, others: 2, lower: -0.1, upper: 0.3 },
}
const MAKE: NewDecision = { trendId: 'lace', choice: 'make', why: 'Sold out.', day: '2026-03-04', seen: SEEN }

describe.each(ENGINES)('decisions on $name', (engine) => {
  const db = useStore(engine)
  let people = 0
  async function person() {
    const id = `decider-${(people += 1)}`
    await db().insertInto('account').values({ account_id: id, name: id }).execute()
    return id
  }
  async function held() {
    const accountId = await person()
    const asked = { accountId, projectId: await createProject(db(), accountId, 'Capsule', NOW) }
    await collectTrends(db(), asked, [{ trendId: 'lace', standings: [] }], NOW)
    return asked
  }
  const joined = (projectId: string, accountId: string, role: string) =>
    db().insertInto('project_member').values({ project_id: projectId, account_id: accountId, role }).execute()

  it('are kept as they were taken, newest first, with what was seen that day', async () => {
    const asked = await held()
    const first = await decide(db(), asked, MAKE, NOW)
    const second = await decide(db(), asked, { ...MAKE, choice: 'drop', why: 'Too dear.' }, later(60))
    const all = await decisionsOf(db(), asked.accountId, asked.projectId)
    expect(all).toEqual([
      expect.objectContaining({ decisionId: second, choice: 'drop', why: 'Too dear.', decidedAt: later(60) }),
      {
        ...MAKE,
        decisionId: first,
        projectId: asked.projectId,
        accountId: asked.accountId,
        name: asked.accountId,
        decidedAt: NOW,
      },
    ])
  })

  it('are an editor’s to take, a viewer’s to read, and nobody else’s', async () => {
    const asked = await held()
    const [viewer, editor, stranger] = [await person(), await person(), await person()]
    await joined(asked.projectId, viewer, 'viewer')
    await joined(asked.projectId, editor, 'editor')
    const by = (accountId: string) => ({ ...asked, accountId })
    await decide(db(), by(editor), MAKE, NOW)
    await expect(decide(db(), by(viewer), MAKE, NOW)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(decide(db(), by(stranger), MAKE, NOW)).rejects.toMatchObject({ kind: 'not_found' })
    await expect(decisionsOf(db(), stranger, asked.projectId)).rejects.toMatchObject({ kind: 'not_found' })
    expect(await decisionsOf(db(), stranger)).toEqual([])
    expect((await decisionsOf(db(), viewer)).map(({ accountId }) => accountId)).toEqual([editor])
  })

  it('are of what the project holds, outlive its being taken out, and go and come with the project', async () => {
    const asked = await held()
    await expect(decide(db(), asked, { ...MAKE, trendId: 'suede' }, NOW)).rejects.toMatchObject({ kind: 'not_found' })
    await decide(db(), asked, MAKE, NOW)
    await removeTrends(db(), asked, ['lace'], NOW)
    await expect(decide(db(), asked, MAKE, NOW)).rejects.toMatchObject({ kind: 'not_found' })
    expect(await decisionsOf(db(), asked.accountId)).toHaveLength(1)
    await deleteProject(db(), asked, NOW)
    expect(await decisionsOf(db(), asked.accountId)).toEqual([])
    await restoreProject(db(), asked, NOW)
    expect(await decisionsOf(db(), asked.accountId)).toHaveLength(1)
  })

  it('stay without a name once the account of who took them has ended', async () => {
    const asked = await held()
    const editor = await person()
    await joined(asked.projectId, editor, 'editor')
    await decide(db(), { ...asked, accountId: editor }, MAKE, NOW)
    await db().deleteFrom('account').where('account_id', '=', editor).execute()
    expect(await decisionsOf(db(), asked.accountId)).toMatchObject([{ accountId: null, name: null, why: 'Sold out.' }])
  })

  it('end at a bound, of calls at once too', async () => {
    const asked = await held()
    const tries = await Promise.allSettled(
      Array.from({ length: MOST_DECISIONS_OF_TREND + 3 }, () => decide(db(), asked, MAKE, NOW)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_DECISIONS_OF_TREND)
    expect(await decisionsOf(db(), asked.accountId)).toHaveLength(MOST_DECISIONS_OF_TREND)
  })
})
