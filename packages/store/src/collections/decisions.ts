import { randomUUID } from 'node:crypto'
import { ApiError } from '@trendee/contract/errors'
import { type SeenAtDecision } from '@trendee/core/collections/decision'
import { type Choice, MOST_DECISIONS_OF_TREND } from '@trendee/core/collections/decision-words'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { type AskedProject, holdProject, roleIn, touchProject } from './held-project'

export interface NewDecision {
  readonly trendId: string
  readonly choice: Choice
  readonly why: string
  /** ISO day on which it is taken. */
  readonly day: string
  readonly seen: SeenAtDecision
}

export interface Decision extends NewDecision {
  readonly decisionId: string
  readonly projectId: string
  /** `null` once the account has ended. */
  readonly accountId: string | null
  readonly name: string | null
  readonly decidedAt: Date
}

/** Adds a decision on a trend that the project holds; those before stay as they are. Returns its id. */
export function decide(db: StoreDb, asked: AskedProject, decision: NewDecision, now: Date): Promise<string> {
  const { accountId, projectId } = asked
  const { trendId, choice, why, day, seen } = decision
  return inTransaction(db, async (transaction) => {
    await holdProject(transaction, asked, 'editor')
    const held = await transaction
      .selectFrom('collected_trend')
      .select('trend_id')
      .where('project_id', '=', projectId)
      .where('trend_id', '=', trendId)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (!held) throw new ApiError('not_found', 'The project does not hold this trend.', { field: 'trendName' })
    const count = await transaction
      .selectFrom('trend_decision')
      .select((select) => select.fn.countAll<string>().as('decisions'))
      .where('project_id', '=', projectId)
      .where('trend_id', '=', trendId)
      .executeTakeFirst()
    if (Number(count?.decisions ?? 0) >= MOST_DECISIONS_OF_TREND) {
      const most = MOST_DECISIONS_OF_TREND
      throw new ApiError('conflict', `A project keeps no more than ${most} decisions on one trend.`, { most })
    }
    const decisionId = randomUUID()
    await transaction
      .insertInto('trend_decision')
      .values({
        decision_id: decisionId,
        project_id: projectId,
        trend_id: trendId,
        account_id: accountId,
        choice,
        why,
        decided_on: day,
        decided_at: now,
        seen: JSON.stringify(seen),
      })
      .execute()
    await touchProject(transaction, projectId, now)
    return decisionId
  })
}

/** Decisions in all the account's projects, or in the one asked for, newest first. */
export async function decisionsOf(db: StoreDb, accountId: string, projectId?: string): Promise<Decision[]> {
  if (projectId !== undefined) await roleIn(db, { accountId, projectId })
  const all = db
    .selectFrom('trend_decision as decision')
    .innerJoin('project', 'project.project_id', 'decision.project_id')
    .innerJoin('project_member as member', 'member.project_id', 'decision.project_id')
    .leftJoin('account as author', 'author.account_id', 'decision.account_id')
    .where('member.account_id', '=', accountId)
    .where('project.deleted_at', 'is', null)
    .select([
      'decision.decision_id',
      'decision.project_id',
      'decision.trend_id',
      'decision.account_id',
      'decision.choice',
      'decision.why',
      'decision.decided_on',
      'decision.decided_at',
      'decision.seen',
      'author.name',
    ])
    .orderBy('decision.decided_at', 'desc')
    .orderBy('decision.decision_id')
  const rows = await (projectId === undefined ? all : all.where('decision.project_id', '=', projectId)).execute()
  return rows.map((row) => ({
    decisionId: row.decision_id,
    projectId: row.project_id,
    trendId: row.trend_id,
    accountId: row.account_id,
    name: row.name,
    choice: row.choice as Choice,
    why: row.why,
    day: row.decided_on,
    decidedAt: row.decided_at,
    // As `decide` wrote it.
    seen: row.seen as unknown as SeenAtDecision,
  }))
}
