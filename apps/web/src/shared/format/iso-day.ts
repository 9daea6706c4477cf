/** The UTC day of unix seconds as `YYYY-MM-DD`. */
export function isoDay(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString().slice(0, 10)
}
