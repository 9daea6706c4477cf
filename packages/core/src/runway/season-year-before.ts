/** The same season a year before: `SS25` of `SS26`, `Resort 2025` of `Resort 2026`; `null` where the name ends in no year. */
export function seasonYearBefore(season: string): string | null {
  const [, name, year] = /^(.*\D)(\d{4}|\d{2})$/.exec(season) ?? []
  if (name === undefined || year === undefined) return null
  // Two digits begin anew with every century.
  return name + (year.length === 4 ? String(Number(year) - 1) : String((Number(year) + 99) % 100)).padStart(2, '0')
}
