import type { MetricSummary } from '@trendee/analytics/trends/metric-summary'
import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { trendNamed } from '@trendee/core/trend/trend-identity'
import { LEVELS, WINDOWS } from '@trendee/core/trend/vocabulary'
import { type CollectedKey, type CollectedTrend, collectedBy } from '@trendee/store/collections/collected-trends'
import { type Decision, decisionsOf } from '@trendee/store/collections/decisions'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { photosOfTrends } from '../../answers/trend-photos'
import { collectedAnswer, currentTrends, newestDay } from './collected-answer'
import { takenBy } from './decisions'

type Entry = typeof CONTRACT.collection.collectInfoList
type Asked = Pick<ParsedOf<Entry>, 'sort' | 'order' | 'window'>

/** What the list is sorted by, greater first; `null` comes last either way. */
function sortKey(
  { sort, window }: Asked,
  collected: CollectedTrend,
  metric: MetricSummary | undefined,
): number | string | null {
  if (sort === 'collected') return collected.collectedAt.getTime()
  if (sort === 'name') return metric?.name ?? trendNamed(collected.trendId).name
  if (metric === undefined) return null
  return sort === 'level' ? -LEVELS.indexOf(metric.level) : (metric.growth[WINDOWS.indexOf(window)] ?? null)
}

/** In the asked order; in that of the project `order` says nothing. */
function sorted(
  all: readonly CollectedTrend[],
  found: ReadonlyMap<string, MetricSummary>,
  asked: Asked,
): readonly CollectedTrend[] {
  if (asked.sort === 'place') return all
  const keyed = all.map((one) => ({ one, key: sortKey(asked, one, found.get(one.trendId)) }))
  const direction = asked.order === 'desc' ? -1 : 1
  const rows = keyed.toSorted((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null)
    return a.key === b.key ? 0 : a.key < b.key ? -direction : direction
  })
  return rows.map(({ one }) => one)
}

const decidedKey = ({ projectId, trendId }: CollectedKey) => `${projectId}/${trendId}`

/** The last decision on each trend of each project, of a list that is newest first. */
function newestDecisions(decisions: readonly Decision[]): ReadonlyMap<string, Decision> {
  return new Map(decisions.toReversed().map((decision) => [decidedKey(decision), decision]))
}

export const collectInfoList: Handler<Entry> = async (input, call) => {
  const { categoryId, gender, region, window, sort, order, page, pageSize } = input
  const { accountId } = memberOf(call)
  const all = await collectedBy(call.runtime.store.db, accountId, categoryId)
  const asked = { sort, order, window }
  const pageOf = (rows: readonly CollectedTrend[]) => rows.slice((page - 1) * pageSize, page * pageSize)
  // Only what is sorted by the data needs all of it.
  const isByData = sort === 'level' || sort === 'growth' || sort === 'name'
  const told = isByData ? all : pageOf(sorted(all, new Map(), asked))
  const found = await currentTrends(call, told, { gender, region })
  const shown = isByData ? pageOf(sorted(all, found, asked)) : told
  const decided = newestDecisions(await decisionsOf(call.runtime.store.db, accountId, categoryId))
  const photos = await photosOfTrends(call.runtime.analytics, [...found.values()], gender)
  const list = shown.map((one) => {
    const decision = decided.get(decidedKey(one))
    return collectedAnswer(one, found.get(one.trendId), window, photos, decision ? takenBy(decision, accountId) : null)
  })
  return { list, total: all.length, page, pageSize, as_of: newestDay(list) }
}
