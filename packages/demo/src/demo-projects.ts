import { seenOnDay } from '@trendee/analytics/trends/trend-market'
import type { Choice } from '@trendee/core/collections/decision-words'
import { addDays, addWeeks } from '@trendee/core/periods/week'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { standingsOn } from '@trendee/runtime/past-standings'
import { collectTrends, noteTrend } from '@trendee/store/collections/collected-trends'
import { decide } from '@trendee/store/collections/decisions'
import { acceptInvitation, invite } from '@trendee/store/collections/project-team'
import { createProject, projectsOf } from '@trendee/store/collections/projects'

const OWNER = 'designer@trendee.demo'
/** Works with the owner on the first project. */
const EDITOR = 'trendee-business@trendee.demo'
const DAY_MS = 86_400_000
/** The region whose trends were looked at when they were collected. */
const REGION = 'US'

/** A project with its trends, the last one on top, collected so many weeks before the world ends. */
interface DemoProject {
  readonly name: string
  readonly weeksAgo: number
  readonly terms: readonly string[]
  readonly notes: Readonly<Record<string, string>>
}

const PROJECTS: readonly DemoProject[] = [
  {
    name: 'Spring denim',
    weeksAgo: 16,
    terms: ['wide leg jeans', 'barrel jeans', 'cargo pants', 'denim jacket'],
    notes: { 'barrel jeans': 'Sample two washes before the fabric fair.' },
  },
  {
    name: 'Colour story',
    weeksAgo: 10,
    terms: ['chocolate brown', 'olive green', 'cherry red', 'butter yellow'],
    notes: { 'butter yellow': 'Goes with cherry red; ask the mill for linen.' },
  },
]

interface DemoDecision {
  readonly by: string
  readonly term: string
  readonly choice: Choice
  readonly why: string
}

/** On the trends of the first project, on the day after it was made: long enough ago to be judged. */
const DECISIONS: readonly DemoDecision[] = [
  { by: OWNER, term: 'barrel jeans', choice: 'make', why: 'Two shops sold out of the first wash.' },
  { by: OWNER, term: 'cargo pants', choice: 'drop', why: 'We still have last year’s stock.' },
  { by: EDITOR, term: 'wide leg jeans', choice: 'make', why: 'The base of the capsule: reorder the mid wash.' },
  { by: EDITOR, term: 'denim jacket', choice: 'watch', why: 'Wait for the autumn shows.' },
]

async function accountIdOf({ store }: Runtime, email: string): Promise<string> {
  const row = await store.db
    .selectFrom('account')
    .select('account_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.account_id
}

async function make(runtime: Runtime, ownerId: string, project: DemoProject, asOf: string): Promise<string> {
  const { db } = runtime.store
  const day = addWeeks(asOf, -project.weeksAgo)
  const at = new Date(`${day}T09:00:00Z`)
  const projectId = await createProject(db, ownerId, project.name, at)
  const asked = { accountId: ownerId, projectId }
  const ids = project.terms.map(trendIdOf)
  const found = await standingsOn(runtime, ids, { region: REGION, asOf: day, today: asOf })
  for (const [index, term] of project.terms.entries()) {
    const trendId = trendIdOf(term)
    const standings = found.get(trendId)
    // What the data did not know then, nobody could collect.
    if (standings === undefined) continue
    await collectTrends(db, asked, [{ trendId, standings }], new Date(at.getTime() + index * 60_000))
    const note = project.notes[term]
    if (note !== undefined) await noteTrend(db, asked, trendId, { note }, at)
  }
  return projectId
}

/** Projects of the demo's designer, collected weeks ago, so that they show what has changed since. Once: again adds nothing. */
export async function ensureDemoProjects(runtime: Runtime, asOf: string): Promise<void> {
  const { db } = runtime.store
  const ownerId = await accountIdOf(runtime, OWNER)
  const now = new Date()
  if ((await projectsOf(db, ownerId, now)).length > 0) return
  const made: string[] = []
  for (const project of PROJECTS) made.push(await make(runtime, ownerId, project, asOf))
  const [first = ''] = made
  const asked = { accountId: ownerId, projectId: first }
  const expiresAt = new Date(now.getTime() + DAY_MS)
  const invitation = await invite(db, asked, { email: EDITOR, role: 'editor', expiresAt }, now)
  await acceptInvitation(db, await accountIdOf(runtime, EDITOR), invitation, now)
  await decideAll(runtime, first, addDays(addWeeks(asOf, -(PROJECTS[0]?.weeksAgo ?? 0)), 1))
}

async function decideAll(runtime: Runtime, projectId: string, day: string): Promise<void> {
  const { analytics, pastTrends, store } = runtime
  for (const { by, term, choice, why } of DECISIONS) {
    const trendId = trendIdOf(term)
    const asked = { accountId: await accountIdOf(runtime, by), projectId }
    const ask = () => seenOnDay(analytics, trendId, { region: REGION, gender: '' }, day)
    const seen = await pastTrends.ask({ region: REGION, as_of: day }, new AbortController().signal, ask)
    // What the data did not know then, nobody could decide on.
    if (seen === null) continue
    await decide(store.db, asked, { trendId, choice, why, day, seen }, new Date(`${day}T10:00:00Z`))
  }
}
