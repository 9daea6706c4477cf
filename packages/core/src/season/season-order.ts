import { addWeeks } from '../periods/week'
import { type SellingSeason, sellingWeeks } from './selling-season'

/** The last days to order for a season. */
export interface SeasonOrderDays {
  /** So that goods are there for its first week. */
  readonly forFirstWeek: string
  /** For its top; `null` where it has none. */
  readonly forTop: string | null
}

export function seasonOrderDays(
  season: SellingSeason,
  region: string,
  { peakWeek, leadWeeks }: { readonly peakWeek: string | null; readonly leadWeeks: number },
): SeasonOrderDays {
  return {
    forFirstWeek: addWeeks(sellingWeeks(season, region).from, -leadWeeks),
    forTop: peakWeek === null ? null : addWeeks(peakWeek, -leadWeeks),
  }
}

/** Of seasons in their order, the first for whose first week goods ordered today are in time; the last one where none is. */
export function seasonToOrder<Told extends { readonly selling: SellingSeason }>(
  seasons: readonly Told[],
  region: string,
  { today, leadWeeks }: { readonly today: string; readonly leadWeeks: number },
): Told | undefined {
  const ahead = seasons.find(
    ({ selling }) => seasonOrderDays(selling, region, { peakWeek: null, leadWeeks }).forFirstWeek >= today,
  )
  return ahead ?? seasons.at(-1)
}
