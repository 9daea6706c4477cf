import type { Signal } from './signal'

/**
 * Weight of a platform in the trend score. Platforms that show what people look for, watch or buy count fully;
 * those that show what is offered (shows, brands' own shops) count half, because an offer is not yet a demand.
 */
const PLATFORM_WEIGHTS: Readonly<Record<string, number>> = { runway: 0.5, 'brand-site': 0.5 }
const DEFAULT_WEIGHT = 1

/** What one platform alone says is as often its own chance; where only one ranks anything, it is all there is. */
const LEAST_PLATFORMS = 2

/** The growth of fewer products is theirs, not a trend's: where seven sell, a new one that sells is a rise to three times as much. */
export const SCORED_PRODUCTS = 10

/** Whether enough is behind a platform's growth to rank it. Of what counts no products that is asked where the growth is made. */
export function isRanked({ manyAt, series }: Pick<Signal, 'manyAt' | 'series'>): boolean {
  return manyAt === undefined || (manyAt !== null && manyAt < series.values.length)
}

/** Season-adjusted growth (a fraction) of one trend by platform; a platform without a value is left out or `null`. */
export interface TrendGrowths {
  readonly id: string
  readonly growthByPlatform: Readonly<Record<string, number | null>>
}

/** One platform's share in a score. */
export interface ScorePart {
  readonly platform: string
  readonly growth: number
  /** 0–100: share of the platform's other trends that grew less; ties count half. 50 when it is alone. */
  readonly percentile: number
  /** Trends of this platform that were ranked, this one included. */
  readonly peers: number
  /** Share of this platform in the score; the parts' weights add up to 1. */
  readonly weight: number
}

export interface TrendScore {
  /** 0–100, one decimal; `null` when no platform has a growth, or one alone of several that rank trends. */
  readonly score: number | null
  readonly parts: readonly ScorePart[]
}

/** Joins platforms: weighted mean of the per-platform percentile of season-adjusted growth, for all trends at once. */
export function scoreTrends(trends: readonly TrendGrowths[]): Map<string, TrendScore> {
  const sortedByPlatform = new Map<string, number[]>()
  for (const { growthByPlatform } of trends) {
    for (const [platform, growth] of Object.entries(growthByPlatform)) {
      if (growth === null) continue
      const growths = sortedByPlatform.get(platform)
      if (growths === undefined) sortedByPlatform.set(platform, [growth])
      else growths.push(growth)
    }
  }
  for (const growths of sortedByPlatform.values()) growths.sort((a, b) => a - b)
  const ranking = [...sortedByPlatform.values()].filter((growths) => growths.length > 1)
  const least = Math.min(LEAST_PLATFORMS, ranking.length)
  return new Map(
    trends.map((trend) => {
      const { score, parts } = scoreOf(trend, sortedByPlatform)
      const ranked = parts.filter(({ peers }) => peers > 1).length
      return [trend.id, { score: ranked < least ? null : score, parts }]
    }),
  )
}

const weightOf = (platform: string) => PLATFORM_WEIGHTS[platform] ?? DEFAULT_WEIGHT

function scoreOf(trend: TrendGrowths, sortedByPlatform: ReadonlyMap<string, readonly number[]>): TrendScore {
  const parts: ScorePart[] = []
  let total = 0
  for (const [platform, growth] of Object.entries(trend.growthByPlatform)) {
    const sorted = sortedByPlatform.get(platform)
    if (growth === null || sorted === undefined) continue
    const weight = weightOf(platform)
    total += weight
    parts.push({ platform, growth, percentile: percentileOf(growth, sorted), peers: sorted.length, weight })
  }
  if (parts.length === 0) return { score: null, parts: [] }
  const shares = parts.map((part) => Object.assign(part, { weight: part.weight / total }))
  const score = shares.reduce((sum, part) => sum + part.weight * part.percentile, 0)
  return { score: Math.round(score * 10) / 10, parts: shares }
}

/** Place of `value` among `sorted` (ascending, itself included): 0 for the lowest, 100 for the highest, ties in the middle. */
export function percentileOf(value: number, sorted: readonly number[]): number {
  if (sorted.length <= 1) return 50
  const below = countBelow(sorted, value, false)
  const belowOrEqual = countBelow(sorted, value, true)
  const others = sorted.length - 1
  return (100 * (below + Math.max(0, belowOrEqual - below - 1) / 2)) / others
}

/** How many of the sorted values are under `limit` (or not over it); binary search. */
function countBelow(sorted: readonly number[], limit: number, includesEqual: boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    const value = sorted[middle] ?? 0
    if (value < limit || (includesEqual && value === limit)) low = middle + 1
    else high = middle
  }
  return low
}
