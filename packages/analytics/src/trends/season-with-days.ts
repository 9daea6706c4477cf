import { seasonDays, seasonNamed } from '@trendee/core/season/selling-season'

/** Of which region a trend's row is, and by whose curve its seasons are said. */
interface OfRow {
  readonly region: string
  readonly season_gender: string
}

/** A stored season as it is told, with its days and by whose curve. */
export function seasonWithDays<Stored extends { readonly season: string }>(
  stored: Stored,
  { region, season_gender: gender }: OfRow,
): Stored & { gender: string; from: string; to: string } {
  return { ...stored, gender, ...seasonDays(seasonNamed(stored.season), region) }
}
