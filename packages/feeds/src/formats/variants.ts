import type { ProductDraft } from '../product-draft'
import type { PriceRange } from '../table-row'

/** What is on sale of a product in one size and colour. */
export interface Variant {
  readonly price: PriceRange | null
  readonly before: PriceRange | null
  /** Null where the shop does not count it. */
  readonly stock: number | null
}

/** Prices from the cheapest variant to the dearest; the stock is known where that of every variant is. */
export function setOffer(product: ProductDraft, variants: readonly Variant[]): void {
  const priced = variants
    .flatMap(({ price, before }) => (price === null ? [] : [{ price, before: before?.low ?? null }]))
    .toSorted((a, b) => a.price.low - b.price.low)
  const [cheapest] = priced
  if (cheapest) {
    const dearest = Math.max(...priced.map(({ price }) => price.high ?? price.low))
    const { low } = cheapest.price
    product.setPrice({ low, high: dearest > low ? dearest : null })
    product.listPrice = cheapest.before !== null && cheapest.before > low ? cheapest.before : null
  }
  const counted = variants.flatMap(({ stock }) => (stock === null ? [] : [stock]))
  if (counted.length === 0 || counted.length < variants.length) return
  product.stock = counted.reduce((sum, count) => sum + count, 0)
  product.inStock = product.stock > 0
}
