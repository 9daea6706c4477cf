import { TREND_TYPES } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import { endpoint } from '../endpoint'
import {
  attributeValue,
  day,
  evidence,
  forecastIn,
  fraction,
  pictureKind,
  priceBand,
  productSummary,
  seriesJoin,
  source,
  trendSummary,
  weeklyLine,
} from '../fields'
import { isoDay } from '../parameters'
import { detailAccess, trendKey } from './trend-access'

const platformView = z.object({
  platform: z.string(),
  evidence,
  /** Season-adjusted growth of the newest weeks over the year before; under 60 weeks, of a quarter over the one before. */
  growth: fraction,
  /** Place of that growth among all trends on the platform, 0–1. */
  percentile: fraction,
  weight: z.number(),
  /** Weeks by which the platform runs ahead of search (positive) or behind; `null` where nothing fits. */
  lead_weeks: z.int().nullable(),
  line: weeklyLine,
})

const pastForecast = z.object({
  made_on: day,
  /** Monday of the last week the forecast knew. */
  origin: day,
  /** Made later on nothing but the weeks up to `origin`, to show how the method would have fared. */
  is_backtest: z.boolean(),
  weeks_scored: z.int(),
  mase: z.number().nullable(),
  /** Share of scored weeks inside the 80 % band. */
  coverage: fraction,
  mean: z.array(z.number()),
  /** Part of what it was made from was taken back later; the forecast stays as it was said. */
  is_input_withdrawn: z.boolean(),
})

export const detail = endpoint({
  method: 'GET',
  path: '/api/v2/trends/detail',
  summary: 'One trend: five years, season-adjusted line, forecast with band, growths, platforms, prices, products',
  access: {
    ...detailAccess,
    hides: [
      { feature: 'forecast', field: 'forecast' },
      { feature: 'forecast', field: 'past_forecasts' },
      ...forecastIn('trend.'),
    ],
  },
  limit: { perMinute: 240 },
  input: z.object({ ...trendKey, as_of: isoDay.optional() }),
  output: z.object({
    trend: trendSummary,
    /** What the trend is a kind of: "bubble skirt" of "skirt"; `null` where the lexicon has nothing wider. */
    broader: z
      .object({
        trend_id: z.string(),
        name: z.string(),
        trend_name_zh: z.string(),
        type: z.enum(TREND_TYPES),
        /** Whether the region lists it as a trend. */
        is_listed: z.boolean(),
      })
      .nullable(),
    line: weeklyLine,
    adjusted: weeklyLine,
    forecast: z
      .object({
        start: day,
        mean: z.array(z.number()),
        lower: z.array(z.number()),
        upper: z.array(z.number()),
        interval: z.number(),
      })
      .nullable(),
    past_forecasts: z.array(pastForecast),
    growth_by_window: z.array(z.object({ window: z.int(), growth: fraction, reason: z.string().nullable() })),
    platforms: z.array(platformView),
    genders: z.array(z.object({ gender: z.string(), products: z.int(), share: z.number() })),
    price_bands: z.array(priceBand),
    median_price_usd: z.number().nullable(),
    products: z.array(productSummary),
    attributes: z.array(attributeValue.extend({ products: z.int(), share: z.number(), lift: z.number() })),
    brands: z.array(z.object({ brand: z.string(), products: z.int(), units: z.number().nullable() })),
    posts: z.array(
      z.object({
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
        engagement_rate: fraction,
      }),
    ),
    looks: z.array(
      z.object({
        id: z.string(),
        brand: z.string(),
        season: z.string(),
        city: z.string(),
        shown_on: day,
        picture: z.string(),
        picture_kind: pictureKind,
      }),
    ),
    sources: z.array(source),
    /** The files that the curve was put together from, newest first; empty where a single one gives it. */
    joins: z.array(seriesJoin),
  }),
  example: { name: 'wide-leg-trousers', gender: 'women', region: 'US' },
})
