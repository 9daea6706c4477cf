import { WEEKS_A_YEAR } from './forecast-settings'

/**
 * Row-major table of `weeks` rows: 1, then cosine and sine of each harmonic 1 … `harmonics` of the mean year.
 * Row width is 1 + 2 × harmonics. The constant leads because it stands for the level.
 */
export function seasonWaves(weeks: number, harmonics: number): Float64Array {
  const width = 1 + 2 * harmonics
  const table = new Float64Array(weeks * width)
  for (let week = 0; week < weeks; week++) {
    table[week * width] = 1
    for (let k = 1; k <= harmonics; k++) {
      const angle = (2 * Math.PI * k * week) / WEEKS_A_YEAR
      table[week * width + 2 * k - 1] = Math.cos(angle)
      table[week * width + 2 * k] = Math.sin(angle)
    }
  }
  return table
}
