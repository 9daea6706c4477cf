import { Draws } from './seeded-draws'
import { HANDLE_FIRST, HANDLE_LAST } from './vocabulary/names'

/** Someone who posts. */
export interface DemoCreator {
  readonly handle: string
  readonly platform: 'instagram' | 'tiktok'
  readonly region: string
  /** At the end of the world; a year before it was `1 − growth` of that. */
  readonly followers: number
  readonly growth: number
  /** Share of followers who like a usual post. */
  readonly likeShare: number
  /** Share of their posts that go with what is new: the early ones are what trends are read from. */
  readonly newsShare: number
  /** How much of all posts are theirs. */
  readonly weight: number
}

const REGIONS = ['US', 'US', 'US', 'GB', 'GB', 'FR', 'DE', 'IT', 'BR', 'AU', 'JP'] as const

/** The 400 creators: few large, many small. */
export function demoCreators(seed: number): DemoCreator[] {
  return HANDLE_FIRST.flatMap((first, row) =>
    HANDLE_LAST.map((last, column) => {
      const draws = new Draws(seed, 'creator', row, column)
      const followers = Math.round(Math.min(4_000_000, draws.spread(18_000, 1.4)))
      return {
        // The ending keeps invented handles apart from real people's.
        handle: `${first}.${last}.demo`,
        platform: draws.chance(0.6) ? 'instagram' : 'tiktok',
        region: draws.pick(REGIONS),
        followers: Math.max(800, followers),
        growth: draws.between(0.02, 0.5),
        // Small accounts are closer to their followers.
        likeShare: draws.spread(0.035, 0.4) * (20_000 / Math.max(2000, followers)) ** 0.12,
        newsShare: draws.between(0.05, 0.4),
        weight: draws.spread(1, 0.7),
      }
    }),
  )
}
