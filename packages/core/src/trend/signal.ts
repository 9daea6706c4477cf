import type { WeeklySeries } from '../series/weekly-series'
import type { Span } from './shared-points'

/** The weekly series of one trend from one platform in one region for one gender. */
export interface Signal {
  readonly platform: string
  readonly trendId: string
  /** '' where the feed names none. */
  readonly region: string
  /** The group that the platform states it for; '' for everybody. */
  readonly gender: string
  readonly evidence: string
  /** Unit to which the values are rounded; `null` where the feed's own values must tell. */
  readonly roundingStep: number | null
  /**
   * Of counts of products: the place in the series of the first week with `SCORED_PRODUCTS` of them behind it, `null` where none has so
   * many. Absent of anything else.
   */
  readonly manyAt?: number | null
  /** What its newest value is of: the weeks of a month all bear the month's. */
  readonly span: Span
  readonly series: WeeklySeries
}
