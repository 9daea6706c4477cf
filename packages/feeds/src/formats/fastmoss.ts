import { dayOf } from '../calendar-days'
import { cleanOptional, cleanText } from '../clean-text'
import { productRecord } from '../product-record'
import { isoRegion } from '../regions'
import { countCell, amountCell, priceCell, ratingCell, requiredText, tableFeed } from '../table-feed'

/** FastMoss, TikTok Shop products: counts over windows. The widest window it gives is kept, and labelled as what it is: 28 days. */
export const FASTMOSS = tableFeed({
  id: 'fastmoss',
  title: { en: 'FastMoss TikTok Shop products', zh: 'FastMoss TikTok Shop 商品' },
  required: ['product_id', 'title', ['units_sold', 'day7_units_sold', 'day28_units_sold']],
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
    return (cells, sink) => {
      const money = cleanOptional(cells[currency]) || (options.currency ?? '')
      const counted = windows.map((window) => ({ window, count: countCell(cells[window.units], window.field) }))
      const widest = counted.find(({ count }) => count !== null)
      sink.record(
        productRecord({
          platform: 'tiktok-shop',
          productId: requiredText(cleanText(cells[id]), 'product_id'),
          title: requiredText(cleanText(cells[titleAt]), 'title'),
          seller: cleanOptional(cells[shop]),
          url: cleanText(cells[url]),
          imageUrl: cleanText(cells[image]),
          categoryPath: levels.map((level) => cleanOptional(cells[level])).filter((name) => name !== ''),
          region: isoRegion(cleanText(cells[regionAt])) || (options.region ?? ''),
          currency: money,
          price: priceCell(cells[price], money, 'price'),
          unitsSold: widest?.count?.value ?? null,
          unitsEvidence: widest?.count?.evidence ?? null,
          unitsWindowDays: widest?.window.days ?? null,
          revenue: widest ? amountCell(cells[widest.window.revenue], money, 'gmv') : null,
          rating: ratingCell(cells[rating], 'product_rating'),
          reviews: countCell(cells[reviews], 'review_count')?.value ?? null,
          listedOn: dayOf(cells[listed]),
          observedOn: dayOf(cells[captured]),
        }),
      )
    }
  },
})
