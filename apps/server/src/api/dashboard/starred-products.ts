import { starredProducts as askStarredProducts } from '@trendee/analytics/dashboard/starred-products'
import { productRow } from '@trendee/analytics/tables/product-row'
import type { CONTRACT } from '@trendee/contract/contract'
import { Photos } from '../../answers/picture-address'
import { picturedProduct, productSummary } from '../../answers/product'
import type { Handler } from '../../http/handler'
import { followedFields, ownList } from './own-list'

const WINDOW = 30

export const starredProducts: Handler<typeof CONTRACT.dashboard.starredProducts> = async ({ page, pageSize }, call) => {
  const { analytics } = call.runtime
  const { stars, rest } = await ownList('product', { page, pageSize }, call)
  const found = await askStarredProducts(analytics, stars)
  const rows = found.map(({ card }) => productRow(card, WINDOW))
  const photos = await Photos.of(analytics, rows.map(picturedProduct))
  const products = new Map(
    found.flatMap(
      ({ id, price_before: price, price_before_day: day, sold_out_day: soldOut, is_sold_out_new: isNew }, place) => {
        const row = rows[place]
        if (row === undefined) return []
        const summary = productSummary(row, WINDOW, photos)
        return [
          [
            id,
            {
              ...summary,
              price_before: price === null ? null : { amount: price, currency: row.currency },
              price_before_on: day,
              sold_out_on: soldOut,
              is_changed: price !== null || isNew === 1,
            },
          ] as const,
        ]
      },
    ),
  )
  return { list: stars.map((star) => ({ ...followedFields(star), product: products.get(star.id) ?? null })), ...rest }
}
