import { z } from 'zod'
import { endpoint, searchedListOf } from '../endpoint'
import { day, fraction, pictureKind } from '../fields'
import { order, paging } from '../parameters'
import { listAccess } from '../trends/trend-access'
import { lookFilters } from './look'

const rankedShow = z.object({
  show_id: z.string(),
  show: z.string(),
  brand_id: z.string(),
  brand: z.string(),
  season: z.string(),
  city: z.string(),
  shown_on: day,
  looks: z.int().nonnegative(),
  /** Its looks that show what is asked for; all of them where nothing is. */
  showing: z.int().nonnegative(),
  share: z.number(),
  /** Of that share, over the same house's shows of the same season a year before; `null` where it had none, or fewer than ten looks. */
  growth: fraction,
  /** Its first looks that show it. */
  pictures: z.array(z.object({ id: z.string(), picture: z.string(), picture_kind: pictureKind })),
})

export const topList = endpoint({
  method: 'GET',
  path: '/api/v2/runway/runway/top_list',
  summary: 'Shows ranked by how many of their looks show a category, an attribute or a word',
  access: listAccess,
  limit: { perMinute: 240 },
  input: z.object({
    ...lookFilters,
    sort: z.enum(['showing', 'share', 'growth', 'shown_on']).default('showing'),
    order,
    ...paging,
  }),
  output: searchedListOf(rankedShow).extend({ as_of: day.nullable() }),
  example: { attributeType: 'fabric', attributeName: 'suede', pageSize: 10 },
})
