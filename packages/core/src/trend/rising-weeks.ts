/** The newest weeks in which a summary counts the rising ones. */
export const RISING_SPAN_WEEKS = 8

/** A smaller change, as a share, is none: what is left of a sum of fractions, and nothing that a curve could show. */
const SMALLEST_CHANGE = 1e-6

/**
 * How many of the newest eight weeks of a line stand above the week before them: what a reader counts on the drawn line. Give
 * it the line as it is drawn, and the week before the eight. A week counts where it and the week before were measured.
 */
export function countRisingWeeks(line: readonly (number | null)[]): number {
  let rising = 0
  for (let week = Math.max(1, line.length - RISING_SPAN_WEEKS); week < line.length; week += 1) {
    const now = line[week] ?? null
    const before = line[week - 1] ?? null
    if (now !== null && before !== null && now > before * (1 + SMALLEST_CHANGE)) rising += 1
  }
  return rising
}
