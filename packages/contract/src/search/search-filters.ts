import { z } from 'zod'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { amount, commaList, isoDay, optionalGender, regionCode, slug } from '../parameters'

/** Filters that every kind of record is searched with; a kind without what is asked for has no result. */
export const searchFilters = {
  /** Where the records are from: `shein,temu`, `instagram`. */
  platforms: commaList(slug, 20).optional(),
  gender: optionalGender,
  /** The specification's other word for gender. */
  department: optionalGender,
  primaryCategory: slug.optional(),
  /** A broad one, such as `dress`, asks for those that it covers too. */
  secondaryCategory: slug.optional(),
  productCategories: commaList(slug, 20).optional(),
  attributeType: z.enum(ATTRIBUTE_TYPES).optional(),
  attributeName: slug.optional(),
  region: regionCode.optional(),
  /** Its id, or its name in any spelling: its lines too. By the name of a line, of products that line alone. */
  brand: z.string().trim().max(120).optional(),
  /** US dollars. */
  price_min: amount(1_000_000).optional(),
  price_max: amount(1_000_000).optional(),
  /** First seen, posted or shown from this day on, up to that day. */
  from: isoDay.optional(),
  to: isoDay.optional(),
}
const filtersInput = z.object(searchFilters)
export type SearchFilters = z.output<typeof filtersInput>
