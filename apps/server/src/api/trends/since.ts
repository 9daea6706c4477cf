import { readingDay } from '@trendee/analytics/tables/reading-day'
import { trendsSince } from '@trendee/analytics/trends/trends-since'
import type { CONTRACT } from '@trendee/contract/contract'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import type { Handler } from '../../http/handler'

export const sinceHandler: Handler<typeof CONTRACT.trends.since> = async (input, { runtime, state, signal }) => {
  const { names, gender, region, as_of: asOf, as_known: isKnown } = input
  const ids = [...new Set(names.flatMap((name) => [name, trendIdOf(name)]))]
  const today = await readingDay(runtime.analytics, state.today())
  const asked = { region, gender: rowGender(gender), asOf, isKnown }
  const found = await runtime.pastTrends.ask(input, signal, () => trendsSince(runtime.analytics, ids, asked, today))
  const list = found.map(({ trendId, levelThen, levelNow, notTold, ...rest }) => ({
    trend_id: trendId,
    level_then: levelThen,
    level_now: levelNow,
    not_told: notTold,
    ...rest,
  }))
  return { list }
}
