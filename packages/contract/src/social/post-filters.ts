import { z } from 'zod'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { optionalGender, regionCode, searchText, slug } from '../parameters'
import { creatorId, network } from './social-fields'

/** What posts are asked by, in their lists and in what leads among them; a network where the call is not of one. */
export const postFilters = {
  platform: network.optional(),
  gender: optionalGender,
  region: regionCode.optional(),
  primaryCategory: slug.optional(),
  /** A broad one, such as `dress`, asks for those that it covers too: slip, wrap, A-line. */
  secondaryCategory: slug.optional(),
  attributeType: z.enum(ATTRIBUTE_TYPES).optional(),
  attributeName: slug.optional(),
  /** A trend by id or name: what its posts must show. */
  trend: slug.optional(),
  /** Its id, or its name in any spelling. */
  brand: slug.optional(),
  /** As creators' pages name them: `instagram.ana.frost`. */
  creator: creatorId.optional(),
  hashtag: slug.optional(),
  media_type: z.enum(['image', 'video', 'album']).optional(),
  q: searchText,
}
const filters = z.object(postFilters)
export type PostFilters = Partial<z.output<typeof filters>>
