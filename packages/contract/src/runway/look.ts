import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { z } from 'zod'
import { attributeValue, day, pictureKind, swatch } from '../fields'
import { optionalGender, searchText, slug } from '../parameters'

/** One look of a show. */
export const lookSummary = z.object({
  id: z.string(),
  show_id: z.string(),
  show: z.string(),
  /** One for all platforms and spellings; '' where the feed names no house. */
  brand_id: z.string(),
  brand: z.string(),
  season: z.string(),
  city: z.string(),
  gender: z.string(),
  shown_on: day,
  look_number: z.int().positive().nullable(),
  picture: z.string(),
  picture_kind: pictureKind,
  /** What is worn, in the feed's words. */
  garments: z.array(z.string()),
  /** Of the first garment that has one. */
  primary_category: z.string(),
  secondary_category: z.string(),
  /** Of all garments, each once. */
  attributes: z.array(attributeValue),
  colors: z.array(swatch),
})
export type LookSummary = z.output<typeof lookSummary>

const name = z.string().trim().min(1).max(120).optional()

/** Filters of the questions about looks. Category and attribute are asked of one garment. */
export const lookFilters = {
  season: name,
  city: name,
  /** Its id, or its name in any spelling. */
  brand: name,
  show: z.string().trim().min(1).max(300).optional(),
  gender: optionalGender,
  primaryCategory: slug.optional(),
  /** A broad one, such as `dress`, asks for those that it covers too. */
  secondaryCategory: slug.optional(),
  attributeType: z.enum(ATTRIBUTE_TYPES).optional(),
  attributeName: slug.optional(),
  /** Words in English or Chinese: what is worn, house, show, city. */
  q: searchText,
}
const filtersInput = z.object(lookFilters)
export type LookFilters = z.output<typeof filtersInput>
