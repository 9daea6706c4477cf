import type { TrendSeason as StoredSeason } from '@trendee/analytics/tables/trend-season'
import type { TrendSeason } from '@trendee/contract/trends/trend-season'
import { addDays } from '@trendee/core/periods/week'
import { seasonOfId, sellingWeeks } from '@trendee/core/season/selling-season'

/** A stored season as the API tells it, with its days; none where its name is not one of ours. */
export function seasonAnswer(stored: StoredSeason, region: string): TrendSeason[] {
  const season = seasonOfId(stored.season)
  if (season === null) return []
  const { from, weeks } = sellingWeeks(season, region)
  return [{ ...stored, from, to: addDays(from, 7 * weeks - 1) }]
}
