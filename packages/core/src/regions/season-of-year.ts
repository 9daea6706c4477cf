export const SEASONS_OF_YEAR = ['spring', 'summer', 'autumn', 'winter'] as const
export type SeasonOfYear = (typeof SEASONS_OF_YEAR)[number]

/** Countries whose people wear summer clothes in January. */
const SOUTHERN = new Set(['AR', 'AU', 'BO', 'BR', 'CL', 'MZ', 'NA', 'NZ', 'PE', 'PY', 'UY', 'ZA', 'ZW'])
const FIRST_MONTH = 3
const MONTHS_OF_SEASON = 3

/** Whether a region, or the country that it is a part of, has its summer in January; `false` for a region of no country. */
export function isSouthern(region: string): boolean {
  return SOUTHERN.has(region.slice(0, 2))
}

/** The three months, 1 to 12, of a season in a region: a country, or a part of one such as `US-CA`. */
export function monthsOfSeason(season: SeasonOfYear, region: string): number[] {
  const first = FIRST_MONTH + MONTHS_OF_SEASON * SEASONS_OF_YEAR.indexOf(season) + (isSouthern(region) ? 6 : 0)
  return Array.from({ length: MONTHS_OF_SEASON }, (_, place) => ((first + place - 1) % 12) + 1)
}
