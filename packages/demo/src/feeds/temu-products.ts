import { titleFor } from '../product-titles'
import type { SeenProduct } from '../product-sales'
import { SELLERS } from '../vocabulary/names'
import { categoryPath, imageUrl, PAGE_HOST, type ShopFormat } from './shop-format'

/** Apify's Temu products: sold counts are labels that say "at least". */
export const TEMU_FORMAT: ShopFormat<string> = {
  shop: 'temu',
  opening: '[\n',
  between: ',\n',
  closing: () => '\n]\n',
  describe(product, draws) {
    const title = titleFor('temu', product.design, '', draws)
    const fixed = JSON.stringify({
      id: product.id,
      title,
      storeName: draws.pick(SELLERS),
      thumbnail: imageUrl('temu', product),
      url: `${PAGE_HOST}/temu/g-${product.id}.html`,
      category: categoryPath(product.design).join(' > '),
      color: product.design.attributes.get('color') ?? null,
      currency: 'USD',
    })
    return fixed.slice(0, -1)
  },
  row: (fixed, seen: SeenProduct) =>
    `${fixed},"price":${seen.price},"listPrice":${seen.listPrice},"sales_num":"${soldLabel(seen.unitsSold)}","rating":${seen.reviews === 0 ? null : seen.rating.toFixed(1)},"reviewCount":${seen.reviews},"scrapedAt":"${seen.date}T05:00:00.000Z"}`,
}

/** `3.6K+ sold`: always rounded down. */
export function soldLabel(units: number): string {
  if (units >= 1_000_000) return `${Math.floor(units / 100_000) / 10}M+ sold`
  if (units >= 1000) return `${Math.floor(units / 100) / 10}K+ sold`
  return units >= 10 ? `${Math.floor(units / 10) * 10}+ sold` : `${units} sold`
}
