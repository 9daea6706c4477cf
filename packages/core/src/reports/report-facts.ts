import type { FestivalDay } from '../festivals/festival'
import type { InBothWords, ReportedProduct, ReportTrend } from './report'

/** A brand with the products of its that came within the days. */
export interface BrandArrivals {
  readonly brandId: string
  readonly name: InBothWords
  readonly products: number
}

/** A hashtag that is used more than in as many days before. */
export interface RisingHashtag {
  readonly hashtag: string
  readonly network: InBothWords
  readonly posts: number
  /** A fraction; of the posts that we hold it is that of their share. */
  readonly growth: number
}

/** What is told from a source, with who tells it and the newest day of theirs. */
export interface Told<Row> {
  readonly rows: readonly Row[]
  readonly sources: readonly InBothWords[]
  readonly asOf: string
}

/** What shops and networks tell of the days up to about the report's own. */
export interface MarketFacts {
  readonly days: number
  /** Best sellers, those first that sell most a day; `null` where no shop tells the units of the days. */
  readonly sold: Told<ReportedProduct> | null
  readonly arrived: Told<BrandArrivals> | null
  readonly posted: Told<RisingHashtag> | null
}

/** What a report is written from. */
export interface ReportFacts {
  /** '' for all countries: then no searches are told. */
  readonly region: string
  readonly regionName: InBothWords
  /** Name of the occasion's category; nothing where it has none. */
  readonly subjectName: InBothWords | null
  /** Those of the highest score first. */
  readonly trends: readonly ReportTrend[]
  /** Festivals of the region in the weeks to come, for reports about a week. */
  readonly festivals: readonly FestivalDay[]
  /** `null` for a report that is written after its time. */
  readonly market: MarketFacts | null
}
