import {
  type BrandCategory,
  type BrandWeek,
  brandAttributes,
  brandCategories,
  brandLooks,
  brandNames,
  brandPlatforms,
  brandPosts,
  brandProducts,
  brandWeeks,
  brandsById,
} from '@trendee/analytics/brands/brand-record'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { brandId } from '@trendee/core/brands/brand-id'
import { isMarket } from '@trendee/core/brands/segment'
import { leastBefore } from '@trendee/core/series/growth-floor'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { brandSummary, brandWindow, picturedBrand, seenBetweenCaptures } from '../../answers/brand'
import { lookAnswer, picturedLook } from '../../answers/look'
import { Photos } from '../../answers/picture-address'
import { picturedPost, postAnswer } from '../../answers/post'
import { picturedProduct, productSummary } from '../../answers/product'
import { isAttributeType, valueNames } from '../../answers/value-names'
import type { Handler } from '../../http/handler'

function categoryAnswer(row: BrandCategory) {
  return {
    primary_category: row.primary_category,
    value: row.secondary_category,
    ...valueNames('category', row.secondary_category),
    wearer: row.wearer,
    products: row.products,
    prices: { low: row.price_low, median: row.price_median, high: row.price_high },
    market_products: row.market_products,
    market: { low: row.market_low, median: row.market_median, high: row.market_high },
    position: row.position,
    is_market: isMarket({
      products: row.products,
      marketProducts: row.market_products,
      position: row.position,
      median: row.price_median,
      marketMedian: row.market_median,
    }),
  }
}

function weekAnswer({ captures, products, listed, reduced, reductions, ...row }: BrandWeek) {
  return {
    week: row.monday,
    products,
    captures,
    reduced_share: listed === 0 ? null : reduced / listed,
    // Nothing reduced is a depth of nothing, where list prices are shown at all.
    discount_depth: listed === 0 ? null : reduced === 0 ? 0 : reductions / reduced,
    price_cuts: row.cuts,
    price_rises: row.rises,
    in_stock_share: products === 0 ? null : row.in_stock / products,
  }
}

/** Shown only where it is asked: asking for it is what needs a plan that has it. */
const LONG_WINDOW = 90

/** One brand with all that is known of it, by its id or any of its names. */
export const brandsInfo: Handler<typeof CONTRACT.brands.info> = async (input, { runtime: { analytics } }) => {
  const { window } = input
  const idOf = (asked: string) => brandId(asked) || asked
  const id = idOf(input.id)
  const others = [...new Set((input.compare ?? []).map(idOf))].filter((other) => other !== id)
  const ids = [id, ...others]
  const [rows, categories, weeks] = await Promise.all([
    brandsById(analytics, ids),
    brandCategories(analytics, ids),
    brandWeeks(analytics, ids),
  ])
  const brand = rows.find((row) => row.brand_id === id)
  if (brand === undefined) throw new ApiError('not_found', 'no such brand')
  const [platforms, names, attributes, best, arrived, gone, posts, looks] = await Promise.all([
    brandPlatforms(analytics, id, window),
    brandNames(analytics, id),
    brandAttributes(analytics, id),
    brandProducts(analytics, id, 'best', window),
    brandProducts(analytics, id, 'new', window),
    brandProducts(analytics, id, 'soldOut', window),
    brandPosts(analytics, id),
    brandLooks(analytics, id),
  ])
  const photos = await Photos.of(analytics, [
    ...rows.flatMap(picturedBrand),
    ...[...best, ...arrived, ...gone].map(picturedProduct),
    ...posts.map(picturedPost),
    ...looks.map(picturedLook),
  ])
  const categoriesOf = (of: string) => categories.filter((row) => row.brand_id === of).map(categoryAnswer)
  const weeksOf = (of: string) => weeks.filter((row) => row.brand_id === of).map(weekAnswer)
  return {
    brand: brandSummary(brand, window, photos),
    windows: WINDOWS.filter((days) => days < LONG_WINDOW || days === window).map((days) =>
      Object.assign({ window: days }, brandWindow(brand, days)),
    ),
    platforms: platforms.map((row) => ({
      platform: row.platform,
      as_of: row.as_of_day,
      products: row.products,
      known_products: row.known_products,
      sellers: row.sellers,
      new_arrivals: seenBetweenCaptures(row.captures, row.new_arrivals),
      sell_outs: seenBetweenCaptures(row.captures, row.sell_outs),
      demand: row.window_demand,
      demand_evidence: row.evidence || null,
      demand_basis: row.demand_basis || null,
      demand_days: row.window_demand === null ? null : (row.demand_window_days ?? window),
      growth:
        row.compared_prior >= leastBefore(row.squared_steps) ? row.compared_demand / row.compared_prior - 1 : null,
      growth_products: row.compared_products,
      shows_list_prices: row.shows_list_prices === 1,
      written: names
        .filter(({ platform }) => platform === row.platform)
        .map(({ written, line, products }) => ({ name: written, line, products })),
    })),
    categories: categoriesOf(id),
    attributes: attributes.flatMap(({ type, value, products, all_products: all, market, market_products: like }) =>
      isAttributeType(type)
        ? [
            {
              type,
              value,
              ...valueNames(type, value),
              products,
              share: products / all,
              market_share: market === 0 ? null : like / market,
            },
          ]
        : [],
    ),
    weeks: weeksOf(id),
    best_sellers: best.map((product) => productSummary(product, window, photos)),
    new_arrivals: arrived.map((product) => productSummary(product, window, photos)),
    sold_out: gone.flatMap((product) => {
      const day = product.sold_out_day ?? product.last_seen_day
      return day === null ? [] : [Object.assign(productSummary(product, window, photos), { sold_out_on: day })]
    }),
    posts: posts.map((post) => postAnswer(post, photos)),
    looks: looks.map((look) => lookAnswer(look, photos)),
    // In the order in which they were asked.
    compared: others.flatMap((other) => {
      const row = rows.find(({ brand_id: known }) => known === other)
      return row === undefined
        ? []
        : [{ brand: brandSummary(row, window, photos), categories: categoriesOf(other), weeks: weeksOf(other) }]
    }),
  }
}
