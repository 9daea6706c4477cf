import { type BuildUpDays, buildUpDays } from '@trendee/core/festivals/build-up-weeks'
import { addDays } from '@trendee/core/periods/week'
import { EVIDENCE } from '@trendee/core/series/evidence'
import { GROWTH_FLOOR, LEAST_COMPARED } from '@trendee/core/series/growth-floor'
import { z } from 'zod'
import { FURTHEST_DAYS, valuesAt } from '../derive/between-captures'
import { PRODUCT_BY_PRODUCT } from '../derive/product-by-product'
import type { AnalyticsDb } from '../engine/db'
import { evidenceOfRank, evidenceRank } from '../tables/evidence-sql'
import { FILE_OF_VERSION } from '../tables/file-of-version'
import { orderLines, tellsOf } from '../tables/order-lines'
import { productCards } from '../tables/product-cards'
import type { ProductRow } from '../tables/product-row'
import {
  type ShopCounts,
  type ShopsQuestion,
  covers,
  lastCovered,
  ofQuestion,
  questionBinds,
  shopsBefore,
} from './shops-before'

/** What shops sold in the weeks before one occurrence of a festival, beside the weeks just before those: plain counts. */

/** A count of a day, and whether it was counted exactly. */
const POINT = '(observed_on, assumeNotNull(counted), is_measured)'
const IS_COUNT = 'units_sold IS NOT NULL AND units_window_days IS NULL'
const IS_WITHIN = 'observed_on > {start:Date} AND observed_on <= {end:Date}'

/** What each product was seen to have sold of all time and to cost, day by day; of variants the cheapest. */
const SEEN = `SELECT platform, product_id, observed_on, argMaxIf(units_sold, version, ${IS_COUNT}) AS counted,
    argMaxIf(toString(units_evidence), version, ${IS_COUNT}) = 'measured' AS is_measured,
    argMaxIf(price_usd, (${FILE_OF_VERSION}, -assumeNotNull(price_usd), version), price_usd IS NOT NULL) AS paid
  FROM trendee.observation
  WHERE platform IN {counting:Array(String)}
    AND observed_on BETWEEN {earlier:Date} - ${FURTHEST_DAYS} AND {end:Date} + ${FURTHEST_DAYS}
  GROUP BY platform, product_id, observed_on`

const IS_WHOLE = 'bounds[1] IS NOT NULL AND bounds[2] IS NOT NULL'
/** Without a count at an end of the weeks, what is sold between the counts within them is a lower bound. */
const FROM = 'if(bounds[2] IS NULL, (within[1].1, within[1].2), ({start:Date}, assumeNotNull(bounds[2])))'
const TO = 'if(bounds[1] IS NULL, (within[-1].1, within[-1].2), ({end:Date}, assumeNotNull(bounds[1])))'

/**
 * One row a product: its units of the weeks, those of the weeks before, and how the former are known. Counts on a straight line
 * between two captures are estimated, as is the difference of two rounded ones.
 */
const SOLD = `SELECT platform, product_id, is_exact, was_seen, price,
    if(empty(within) AND NOT (${IS_WHOLE}) OR (${TO}).1 <= (${FROM}).1, NULL, greatest((${TO}).2 - (${FROM}).2, 0)) AS units,
    if(${IS_WHOLE} AND bounds[3] IS NOT NULL, greatest(assumeNotNull(bounds[2]) - assumeNotNull(bounds[3]), 0), NULL) AS before,
    multiIf(NOT is_exact, 'estimated',
      bounds[1] IS NOT NULL AND NOT has(days, {end:Date}) OR bounds[2] IS NOT NULL AND NOT has(days, {start:Date}), 'estimated',
      ${IS_WHOLE}, 'measured', 'at_least') AS evidence
  FROM (
    SELECT platform, product_id, arraySort(groupArrayIf(${POINT}, counted IS NOT NULL)) AS points,
      arrayMap(point -> point.1, points) AS days, arrayMap(point -> point.2, points) AS counts,
      ${valuesAt('[{end:Date}, {start:Date}, {earlier:Date}]', 'days', 'counts')} AS bounds,
      arrayFilter(point -> point.1 > {start:Date} AND point.1 <= {end:Date}, points) AS within,
      arrayAll(point -> point.3, points) AS is_exact, countIf(${IS_WITHIN}) > 0 AS was_seen,
      quantileExactInclusiveOrNullIf(0.5)(paid, ${IS_WITHIN}) AS price
    FROM (${SEEN}) GROUP BY platform, product_id)`

const IS_ORDERED_WITHIN = 'ordered_on > {start:Date} AND ordered_on <= {end:Date}'

/** As `SOLD`, of own shops: what their orders add up to. Of a product nobody ordered nothing is said. */
const ORDERED = `SELECT platform, product_id, countIf(known_by != 'measured') = 0 AS is_exact, sumIf(pieces, ${IS_ORDERED_WITHIN}) > 0 AS was_seen,
    quantileExactInclusiveOrNullIf(0.5)(price_usd, ${IS_ORDERED_WITHIN}) AS price,
    toNullable(sumIf(pieces, ${IS_ORDERED_WITHIN})) AS units,
    if(has({orderedBefore:Array(String)}, platform), sumIf(pieces, ordered_on <= {start:Date}), NULL) AS before,
    multiIf(is_exact, 'measured', countIf(known_by = 'estimated') = 0, 'at_least', 'estimated') AS evidence
  FROM (SELECT platform, product_id, ordered_on, price_usd, units AS pieces, evidence AS known_by
    FROM (${orderLines(undefined, 'platform IN {ordered:Array(String)}')}))
  WHERE ordered_on > {earlier:Date} AND ordered_on <= {end:Date}
  GROUP BY platform, product_id`

const LIKE_FOR_LIKE = 'units IS NOT NULL AND before IS NOT NULL'

/** What some products sold, over rows of `SOLD`. */
const GROUP = z.object({
  kind: z.enum(['all', 'shop', 'category']),
  value: z.string(),
  /** Products that were seen in the weeks, and those of them whose units are known. */
  seen: z.number(),
  products: z.number(),
  sold: z.number().nullable(),
  evidence: z.enum([...EVIDENCE, '']),
  ratio: z.number().nullable(),
  paid: z.number().nullable(),
})
export type SoldGroup = z.output<typeof GROUP>

const PRODUCT = z
  .tuple([z.string(), z.string(), z.number(), z.enum(EVIDENCE), z.number().nullable(), z.number().nullable()])
  .transform(([platform, id, units, evidence, ratio, price]) => ({ platform, id, units, evidence, ratio, price }))
export type SoldProduct = z.output<typeof PRODUCT> & { readonly product: ProductRow }

/** Of one product a rounded count moves by its own steps: it is no ratio. */
const OWN_RATIO = `if(is_exact AND before >= ${GROWTH_FLOOR}, units / before, NULL)`

/** Sort key → SQL of groups, and the key of products, least first; the only text that a caller's choice puts into the query. */
const ORDERS = {
  units: { groups: 'sold DESC, ratio DESC NULLS LAST', products: `-units, -ifNull(${OWN_RATIO}, -1)` },
  ratio: { groups: 'ratio DESC NULLS LAST, sold DESC', products: `-ifNull(${OWN_RATIO}, -1), -units` },
} as const

export interface SoldQuestion extends ShopsQuestion {
  /** Occurrences that are over, oldest first, and the weeks of a build-up. */
  readonly days: readonly string[]
  readonly buildUpWeeks: number
  readonly sort: keyof typeof ORDERS
  readonly mostCategories: number
  readonly mostProducts: number
}

export interface SoldBefore {
  readonly shops: readonly ShopCounts[]
  /** `null`: no shop that counts its units covers the weeks before any of the occurrences. */
  readonly occurrence: {
    readonly day: string
    readonly span: BuildUpDays
    /** Shops whose captures cover them. */
    readonly covered: readonly string[]
    readonly groups: readonly SoldGroup[]
    readonly products: readonly SoldProduct[]
  } | null
}

/** What was sold before the last occurrence that shops tell of. */
export async function soldBefore(db: AnalyticsDb, question: SoldQuestion): Promise<SoldBefore> {
  const { days, buildUpWeeks, sort, mostCategories, mostProducts } = question
  const shops = await shopsBefore(db, question)
  const day = lastCovered(days, buildUpWeeks, shops)
  if (day === null) return { shops, occurrence: null }
  const span = buildUpDays(day, buildUpWeeks)
  const covering = shops.filter((shop) => covers(shop, span))
  const covered = covering.map(({ platform }) => platform)
  const ofOrders = covering.filter(({ ordered }) => ordered !== null)
  const binds = {
    ...questionBinds(question, covered),
    end: span.to,
    // Counts are those of a day's end.
    start: addDays(span.from, -1),
    earlier: addDays(span.beforeFrom, -1),
    mostCategories,
    counting: covering.filter(({ ordered }) => ordered === null).map(({ platform }) => platform),
    ordered: ofOrders.map(({ platform }) => platform),
    orderedBefore: ofOrders
      .filter(({ ordered }) => ordered !== null && tellsOf(ordered, span.beforeFrom, span.beforeTo))
      .map(({ platform }) => platform),
  }
  const sold = `(${ofOrders.length > 0 ? `${SOLD} UNION ALL ${ORDERED}` : SOLD}) AS sold INNER JOIN (SELECT platform, product_id, secondary_category AS category
    FROM trendee.product_current WHERE ${ofQuestion(question)}) AS product USING (platform, product_id)`
  // One question for both: what every product sold is the work. The best products stand in the row of all.
  const rows = await db.rows(
    GROUP.extend({ best: z.array(PRODUCT) }),
    `SELECT group.1 AS kind, group.2 AS value, countIf(was_seen) AS seen, countIf(units IS NOT NULL) AS products,
       sumOrNull(units) AS sold, ${evidenceOfRank(`maxIf(${evidenceRank('evidence')}, units IS NOT NULL)`)} AS evidence,
       if(countIf(${LIKE_FOR_LIKE}) >= ${LEAST_COMPARED} AND sumIf(before, ${LIKE_FOR_LIKE}) >= ${GROWTH_FLOOR},
         sumIf(units, ${LIKE_FOR_LIKE}) / sumIf(before, ${LIKE_FOR_LIKE}), NULL) AS ratio,
       quantileExactWeightedOrNullIf(0.5)(assumeNotNull(price), toUInt64(round(ifNull(units, 0))),
         price IS NOT NULL AND ifNull(units, 0) >= 0.5) AS paid,
       arrayMap(entry -> entry.-1, groupArraySortedIf(${mostProducts})(entry, group.1 = 'all' AND units > 0)) AS best
     FROM (SELECT *, arrayJoin([('all', ''), ('shop', toString(platform)), ('category', toString(category))]) AS group,
         (${ORDERS[sort].products}, toString(platform), product_id,
           (toString(platform), product_id, units, toString(evidence), ${OWN_RATIO}, price)) AS entry
       FROM ${sold})
     GROUP BY kind, value HAVING kind != 'category' OR (value != '' AND sold > 0)
     ORDER BY kind, ${ORDERS[sort].groups}, value LIMIT {mostCategories:UInt32} BY kind
     ${PRODUCT_BY_PRODUCT}`,
    binds,
    { route: 'festivals.sold', isKept: true },
  )
  const parts = rows.map(({ best, ...group }) => ({ best, group }))
  const products = parts.flatMap(({ best }) => best)
  const cards = await productCards(db, products, 30, 'festivals.sold-cards')
  const cardOf = new Map(cards.map((card) => [`${card.platform}/${card.product_id}`, card]))
  return {
    shops,
    occurrence: {
      day,
      span,
      covered,
      groups: parts.map(({ group }) => group),
      products: products.flatMap((row) => {
        const product = cardOf.get(`${row.platform}/${row.id}`)
        return product === undefined ? [] : [{ ...row, product }]
      }),
    },
  }
}
