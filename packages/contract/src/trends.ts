import { z } from 'zod'
import { endpoint, listOf } from './endpoint'
import {
  attributeValue,
  day,
  evidence,
  forecastIn,
  fraction,
  peakNeed,
  priceBand,
  productSummary,
  source,
  trendSummary,
  weeklyLine,
} from './fields'
import {
  LEVELS,
  LIFECYCLES,
  TREND_TYPES,
  commaList,
  gender,
  isoDay,
  order,
  paging,
  region,
  regionCode,
  searchText,
  slug,
  windowDays,
} from './parameters'

const windowNeed = { feature: 'window_90', field: 'window', is: '90' } as const
const access = { who: 'line', line: 'trendee', feature: 'trend_list', needs: [windowNeed] } as const
const detailAccess = {
  who: 'line',
  line: 'trendee',
  feature: 'trend_detail',
  item: { kind: 'trend', field: 'name' },
} as const
const limit = { perMinute: 240 } as const

/** A trend by id or by name in either language, for one gender and region. */
const trendKey = { name: slug, gender, region }

const platformView = z.object({
  platform: z.string(),
  evidence,
  /** Season-adjusted growth of the last 13 weeks against the 13 before. */
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
})

export const trends = {
  topList: endpoint({
    method: 'GET',
    path: '/api/v2/trends/top_list/google',
    summary: 'Trends ranked by growth, level or score, with the reason for each level',
    access: { ...access, needs: [windowNeed, peakNeed], hides: forecastIn('list.') },
    limit,
    input: z.object({
      gender: gender.optional(),
      region,
      window: windowDays,
      level: commaList(z.enum(LEVELS), 4).optional(),
      lifecycle: commaList(z.enum(LIFECYCLES), 6).optional(),
      type: commaList(z.enum(TREND_TYPES), 14).optional(),
      primaryCategory: slug.optional(),
      secondaryCategory: slug.optional(),
      /**
       * Seasonal trends whose forecast peak lies within this many weeks. The highlights' own six weeks, and `sort: 'peak'`,
       * are open to every plan: they tell who peaks soon, and in which order, where the plan hides the week. Any other
       * number needs `forecast`.
       */
      peak_within_weeks: z.coerce.number<number | string>().int().min(1).max(52).optional(),
      q: searchText,
      as_of: isoDay.optional(),
      sort: z.enum(['level', 'score', 'growth', 'yoy', 'ytd', 'name', 'peak']).default('level'),
      order,
      ...paging,
    }),
    output: listOf(trendSummary).extend({ as_of: day.nullable() }),
    example: { region: 'US', sort: 'level' },
  }),
  detail: endpoint({
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
    limit,
    input: z.object({ ...trendKey, as_of: isoDay.optional() }),
    output: z.object({
      trend: trendSummary,
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
        }),
      ),
      sources: z.array(source),
    }),
    example: { name: 'wide-leg-trousers', gender: 'women', region: 'US' },
  }),
  related: endpoint({
    method: 'GET',
    path: '/api/v2/trends/related/list',
    summary: 'Trends that move or are worn with a trend, and the queries searched beside it',
    access: { ...detailAccess, hides: forecastIn('trends.') },
    limit,
    input: z.object({ ...trendKey, quantity: z.coerce.number<number | string>().int().min(1).max(50).default(12) }),
    output: z.object({
      trends: z.array(
        trendSummary.extend({
          /** Correlation of the season-adjusted yearly changes, −1 to 1. */
          correlation: z.number().nullable(),
          /** Products that carry both, as a multiple of what chance would give. */
          lift: z.number().nullable(),
        }),
      ),
      queries: z.array(
        z.object({
          query: z.string(),
          list: z.enum(['top', 'rising']),
          value: z.number().nullable(),
          is_breakout: z.boolean(),
        }),
      ),
    }),
    example: { name: 'wide-leg-trousers' },
  }),
  mapping: endpoint({
    method: 'GET',
    path: '/api/v2/trends/mapping',
    summary: 'All trends with their names in both languages, category and yearly growth',
    access,
    limit,
    input: z.object({ region }),
    output: z.array(
      z.object({
        trend_id: z.string(),
        trend_name: z.string(),
        trend_name_zh: z.string(),
        type: z.enum(TREND_TYPES),
        monthlyGrowthRateY2y: fraction,
        trend_primary_category: z.string().nullable(),
        trend_secondary_category: z.string().nullable(),
      }),
    ),
    example: {},
  }),
  regionCountry: endpoint({
    method: 'GET',
    path: '/api/v2/trends/region/country',
    summary: 'A trend by country: interest, growth and level',
    access: detailAccess,
    limit,
    input: z.object({ name: slug, gender }),
    output: z.array(
      z.object({
        region: z.string(),
        /** Mean of the last 52 weeks, as a multiple of the trend's mean over all countries. */
        interest: z.number().nullable(),
        yoy: fraction,
        level: z.enum(LEVELS),
        to: day,
      }),
    ),
    example: { name: 'wide-leg-trousers' },
  }),
  regionState: endpoint({
    method: 'GET',
    path: '/api/v2/trends/region/state',
    summary: 'A trend by state within a country, 0–100',
    access: detailAccess,
    limit,
    input: z.object({ name: slug, country: regionCode.default('US') }),
    output: z.array(z.object({ region: z.string(), place: z.string(), value: z.number().nullable() })),
    example: { name: 'wide-leg-trousers', country: 'US' },
  }),
}

export const general = {
  trendLine: endpoint({
    method: 'GET',
    path: '/api/v1/general/trend_line',
    summary: 'Up to five trends on one scale',
    access: {
      ...detailAccess,
      item: { kind: 'trend', field: 'names' },
      needs: [{ feature: 'compare', field: 'names', moreThan: 1 }],
    },
    limit,
    input: z.object({
      names: commaList(slug, 5),
      gender,
      region,
      from: isoDay.optional(),
      to: isoDay.optional(),
      /** `season_adjusted` takes the yearly pattern out. */
      show: z.enum(['interest', 'season_adjusted']).default('interest'),
    }),
    output: z.object({
      lines: z.array(
        z.object({
          trend_id: z.string(),
          name: z.string(),
          trend_name_zh: z.string(),
          line: weeklyLine,
          comparable: z.boolean(),
        }),
      ),
      unknown: z.array(z.string()),
    }),
    example: { names: 'wide-leg-trousers,cargo-pants' },
  }),
}
