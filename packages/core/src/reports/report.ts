import type { Language } from '../language/languages'
import type { SentenceOf } from '../sentences/sentence'
import type { WeeklySeries } from '../series/weekly-series'

export const REPORT_KINDS = ['weekly', 'season', 'category'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** A sentence in each language; its numbers open the address of the screen that shows them. */
export type ReportSentence = Readonly<Record<Language, SentenceOf<string>>>
export type InBothWords = Readonly<Record<Language, string>>

/** What a report knows of a trend: weekly searches, and what to call it. */
export interface ReportTrend {
  readonly trendId: string
  readonly name: string
  readonly nameZh: string
  readonly type: string
  readonly gender: string
  readonly primaryCategory: string
  readonly series: WeeklySeries
}

/** A trend of a section: on its picture board and in its chart. */
export interface ReportedTrend {
  readonly trendId: string
  readonly name: string
  readonly nameZh: string
  readonly type: string
  readonly gender: string
  /** Searches of the four weeks up to the report's day against the same weeks of the year before, a fraction. */
  readonly yoy: number
  /** The year up to the report's day. */
  readonly year: WeeklySeries
}

export interface ReportSection {
  readonly heading: InBothWords
  readonly sentences: readonly ReportSentence[]
  readonly trends: readonly ReportedTrend[]
}

/** A report as it was written: numbers, words and addresses, which no later data changes. */
export interface Report {
  readonly id: string
  readonly kind: ReportKind
  /** The category of a category report, else ''. */
  readonly subject: string
  readonly region: string
  /** Last day that it tells of. */
  readonly asOf: string
  readonly title: InBothWords
  readonly teaser: InBothWords
  readonly sections: readonly ReportSection[]
}
