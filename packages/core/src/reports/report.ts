import type { Confidence } from '../forecast/forecast-confidence'
import type { Language } from '../language/languages'
import type { SentenceOf } from '../sentences/sentence'
import type { Evidence } from '../series/evidence'
import type { WeeklySeries } from '../series/weekly-series'
import type { Lifecycle } from '../trend/vocabulary'

export const REPORT_KINDS = ['weekly', 'season', 'category'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** A sentence in each language; its numbers open the address of the screen that shows them. */
export type ReportSentence = Readonly<Record<Language, SentenceOf<string>>>
export type InBothWords = Readonly<Record<Language, string>>

/** The forecast of a trend on the newest day of its data. */
export interface TrendOutlook {
  /** Monday of the peak of the year ahead; `null` where it has none. */
  readonly peakWeek: string | null
  /** Mean of the year ahead against the last, a fraction. */
  readonly growth: number | null
  readonly confidence: Confidence | null
  readonly lifecycle: Lifecycle | null
  readonly isSeasonal: boolean
  /** First and last day of the coming seasons whose verdict is to leave it. */
  readonly leftSeasons: readonly { readonly from: string; readonly to: string }[]
}

/** What a report knows of a trend: weekly searches, and what to call it. */
export interface ReportTrend {
  readonly trendId: string
  readonly name: string
  readonly nameZh: string
  readonly type: string
  readonly gender: string
  readonly primaryCategory: string
  readonly series: WeeklySeries
  /** `null` without a forecast. */
  readonly outlook: TrendOutlook | null
}

/** A trend of a section: on its picture board and in its chart. */
export interface ReportedTrend {
  readonly trendId: string
  readonly name: string
  readonly nameZh: string
  readonly type: string
  readonly gender: string
  /** Searches of the report's weeks against the same weeks of the year before, a fraction. */
  readonly yoy: number
  /** The year up to the report's day. */
  readonly year: WeeklySeries
}

/** A product of a section: on its picture board. */
export interface ReportedProduct {
  readonly platform: string
  readonly productId: string
  /** As its shop writes it. */
  readonly title: string
  readonly shop: InBothWords
  /** In the shop's own currency; `null` where it names none. */
  readonly price: { readonly amount: number; readonly currency: string } | null
  readonly units: number
  readonly evidence: Evidence
  /** Days that the units are of: a shop may tell those of a period of its own. */
  readonly days: number
}

export interface ReportSection {
  readonly heading: InBothWords
  readonly sentences: readonly ReportSentence[]
  readonly trends: readonly ReportedTrend[]
  readonly products: readonly ReportedProduct[]
  /** Whose data it is, and up to which day. */
  readonly source: InBothWords
}

/** A report as it was written: numbers, words and addresses, which no later data changes. */
export interface Report {
  readonly id: string
  readonly kind: ReportKind
  /** The category of a category report, else ''. */
  readonly subject: string
  /** '' for all countries. */
  readonly region: string
  /** Last day that it tells of. */
  readonly asOf: string
  readonly title: InBothWords
  readonly teaser: InBothWords
  readonly sections: readonly ReportSection[]
  /** By which day to order what; told to those alone who see forecasts. `null` where nothing is to be ordered soon. */
  readonly orders: ReportSection | null
  /**
   * Whether it was written while its weeks were the newest in the data. Later only searches can be told as they stood: of
   * shops and networks it has nothing.
   */
  readonly isInTime: boolean
}
