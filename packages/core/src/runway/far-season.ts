/** Years by which a season's may differ from its show's: FW26 is shown in 2025, an archive collection is shown again. */
const YEARS_APART = 3
const NAMES_SEASON = /^(?:ss|fw|aw|pf|s\/s|f\/w|a\/w|pre|spring|summer|fall|autumn|winter|resort|cruise)(?![a-z])/i

/**
 * Whether a season's name speaks of a year that its show cannot be of: `SS9999`, `Resort 2062`, `SS260`. Names that are no
 * season's ("Drop 123") are nobody's business; `shownOn` is the show's ISO day.
 */
export function isFarSeason(season: string, shownOn: string): boolean {
  if (!NAMES_SEASON.test(season)) return false
  const shown = Number(shownOn.slice(0, 4))
  return [...season.matchAll(/\d{2,}/g)].some(([digits]) => {
    const years = digits.length === 2 ? [1900 + Number(digits), 2000 + Number(digits)] : [Number(digits)]
    return !years.some((year) => Math.abs(year - shown) <= YEARS_APART)
  })
}
