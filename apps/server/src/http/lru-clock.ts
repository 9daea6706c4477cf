/** Lets a cache with a time to live read this clock, each time anew. */
export function lruClock(now: () => Date): { perf: { now(): number }; ttlResolution: number } {
  return { perf: { now: () => now().getTime() }, ttlResolution: 0 }
}
