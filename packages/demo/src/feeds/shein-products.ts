import type { GarmentAttribute } from '../garments'
import type { DemoProduct } from '../demo-products'
import { csvCell } from '../feed-file'
import type { SeenProduct } from '../product-sales'
import { shopLabel, titleFor } from '../product-titles'
import type { Draws } from '../seeded-draws'
import { categoryPath, descriptionOf, imageUrl, PAGE_HOST, pageName, type ShopFormat } from './shop-format'

const COLUMNS =
  'product_name,description,initial_price,final_price,currency,in_stock,color,size,reviews_count,main_image,category_url,url,category_tree,country_code,domain,image_count,image_urls,model_number,offers,other_attributes,product_id,rating,related_products,root_category,top_reviews,category,brand,all_available_sizes'

const ATTRIBUTE_NAMES: Readonly<Partial<Record<GarmentAttribute, string>>> = {
  color: 'Color',
  style: 'Style',
  pattern: 'Pattern Type',
  detail: 'Details',
  neckline: 'Neckline',
  sleeve: 'Sleeve Length',
  'fit-type': 'Fit Type',
  fabric: 'Material',
}

/** A row in pieces: between them stand the prices, the stock, the reviews and the rating. */
type Pieces = readonly [start: string, afterPrices: string, afterStock: string, afterReviews: string, end: string]

/** Bright Data's Shein products. The rows carry no day: the capture's own day counts. */
export const SHEIN_FORMAT: ShopFormat<Pieces> = {
  shop: 'shein',
  opening: `${COLUMNS}\n`,
  between: '',
  closing: () => '',
  describe: (product: DemoProduct, draws: Draws): Pieces => {
    const design = product.design
    const label = shopLabel(design, draws)
    const title = titleFor('shein', design, label, draws)
    const path = categoryPath(design)
    const leaf = path.at(-1) ?? ''
    const image = imageUrl('shein', product)
    const tree = path.map((name, level) => ({
      name,
      url: `${PAGE_HOST}/shein/${pageName(name)}-c-${2000 + level}.html`,
    }))
    const attributes = [...design.attributes].flatMap(([type, value]) => {
      const name = ATTRIBUTE_NAMES[type]
      return name === undefined ? [] : [{ name, value }]
    })
    const json = (value: unknown): string => csvCell(JSON.stringify(value))
    return [
      `${csvCell(title)},${csvCell(descriptionOf(design))},`,
      ',USD,',
      `,${csvCell(design.attributes.get('color') ?? '')},M,`,
      [
        '',
        image,
        `${PAGE_HOST}/shein/${pageName(leaf)}-c-2001.html`,
        `${PAGE_HOST}/shein/p-${product.id}.html`,
        json(tree),
        'US',
        'www.trendee.demo',
        '1',
        json([image]),
        `sv${product.priceSeed}`,
        'null',
        json(attributes),
        product.id,
        '',
      ].join(','),
      `,,${csvCell(path[0] ?? '')},,${csvCell(leaf)},${label},${json(['S', 'M', 'L', 'XL'])}\n`,
    ]
  },
  row: ([start, afterPrices, afterStock, afterReviews, end]: Pieces, seen: SeenProduct): string =>
    `${start}${seen.listPrice.toFixed(2)},${seen.price.toFixed(2)}${afterPrices}${seen.inStock}${afterStock}${seen.reviews}${afterReviews}${seen.reviews === 0 ? 0 : seen.rating.toFixed(2)}${end}`,
}
