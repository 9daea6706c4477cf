import { addWeeks, lastCompleteWeek } from '../periods/week'
import { FORECAST_WEEKS } from '../trend/forecast-together'
import type { TREND_TYPES } from '../trend/vocabulary'
import { seasonToOrder } from './season-order'
import type { SeasonReason, SeasonVerdictKind } from './season-verdict'
import { type SellingSeason, seasonsWithin, sellingWeeks } from './selling-season'

/** How the trends of a season are laid out: parts by what they are, in each part groups by what is said of them. */

/** What a collection is put together from, in the order in which it is read. */
export const SEASON_PARTS = ['color', 'garment', 'pattern', 'fabric', 'detail', 'style'] as const
export type SeasonPart = (typeof SEASON_PARTS)[number]

type TrendType = (typeof TREND_TYPES)[number]

/** Types of trends of each part; a topic is nothing that is ordered. */
export const TYPES_OF_PART: Readonly<Record<SeasonPart, readonly TrendType[]>> = {
  color: ['color'],
  garment: ['category', 'product', 'keyword'],
  pattern: ['pattern'],
  fabric: ['fabric', 'texture'],
  detail: ['detail', 'neckline', 'sleeve', 'shape', 'fit-type'],
  style: ['style'],
}

/** `rising`: to order or to test; `returning`: as the year before; `falling`: to leave, for what is lost and not for being out of season. */
export const SEASON_GROUPS = ['rising', 'returning', 'falling'] as const
export type SeasonGroup = (typeof SEASON_GROUPS)[number]

/** What is said of the trends of each group. */
export const SAID_OF_GROUP: Readonly<
  Record<SeasonGroup, { readonly verdicts: readonly SeasonVerdictKind[]; readonly reason?: SeasonReason }>
> = {
  rising: { verdicts: ['order', 'test'] },
  returning: { verdicts: ['returns'] },
  falling: { verdicts: ['leave'], reason: 'falling' },
}

/** The seasons of a region that begin after today and end within a forecast from the last week that was over, in their order. */
export function seasonsAhead(today: string, region: string): SellingSeason[] {
  return seasonsWithin(addWeeks(lastCompleteWeek(today), 1), FORECAST_WEEKS, region).filter(
    (season) => sellingWeeks(season, region).from > today,
  )
}

/** The seasons of a region that goods ordered today still meet in their first week, in their order, as far as any forecast reaches. */
export function seasonsMet(today: string, region: string, leadWeeks: number): SellingSeason[] {
  return seasonsWithin(addWeeks(today, leadWeeks), 2 * FORECAST_WEEKS, region)
}

/** The season that goods ordered today still meet in its first week; the last one ahead where none does. */
export function seasonToAsk(today: string, region: string, leadWeeks: number): SellingSeason {
  const ahead = seasonsAhead(today, region).map((selling) => ({ selling, ...sellingWeeks(selling, region) }))
  const found = seasonToOrder(ahead, { today, leadWeeks })
  if (found === undefined) throw new Error('a year holds no whole season')
  return found.selling
}
