import { measured } from './robust-statistics'

/**
 * Under this many units a rounded value may be a sixth more or less than it reads, and a count is mostly chance: no ratio, level or
 * forecast is made of it.
 */
export const FINE_UNITS = 3
const YEAR_WEEKS = 52
/** A season of a month is one, and two of the newest three weeks are the beginning of a rise. */
const SEASON_WEEKS = 4
const NEWEST = { weeks: 3, reached: 2 } as const

/**
 * Whether the newest year of a weekly series holds little but rounding or chance: neither four of its weeks nor two of its newest three reach three
 * units of `step`, the unit it is rounded to or counted in (0: neither).
 */
export function isTooSmall(values: readonly (number | null)[], step: number): boolean {
  const reach = (weeks: number) => measured(values.slice(-weeks)).filter((value) => value >= FINE_UNITS * step).length
  return reach(YEAR_WEEKS) < SEASON_WEEKS && reach(NEWEST.weeks) < NEWEST.reached
}
