import { z } from 'zod'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { LIFECYCLES } from '@trendee/core/trend/vocabulary'
import type { Column } from '../column'
import { endpoint, listOf } from '../endpoint'
import { day, forecastIn, fraction, trendSummary } from '../fields'
import { VERDICT_NOTE, WINDOW_NOTE, verdictNeed, windowNeed } from '../needs'
import {
  commaList,
  levels,
  measuredOnly,
  paging,
  pastDay,
  region,
  searchText,
  slug,
  trendGender,
  windowDays,
  wholeNumber,
} from '../parameters'
import { PRESENCE_COLUMNS, PRESENCE_SORTS, presence, seasonOfLooks, standings } from './trend-presence'
import { listAccess } from './trend-access'
import { seasonToMeetOf } from './trend-columns'
import { TREND_SORTS, trendOrder } from './trend-order'

const kind = {
  trend_id: z.string(),
  name: z.string(),
  trend_name_zh: z.string(),
  primary_category: z.string().nullable(),
  /** Secondary category; '' of a style. */
  category: z.string(),
  /** The attribute that garments of the category have; `null` of a kind of the category that words tell. */
  attribute: z.object({ type: z.enum(ATTRIBUTE_TYPES), value: z.string() }).nullable(),
}

const productTrend = presence.extend({
  ...kind,
  pictures: z.array(z.string()),
  /** What is known of it over time; `null` where no feed tells of it week by week. */
  trend: trendSummary.nullable(),
  standings,
})
export type ProductTrend = z.output<typeof productTrend>

const asked = {
  gender: trendGender,
  region,
  window: windowDays,
  primaryCategory: slug.optional(),
  secondaryCategory: slug.optional(),
  attributeType: z.enum(ATTRIBUTE_TYPES).optional(),
  /** A platform whose shops sell it. */
  platform: slug.optional(),
  /** Those whose own curve was counted. */
  evidence: measuredOnly,
}

const COLUMNS: readonly Column<ProductTrend>[] = [
  { id: 'trend_id', header: 'column.id', kind: 'text', value: (row) => row.trend_id },
  {
    id: 'name',
    header: 'column.trend',
    kind: 'text',
    value: (row, language) => (language === 'zh' ? row.trend_name_zh : row.name),
  },
  { id: 'category', header: 'filter.category', kind: 'category', value: (row) => row.category },
  { id: 'attribute_type', header: 'column.type', kind: 'type', value: (row) => row.attribute?.type ?? null },
  { id: 'growth', header: 'column.growth_window', kind: 'growth', value: (row) => row.trend?.growth ?? null },
  { id: 'yoy', header: 'column.yoy', kind: 'growth', value: (row) => row.trend?.yoy ?? null },
  { id: 'ytd', header: 'column.ytd', kind: 'growth', value: (row) => row.trend?.monthlyGrowthRateY2y ?? null },
  { id: 'level', header: 'trend.level', kind: 'level', value: (row) => row.trend?.level ?? null },
  { id: 'lifecycle', header: 'column.lifecycle', kind: 'lifecycle', value: (row) => row.trend?.lifecycle ?? null },
  { id: 'peak', header: 'column.peak_week', kind: 'day', value: (row) => row.trend?.forecast_peak_week ?? null },
  ...seasonToMeetOf<ProductTrend>(),
  { id: 'score', header: 'column.score', kind: 'decimal', value: (row) => row.trend?.score ?? null },
  ...PRESENCE_COLUMNS,
  { id: 'source', header: 'column.source', kind: 'text', value: (row) => row.trend?.source.platform ?? null },
]

export const productTrends = endpoint({
  method: 'GET',
  path: '/api/v1/trends/product_trends',
  summary:
    'Categories with an attribute, as shops sell them: growth, prices, brands, shares, and their curve where one is known',
  access: {
    ...listAccess,
    needs: (input) => [...windowNeed(input), ...verdictNeed(input)],
    note: `${WINDOW_NOTE} ${VERDICT_NOTE}`,
    hides: forecastIn('list.trend.'),
  },
  limit: { perMinute: 240 },
  input: z.object({
    ...asked,
    level: levels,
    lifecycle: commaList(z.enum(LIFECYCLES), LIFECYCLES.length).optional(),
    /** `curve`: only those that a feed tells of week by week; `shops`: only those that shops alone know. */
    known_by: z.enum(['curve', 'shops']).optional(),
    /** The curves of then; what shops sell is of today. */
    ...pastDay,
    q: searchText,
    sort: z.enum([...TREND_SORTS, ...PRESENCE_SORTS]).default('level'),
    ...trendOrder,
    ...paging,
  }),
  output: listOf(productTrend).extend({ as_of: day.nullable(), looks_of: seasonOfLooks }),
  example: { region: 'US', sort: 'sales_growth' },
  exported: { what: 'product-trends', columns: COLUMNS },
})

/** By what demand is measured on the map. */
export const DEMAND_MEASURES = ['search', 'posts', 'sales'] as const
export type DemandMeasure = (typeof DEMAND_MEASURES)[number]

export const whiteSpace = endpoint({
  method: 'GET',
  path: '/api/v1/trends/white_space',
  summary: 'Growth of the demand for styles, or categories with an attribute, against how many shops offer them',
  access: { ...listAccess, needs: windowNeed, note: WINDOW_NOTE },
  limit: { perMinute: 240 },
  input: z.object({
    ...asked,
    of: z.enum(['product', 'style']).default('product'),
    /** `search`: the growth of its curve without season; `posts`, `sales`: of its share of posts, of what is sold, like for like. */
    demand: z.enum(DEMAND_MEASURES).default('search'),
    quantity: wholeNumber(1, 200).default(80),
  }),
  output: z.object({
    /** Those that most products carry first. */
    list: z.array(
      z.object({
        ...kind,
        growth: z.number(),
        shops: z.int().positive(),
        products: z.int().positive(),
        share_of_arrivals: fraction,
      }),
    ),
    total: z.int().nonnegative(),
    /** Left out, as their demand cannot be compared, or no feed names whose shops sell them. */
    unknown_growth: z.int().nonnegative(),
    unknown_shops: z.int().nonnegative(),
    as_of: day.nullable(),
  }),
  example: { region: 'US', demand: 'sales' },
})
