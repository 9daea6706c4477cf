import { YEAR } from './forecast-settings'

/**
 * The plainest forecast, seasonal naive: for each week what the same week a year before was; `null` where that was not
 * measured.
 * @param training values up to the origin, oldest first
 */
export function repeatLastYear(training: readonly (number | null)[], horizon: number): (number | null)[] {
  return Array.from({ length: horizon }, (_, ahead) => training[training.length - YEAR + (ahead % YEAR)] ?? null)
}
