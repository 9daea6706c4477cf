import { z } from 'zod'
import { amount, commaList, countryCode, order, paging, searchText, slug, windowDays } from '../parameters'
import { brandKey, segment } from './brand-fields'

/** Filters of every list of brands. */
export const brandFilters = {
  window: windowDays,
  /** A part of its name in any language or spelling. */
  q: searchText,
  segment: segment.optional(),
  country: countryCode.optional(),
  platform: z.string().trim().max(40).optional(),
  primaryCategory: slug.optional(),
  /** Of the brand's median price, US dollars. */
  price_min: amount(1_000_000).optional(),
  price_max: amount(1_000_000).optional(),
  /** Only these brands, by id. */
  brands: commaList(brandKey, 100).optional(),
  order,
  ...paging,
}
