import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import type { AnalyticsDb, QueryParameters } from '../engine/db'
import { matching } from './matching'
import { listedRow } from './speaking-order'
import { NAMED, joined, trendConditions, trendParameters } from './trend-conditions'
import { metricsIn } from './trend-metric'
import { understand } from './understand'

export type TrendListQuestion = ParsedOf<typeof CONTRACT.trends.trendList>

/** How a text finds trends: by SQL over their rows, its binds, and the order that puts what is called so first. */
interface FoundBy {
  readonly named: string
  readonly first: string
  readonly parameters: QueryParameters
}

/** By name, by the other words that it is searched by, and by mistyped ones put right. */
export async function foundBy(db: AnalyticsDb, text: string): Promise<FoundBy> {
  if (text === '') return { named: NAMED, first: '', parameters: {} }
  const { text: meant, nameGroups } = await understand(db, text)
  const words = matching(nameGroups, 'name')
  return {
    named: `${NAMED} OR trend_id IN (SELECT id FROM trendee.search_name WHERE kind = 'trend' AND ${words.sql})`,
    first: `multiIf(trend_id IN ({meant:String}, {righted:String}) OR lowerUTF8(name) = {said:String} OR name_zh = {text:String}, 0,
      startsWith(lowerUTF8(name), {said:String}) OR startsWith(name_zh, {text:String}), 1, 2), `,
    parameters: { ...words.parameters, said: meant, righted: trendIdOf(meant) },
  }
}

/** What is asked of which rows: the list and whoever looks for what it would find ask the same. `first`: SQL of an order. */
export async function listedTrendsAsked(db: AnalyticsDb, question: TrendListQuestion, today: string) {
  const found = await foundBy(db, question.q ?? '')
  return {
    from: `(SELECT *, card, standings FROM ${metricsIn(question)} ${listedRow(question)})`,
    where: joined(trendConditions(question, found.named)),
    first: found.first,
    parameters: { ...trendParameters(question, today), ...found.parameters },
  }
}
