/** Numbers in [0, 1) that depend on the seed alone (mulberry32): the same record always gets the same picture. */
export type Random = () => number

export function seededRandom(seed: number): Random {
  let state = Math.trunc(seed) >>> 0 || 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const within = (random: Random, low: number, high: number): number => low + (high - low) * random()

export function oneOf<T>(random: Random, options: readonly T[], fallback: T): T {
  return options[Math.floor(random() * options.length)] ?? fallback
}
