import type { Confidence } from '../forecast/forecast-confidence'

/** What the analysis found of one trend in one region. `null` is unknown; arrays of growth follow `WINDOWS`. */
export interface TrendMetric {
  readonly trendId: string
  readonly region: string
  readonly gender: string
  readonly name: string
  readonly nameZh: string
  readonly type: string
  readonly primaryCategory: string
  readonly secondaryCategory: string
  readonly hex: string
  readonly platform: string
  readonly evidence: string
  readonly asOf: string
  readonly lastWeek: string
  readonly growth: readonly (number | null)[]
  readonly growthReason: readonly string[]
  readonly yoy: number | null
  readonly ytd: number | null
  readonly level: string
  readonly levelWhy: string
  readonly lifecycle: string
  readonly seasonStrength: number | null
  readonly isSeasonal: boolean
  readonly peakWeek: string | null
  readonly forecastGrowth: number | null
  /** How far the forecast can be relied on; null without one. */
  readonly forecastConfidence: Confidence | null
  readonly score: number | null
  readonly spark: readonly (number | null)[]
  readonly sparkForecast: readonly number[]
  readonly start: string
  readonly line: readonly (number | null)[]
  readonly adjusted: readonly (number | null)[]
  readonly forecastStart: string | null
  readonly forecastMean: readonly number[]
  readonly forecastLower: readonly number[]
  readonly forecastUpper: readonly number[]
  readonly platforms: readonly PlatformMetric[]
}

/** What one platform says about the trend. */
export interface PlatformMetric {
  readonly platform: string
  readonly evidence: string
  readonly growth: number | null
  readonly percentile: number | null
  readonly weight: number
  readonly leadWeeks: number | null
  readonly start: string
  readonly line: readonly (number | null)[]
}
