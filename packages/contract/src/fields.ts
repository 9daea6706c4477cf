import { z } from 'zod'
import { CONFIDENCES } from '@trendee/core/forecast/forecast-confidence'
import { EVIDENCE_SOURCES } from '@trendee/core/extraction/garment'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { PRICE_DOUBTS } from '@trendee/core/prices/price-doubt'
import { SEASON_REASONS, SEASON_VERDICTS } from '@trendee/core/season/season-verdict'
import { POST_COUNTS } from '@trendee/core/posts/post-counts'
import { EVIDENCE } from '@trendee/core/series/evidence'
import { LEVELS, LIFECYCLES, SERIES_OUTCOMES, TREND_TYPES } from '@trendee/core/trend/vocabulary'

/** Output pieces that several answers share. Shares and growths are fractions; `null` is unknown. */

export const fraction = z.number().nullable()
export const count = z.number().nonnegative()
export const day = z.iso.date()
export const money = z.object({ amount: z.number().nonnegative(), currency: z.string() })

export const evidence = z.enum(EVIDENCE)

/** Weekly values from Monday `start`; a gap is `null`. */
export const weeklyLine = z.object({ start: day, values: z.array(z.number().nullable()) })

/** Where a number comes from, said under each chart: "Google search interest, US, to 10 Aug 2025, relative". */
export const source = z.object({
  platform: z.string(),
  /** Whom its curve is of, '' of everybody: a search may name a gender in its words. */
  gender: z.string(),
  /** Of which place it is, '' of a feed that names none. */
  region: z.string(),
  to: day,
  evidence,
})

/**
 * What became of one file of one term when the files of the term were joined into one curve. `reference`: the newest, on
 * whose scale the curve is; `joined`: multiplied by `factor`; else the reason for which it is left out.
 */
export const seriesJoin = z.object({
  platform: z.string(),
  trend_id: z.string(),
  term: z.string(),
  region: z.string(),
  gender: z.string(),
  /** Name of the file; '' where its import is not on record. */
  file: z.string(),
  /** SHA-256 of the file; of a file put together from several requests also which of them, behind a slash. */
  file_hash: z.string(),
  step: z.enum(['day', 'week', 'month']),
  from: day,
  to: day,
  outcome: z.enum(SERIES_OUTCOMES),
  factor: z.number().nullable(),
  /** Standard error of the factor, as a fraction of it. */
  error: fraction,
  /** Points of time by which it was compared with the other files. */
  shared: z.int(),
  shared_by: z.enum(['week', 'month']),
  /** Weeks that it measured, those of the curve that are its own, those that a newer file says otherwise. */
  weeks: z.int(),
  used: z.int(),
  replaced: z.int(),
})
export type SeriesJoin = z.output<typeof seriesJoin>

/** What a level asks for: at least this much of each. Shares as fractions; `null` of three weeks where none is asked. */
const levelThresholds = z.object({
  z: z.number(),
  rise: z.number(),
  steady_rise: z.number().nullable(),
  steady_z: z.number().nullable(),
  new_rise: z.number(),
  of_top: z.number(),
})

/** Why a trend has its level: enough to write the sentence in any language. */
export const levelWhy = z.object({
  /**
   * `meets_breakout`, `meets_very_hot`, `meets_hot`, `below_hot`, `fell_from_top`, `no_longer_new`, `too_short`,
   * `too_few_recent_weeks`, `no_earlier_year`, `never_moves`, `too_small`, `being_renewed`, `stale`: a level of then is none of today's
   */
  rule: z.string(),
  /** `null` when there was too little to compute them. Shares as fractions; `z` in robust standard deviations. */
  inputs: z
    .object({
      /** Reached by two of the last three weeks, over the year before, season and rounding allowed for. */
      z: z.number(),
      rise: z.number(),
      /** Reached by three of the last four weeks, likewise. */
      steady_rise: z.number(),
      /** z of these three weeks. */
      steady_z: z.number(),
      /** Over twelve weeks ago, on the line without season. */
      new_rise: z.number(),
      /** The better of the last two weeks of the measured line, as a share of its top of the last twelve weeks. */
      of_top: z.number(),
      adjusted_rise: z.number(),
      recent_level: z.number(),
      centre: z.number(),
      spread: z.number(),
      /** Weeks of the last eight that stand above the week before on the line without season. */
      rising_weeks: z.number(),
      season_allowance: z.number(),
      rounding_step: z.number(),
    })
    .nullable(),
  /** What each level asked for here. */
  thresholds: z.object({ hot: levelThresholds, very_hot: levelThresholds, breakout: levelThresholds }),
  sample: z.object({
    weeks: z.int(),
    recent_weeks: z.int(),
    base_weeks: z.int(),
    season_years: z.int(),
    season: z.string(),
  }),
})

/** What a why tells beside the level: the newest change of the curve without season, and who else moves so. */
export const trendStory = z.object({
  curve: z
    .object({
      /** `jumped` and `dropped` within six weeks, `climbed` and `fell` over longer. */
      kind: z.enum(['jumped', 'climbed', 'dropped', 'fell', 'flat']),
      /** Monday of the week in which it began; `null` of what is flat. */
      since: day.nullable(),
      /** Whole years before in which the curve stood still; of what is flat, up to now. */
      flat_years: z.int(),
      /** Where it stood before and stands now, in the unit of its source. */
      from: z.number(),
      to: z.number(),
    })
    .nullable(),
  /** Other platforms by whether they move as the one whose curve is shown; shops alone where there are any. */
  agreement: z
    .object({
      among: z.enum(['shops', 'platforms']),
      agree: z.array(z.string()),
      differ: z.array(z.string()),
    })
    .nullable(),
})

export const attributeValue = z.object({
  type: z.enum(ATTRIBUTE_TYPES),
  value: z.string(),
  name: z.string(),
  name_zh: z.string(),
})

/** An attribute of a record with the words that gave it. */
export const foundAttribute = attributeValue.extend({ words: z.string(), from: z.enum(EVIDENCE_SOURCES) })
export type FoundAttribute = z.output<typeof foundAttribute>

export const swatch = z.object({ value: z.string(), name: z.string(), name_zh: z.string(), hex: z.string() })

const level = z.number().nonnegative()

/** What is said of a trend for the selling weeks of one season. */
export const seasonSaid = z.object({
  /** `summer-2027`; a winter is that of the year in which it begins. */
  season: z.string(),
  /** Its first day, a Monday, and its last. */
  from: day,
  to: day,
  /** By whose curve it is said; '' by everybody's, where that of the row's gender tells no season. */
  gender: z.string(),
  verdict: z.enum(SEASON_VERDICTS),
  /** Why it is left, not known, or tested without a factor; '' of any other verdict. */
  reason: z.enum(SEASON_REASONS),
  /** The expected level, and that of each edge of the 80 % band, ÷ that of the same weeks a year before. */
  times: level.nullable(),
  times_lower: level.nullable(),
  times_upper: level.nullable(),
  /** The expected level ÷ the mean of the forecast year; that of the year before ÷ the mean of its year. */
  of_year: level.nullable(),
  before_of_year: level.nullable(),
  /** Monday of its top; `null` where it has none within the season. */
  peak_week: day.nullable(),
  /** Earlier forecasts were further off than a year usually changes the trend: `usual_error` is above 1. */
  is_guess: z.boolean(),
  /** Mean absolute error of earlier forecasts in their seasons ÷ the mean change over a year; of the trend itself, else the middle of its kind. */
  usual_error: fraction,
  usual_error_of: z.enum(['own', 'kind', '']),
})
export type SeasonSaid = z.output<typeof seasonSaid>

export const trendSummary = z.object({
  trend_id: z.string(),
  name: z.string(),
  trend_name_zh: z.string(),
  type: z.enum(TREND_TYPES),
  /** Of whom its numbers tell; '' for everybody. */
  gender: z.string(),
  region: z.string(),
  trend_primary_category: z.string().nullable(),
  trend_secondary_category: z.string().nullable(),
  /** Growth over the asked window. */
  growth: fraction,
  /**
   * The same without season, by medians, beyond noise and rounding: 0 where nothing is left. `null` where no season is known or the
   * base is too small to tell; windows of 1 and 7 days have none.
   */
  adjusted_growth: fraction,
  yoy: fraction,
  /** Year to date against the same weeks a year before. */
  monthlyGrowthRateY2y: fraction,
  level: z.enum(LEVELS),
  level_why: levelWhy,
  /** `null` until rows of older rules are derived anew. */
  story: trendStory.nullable(),
  lifecycle: z.enum(LIFECYCLES).nullable(),
  season_strength: fraction,
  is_seasonal: z.boolean(),
  forecast_peak_week: day.nullable(),
  /** Forecast mean of the next 52 weeks against the last 52, as a fraction. */
  forecast_growth: fraction,
  /** `low`: a wide band, or a forecast of a year ago whose band held fewer than half of the weeks or whose error was above 1; `null` without a forecast. */
  forecast_confidence: z.enum(CONFIDENCES).nullable(),
  /**
   * The coming seasons that the forecast covers wholly, in their order, by the curve that `gender` of each names: everybody's ('') where the
   * row's own tells none. Of a row of no region by the northern calendar.
   */
  forecast_seasons: z.array(seasonSaid),
  /** 0–100 over all platforms that know the trend. */
  score: z.number().min(0).max(100).nullable(),
  /** About 130 points over five years, then the forecast; `null` is a gap. */
  sparkline: z.object({ values: z.array(z.number().nullable()), forecast: z.array(z.number()) }),
  pictures: z.array(z.string()),
  hex: z.string().nullable(),
  source,
  as_of: day,
  /** The day that the trend is told for: the asked one, else today; never before `as_of`. */
  told_on: day,
  /**
   * Its data ended over five weeks before `told_on`, or over two months before where its values are of months: it has no level, score
   * or forecast, and stands last in lists.
   */
  is_stale: z.boolean(),
})
export type TrendSummary = z.output<typeof trendSummary>

/** A trend that a product, post or look shows, as its page leads to it. */
export const recordTrend = trendSummary.pick({
  trend_id: true,
  name: true,
  trend_name_zh: true,
  type: true,
  gender: true,
  region: true,
  level: true,
  growth: true,
})
export type RecordTrend = z.output<typeof recordTrend>

/** What of a trend's summary is forecast, for `hides`; `place` is where summaries lie in the answer, with its dot. */
export function forecastIn(place: '' | 'list.' | 'list.trend.' | 'trend.' | 'trends.') {
  const fields = [
    'forecast_peak_week',
    'forecast_growth',
    'forecast_confidence',
    'forecast_seasons',
    'sparkline.forecast',
  ] as const
  return fields.map((field) => ({ feature: 'forecast', field: `${place}${field}` }) as const)
}

/** Whether a picture is the very thing, or drawn from what is known of it. */
export const pictureKind = z.enum(['photo', 'illustration'])
export type PictureKind = z.output<typeof pictureKind>

export const productSummary = z.object({
  platform: z.string(),
  id: z.string(),
  title: z.string(),
  brand: z.string(),
  seller: z.string(),
  url: z.string(),
  picture: z.string(),
  picture_kind: pictureKind,
  region: z.string(),
  /** Of the cheapest variant, which sorting, filters and statistics count by. */
  price: money.nullable(),
  /** Of the dearest variant; null where all cost the same. */
  price_high: money.nullable(),
  list_price: money.nullable(),
  /** Why the price cannot be right, as it stands there; then `price_usd`, `discount` and `revenue_usd` are null. */
  price_doubt: z.enum(PRICE_DOUBTS).nullable(),
  price_usd: z.number().nonnegative().nullable(),
  price_high_usd: z.number().nonnegative().nullable(),
  /** Share taken off the list price. */
  discount: fraction,
  /** Units over the window, from lifetime counts by difference where the feed gives only those. */
  units: count.nullable(),
  units_evidence: evidence.nullable(),
  units_total: count.nullable(),
  units_window_days: z.int().positive().nullable(),
  revenue_usd: count.nullable(),
  /** What the list is ranked by: units, or what stands for them where the feed gives none. */
  demand: count.nullable(),
  demand_basis: z.enum(['units', 'reviews', 'favorites']).nullable(),
  growth: fraction,
  sales_rank: z.int().positive().nullable(),
  /** Places gained (positive) since the window's start. */
  rank_change: z.int().nullable(),
  rating: z.number().min(0).max(5).nullable(),
  reviews: count.nullable(),
  favorites: count.nullable(),
  in_stock: z.boolean().nullable(),
  primary_category: z.string(),
  secondary_category: z.string(),
  gender: z.string(),
  /** `brand`: no word of the product names the wearer, its brand's other products do. Null where none is known. */
  gender_from: z.enum(['product', 'brand']).nullable(),
  attributes: z.array(attributeValue),
  colors: z.array(swatch),
  /** Null, as `last_seen`, where no file names a day that can be read. */
  first_seen: day.nullable(),
  last_seen: day.nullable(),
  /** Units a week, newest last; empty where the feed gives no units. */
  sparkline: z.array(z.number().nullable()),
})
export type ProductSummary = z.output<typeof productSummary>

/** How many products of a search lie in a price band; bounds in US dollars, `to` open for the last. */
export const priceBand = z.object({
  from: z.number(),
  to: z.number().nullable(),
  products: z.int(),
  units: count.nullable(),
})

/** Of a post's counts those that its file gives as a floor, and those that it rounds; the others are measured. */
export const unsureCounts = { at_least: z.array(z.enum(POST_COUNTS)), estimated: z.array(z.enum(POST_COUNTS)) }

/** A post among others, on the page of what it shows. */
export const shownPost = z.object({
  platform: z.string(),
  id: z.string(),
  author: z.string(),
  caption: z.string(),
  picture: z.string(),
  picture_kind: pictureKind,
  url: z.string(),
  posted_on: day,
  likes: z.number().nullable(),
  comments: z.number().nullable(),
  views: z.number().nullable(),
  ...unsureCounts,
  engagement_rate: fraction,
})

/** A runway look likewise. */
export const shownLook = z.object({
  id: z.string(),
  brand: z.string(),
  season: z.string(),
  city: z.string(),
  shown_on: day,
  picture: z.string(),
  picture_kind: pictureKind,
})
