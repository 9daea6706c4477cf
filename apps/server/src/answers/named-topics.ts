import { newestTrendDay } from '@trendee/analytics/festivals/newest-day'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { festivalsOfYear } from '@trendee/core/festivals/festival-calendar'
import { isNamedBy } from '@trendee/core/search/is-named-by'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { reportTitles } from '@trendee/store/reports/reports'

type Topic = OutputOf<typeof CONTRACT.search.esSearch>['topics'][number]

const MOST_OF_EACH = 5

/** Festivals and reports that words name; as the words were typed, or put right. */
export async function namedTopics({ analytics, store }: Runtime, words: readonly string[]): Promise<Topic[]> {
  const [asOf, reports] = await Promise.all([newestTrendDay(analytics), reportTitles(store.db)])
  const festivals = asOf === null ? [] : festivalsOfYear(Number(asOf.slice(0, 4)))
  const named = (topics: readonly Topic[]) =>
    topics
      .filter(({ name, name_zh: nameZh }) => words.some((typed) => isNamedBy(typed, [name, nameZh])))
      .slice(0, MOST_OF_EACH)
  return [
    ...named(festivals.map(({ id, name, nameZh }) => ({ kind: 'festival', id, name, name_zh: nameZh }))),
    ...named(reports.map(({ id, title }) => ({ kind: 'report', id, name: title.en, name_zh: title.zh }))),
  ]
}
