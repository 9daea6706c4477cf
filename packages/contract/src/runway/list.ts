import { z } from 'zod'
import { type Endpoint, endpoint, searchedListOf } from '../endpoint'
import { day } from '../fields'
import { order, paging } from '../parameters'
import { listAccess } from '../trends/trend-access'
import { lookFilters, lookSummary } from './look'
import { LOOK_COLUMNS } from './look-columns'

const listInput = z.object({
  ...lookFilters,
  /** Within a day by show and number. */
  sort: z.enum(['shown_on', 'brand', 'look_number']).default('shown_on'),
  order,
  ...paging,
})
/** `as_of`: the newest show of all. */
const listOutput = searchedListOf(lookSummary).extend({ as_of: day.nullable() })

export type LookListInput = z.output<typeof listInput>
export type LookList = Endpoint<z.input<typeof listInput>, LookListInput, z.output<typeof listOutput>>

/** The same list by two addresses; only one of them is exported. */
function lookList(
  path: `/api/${string}`,
  summary: string,
  example: z.input<typeof listInput>,
  what?: string,
): LookList {
  return endpoint({
    method: 'GET',
    path,
    summary,
    access: listAccess,
    limit: { perMinute: 240 },
    input: listInput,
    output: listOutput,
    example,
    ...(what === undefined ? {} : { exported: { what, columns: LOOK_COLUMNS } }),
  })
}

export const list = lookList('/api/v2/runway/runway/list', 'Runway looks, the newest first', { pageSize: 10 }, 'looks')
export const searchGallery = lookList(
  '/api/v1/runway/search_gallery',
  'Runway looks by what is worn, house, show or city, in English or Chinese',
  { q: 'suede', pageSize: 10 },
)
