import { z } from 'zod'
import type { GrowthReason } from '@trendee/contract/selling/insight-fields'
import { SELLING_PLATFORMS } from '@trendee/contract/selling/platforms'
import type { SellingFilters } from '@trendee/contract/selling/selling-filters'
import { EVIDENCE, weakestEvidence } from '@trendee/core/series/evidence'
import { LEAST_COMPARED, leastBefore } from '@trendee/core/series/growth-floor'
import type { AnalyticsDb } from '../engine/db'
import { IS_ON_SALE } from '../derive/rebuild-brand-products'
import { type ProductFilter, productFilter } from '../tables/product-filter'
import { COMPARED, DEMAND, SOLD_BEFORE, SOLD_NOW, SQUARED_STEPS } from '../tables/product-row'
import { SHOP } from '../tables/shop'
import { withFurtherShops } from '../tables/further-shops'

/** What is counted of any group of products of a platform, and what is told of it. */

export const MEASURES = `count() AS products, countIf(${IS_ON_SALE}) AS offers,
  uniqExactIf(${SHOP}, ${IS_ON_SALE} AND ${SHOP} != '') AS sellers,
  max(demand_basis) AS basis, maxOrNull(demand_window_days) AS period, sumOrNull(${DEMAND}) AS sold,
  countIf(${DEMAND} IS NOT NULL) AS known,
  ${COMPARED} AS compared, ${SOLD_NOW} AS sold_now, ${SOLD_BEFORE} AS sold_before, ${SQUARED_STEPS} AS squared_steps,
  groupUniqArrayIf(toString(demand_evidence[{window:UInt8}]), ${DEMAND} IS NOT NULL) AS evidences,
  toString(max(as_of)) AS as_of_day`

export const MEASURED = z.object({
  platform: z.string(),
  products: z.number(),
  offers: z.number(),
  sellers: z.number(),
  basis: z.enum(['units', 'reviews', 'favorites', '']),
  period: z.number().nullable(),
  sold: z.number().nullable(),
  known: z.number(),
  compared: z.number(),
  sold_now: z.number(),
  sold_before: z.number(),
  squared_steps: z.number(),
  evidences: z.array(z.enum([...EVIDENCE, ''])),
  as_of_day: z.string(),
})
export type Measured = z.output<typeof MEASURED>

function growthReason({
  basis,
  known,
  compared,
  sold_before: before,
  squared_steps: squaredSteps,
}: Measured): GrowthReason | null {
  if (basis === '') return 'no_counts'
  if (known === 0) return 'not_in_window'
  if (compared === 0) return 'no_pair'
  if (compared < LEAST_COMPARED) return 'few_products'
  return before < leastBefore(squaredSteps) ? 'few_pieces' : null
}

/** `null` for a part of nothing. */
function shareOf(part: number | null, whole: number): number | null {
  return part === null || whole === 0 ? null : part / whole
}

/** Sums of the groups within which shares are told, by a key of their rows. */
export function totalsBy<Row extends Measured>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const totals = new Map<string, { offers: number; sold: number }>()
  for (const row of rows) {
    const { offers = 0, sold = 0 } = totals.get(keyOf(row)) ?? {}
    totals.set(keyOf(row), { offers: offers + row.offers, sold: sold + (row.sold ?? 0) })
  }
  return totals
}

/** A group in the contract's words, beside the whole that its shares are of. */
export function measures(row: Measured, whole: { readonly offers: number; readonly sold: number } | undefined) {
  const reason = growthReason(row)
  return {
    platform: row.platform,
    products: row.products,
    offers: row.offers,
    shops: row.sellers || null,
    demand: row.sold,
    demand_basis: row.basis || null,
    demand_evidence: weakestEvidence(row.evidences.filter((evidence) => evidence !== '')),
    period_days: row.sold === null ? null : row.period,
    known: row.known,
    growth: reason === null ? row.sold_now / row.sold_before - 1 : null,
    growth_reason: reason,
    compared: row.compared,
    share_of_offers: shareOf(row.offers, whole?.offers ?? 0) ?? 0,
    share_of_demand: shareOf(row.sold, whole?.sold ?? 0),
  }
}

export interface InsightQuestion extends SellingFilters {
  readonly platform?: readonly string[] | undefined
}

const ALL = Object.values(SELLING_PLATFORMS)

/** The products that an analysis is about; `everywhere` leaves its platforms out. */
export async function insightFilter(
  db: AnalyticsDb,
  question: InsightQuestion,
  everywhere = false,
): Promise<ProductFilter> {
  const { platform = [] } = question
  const all = everywhere || platform.length === 0
  return productFilter(db, all ? await withFurtherShops(db, ALL) : platform, question, false)
}

export interface PlatformFacts {
  readonly platform: string
  readonly products: number
  readonly as_of: string
}

/** Each platform of some groups: how many products they hold together, and up to which day. */
export function platformFacts(rows: readonly Pick<Measured, 'platform' | 'products' | 'as_of_day'>[]): PlatformFacts[] {
  const facts = new Map<string, PlatformFacts>()
  for (const { platform, products, as_of_day: day } of rows) {
    facts.set(platform, { platform, products: products + (facts.get(platform)?.products ?? 0), as_of: day })
  }
  return [...facts.values()].toSorted((a, b) => (a.platform < b.platform ? -1 : 1))
}
