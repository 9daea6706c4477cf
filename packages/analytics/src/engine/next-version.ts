let lastVersion = 0

/** The version of a row, from the clock in microseconds. It always grows: rows of one millisecond need an order, too. */
export function nextVersion(): number {
  lastVersion = Math.max(lastVersion + 1, Date.now() * 1000)
  return lastVersion
}
