import type { SellingPlace } from '@trendee/contract/selling/platforms'
import { type SellingEntries, selling } from '@trendee/contract/selling/selling'

export type SellerQuestion = 'best-seller' | 'new-arrival'

/** A question about a marketplace or shop; what is asked of a shop goes with `shopOf`. */
export function questionOf<Question extends keyof SellingEntries>(
  { path }: SellingPlace,
  question: Question,
): SellingEntries[Question] {
  return selling[path][question]
}

/** The input that names the shop, where one path serves all shops. */
export function shopOf({ path, platform }: SellingPlace): { readonly shop?: string } {
  return path === 'shop' ? { shop: platform } : {}
}
