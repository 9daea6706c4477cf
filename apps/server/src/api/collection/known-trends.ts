import { trendStandings } from '@trendee/analytics/trends/trend-standings'
import { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import type { NewCollected } from '@trendee/store/collections/collected-trends'
import { trendFormerly } from '@trendee/store/forecasts/moved-series'
import type { Call } from '../../http/handler'

/** 1002 with what was asked for, and where it can be wished for. */
function unknownTrend(name: string): ApiError {
  return new ApiError('not_found', 'The trend has not yet been included in the database', {
    field: 'trendName',
    trendName: name,
    request: CONTRACT.words.suggestKeyword.path,
  })
}

/**
 * Trends by id or by name in either language, with how they stand, each once; an id of before leads to the trend that it is
 * now. Throws `not_found` for one that no region knows.
 */
export async function knownTrends({ runtime, state }: Call, names: readonly string[]): Promise<NewCollected[]> {
  const { analytics, store } = runtime
  const formerly = await Promise.all(names.map((name) => trendFormerly(store.db, trendIdOf(name))))
  const candidates = names.map((name, index) => [name, trendIdOf(name), formerly[index] ?? ''])
  const ids = [...new Set(candidates.flat())].filter((id) => id !== '')
  const found = await trendStandings(analytics, ids, state.today())
  const known = candidates.map((own, index): NewCollected => {
    const trendId = own.find((id) => found.has(id))
    if (trendId === undefined) throw unknownTrend(names[index] ?? '')
    return { trendId, standings: found.get(trendId) ?? [] }
  })
  return [...new Map(known.map((trend) => [trend.trendId, trend])).values()]
}
