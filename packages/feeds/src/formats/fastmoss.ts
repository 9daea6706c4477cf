import { cleanOptional, cleanText } from '../clean-text'
import { ProductDraft } from '../product-draft'
import { isoRegion } from '../regions'
import { requiredText, tableFeed } from '../table-feed'

/** FastMoss, TikTok Shop products: counts over windows. The widest window it gives is kept, and labelled as what it is: 28 days. */
export const FASTMOSS = tableFeed({
  id: 'fastmoss',
  title: { en: 'FastMoss TikTok Shop products', zh: 'FastMoss TikTok Shop 商品' },
  // Shops of every kind have the first three.
  required: [
    'product_id',
    'title',
    ['units_sold', 'day7_units_sold', 'day28_units_sold'],
    ['day28_units_sold', 'day7_units_sold', 'gmv', 'category/l1', 'category.l1', 'shop_name'],
  ],
  open(column, options) {
    const id = column('product_id')
    const titleAt = column('title')
    const regionAt = column('region')
    const levels = [
      column('category/l1', 'category.l1'),
      column('category/l2', 'category.l2'),
      column('category/l3', 'category.l3'),
    ]
    const windows = [
      { days: 28, units: column('day28_units_sold'), revenue: column('day28_gmv'), field: 'day28_units_sold' },
      { days: 7, units: column('day7_units_sold'), revenue: column('day7_gmv'), field: 'day7_units_sold' },
      { days: null, units: column('units_sold'), revenue: column('gmv'), field: 'units_sold' },
    ]
    const currency = column('currency')
    const price = column('price', 'min_price')
    const rating = column('product_rating', 'rating')
    const reviews = column('review_count')
    const shop = column('shop_name', 'seller_name')
    const image = column('cover', 'image_url')
    const url = column('product_url', 'url')
    const listed = column('launch_time', 'created_at')
    const captured = column('date', 'captured_at')
    return (cells, sink, row) => {
      const title = requiredText(cleanText(cells[titleAt]), 'title')
      const region = isoRegion(cleanText(cells[regionAt])) || (options.region ?? '')
      const money = row.currency(currency, [price], { given: options, region, title })
      const counted = windows.map((window) => ({ window, count: row.count(window.units, window.field) }))
      const widest = counted.find(({ count }) => count !== null)
      const product = new ProductDraft('tiktok-shop', requiredText(cleanText(cells[id]), 'product_id'), title)
      product.seller = cleanOptional(cells[shop])
      product.url = cleanText(cells[url])
      product.imageUrl = cleanText(cells[image])
      product.categoryPath = levels.map((level) => cleanOptional(cells[level])).filter((name) => name !== '')
      product.region = region
      product.currency = money
      product.setPrice(row.price(price, money, 'price'))
      product.setUnitsSold(widest?.count ?? null)
      product.unitsWindowDays = widest?.window.days ?? null
      product.revenue = widest ? row.amount(widest.window.revenue, money, 'gmv') : null
      product.rating = row.rating(rating, 'product_rating')
      product.reviews = row.count(reviews, 'review_count')?.value ?? null
      product.listedOn = row.day(listed, 'launch_time')
      product.observedOn = row.productDay(captured, 'date')
      sink.record(product)
    }
  },
})
