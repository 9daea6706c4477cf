import { z } from 'zod'
import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import type { DemandMeasure } from '@trendee/contract/trends/product-trends'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import type { AnalyticsDb } from '../engine/db'
import { understand } from '../tables/understand'
import { rankedPage } from '../tables/ranked-page'
import { SPEAKING_ROW, listedRow } from '../tables/speaking-order'
import {
  PRESENCE_COLUMNS,
  PRESENCE_ROW,
  PRESENCE_SELECT,
  PRESENCE_SORTS,
  PRESENCE_TIES,
  type PresenceRow,
} from '../tables/trend-presence'
import { IS_STALE, LEVEL_NOW, metricsIn } from '../tables/trend-metric'
import { type MetricSummary, metricSummary } from './metric-summary'
import { type PresenceTotals, presenceTotals } from './presence-totals'
import {
  type Condition,
  NAMED,
  TREND_SORTS,
  type TrendFilter,
  joined,
  orderBy,
  trendParameters,
} from '../tables/trend-conditions'
import { STANDING } from './trend-list'

export type ProductTrendsQuestion = ParsedOf<typeof CONTRACT.trends.productTrends>
export type WhiteSpaceQuestion = ParsedOf<typeof CONTRACT.trends.whiteSpace>

const KIND = z.object({
  trend_id: z.string(),
  name: z.string(),
  name_zh: z.string(),
  primary_category: z.string(),
  secondary_category: z.string(),
  attribute_type: z.enum([...ATTRIBUTE_TYPES, '']),
  attribute_value: z.string(),
})
export type ProductKind = z.output<typeof KIND>
const KIND_COLUMNS = Object.keys(KIND.shape).join(', ')

/**
 * Categories with an attribute, or kinds of one (`of` says: product, or styles): all that shops sell, and those of which a feed tells week by week with what
 * it tells in the row that `row` chooses. A pair that only shops know has the day 1970-01-01 there and no level.
 */
const products = (
  asked: Asked,
  row: string,
) => `(SELECT ${KIND_COLUMNS}, ${PRESENCE_SELECT}, ifNull(as_of, toDate(0)) AS counted_on
    FROM trendee.trend_presence WHERE gender = {gender:String} AND type = {of:String} AND trend_id != '') AS worn
  LEFT JOIN (SELECT trend_id, region, gender, card, standings, evidence, as_of, fresh_until, level, lifecycle, score, growth, adjusted_growth, yoy, ytd,
    season_strength, peak_week, seasons, season_gender FROM ${metricsIn(asked)} ${row}) AS trend USING (trend_id)`

const NEWEST = 'maxOrNull(nullIf(greatest(as_of, counted_on), toDate(0)))'

const SORTS = { ...TREND_SORTS, ...PRESENCE_SORTS } as const
/** Of these, what is known of no curve or of one that ended comes last. */
const OF_CURVES: ReadonlySet<string> = new Set(Object.keys(TREND_SORTS).filter((sort) => sort !== 'name'))

interface Asked extends TrendFilter {
  readonly attributeType?: string | undefined
  readonly known_by?: 'curve' | 'shops' | undefined
}

function conditions(asked: Asked): Condition[] {
  return [
    ['primary_category = {primary:String}', asked.primaryCategory],
    ['secondary_category IN {secondaries:Array(String)}', asked.secondaryCategory],
    ['attribute_type = {attributeType:String}', asked.attributeType],
    ['has(sold_on, {platform:String})', asked.platform],
    [`${LEVEL_NOW} IN {levels:Array(String)} AND card != ''`, asked.level],
    ['lifecycle IN {lifecycles:Array(String)}', asked.lifecycle],
    ["(card != '') = ({knownBy:String} = 'curve')", asked.known_by],
    ["card != '' AND evidence = {evidence:String}", asked.evidence],
    [NAMED, asked.q],
  ]
}

/** What all of them are asked: words that were mistyped are put right first. */
async function put(db: AnalyticsDb, of: 'product' | 'style', asked: Asked, today: string) {
  const text = asked.q ?? ''
  const righted = text === '' ? '' : (await understand(db, text)).text
  return {
    where: joined(conditions(asked)),
    parameters: {
      ...trendParameters({ ...asked, q: righted }, today),
      of,
      attributeType: asked.attributeType ?? '',
      knownBy: asked.known_by ?? '',
    },
    exact: text === '' ? '' : 'trend_id = {meant:String} DESC, ',
  }
}

const TOLD = z.object({ all: z.coerce.number(), here: z.coerce.number() })

/** What shops sell is counted for all regions together: a region that no feed tells of has none, where any is told of. */
async function isTold(db: AnalyticsDb, region: string): Promise<boolean> {
  const [row] = await db.rows(
    TOLD,
    "SELECT count() AS all, countIf(region IN ({region:String}, '')) AS here FROM trendee.trend_metric",
    { region },
    { route: 'trends.productTrends.region', isKept: true },
  )
  return row === undefined || row.all === 0 || row.here > 0
}

const ROW = KIND.extend({ ...PRESENCE_ROW.shape, card: z.string(), standings: z.array(STANDING) })

export interface ProductTrend {
  readonly kind: ProductKind
  /** `null` where only shops know it. */
  readonly metric: MetricSummary | null
  readonly standings: readonly z.output<typeof STANDING>[]
  readonly presence: PresenceRow
}

export interface ProductTrendsAnswer {
  readonly list: readonly ProductTrend[]
  readonly total: number
  readonly asOf: string | null
  readonly totals: PresenceTotals
}

/** Categories with an attribute by any of their numbers. */
export async function productTrends(
  db: AnalyticsDb,
  question: ProductTrendsQuestion,
  today: string,
): Promise<ProductTrendsAnswer> {
  const [totals, { where, parameters, exact }, isKnown] = await Promise.all([
    presenceTotals(db, question),
    put(db, 'product', question, today),
    isTold(db, question.region),
  ])
  if (!isKnown) return { list: [], total: 0, asOf: null, totals }
  const ended = OF_CURVES.has(question.sort) ? `${IS_STALE}, ` : ''
  const { rows, total, asOf } = await rankedPage(
    db,
    ROW,
    {
      select: `${KIND_COLUMNS}, ${PRESENCE_COLUMNS}, card, standings`,
      from: products(question, listedRow(question)),
      where,
      newest: NEWEST,
      order: `${exact}${ended}${orderBy(SORTS, question)}, ${PRESENCE_TIES}`,
    },
    question,
    parameters,
    { route: 'trends.productTrends', isKept: true },
  )
  return {
    list: rows.map((row) => {
      const { card, standings, ...presence } = row
      return { kind: row, metric: card === '' ? null : metricSummary(card, today), standings, presence }
    }),
    total,
    asOf,
    totals,
  }
}

/** SQL of the growth of demand, by what measures it. */
const DEMAND: Readonly<Record<DemandMeasure, string>> = {
  search: `if(card = '' OR ${IS_STALE}, NULL, adjusted_growth[{window:UInt8}])`,
  posts: 'posts_growth_then',
  sales: 'sales_growth_then',
}

const POINT = KIND.extend({
  grown: z.number(),
  /** Shops that offer it. */
  sellers: z.number(),
  products: z.number(),
  arrivals: z.number(),
})
const LEFT_OUT = z.object({
  known: z.number(),
  growthless: z.number(),
  shopless: z.number(),
  newest: z.string().nullable(),
})

export interface WhiteSpace {
  readonly list: readonly z.output<typeof POINT>[]
  readonly total: number
  readonly unknownGrowth: number
  readonly unknownShops: number
  readonly asOf: string | null
  readonly totals: PresenceTotals
}

/** The growth of demand for each against how many shops offer it; those that most products carry first. */
export async function whiteSpace(db: AnalyticsDb, question: WhiteSpaceQuestion, today: string): Promise<WhiteSpace> {
  const [totals, { where, parameters }, isKnown] = await Promise.all([
    presenceTotals(db, question),
    put(db, question.of, question, today),
    isTold(db, question.region),
  ])
  if (!isKnown) return { list: [], total: 0, unknownGrowth: 0, unknownShops: 0, asOf: null, totals }
  // A point has no room to say that its demand is everybody's.
  const from = `(SELECT *, ${DEMAND[question.demand]} AS demand_growth FROM ${products(question, SPEAKING_ROW)} WHERE ${where} AND products > 0)`
  const [list, [left]] = await Promise.all([
    db.rows(
      POINT,
      `SELECT ${KIND_COLUMNS}, assumeNotNull(demand_growth) AS grown, assumeNotNull(shops) AS sellers, products, arrivals
       FROM ${from} WHERE demand_growth IS NOT NULL AND shops IS NOT NULL
       ORDER BY products DESC, trend_id LIMIT {limit:UInt32}`,
      { ...parameters, limit: question.quantity },
      { route: 'trends.whiteSpace', isKept: true },
    ),
    db.rows(
      LEFT_OUT,
      `SELECT countIf(demand_growth IS NOT NULL AND shops IS NOT NULL) AS known, countIf(demand_growth IS NULL) AS growthless,
         countIf(demand_growth IS NOT NULL AND shops IS NULL) AS shopless, toString(${NEWEST}) AS newest FROM ${from}`,
      parameters,
      { route: 'trends.whiteSpace.left-out', isKept: true },
    ),
  ])
  return {
    list,
    total: left?.known ?? 0,
    unknownGrowth: left?.growthless ?? 0,
    unknownShops: left?.shopless ?? 0,
    asOf: left?.newest ?? null,
    totals,
  }
}
