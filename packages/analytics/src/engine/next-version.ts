let lastVersion = 0

/** No version at or below `version` is given out any more. */
export function versionsFrom(version: number): void {
  lastVersion = Math.max(lastVersion, version)
}

/** The version of a row, from the clock in microseconds. It always grows: rows of one millisecond need an order, too. */
export function nextVersion(): number {
  lastVersion = Math.max(lastVersion + 1, Date.now() * 1000)
  return lastVersion
}
