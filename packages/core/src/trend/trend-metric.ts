import type { Confidence } from '../forecast/forecast-confidence'
import type { JudgedSeason } from '../season/judge-seasons'
import type { CurveStory } from './curve-story'
import type { PlatformAgreement } from './platform-agreement'

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
  /** Whom the platform's curve is of, '' of everybody: a search of everybody may speak for what one gender alone wears. */
  readonly signalGender: string
  /** Of which place the platform's curve is, '' of a feed that names none: it speaks in every region that has no curve of its own. */
  readonly signalRegion: string
  readonly asOf: string
  readonly lastWeek: string
  /** The last day on which it speaks of today; see `stale-series.ts`. */
  readonly freshUntil: string
  readonly growth: readonly (number | null)[]
  readonly growthReason: readonly string[]
  /** By window, without season; see `adjustedChange`. */
  readonly adjustedGrowth: readonly (number | null)[]
  readonly yoy: number | null
  readonly ytd: number | null
  readonly level: string
  readonly levelWhy: string
  readonly story: TrendStory
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
  /** What is said of the selling seasons ahead, and how the same was borne out in those of the last two years. */
  readonly seasons: readonly JudgedSeason[]
  /** By whose curve they are said: the row's own gender, or '' for everybody's where the own tells none. */
  readonly seasonGender: string
}

/** What a why tells beside the level: the newest change of the curve, and who else moves so. */
export interface TrendStory {
  readonly curve: CurveStory | null
  readonly agreement: PlatformAgreement | null
}

/** What one platform says about the trend. */
export interface PlatformMetric {
  readonly platform: string
  readonly evidence: string
  /** Whom its curve is of; '' of everybody. */
  readonly gender: string
  /** Of which place its curve is; '' of a feed that names none. */
  readonly region: string
  /** What the score ranks: over the year before without season; of a short history, the newest quarter over the one before. */
  readonly growth: number | null
  /** What is shown beside the other platforms of the trend: all of one period. See `changesAlike`. */
  readonly change: number | null
  readonly changeWeeks: number | null
  readonly percentile: number | null
  readonly weight: number
  readonly leadWeeks: number | null
  readonly start: string
  readonly line: readonly (number | null)[]
}
