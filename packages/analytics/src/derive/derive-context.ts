import type { FrozenForecast, FrozenForecastScore, MovedSeries } from '@trendee/core/forecast/frozen-forecast'
import type { Report } from '@trendee/core/reports/report'
import type { ShownStyle, StyleChoice } from '@trendee/core/styles/style-of-the-day'
import type { AnalyticsDb } from '../engine/db'
import type { TouchedTrends } from './touched-trends'
import type { ForecastCache } from './forecast-cache'
import type { AnalysisContext, PreparedRegion, RegionTask } from './prepare-region'

/** A frozen forecast on record. */
export interface RecordedForecast extends FrozenForecast {
  readonly forecastId: string
}

/** The record of forecasts. It lies in the store, which this package does not import: the runtime gives it. */
export interface ForecastLedger {
  /** A forecast that exists for the same series and origin stays as it was. */
  freeze(forecasts: readonly FrozenForecast[]): Promise<void>
  /** Forecasts that weeks up to `lastWeek` can score further, `limit` at a time, by id, after `afterId`. */
  toScore(lastWeek: string, afterId: string, limit: number): Promise<readonly RecordedForecast[]>
  /** Says of frozen forecasts that input of theirs was taken back. */
  markWithdrawn(touched: TouchedTrends): Promise<void>
  /** Hands forecasts on with the series that they are of. */
  follow(moved: readonly MovedSeries[]): Promise<void>
  saveScore(forecastId: string, score: FrozenForecastScore): Promise<void>
}

/** Analyses regions, several at a time. */
export interface RegionAnalysis {
  /** Regions that are analysed at once; a further one waits. */
  readonly width: number
  analyse(task: RegionTask): Promise<PreparedRegion>
  close(): Promise<void>
}

export interface WrittenReport {
  readonly report: Report
  /** Its last day is the newest in the data: it may be written anew. */
  readonly isOpen: boolean
}

/** Where reports are kept; it lies in the store, too. */
export interface ReportShelf {
  /** The last day that each report tells of, by its id. */
  lastDays(): Promise<ReadonlyMap<string, string>>
  /** One whose time is over stays as it was written; an open one, or one that tells of later days, is written anew. */
  keep(written: readonly WrittenReport[]): Promise<void>
}

/** The style that a day was given, with what decided it. */
export interface ChosenStyle extends StyleChoice {
  readonly day: string
  readonly region: string
}

/** Where the style of each day is kept, once and for all; in the store as well. */
export interface StyleShelf {
  /** Of days from `first` on. */
  shownSince(first: string): Promise<readonly ShownStyle[]>
  /** A day that has a style keeps it. */
  keep(chosen: readonly ChosenStyle[]): Promise<void>
}

/** What people keep of products: stars, alerts, references of projects; in the store as well. Ids are `platform.id`. */
export interface ProductKeeper {
  /** Products of a platform that somebody keeps. */
  of(platform: string): Promise<readonly string[]>
  /** Hands what is kept on to the ids that products have from now on. */
  move(moved: readonly { readonly from: string; readonly to: string }[]): Promise<void>
}

/** What the stages work with. */
export interface DeriveContext {
  readonly db: AnalyticsDb
  readonly keeper: ProductKeeper
  readonly ledger: ForecastLedger
  readonly reports: ReportShelf
  readonly styles: StyleShelf
  /** Starts the worker threads of one analysis. */
  readonly openAnalysis: (context: AnalysisContext) => RegionAnalysis
  readonly forecasts: ForecastCache
  /** The day by which data is stale. */
  readonly today: () => Promise<string>
  readonly signal: AbortSignal
}
