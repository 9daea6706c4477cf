import { NO_LEAD, TREND_TYPES } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import { endpoint } from '../endpoint'
import {
  attributeValue,
  day,
  evidence,
  forecastIn,
  fraction,
  priceBand,
  productSummary,
  shownLook,
  shownPost,
  seriesJoin,
  source,
  trendSummary,
  weeklyLine,
} from '../fields'
import { pastDay } from '../parameters'
import { detailAccess, trendKey } from './trend-access'
import { trendSeason } from './trend-season'

const platformView = z.object({
  platform: z.string(),
  evidence,
  /** Whom its curve is of, '' of everybody. */
  gender: z.string(),
  /** Season-adjusted growth of the newest weeks over the year before; under 60 weeks, of a quarter over the one before. */
  growth: fraction,
  /** What to show beside the trend's other platforms: all of one period. */
  change: fraction,
  /** As many newest weeks over as many before them; `null`: over the year before, without season. */
  change_weeks: z.int().nullable(),
  /** Place of `growth` among all trends on the platform, 0–1. */
  percentile: fraction,
  weight: z.number(),
  /** Weeks by which the platform runs ahead of the first one (positive) or behind; `null` where nothing fits. */
  lead_weeks: z.int().nullable(),
  /** Between which the lead lies in four cases of five; `null` where too few weeks are shared to tell. */
  lead_range: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** Why no lead is told; '' where one is. */
  lead_reason: z.enum([...NO_LEAD, '']),
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
  /** Mean absolute errors in the weeks that came, in the unit of the curve: its own, and of repeating the year before. */
  against_last_year: z.object({ weeks: z.int(), error: z.number(), last_year_error: z.number() }).nullable(),
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
      { feature: 'forecast', field: 'forecast_seasons' },
      ...forecastIn('trend.'),
    ],
  },
  limit: { perMinute: 240 },
  input: z.object({ ...trendKey, ...pastDay }),
  output: z.object({
    trend: trendSummary,
    /** Everybody's row tells of a year, and that of the asked gender does not: it stands for the gender in lists. */
    is_told_by_all: z.boolean(),
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
    /**
     * The selling seasons that the forecast covers wholly, and those of the last two years, by the curve that `gender` of each names;
     * empty where neither the row's own curve nor everybody's has a forecast.
     */
    forecast_seasons: z.array(trendSeason),
    growth_by_window: z.array(
      z.object({
        window: z.int(),
        growth: fraction,
        reason: z.string().nullable(),
        /** Of all trends whose curve the same source tells for the same gender and region: how many have a growth, and the middle one. */
        source_trends: z.int(),
        source_growth: fraction,
      }),
    ),
    platforms: z.array(platformView),
    genders: z.array(z.object({ gender: z.string(), products: z.int(), share: z.number() })),
    price_bands: z.array(priceBand),
    median_price_usd: z.number().nullable(),
    /** Products that carry it, of which `products` are the best sellers. */
    product_count: z.int(),
    products: z.array(productSummary),
    attributes: z.array(attributeValue.extend({ products: z.int(), share: z.number(), lift: z.number() })),
    /** Each brand once, whatever its spelling; `brand` is what it calls itself. */
    brands: z.array(
      z.object({
        brand_id: z.string(),
        brand: z.string(),
        brand_zh: z.string(),
        products: z.int(),
        units: z.number().nullable(),
      }),
    ),
    posts: z.array(shownPost),
    looks: z.array(shownLook),
    sources: z.array(source),
    /** The files that the curve was put together from, newest first; empty where a single one gives it. */
    joins: z.array(seriesJoin),
  }),
  example: { name: 'wide-leg-trousers', gender: 'all', region: 'US' },
})
