/**
 * The whole seconds since the epoch, from a moment (milliseconds, as `Date.now` gives it) until now. What happened since
 * that moment is dated with one of them, however long the machine took.
 */
export function secondsSince(moment: number): number[] {
  const first = Math.floor(moment / 1000)
  const last = Math.ceil(Date.now() / 1000)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
