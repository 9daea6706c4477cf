import { type BrandQuestion, mentionsOfBrands, rankBrands } from '@trendee/analytics/brands/brand-ranking'
import type { CONTRACT } from '@trendee/contract/contract'
import { DISCOVERIES } from '@trendee/core/brands/discovery'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { brandSummary, picturedBrand } from '../../answers/brand'
import { pageAnswer } from '../../answers/page'
import { Photos } from '../../answers/picture-address'
import type { Handler } from '../../http/handler'

type Group = typeof CONTRACT.brands
type Asked = Omit<BrandQuestion, 'why' | 'isPosted' | 'sort'>

/** The filters of every list of brands, named one by one. */
function filtersOf(input: Asked): Asked {
  const { window, q, segment, country, platform, primaryCategory, brands, order, page, pageSize } = input
  const { price_min, price_max } = input
  return { window, q, segment, country, platform, primaryCategory, price_min, price_max, brands, order, page, pageSize }
}

export const brandsList: Handler<Group['list']> = async (input, { runtime: { analytics } }) => {
  const { rows, total, asOf, searchedAs } = await rankBrands(analytics, { ...filtersOf(input), sort: input.sort })
  const photos = await Photos.of(analytics, rows.flatMap(picturedBrand))
  return {
    ...pageAnswer({ list: rows, total }, input, (brand) => brandSummary(brand, input.window, photos)),
    as_of: asOf,
    searched_as: searchedAs,
  }
}

export const brandDiscovery: Handler<Group['discovery']> = async (input, { runtime: { analytics } }) => {
  const why = input.why === undefined ? DISCOVERIES : [input.why]
  const { rows, total, asOf, searchedAs } = await rankBrands(analytics, { ...filtersOf(input), sort: input.sort, why })
  const photos = await Photos.of(analytics, rows.flatMap(picturedBrand))
  return {
    ...pageAnswer({ list: rows, total }, input, (brand) =>
      Object.assign(brandSummary(brand, input.window, photos), { why: brand.why || DISCOVERIES[0] }),
    ),
    as_of: asOf,
    searched_as: searchedAs,
  }
}

export const socialLuxury: Handler<Group['luxury']> = async (input, { runtime: { analytics } }) => {
  const question = { ...filtersOf(input), sort: input.sort, isPosted: true }
  const [{ rows, total, asOf, searchedAs }, mentions] = await Promise.all([
    rankBrands(analytics, question),
    mentionsOfBrands(analytics, question),
  ])
  const photos = await Photos.of(analytics, rows.flatMap(picturedBrand))
  const at = WINDOWS.indexOf(input.window)
  return {
    ...pageAnswer({ list: rows, total }, input, (brand) =>
      Object.assign(brandSummary(brand, input.window, photos), {
        likes: brand.post_likes[at] ?? null,
        authors: brand.post_authors[at] ?? 0,
        posts_share: mentions === 0 ? null : (brand.posts[at] ?? 0) / mentions,
      }),
    ),
    as_of: asOf,
    searched_as: searchedAs,
  }
}
