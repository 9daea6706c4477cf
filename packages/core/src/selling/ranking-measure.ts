/** What can have ranked the best sellers: of the window, or of all time where the window tells nothing. */
export const RANKING_MEASURES = ['units', 'reviews', 'favorites', 'units_total', 'sales_rank', 'reviews_total'] as const
export type RankingMeasure = (typeof RANKING_MEASURES)[number]

/** A product's numbers by which best sellers are ranked, as the API names them. */
export interface RankedNumbers {
  readonly demand: number | null
  readonly demand_basis: 'units' | 'reviews' | 'favorites' | null
  readonly units_total: number | null
  readonly sales_rank: number | null
  readonly reviews: number | null
}

/**
 * What ranked a product among the best sellers, in the order in which the list asks; of the first product it is what ranks
 * the list. Nothing sold in the window ranks nobody. `null`: nothing is known, so the newest stand first.
 */
export function rankingMeasure(product: RankedNumbers): RankingMeasure | null {
  if (product.demand !== null && product.demand > 0 && product.demand_basis !== null) return product.demand_basis
  if (product.units_total !== null && product.units_total > 0) return 'units_total'
  if (product.sales_rank !== null) return 'sales_rank'
  if (product.reviews !== null && product.reviews > 0) return 'reviews_total'
  return null
}
