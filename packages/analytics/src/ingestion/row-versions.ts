const DAY_NANOSECONDS = 86_400_000_000_000n
const DAY_MS = 86_400_000
/** Rows of a file that have a version of their own. */
const ROW_BITS = 28n

/**
 * Versions of a file's rows: of two statements about one thing the one of the later day counts, whatever the order of
 * the imports and the clock of the server. Files of one day are put in the order of their hash (18 bits of it), rows of
 * a file in their own. The result takes the row's ISO day and its 0-based number; versions exceed 2^53.
 */
export function rowVersions(fileHash: string): (day: string, sourceRow: number) => bigint {
  // 46 bits fill the 86.4 × 10^12 numbers of a day; versions of before were moments on the same scale.
  const file = BigInt(Number.parseInt(fileHash.slice(0, 5), 16) >> 2) << ROW_BITS
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
