/** The second of the newest import, and how many row numbers its imports have used. */
let lastSecond = 0
let used = 0

/**
 * Versions for the rows of a file that was first tried at `second`, in Unix seconds: whatever was read later has the
 * larger one. Small files are read many a second, so each counts on from where the one before it ended; else, of two
 * files, the one with more rows would pass for the newer. The result takes the 0-based row of the file; versions exceed
 * 2^53.
 */
export function rowVersions(second: number): (sourceRow: number) => bigint {
  // Seconds, then nine digits of the row: below 2^64 until the year 2554.
  const base = BigInt(second) * 1_000_000_000n
  const first = second === lastSecond ? used : 0
  return (sourceRow) => {
    if (second !== lastSecond) used = 0
    lastSecond = second
    used = Math.max(used, first + sourceRow + 1)
    return base + BigInt(first + sourceRow)
  }
}
