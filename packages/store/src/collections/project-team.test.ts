import { describe, expect, it } from 'vitest'
import { MOST_MEMBERS, type MemberRole } from '@trendee/core/collections/project'
import { ENGINES, useStore } from '../testing/engines'
import { collectTrends, collectedKeys, noteTrend, placeTrend, removeTrends } from './collected-trends'
import { openShare } from './project-share'
import {
  acceptInvitation,
  cancelInvitation,
  changeRole,
  declineInvitation,
  invitationsFor,
  invite,
  leaveProject,
  openInvitations,
  removeMember,
  teamOf,
} from './project-team'
import { createProject, deleteProject, placeProject, projectsOf, renameProject } from './projects'

const NOW = new Date('2026-03-10T12:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

describe.each(ENGINES)('people in projects on $name', (engine) => {
  const db = useStore(engine)
  let people = 0
  const mailOf = (who: string) => `${who}@house.example`
  const newPerson = async () => {
    const id = `person-${(people += 1)}`
    await db()
      .insertInto('account')
      .values({ account_id: id, name: id, email: mailOf(id) })
      .execute()
    return id
  }
  const newTeam = async () => {
    const owner = await newPerson()
    return { owner, projectId: await createProject(db(), owner, 'Capsule', NOW) }
  }
  type Team = Awaited<ReturnType<typeof newTeam>>
  const ask = ({ owner, projectId }: Team, email: string, role: MemberRole = 'viewer', expiresAt = later(60)) =>
    invite(db(), { accountId: owner, projectId }, { email, role, expiresAt }, NOW)
  const join = async (team: Team, role: MemberRole) => {
    const who = await newPerson()
    await acceptInvitation(db(), who, await ask(team, mailOf(who), role), NOW)
    return who
  }
  const rolesOf = async ({ owner, projectId }: Team) =>
    (await teamOf(db(), { accountId: owner, projectId })).members.map(({ accountId, role }) => [accountId, role])

  it('are invited by address, and nobody else can read or answer the invitation', async () => {
    const team = await newTeam()
    const [bob, eve] = [await newPerson(), await newPerson()]
    const id = await ask(team, mailOf(bob), 'editor')
    expect(await ask(team, mailOf(bob), 'viewer', later(90))).toBe(id)
    expect(await openInvitations(db(), { accountId: team.owner, projectId: team.projectId }, NOW)).toEqual([
      { invitationId: id, email: mailOf(bob), role: 'viewer', invitedAt: NOW, expiresAt: later(90) },
    ])
    expect(await invitationsFor(db(), bob, NOW)).toEqual([
      { invitationId: id, projectName: 'Capsule', invitedBy: team.owner, role: 'viewer', expiresAt: later(90) },
    ])
    expect(await invitationsFor(db(), eve, NOW)).toEqual([])
    for (const answer of [acceptInvitation, declineInvitation]) {
      await expect(answer(db(), eve, id, NOW)).rejects.toMatchObject({ kind: 'not_found' })
      await expect(answer(db(), bob, id, later(90))).rejects.toMatchObject({ kind: 'not_found' })
    }
    expect(await acceptInvitation(db(), bob, id, NOW)).toBe(team.projectId)
    await expect(acceptInvitation(db(), bob, id, NOW)).rejects.toMatchObject({ kind: 'not_found' })
    expect(await rolesOf(team)).toEqual([
      [team.owner, 'owner'],
      [bob, 'viewer'],
    ])
    expect((await projectsOf(db(), bob, NOW)).map(({ role, ownerName }) => [role, ownerName])).toEqual([
      ['viewer', team.owner],
    ])
    await expect(ask(team, mailOf(bob))).rejects.toMatchObject({ kind: 'conflict', data: { field: 'email' } })
    await expect(ask(team, mailOf(team.owner))).rejects.toMatchObject({ kind: 'conflict' })
  })

  it('accept once, decline for good, and an invitation can be taken back', async () => {
    const team = await newTeam()
    const asked = { accountId: team.owner, projectId: team.projectId }
    const bob = await newPerson()
    await declineInvitation(db(), bob, await ask(team, mailOf(bob)), NOW)
    const second = await ask(team, mailOf(bob))
    await cancelInvitation(db(), asked, second)
    await expect(cancelInvitation(db(), asked, second)).rejects.toMatchObject({ kind: 'not_found' })
    await expect(acceptInvitation(db(), bob, second, NOW)).rejects.toMatchObject({ kind: 'not_found' })
    const third = await ask(team, mailOf(bob))
    const accepted = await Promise.allSettled([1, 2, 3].map(() => acceptInvitation(db(), bob, third, NOW)))
    expect(accepted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const carl = await newPerson()
    const late = await ask(team, mailOf(carl))
    await deleteProject(db(), asked, NOW)
    expect(await invitationsFor(db(), carl, NOW)).toEqual([])
    await expect(acceptInvitation(db(), carl, late, NOW)).rejects.toMatchObject({ kind: 'not_found' })
  })

  it('read as viewers, change what is in it as editors, and manage it as its owner alone', async () => {
    const team = await newTeam()
    const { projectId } = team
    const [editor, viewer] = [await join(team, 'editor'), await join(team, 'viewer')]
    const collect = (accountId: string) =>
      collectTrends(db(), { accountId, projectId }, [{ trendId: 'lace', standings: [] }], NOW)
    await collect(editor)
    await noteTrend(db(), { accountId: editor, projectId }, 'lace', { note: 'Ours' }, NOW)
    await placeTrend(db(), { accountId: editor, projectId }, 'lace', 1, NOW)
    expect(await collectedKeys(db(), viewer, projectId)).toEqual([{ projectId, trendId: 'lace' }])
    const asViewer = { accountId: viewer, projectId }
    const edits = [
      () => collect(viewer),
      () => removeTrends(db(), asViewer, ['lace'], NOW),
      () => noteTrend(db(), asViewer, 'lace', { note: 'x' }, NOW),
      () => placeTrend(db(), asViewer, 'lace', 1, NOW),
    ]
    for (const edit of edits) await expect(edit()).rejects.toMatchObject({ kind: 'forbidden' })
    for (const accountId of [viewer, editor]) {
      const asked = { accountId, projectId }
      const managing = [
        () => renameProject(db(), asked, 'x', NOW),
        () => deleteProject(db(), asked, NOW),
        () => openShare(db(), asked, { expiresAt: later(60), showsNotes: false }, NOW),
        () => openInvitations(db(), asked, NOW),
        () => invite(db(), asked, { email: 'x@x.example', role: 'viewer', expiresAt: later(60) }, NOW),
        () => cancelInvitation(db(), asked, 'none'),
        () => changeRole(db(), asked, viewer, 'editor'),
        () => removeMember(db(), asked, viewer),
      ]
      for (const manage of managing) await expect(manage()).rejects.toMatchObject({ kind: 'forbidden' })
      // Everybody has an order of their own.
      await placeProject(db(), asked, 1)
    }
    expect((await teamOf(db(), asViewer)).role).toBe('viewer')
    expect((await projectsOf(db(), team.owner, NOW))[0]).toMatchObject({ name: 'Capsule', members: 3, trends: 1 })
  })

  it('get other roles, leave and are taken out; the owner stays', async () => {
    const team = await newTeam()
    const { owner, projectId } = team
    const asOwner = { accountId: owner, projectId }
    const [bob, carl] = [await join(team, 'viewer'), await join(team, 'editor')]
    await changeRole(db(), asOwner, bob, 'editor')
    expect(await rolesOf(team)).toEqual([
      [owner, 'owner'],
      [bob, 'editor'],
      [carl, 'editor'],
    ])
    await expect(changeRole(db(), asOwner, owner, 'viewer')).rejects.toMatchObject({ kind: 'not_found' })
    await expect(removeMember(db(), asOwner, owner)).rejects.toMatchObject({ kind: 'not_found' })
    await expect(leaveProject(db(), asOwner)).rejects.toMatchObject({ kind: 'conflict' })
    await leaveProject(db(), { accountId: bob, projectId })
    await removeMember(db(), asOwner, carl)
    await expect(removeMember(db(), asOwner, carl)).rejects.toMatchObject({ kind: 'not_found' })
    for (const accountId of [bob, carl]) {
      await expect(teamOf(db(), { accountId, projectId })).rejects.toMatchObject({ kind: 'not_found' })
      expect(await projectsOf(db(), accountId, NOW)).toEqual([])
    }
  })

  it('are so many and no more, however many are invited at once', async () => {
    const team = await newTeam()
    const asked = await Promise.allSettled(
      Array.from({ length: MOST_MEMBERS + 2 }, (_, index) => ask(team, `guest-${index}@house.example`)),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_MEMBERS - 1)
  })
})
