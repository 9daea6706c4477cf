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

/** Of seasons in their order, the first whose beginning can still be met; the last one where none can. */
export function seasonToOrder<Season extends SellingSeason>(
  seasons: readonly Season[],
  region: string,
  { today, leadWeeks }: { readonly today: string; readonly leadWeeks: number },
): Season | null {
  const met = seasons.find((season) => seasonOrderBy(season, region, { peakWeek: null, leadWeeks }) >= today)
  return met ?? seasons.at(-1) ?? null
}
