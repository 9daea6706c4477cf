import type { CONTRACT } from '@trendee/contract/contract'
import type { Decision as DecisionAnswer, DecisionScore } from '@trendee/contract/collection/decision'
import { ApiError } from '@trendee/contract/errors'
import { type MarketPlace, seenAtDecision, trendMarkets } from '@trendee/analytics/trends/trend-market'
import {
  type DecisionOutcome,
  type MeasuredMarket,
  type SeenAtDecision,
  decisionOutcome,
  dueDay,
  hitRate,
} from '@trendee/core/collections/decision'
import { trendNamed } from '@trendee/core/trend/trend-identity'
import { collectedBy } from '@trendee/store/collections/collected-trends'
import { type Decision, decide as addDecision, decisionsOf } from '@trendee/store/collections/decisions'
import { roleIn } from '@trendee/store/collections/held-project'
import { trendFormerly } from '@trendee/store/forecasts/moved-series'
import type { Call, Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { unixSeconds } from '../../http/unix-seconds'
import { heldId } from './collect'
import { currentTrends } from './collected-answer'
import { askedProject } from './project-answer'

type Collection = typeof CONTRACT.collection

export const decide: Handler<Collection['decide']> = async (input, call) => {
  const { categoryId, trendName, choice, why, gender, region } = input
  const { analytics, store } = call.runtime
  const asked = askedProject(call, categoryId)
  await roleIn(store.db, asked, 'editor')
  const trendId = await heldId(call, categoryId, trendName)
  const held = (await collectedBy(store.db, asked.accountId, categoryId)).find((one) => one.trendId === trendId)
  if (held === undefined) {
    throw new ApiError('not_found', 'The project does not hold this trend.', { field: 'trendName' })
  }
  const metric = (await currentTrends(call, [held], { gender, region })).get(trendId)
  if (metric === undefined) {
    throw new ApiError('not_found', 'The data does not know this trend for this gender and region.', {
      field: 'region',
    })
  }
  const day = call.state.today()
  const seen = await seenAtDecision(analytics, metric, day)
  const decisionId = await addDecision(store.db, asked, { trendId, choice, why, day, seen }, new Date())
  return { categoryId, trendName: trendId, decision_id: decisionId, due: dueDay(seen.from) }
}

/** Who took a decision and what it was, for the one who asks. */
export function takenBy({ accountId, name, choice, why, day }: Decision, asking: string) {
  return { choice, why, by: accountId === null ? null : name, is_own: accountId === asking, decided_on: day }
}

/** Days of the decisions that came next on the same trend in the same project, by decision; of a list that is newest first. */
function nextDays(decisions: readonly Decision[]): ReadonlyMap<string, string> {
  const newest = new Map<string, string>()
  const next = new Map<string, string>()
  for (const { decisionId, projectId, trendId, day } of decisions) {
    const key = `${projectId}/${trendId}`
    const later = newest.get(key)
    if (later !== undefined) next.set(decisionId, later)
    newest.set(key, day)
  }
  return next
}

const placeKey = ({ region, gender }: MarketPlace) => `${region}/${gender}`

/** The trends of due decisions as they are measured now, by place and the id that they were decided on under. */
async function measuredNow(call: Call, due: readonly Decision[]) {
  const { analytics, store } = call.runtime
  const places = new Map(due.map(({ seen }) => [placeKey(seen), { region: seen.region, gender: seen.gender }]))
  const found = await Promise.all(
    [...places].map(async ([key, place]) => {
      const ids = due.filter(({ seen }) => placeKey(seen) === key).map(({ trendId }) => trendId)
      const markets = new Map<string, MeasuredMarket>(await trendMarkets(analytics, ids, place))
      // One that moved since is found where it is now.
      const missing = [...new Set(ids)].filter((id) => !markets.has(id))
      const moved = await Promise.all(missing.map(async (id) => [id, await trendFormerly(store.db, id)] as const))
      const movedTo = await trendMarkets(
        analytics,
        moved.flatMap(([, id]) => (id === null ? [] : [id])),
        place,
      )
      for (const [before, id] of moved) {
        const market = id === null ? undefined : movedTo.get(id)
        if (market !== undefined) markets.set(before, market)
      }
      return [key, markets] as const
    }),
  )
  const byPlace = new Map(found)
  return ({ trendId, seen }: Decision): MeasuredMarket | null => byPlace.get(placeKey(seen))?.get(trendId) ?? null
}

interface Judged {
  readonly decision: Decision
  readonly outcome: DecisionOutcome
}

async function judged(call: Call, decisions: readonly Decision[]): Promise<Judged[]> {
  const today = call.state.today()
  const nowOf = await measuredNow(
    call,
    decisions.filter(({ seen }) => dueDay(seen.from) <= today),
  )
  const next = nextDays(decisions)
  return decisions.map((decision) => {
    const { decisionId, choice, day, seen } = decision
    const asked = { choice, day, next: next.get(decisionId) ?? null, seen }
    return { decision, outcome: decisionOutcome(asked, nowOf(decision), today) }
  })
}

function seenAnswer(seen: SeenAtDecision): DecisionAnswer['seen'] {
  const { region, gender, platform, asOf, level, lifecycle, growth, yoy, peakWeek } = seen
  return { region, gender, platform, as_of: asOf, level, lifecycle, growth, yoy, forecast_peak_week: peakWeek }
}

function decisionAnswer({ decision, outcome }: Judged, asking: string): DecisionAnswer {
  const { decisionId, projectId, trendId, decidedAt, seen } = decision
  const { name, nameZh } = trendNamed(trendId)
  return {
    decision_id: decisionId,
    categoryId: projectId,
    trendName: trendId,
    name,
    trend_name_zh: nameZh,
    ...takenBy(decision, asking),
    decided_at: unixSeconds(decidedAt),
    seen: seenAnswer(seen),
    from: seen.from,
    due: outcome.due,
    said: seen.said.growth === null ? null : seen.said,
    came: outcome.came,
    not_judged: outcome.notJudged,
    verdict: outcome.verdict,
    forecast_verdict: outcome.forecastVerdict,
  }
}

function scoreAnswer(rows: readonly Judged[]): DecisionScore {
  const { compared, rightOfCompared, forecastRight, ...rate } = hitRate(rows.map(({ outcome }) => outcome))
  return { ...rate, against_forecast: { compared, right: rightOfCompared, forecast_right: forecastRight } }
}

async function judgedOf(call: Call, categoryId: string | undefined): Promise<Judged[]> {
  return judged(call, await decisionsOf(call.runtime.store.db, memberOf(call).accountId, categoryId))
}

export const decisions: Handler<Collection['decisions']> = async ({ categoryId, page, pageSize }, call) => {
  const all = await judgedOf(call, categoryId)
  const { accountId } = memberOf(call)
  const list = all.slice((page - 1) * pageSize, page * pageSize).map((one) => decisionAnswer(one, accountId))
  return { list, total: all.length, page, pageSize }
}

export const decisionScores: Handler<Collection['decisionScores']> = async ({ categoryId }, call) => {
  const all = await judgedOf(call, categoryId)
  const people = new Map<string | null, Judged[]>()
  for (const one of all) {
    const { accountId: id } = one.decision
    people.set(id, [...(people.get(id) ?? []), one])
  }
  return {
    people: [...people].map(([id, rows]) => ({
      member_id: id,
      by: id === null ? null : (rows[0]?.decision.name ?? null),
      is_own: id === memberOf(call).accountId,
      ...scoreAnswer(rows),
    })),
    team: scoreAnswer(all),
  }
}
