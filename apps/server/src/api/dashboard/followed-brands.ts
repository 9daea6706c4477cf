import { changedProducts } from '@trendee/analytics/dashboard/changed-products'
import { type FollowedBrand, followedBrands } from '@trendee/analytics/dashboard/followed-brands'
import { importedFiles } from '@trendee/analytics/dashboard/own-brand-files'
import type { FollowedKey } from '@trendee/analytics/tables/seen-rows'
import { topBrands as askTopBrands } from '@trendee/analytics/dashboard/top-brands'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { type ProductRow, productRow } from '@trendee/analytics/tables/product-row'
import type { CONTRACT } from '@trendee/contract/contract'
import type { BrandNews } from '@trendee/contract/dashboard/followed-fields'
import { ADMIN_ROLE, rolesOf } from '@trendee/core/access/roles'
import { followedOf } from '@trendee/store/dashboard/star-lists'
import { seenBetweenCaptures } from '../../answers/brand'
import { Photos } from '../../answers/picture-address'
import { picturedProduct, productSummary } from '../../answers/product'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { followedFields, ownList } from './own-list'

const WINDOW = 30

/** News of brands by their ids, with their newest products as cards. */
async function brandNews(db: AnalyticsDb, followed: readonly FollowedKey[]): Promise<ReadonlyMap<string, BrandNews>> {
  const brands = await followedBrands(db, followed)
  const products = new Map(brands.map(({ id, newest }) => [id, newest.map((card) => productRow(card, WINDOW))]))
  const photos = await Photos.of(db, [...products.values()].flat().map(picturedProduct))
  return new Map(brands.map((brand) => [brand.id, newsOf(brand, products.get(brand.id) ?? [], photos)]))
}

function newsOf(brand: FollowedBrand, newest: readonly ProductRow[], photos: Photos): BrandNews {
  return {
    name: brand.name,
    name_zh: brand.name_zh,
    platforms: brand.platforms,
    as_of: brand.as_of_day,
    products: brand.on_sale,
    new_arrivals: seenBetweenCaptures(brand.captures, brand.new_arrivals),
    sold_out: seenBetweenCaptures(brand.captures, brand.sold_out),
    price_cuts: seenBetweenCaptures(brand.captures, brand.price_cuts),
    reduced_share: brand.reduced_share,
    discount_depth: brand.discount_depth,
    newest: newest.map((product) => productSummary(product, WINDOW, photos)),
  }
}

export const brands: Handler<typeof CONTRACT.dashboard.brands> = async ({ page, pageSize }, call) => {
  const { stars, rest } = await ownList('brand', { page, pageSize }, call)
  const news = await brandNews(call.runtime.analytics, stars)
  return { list: stars.map((star) => ({ ...followedFields(star), brand: news.get(star.id) ?? null })), ...rest }
}

export const customizedBrands: Handler<typeof CONTRACT.dashboard.customizedBrands> = async (input, call) => {
  const { stars, rest } = await ownList('own_brand', { page: input.page, pageSize: input.pageSize }, call)
  const { analytics } = call.runtime
  // An import knows no account: what a file held is told to who may see every import.
  const isAdmin = rolesOf(memberOf(call).role).has(ADMIN_ROLE)
  const named = isAdmin ? [...new Set(stars.flatMap(({ details }) => details.files))] : []
  const [news, files] = await Promise.all([brandNews(analytics, stars), importedFiles(analytics, named)])
  const byName = new Map(files.map((file) => [file.file, file]))
  return {
    list: stars.map((star) => ({
      ...followedFields(star),
      name: star.written,
      site: star.details.site,
      files: star.details.files.map((name) => ({
        name,
        rows_loaded: byName.get(name)?.rows_loaded ?? null,
        captured_on: byName.get(name)?.captured_on ?? null,
      })),
      brand: news.get(star.id) ?? null,
    })),
    ...rest,
  }
}

export const products: Handler<typeof CONTRACT.dashboard.products> = async ({ page, pageSize }, call) => {
  const { accountId } = memberOf(call)
  const { store, analytics } = call.runtime
  const [followed, own] = await Promise.all([
    followedOf(store.db, accountId, 'brand'),
    followedOf(store.db, accountId, 'own_brand'),
  ])
  // A brand of one's own that is followed too is one brand.
  const keys = [...new Map([...own, ...followed].map((star) => [star.id, star])).values()]
  const { list, total } = await changedProducts(analytics, keys, { page, pageSize })
  const rows = list.map(({ card }) => productRow(card, WINDOW))
  const photos = await Photos.of(analytics, rows.map(picturedProduct))
  return {
    list: list.flatMap(({ change, day }, place) => {
      const row = rows[place]
      return row === undefined ? [] : [{ change, day, product: productSummary(row, WINDOW, photos) }]
    }),
    total,
    page,
    pageSize,
  }
}

export const topBrands: Handler<typeof CONTRACT.dashboard.topBrands> = async ({ page, pageSize }, call) => {
  const { accountId } = memberOf(call)
  const { store, analytics } = call.runtime
  const [{ list, total }, followed] = await Promise.all([
    askTopBrands(analytics, { page, pageSize }),
    followedOf(store.db, accountId, 'brand'),
  ])
  const ids = new Set(followed.map(({ id }) => id))
  return {
    list: list.map(({ captures, new_arrivals: arrivals, ...brand }) => ({
      ...brand,
      new_arrivals: seenBetweenCaptures(captures, arrivals),
      is_followed: ids.has(brand.id),
    })),
    total,
    page,
    pageSize,
  }
}
