import { z } from 'zod'
import type { SellingFilters } from '@trendee/contract/selling/selling-filters'
import type { AnalyticsDb } from '../engine/db'
import { newestDay } from '../tables/newest-day'
import { productFilter } from '../tables/product-filter'
import { CARRIED_CATEGORIES } from '../tables/carried-categories'
import { DEMAND, JOINT_GROWTH, REVENUE } from '../tables/product-row'

/** What leads are asked for → the columns that name it. */
const GROUPS = {
  primary: { type: "'primary_category'", value: 'primary_category', join: '' },
  secondary: { type: "'category'", value: 'category', join: `ARRAY JOIN ${CARRIED_CATEGORIES} AS category` },
  attribute: {
    type: 'attribute.1',
    value: 'attribute.2',
    join: 'ARRAY JOIN arrayZip(attribute_types, attribute_values) AS attribute',
  },
  shop: { type: "'shop_category'", value: 'shop_category', join: '' },
} as const
export type LeaderGroup = keyof typeof GROUPS

const nullableNumber = z.number().nullable()

const leaderRow = z.object({
  type: z.string(),
  value: z.string(),
  products: z.number(),
  basis: z.enum(['units', 'reviews', 'favorites', '']),
  group_demand: nullableNumber,
  revenue_usd: nullableNumber,
  growth: nullableNumber,
  median_price_usd: nullableNumber,
  new_share: z.number(),
})
export type Leader = z.output<typeof leaderRow>

export interface LeadersAnswer {
  readonly list: Leader[]
  /** Products of the platform in the filter, in whatever group or none. */
  readonly totalProducts: number
  readonly asOf: string | null
}

export interface LeadersQuestion extends SellingFilters {
  readonly quantity: number
  readonly arrival: 'all' | 'new'
}

/**
 * The categories or attributes of a platform that sell best, with the size, growth, price and novelty of each. Of `new`
 * arrivals those lead that bring the most of them.
 */
export async function leaders(
  db: AnalyticsDb,
  platform: string,
  group: LeaderGroup,
  question: LeadersQuestion,
): Promise<LeadersAnswer> {
  const { type, value, join } = GROUPS[group]
  // Among attributes the asked type says which to list; it only narrows the products when it comes with a value.
  const listsType = group === 'attribute' && question.attributeName === undefined ? question.attributeType : undefined
  const { attributeType: _listed, ...others } = question
  const isNew = question.arrival === 'new'
  const filter = await productFilter(db, [platform], listsType === undefined ? question : others, isNew)
  const parameters = {
    ...filter.parameters,
    listedType: question.attributeType ?? '',
    days: question.window,
    quantity: question.quantity,
  }
  const listed = group === 'attribute' && question.attributeType ? `AND ${type} = {listedType:String}` : ''
  const [list, [all]] = await Promise.all([
    db.rows(
      leaderRow,
      `SELECT ${type} AS type, ${value} AS value, count() AS products, any(demand_basis) AS basis,
         sumOrNull(${DEMAND}) AS group_demand, sumOrNull(${REVENUE}) AS revenue_usd, ${JOINT_GROWTH} AS growth,
         quantileExactInclusiveOrNull(0.5)(price_usd) AS median_price_usd,
         countIf(arrived_on > as_of - {days:UInt16} AND arrived_on <= as_of) / count() AS new_share
       FROM trendee.product_current ${join} WHERE ${filter.sql} AND ${value} != '' ${listed}
       GROUP BY type, value
       ORDER BY ${isNew ? '' : 'group_demand DESC NULLS LAST,'} products DESC, type, value
       LIMIT {quantity:UInt32}`,
      parameters,
      { route: `selling.leaders.${group}`, isKept: true },
    ),
    db.rows(
      z.object({ total: z.number(), as_of_day: z.string() }),
      `SELECT count() AS total, toString(any(as_of)) AS as_of_day FROM trendee.product_current WHERE ${filter.sql}`,
      parameters,
      { route: 'selling.leaders.total', isKept: true },
    ),
  ])
  const total = all?.total ?? 0
  return { list, totalProducts: total, asOf: all && total > 0 ? all.as_of_day : await newestDay(db, [platform]) }
}
