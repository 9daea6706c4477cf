import { z } from 'zod'
import { SEARCH_KINDS } from '@trendee/core/search/search-kinds'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { day, pictureKind } from '../fields'

/** A record as the search tells it; `search-fields.ts` says what each field means for which kind. */
export const foundRecord = z.object({
  kind: z.enum(SEARCH_KINDS),
  /** '' for what is of no platform. */
  platform: z.string(),
  id: z.string(),
  name: z.string(),
  name_zh: z.string(),
  detail: z.string(),
  secondary_category: z.string(),
  gender: z.string(),
  region: z.string(),
  price_usd: z.number().nonnegative().nullable(),
  figure: z.number().nullable(),
  day: day.nullable(),
  picture: z.string().nullable(),
  picture_kind: pictureKind.nullable(),
})
export type FoundRecord = z.output<typeof foundRecord>

/** How the words were read. */
export const understoodWords = z.object({
  /** As they are searched: mistyped words put right. */
  text: z.string(),
  is_corrected: z.boolean(),
  /** What of them the lexicon knows. */
  meanings: z.array(
    z.object({
      type: z.enum(['category', ...ATTRIBUTE_TYPES]),
      value: z.string(),
      name: z.string(),
      name_zh: z.string(),
    }),
  ),
})
