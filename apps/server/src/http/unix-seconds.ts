/** An instant in the API's unit: whole unix seconds. */
export function unixSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}

/** The same where there may be none. */
export function unixSecondsOrNull(instant: Date | null | undefined): number | null {
  return instant ? unixSeconds(instant) : null
}
