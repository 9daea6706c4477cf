import { isoDate } from '@trendee/core/periods/week'
import { titleFor } from '../product-titles'
import type { SeenProduct } from '../product-sales'
import type { DemoProduct } from '../demo-products'
import type { Draws } from '../seeded-draws'
import { descriptionOf, imageUrl, pageName, WEARER_NAMES } from './shop-format'

const SIZES = ['XS', 'S', 'M', 'L'] as const

/** What of a product never changes, as the beginning of its JSON object. */
export function shopifyStart(product: DemoProduct, brand: string, draws: Draws): string {
  const design = product.design
  const title = titleFor('brand-site', design, brand, draws)
  const published = `${isoDate(product.launchDay)}T09:00:00-04:00`
  const wearer = WEARER_NAMES[design.wearer]
  return JSON.stringify({
    id: Number(product.id),
    title,
    handle: `${pageName(title).toLowerCase()}-${product.index}`,
    body_html: `<p>${descriptionOf(design)}</p>`,
    published_at: published,
    created_at: published,
    // A house makes children's things under its own name as a line.
    vendor: wearer === 'Girls' || wearer === 'Boys' ? `${brand} Kids` : brand,
    product_type: `${wearer} ${design.name}`,
    tags: [wearer, ...[...design.attributes.values()].slice(1, 7)],
    images: [{ id: product.priceSeed, src: imageUrl('brand-site', product), width: 1200, height: 1600 }],
    options: [
      { name: 'Color', position: 1, values: [design.attributes.get('color') ?? 'Natural'] },
      { name: 'Size', position: 2, values: SIZES },
    ],
  }).slice(0, -1)
}

/** `rate` turns dollars into the shop's currency; shops abroad round to whole units. */
export function shopifyObject(start: string, seen: SeenProduct, rate: number): string {
  const before = Math.round(seen.listPrice * rate)
  const now = Math.round(seen.price * rate)
  const beforeText = now < before ? `"${before}.00"` : 'null'
  const variants = SIZES.map((size, position) => {
    // Sizes run out one after another before the product does.
    const isAvailable = seen.inStock && (seen.stock > 20 || position % 2 === 0)
    return `{"id":${seen.product.id}${position},"title":"${size}","sku":"${seen.product.id}-${size}","price":"${now}.00","compare_at_price":${beforeText},"available":${isAvailable}}`
  })
  return `${start},"updated_at":"${seen.date}T03:00:00-04:00","variants":[${variants.join(',')}]}`
}
