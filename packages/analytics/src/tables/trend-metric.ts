import type { PastDay } from '@trendee/contract/parameters'
import { z } from 'zod'
import { CONFIDENCES } from '@trendee/core/forecast/forecast-confidence'
import { EVIDENCE } from '@trendee/core/series/evidence'
import { LEVELS, LIFECYCLES, TREND_TYPES } from '@trendee/core/trend/vocabulary'
import type { PlatformMetric, TrendMetric, TrendStory } from '@trendee/core/trend/trend-metric'
import { type Column, type Inserted, jsonSchema, jsonSql, named } from './columns'
import { CARD_SEASONS, SEASONS_TYPE, CARD_SEASON, seasonValues } from './trend-season'

/** `trend_metric`, `trend_metric_past` and `trend_metric_known`: one trend in one region for one gender. */

/** More digits than a curve can show would only make the text long. */
const short = (value: number | null): number | null => {
  // Counts have few digits anyway, and taking digits off is slow.
  if (value === null || (Number.isInteger(value) && Math.abs(value) < 1e7)) return value
  return Number(value.toPrecision(7))
}

function platformsJson(platforms: readonly PlatformMetric[]): string {
  return JSON.stringify(
    platforms.map(({ leadWeeks, changeWeeks, start, line, ...rest }) => ({
      ...rest,
      change_weeks: changeWeeks,
      lead_weeks: leadWeeks,
      start_day: start,
      line: line.map(short),
    })),
  )
}

function storyJson({ curve, agreement }: TrendStory): string {
  if (curve === null) return JSON.stringify({ curve, agreement })
  const { flatYears, from, to, ...rest } = curve
  return JSON.stringify({
    curve: { ...rest, flat_years: flatYears, from: short(from), to: short(to) },
    agreement,
  })
}

const text = z.string()
const number = z.number()
const numberOrGap = z.number().nullable()
const evidence = z.enum(EVIDENCE)

/** `platforms` of a row, as JSON. */
export const METRIC_PLATFORMS = z.array(
  z.object({
    platform: text,
    evidence,
    // This and the changes are absent in a row of older rules.
    gender: text.default(''),
    region: text.nullable().default(null),
    growth: numberOrGap,
    change: numberOrGap.default(null),
    change_weeks: numberOrGap.default(null),
    percentile: numberOrGap,
    weight: number,
    lead_weeks: numberOrGap,
    start_day: text,
    line: z.array(numberOrGap),
  }),
)

const LABEL = 'LowCardinality(String)'
const NUMBER = 'Nullable(Float64)'
const FLOATS = 'Array(Float32)'
const GAPPED = 'Array(Nullable(Float32))'

const COLUMNS = {
  trend_id: { type: 'String', card: text, value: (row) => row.trendId },
  region: { type: LABEL, card: text, value: (row) => row.region },
  gender: { type: LABEL, card: text, value: (row) => row.gender },
  name: { type: 'String', card: text, value: (row) => row.name },
  name_zh: { type: 'String', card: text, value: (row) => row.nameZh },
  type: { type: LABEL, card: z.enum(TREND_TYPES), value: (row) => row.type },
  primary_category: { type: LABEL, card: text, value: (row) => row.primaryCategory },
  secondary_category: { type: LABEL, card: text, value: (row) => row.secondaryCategory },
  hex: { type: 'String', card: text, value: (row) => row.hex },
  platform: { type: LABEL, card: text, value: (row) => row.platform },
  evidence: { type: LABEL, card: evidence, value: (row) => row.evidence },
  /** Whom the platform's curve is of; '' of everybody. */
  signal_gender: { type: LABEL, card: text.default(''), value: (row) => row.signalGender },
  /** Of which place it is; '' of a feed that names none. */
  signal_region: { type: LABEL, unwritten: 'region', card: text.default(''), value: (row) => row.signalRegion },
  as_of: { type: 'Date', card: named('as_of_day', text), value: (row) => row.asOf },
  last_week: { type: 'Date', card: named('last_week_day', text), value: (row) => row.lastWeek },
  /** The last day on which it speaks of today. */
  fresh_until: { type: 'Date', card: named('fresh_until_day', text), value: (row) => row.freshUntil },
  /** By window: 1, 7, 30, 90 days. */
  growth: { type: 'Array(Nullable(Float64))', card: z.array(numberOrGap), value: (row) => row.growth },
  growth_reason: { type: 'Array(String)', card: z.array(text), value: (row) => row.growthReason },
  /** By window: without season, beyond noise and rounding; what falls or grows fastest is ranked by it. */
  adjusted_growth: {
    type: 'Array(Nullable(Float64))',
    card: z.array(numberOrGap).default([]),
    value: (row) => row.adjustedGrowth,
  },
  yoy: { type: NUMBER, card: numberOrGap, value: (row) => row.yoy },
  ytd: { type: NUMBER, card: numberOrGap, value: (row) => row.ytd },
  level: { type: LABEL, card: z.enum(LEVELS), value: (row) => row.level },
  level_why: { type: 'String', card: text, value: (row) => row.levelWhy },
  /** As JSON: what a why tells beside the level. '' in a row of older rules. */
  story: { type: 'String', card: text.default(''), value: (row) => storyJson(row.story) },
  lifecycle: { type: LABEL, card: z.enum([...LIFECYCLES, '']), value: (row) => row.lifecycle },
  season_strength: { type: NUMBER, card: numberOrGap, value: (row) => row.seasonStrength },
  is_seasonal: { type: 'UInt8', card: number, value: (row) => (row.isSeasonal ? 1 : 0) },
  peak_week: { type: 'Nullable(Date)', card: named('peak_week_day', text.nullable()), value: (row) => row.peakWeek },
  forecast_growth: { type: NUMBER, card: numberOrGap, value: (row) => row.forecastGrowth },
  /** Empty without a forecast. */
  forecast_confidence: {
    type: LABEL,
    card: z.enum([...CONFIDENCES, '']),
    value: (row) => row.forecastConfidence ?? '',
  },
  score: { type: NUMBER, card: numberOrGap, value: (row) => row.score },
  spark: { type: GAPPED, card: z.array(numberOrGap), value: (row) => row.spark },
  spark_forecast: { type: FLOATS, card: z.array(number), value: (row) => row.sparkForecast },
  start: { type: 'Date', curves: named('start_day', text), value: (row) => row.start },
  line: { type: GAPPED, curves: z.array(numberOrGap), value: (row) => row.line },
  adjusted: { type: GAPPED, curves: z.array(numberOrGap), value: (row) => row.adjusted },
  forecast_start: {
    type: 'Nullable(Date)',
    curves: named('forecast_start_day', text.nullable()),
    value: (row) => row.forecastStart,
  },
  forecast_mean: { type: FLOATS, curves: z.array(number), value: (row) => row.forecastMean },
  forecast_lower: { type: FLOATS, curves: z.array(number), value: (row) => row.forecastLower },
  forecast_upper: { type: FLOATS, curves: z.array(number), value: (row) => row.forecastUpper },
  /** The platforms that speak of the trend, as JSON: with the row they are one read. */
  platforms: { type: 'String', value: (row) => platformsJson(row.platforms) },
  seasons: {
    type: SEASONS_TYPE,
    // Absent in a row of older rules.
    card: named('seasons_ahead', z.array(CARD_SEASON).default([]), CARD_SEASONS),
    value: (row) => row.seasons.map(seasonValues),
  },
  /** Whose curve `seasons` are told by. */
  season_gender: { type: LABEL, unwritten: 'gender', card: text.default(''), value: (row) => row.seasonGender },
} as const satisfies Readonly<Record<string, Column & { readonly value: (row: TrendMetric) => unknown }>>

export const TREND_METRIC = {
  ...COLUMNS,
  /** What each platform that knows the trend says, without its line. */
  standings: {
    type: 'Array(Tuple(platform String, growth Nullable(Float64), percentile Nullable(Float64)))',
    computed:
      "JSONExtract(platforms, 'Array(Tuple(platform String, growth Nullable(Float64), percentile Nullable(Float64)))')",
  },
  /** Mean of the known values of the last 52 weeks. */
  interest: { type: NUMBER, computed: "arrayReduce('avgOrNull', arraySlice(line, -52))" },
  /** What a list shows of a trend beside what it sorts by. */
  card: { type: 'String', computed: jsonSql(COLUMNS, 'card') },
  /** What only the page of one trend shows. */
  curves: { type: 'String', computed: jsonSql(COLUMNS, 'curves') },
} as const satisfies Readonly<Record<string, Column>>

export const METRIC_CARD = jsonSchema(COLUMNS, 'card')
export const METRIC_CURVES = jsonSchema(COLUMNS, 'curves')

/** Columns and values of an insert, by one list: both are in its order. */
export const METRIC_INSERT = Object.keys(COLUMNS) as Inserted<typeof TREND_METRIC>[]
export function metricValues(row: TrendMetric): unknown[] {
  return METRIC_INSERT.map((column) => COLUMNS[column].value(row))
}

/** Order by growth: what has too small a base to be ranked, or no season to tell it from, follows what has one. */
export const BASED_GROWTH = 'adjusted_growth[{window:UInt8}] IS NULL, growth[{window:UInt8}] {order} NULLS LAST'

/** A trend whose data no longer speaks of today (`core/trend/stale-series`). Binds: `today`. */
export const IS_STALE = '(fresh_until < {today:Date})'
/** Its level of then is none of today's. Binds: `today`. */
export const LEVEL_NOW = `if(${IS_STALE}, 'none', level)`

/** Far more trends than any region has: a bound for questions that want all of them. */
export const MOST_OF_A_REGION = 50_000

/** The table of the trends of a day in the past. */
export function pastTable({ as_known: isKnown }: PastDay): string {
  return isKnown === true ? 'trendee.trend_metric_known' : 'trendee.trend_metric_past'
}

/**
 * Where a question finds the trends of a region and those of no region: the newest ones, or those of a day in the past
 * once they were worked out (`runtime/src/past-trends.ts`). Binds: `region`, `asOf`.
 */
export function metricsIn(past: PastDay = {}): string {
  const place = "region IN ({region:String}, '')"
  return past.as_of === undefined
    ? `trendee.trend_metric WHERE ${place}`
    : `${pastTable(past)} WHERE as_of = {asOf:Date} AND ${place}`
}
