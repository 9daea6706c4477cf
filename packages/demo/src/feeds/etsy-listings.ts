import { lexiconSlug } from '@trendee/core/lexicon/lexicon'
import { titleFor } from '../product-titles'
import type { SeenProduct } from '../product-sales'
import { WORKSHOPS } from '../vocabulary/names'
import { categoryPath, descriptionOf, imageUrl, PAGE_HOST, pageName, type ShopFormat } from './shop-format'

interface Fixed {
  readonly start: string
  /** Visitors and admirers for each piece sold. */
  readonly viewsPerUnit: number
  readonly admirersPerUnit: number
}

/** Etsy's listings: no sales of other people's shops, but views and admirers. */
export const ETSY_FORMAT: ShopFormat<Fixed> = {
  shop: 'etsy',
  opening: '{"results":[\n',
  between: ',\n',
  closing: (rows) => `\n],"count":${rows}}\n`,
  describe(product, draws) {
    const design = product.design
    const title = titleFor('etsy', design, '', draws)
    const shop = draws.whole(0, WORKSHOPS.length - 1)
    const created = product.launchDay * 86_400 + draws.whole(30_000, 80_000)
    const fixed = JSON.stringify({
      listing_id: Number(product.id),
      shop_id: 5_100_000 + shop,
      title,
      description: `${descriptionOf(design)} Made to order in our workshop.`.trim(),
      state: 'active',
      creation_timestamp: created,
      original_creation_timestamp: created,
      tags: [...(design.motif === undefined ? [] : [design.motif.name]), ...design.attributes.values()]
        .slice(0, 8)
        .map((value) => value.toLowerCase()),
      materials: [design.attributes.get('fabric') ?? 'Cotton'],
      taxonomy_id: 300 + (lexiconSlug(design.name).length % 90),
      taxonomy_path: categoryPath(design),
      url: `${PAGE_HOST}/etsy/listing/${product.id}/${pageName(title).toLowerCase()}`,
      images: [{ url_fullxfull: imageUrl('etsy', product) }],
    })
    return { start: fixed.slice(0, -1), viewsPerUnit: draws.between(25, 70), admirersPerUnit: draws.between(2, 6) }
  },
  row: (fixed, seen: SeenProduct) => {
    const interest = seen.unitsSold + (seen.day - seen.product.launchDay) * 0.1
    return `${fixed.start},"quantity":${seen.inStock ? 1 + (seen.stock % 20) : 0},"views":${Math.floor(interest * fixed.viewsPerUnit)},"num_favorers":${Math.floor(interest * fixed.admirersPerUnit)},"price":{"amount":${Math.round(seen.price * 100)},"divisor":100,"currency_code":"USD"},"last_modified_timestamp":${seen.day * 86_400}}`
  },
}
