import { z } from 'zod'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import {
  amount,
  commaList,
  measuredOnly,
  optionalGender,
  regionCode,
  searchText,
  slug,
  windowDays,
} from '../parameters'

/** `new`: came to the shop within the window, as the shop says or as comparable captures tell. */
export const arrival = z.enum(['all', 'new']).default('all')

/** Filters of the best-seller screens; the specification's names where it has them. */
export const sellingFilters = {
  gender: optionalGender,
  /** The specification's other word for gender. */
  department: optionalGender,
  primaryCategory: slug.optional(),
  /** A broad one, such as `dress`, asks for those that it covers too: slip, wrap, A-line. */
  secondaryCategory: slug.optional(),
  /** Several secondary categories at once. */
  productCategories: commaList(slug, 20).optional(),
  attributeType: z.enum(ATTRIBUTE_TYPES).optional(),
  attributeName: slug.optional(),
  region: regionCode.optional(),
  /** Its id, or its name in any spelling: its lines too. By the name of a line that line alone. */
  brand: z.string().trim().max(120).optional(),
  /** As the feed names it. */
  seller: z.string().trim().max(120).optional(),
  /** US dollars. */
  price_min: amount(1_000_000).optional(),
  price_max: amount(1_000_000).optional(),
  q: searchText,
  /** Products of which the window's demand was counted. */
  evidence: measuredOnly,
  window: windowDays,
}
const filtersInput = z.object(sellingFilters)
export type SellingFilters = z.output<typeof filtersInput>
