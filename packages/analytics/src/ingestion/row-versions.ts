const DAY_NANOSECONDS = 86_400_000_000_000n
const DAY_MS = 86_400_000
/** Rows of a file that have a version of their own. */
const ROW_BITS = 28n
/** Imports that have versions of their own in a day; what comes later shares those of the last. */
const LAST_IMPORT = (DAY_NANOSECONDS >> ROW_BITS) - 1n

/**
 * Versions of a file's rows: of two statements about one thing the one of the later day counts, whatever the order of
 * the imports and the clock of the server; of one day that of the later import, by its number from 0; rows of a file
 * count in their own order. The result takes the row's ISO day and its 0-based number; versions exceed 2^53.
 */
export function rowVersions(importNumber: number): (day: string, sourceRow: number) => bigint {
  const number = BigInt(importNumber)
  const file = (number > LAST_IMPORT ? LAST_IMPORT : number) << ROW_BITS
  let lastDay = ''
  let base = 0n
  return (day, sourceRow) => {
    if (day !== lastDay) {
      base = BigInt(Date.parse(`${day}T00:00:00Z`) / DAY_MS) * DAY_NANOSECONDS + file
      lastDay = day
    }
    return base + BigInt(sourceRow)
  }
}
