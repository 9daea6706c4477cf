/** Years by which a season's may differ from its show's: FW26 is shown in 2025, an archive collection is shown again. */
const YEARS_APART = 3

/** Whether a season's code (`readSeason`) names a year that its show, on the ISO day `shownOn`, cannot be of. */
export function isFarSeason(season: string, shownOn: string): boolean {
  const digits = /\d+$/.exec(season)?.[0]
  if (digits === undefined) return false
  const years = digits.length === 2 ? [1900 + Number(digits), 2000 + Number(digits)] : [Number(digits)]
  return !years.some((year) => Math.abs(year - Number(shownOn.slice(0, 4))) <= YEARS_APART)
}
