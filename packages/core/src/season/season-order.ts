import { addWeeks } from '../periods/week'
import { type SellingSeason, sellingWeeks } from './selling-season'

/** The last day to order for a season: goods are to be there for its top, where it has one, else for its first week. */
export function seasonOrderBy(
  season: SellingSeason,
  region: string,
  { peakWeek, leadWeeks }: { readonly peakWeek: string | null; readonly leadWeeks: number },
): string {
  return addWeeks(peakWeek ?? sellingWeeks(season, region).from, -leadWeeks)
}

/** Of seasons in their order, the first for which the day to order lies ahead; the last one where none does. */
export function seasonToOrder<Told extends { readonly selling: SellingSeason; readonly peak_week: string | null }>(
  seasons: readonly Told[],
  region: string,
  { today, leadWeeks }: { readonly today: string; readonly leadWeeks: number },
): Told | undefined {
  const ahead = seasons.find(
    ({ selling, peak_week: peakWeek }) => seasonOrderBy(selling, region, { peakWeek, leadWeeks }) >= today,
  )
  return ahead ?? seasons.at(-1)
}
