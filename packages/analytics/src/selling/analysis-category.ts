import { z } from 'zod'
import type { ParsedOf } from '@trendee/contract/endpoint'
import type { analysisCategory as entry } from '@trendee/contract/selling/analysis-category'
import { moverOf } from '@trendee/core/selling/mover'
import type { AnalyticsDb } from '../engine/db'
import { IS_ON_SALE } from '../derive/rebuild-brand-products'
import { CARRIED_CATEGORIES } from '../tables/carried-categories'
import { MEASURED, MEASURES, insightFilter, measures, platformFacts, totalsBy } from './insight-measures'

export type AnalysisCategoryQuestion = Omit<ParsedOf<typeof entry>, 'page' | 'pageSize'>

/** Prices by fewer offers are not crowded anywhere. */
const LEAST_PRICED = 5

/**
 * A product is in one row alone, so that shares add up: in the broad category that covers its own, as lists open it; where
 * one is asked, in its own.
 */
export function categorySql({
  secondaryCategory,
  productCategories,
}: Pick<AnalysisCategoryQuestion, 'secondaryCategory' | 'productCategories'>): string {
  const isNarrow = secondaryCategory !== undefined || (productCategories ?? []).length > 0
  return isNarrow ? 'toString(secondary_category)' : `${CARRIED_CATEGORIES}[-1]`
}

const PRICED = `${IS_ON_SALE} AND price_usd > 0`
const ROW = MEASURED.extend({
  value: z.string(),
  median: z.number().nullable(),
  priced: z.number(),
  near: z.number(),
  listed: z.number(),
  reduced: z.number(),
})

/** Categories of each platform by the asked number; what it cannot tell comes last. */
export async function analysisCategory(db: AnalyticsDb, question: AnalysisCategoryQuestion) {
  const filter = await insightFilter(db, question)
  const rows = await db.rows(
    ROW,
    `SELECT * EXCEPT prices, length(prices) AS priced,
       arrayCount(price -> price >= median * 0.8 AND price <= median * 1.25, prices) AS near
     FROM (SELECT platform, ${categorySql(question)} AS value, ${MEASURES},
         quantileExactInclusiveOrNullIf(0.5)(price_usd, ${PRICED}) AS median,
         groupArrayIf(assumeNotNull(price_usd), ${PRICED}) AS prices,
         countIf(${PRICED} AND list_price_usd > 0) AS listed,
         countIf(${PRICED} AND price_usd < list_price_usd * 0.995) AS reduced
       FROM trendee.product_current WHERE ${filter.sql} GROUP BY platform, value)`,
    filter.parameters,
    { route: 'selling.analysis.category', isKept: true },
  )
  const totals = totalsBy(rows, ({ platform }) => platform)
  // Of some shops nothing shows a list price: then none is known to be reduced.
  const listing = new Set(rows.filter(({ listed }) => listed > 0).map(({ platform }) => platform))
  const list = rows
    .filter(({ value }) => value !== '')
    .map((row) => {
      const told = measures(row, totals.get(row.platform))
      const reducedShare = listing.has(row.platform) && row.priced > 0 ? row.reduced / row.priced : null
      return {
        ...told,
        category: row.value,
        median_price_usd: row.median,
        price_crowding: row.priced >= LEAST_PRICED ? row.near / row.priced : null,
        reduced_share: reducedShare,
        mover: moverOf({
          growth: told.growth,
          shareOfDemand: told.share_of_demand,
          shareOfOffers: told.share_of_offers,
          reducedShare,
        }),
      }
    })
  const sign = question.order === 'asc' ? 1 : -1
  return {
    list: list.toSorted((a, b) => byNumber(a[question.sort], b[question.sort], sign) || tie(a, b)),
    platforms: platformFacts(rows),
  }
}

/** What is not known comes last in either order. */
export function byNumber(a: number | null, b: number | null, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return (a - b) * sign
}

interface Tied {
  readonly offers: number
  readonly platform: string
  readonly category: string
}

function tie(a: Tied, b: Tied): number {
  return b.offers - a.offers || (`${a.category} ${a.platform}` < `${b.category} ${b.platform}` ? -1 : 1)
}
