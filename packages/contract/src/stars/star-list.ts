import { z } from 'zod'
import { RECORD_KINDS } from '@trendee/core/stars/star-kinds'
import { SIGNED_IN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { pictureKind } from '../fields'
import { paging } from '../parameters'

/** What a card says of a record of any kind. */
export const recordCard = z.object({
  kind: z.enum(RECORD_KINDS),
  id: z.string(),
  /** `null`: the data no longer holds it. */
  name: z.string().nullable(),
  name_zh: z.string().nullable(),
  /** Where it comes from; '' where it belongs to no platform. */
  platform: z.string(),
  /** Brand of a product, author of a post, show of a look; '' where there is none. */
  by: z.string(),
  /** Of a trend its type, as its address needs it; else ''. */
  type: z.string(),
  picture: z.string().nullable(),
  picture_kind: pictureKind.nullable(),
})
export type RecordCard = z.output<typeof recordCard>

export const starList = endpoint({
  method: 'GET',
  path: '/api/v1/user/star/list',
  summary: 'Starred records, newest first',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({ kind: z.enum(RECORD_KINDS).optional(), ...paging }),
  output: listOf(recordCard.extend({ starred_at: z.int() })),
  example: {},
})
