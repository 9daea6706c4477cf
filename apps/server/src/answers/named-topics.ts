import { newestTrendDay } from '@trendee/analytics/festivals/newest-day'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { reportTexts } from '@trendee/contract/texts/reports'
import { festivalsOfYear } from '@trendee/core/festivals/festival-calendar'
import { namedBy } from '@trendee/core/search/named-by'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { reportTitles } from '@trendee/store/reports/reports'

type Topic = OutputOf<typeof CONTRACT.search.esSearch>['topics'][number]

const MOST_OF_EACH = 5
/** English titles do not say what they are of. */
const REPORT = ['report', '报告']

/** Festivals and reports that words name, the nearest name first; as the words were typed, or put right. */
export async function namedTopics({ analytics, store }: Runtime, words: readonly string[]): Promise<Topic[]> {
  const [asOf, reports] = await Promise.all([newestTrendDay(analytics), reportTitles(store.db)])
  const festivals = asOf === null ? [] : festivalsOfYear(Number(asOf.slice(0, 4)))
  const named = (topics: readonly (Topic & { readonly saidBeside?: readonly string[] })[]) => {
    const found = words.flatMap((typed) =>
      namedBy(
        typed,
        topics.map((topic) => ({ ...topic, names: [topic.name, topic.name_zh] })),
      ),
    )
    const unique = new Map(found.map(({ kind, id, name, name_zh }) => [id, { kind, id, name, name_zh }]))
    return [...unique.values()].slice(0, MOST_OF_EACH)
  }
  return [
    ...named(festivals.map(({ id, name, nameZh }) => ({ kind: 'festival', id, name, name_zh: nameZh }))),
    ...named(
      reports.map(({ id, kind, title }) => ({
        kind: 'report',
        id,
        name: title.en,
        name_zh: title.zh,
        saidBeside: [...Object.values(reportTexts[`reports.kind_${kind}`]), ...REPORT],
      })),
    ),
  ]
}
