import type { TrendSeason } from '@trendee/contract/trends/trend-season'
import { seasonThatDecides, seasonToMeet } from '@trendee/contract/trends/season-to-meet'
import { type SellingSeason, seasonNamed } from '@trendee/core/season/selling-season'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { useLeadWeeks } from '../../shared/trends/lead-time'
import type { TrendDetail } from './trend-models'
import { trendDetailSearch } from './trend-search'

/** A season as the API tells it, with its name taken apart. */
export interface Told extends TrendSeason {
  readonly selling: SellingSeason
}

export function toldSeasons({ forecast_seasons: seasons }: TrendDetail): Told[] {
  return seasons.map((told) => ({ ...told, selling: seasonNamed(told.season) }))
}

/** The coming seasons of a trend's page, and those that it speaks of. */
export function useSeasonsAhead(detail: TrendDetail) {
  const [leadWeeks] = useLeadWeeks()
  const { search } = useScreenSearch(trendDetailSearch)
  const { region, told_on: today } = detail.trend
  const ahead = toldSeasons(detail).filter((season) => !season.is_backtest)
  const named = (id: string | undefined) => ahead.find(({ season }) => season === id)
  return {
    ahead,
    /** The one that the address names. */
    chosen: named(search.season),
    /** The one by which the page decides: the chosen one, else the one that goods ordered today still meet, where it decides. */
    decides: named(search.season) ?? named(seasonThatDecides(detail.trend, leadWeeks)?.season),
    /** The one that goods ordered today still meet, whatever is said of it. */
    toOrder: named(seasonToMeet(detail.trend, leadWeeks)?.season),
    region,
    today,
    leadWeeks,
  }
}
