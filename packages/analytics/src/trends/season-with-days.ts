import { addDays } from '@trendee/core/periods/week'
import { seasonOfId, sellingWeeks } from '@trendee/core/season/selling-season'

/** Of which region a trend's row is, and by whose curve its seasons are said. */
interface OfRow {
  readonly region: string
  readonly season_gender: string
}

/** A stored season as it is told, with its days and by whose curve; none where its name is not one of ours. */
export function seasonWithDays<Stored extends { readonly season: string }>(
  stored: Stored,
  { region, season_gender: gender }: OfRow,
): (Stored & { gender: string; from: string; to: string })[] {
  const season = seasonOfId(stored.season)
  if (season === null) return []
  const { from, weeks } = sellingWeeks(season, region)
  return [{ ...stored, gender, from, to: addDays(from, 7 * weeks - 1) }]
}
