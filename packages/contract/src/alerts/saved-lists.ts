import type { Feature } from '@trendee/core/plans/features'
import type { Endpoint, ParsedOf } from '../endpoint'
import { peakNeed, seasonNeed } from '../needs'
import { selling } from '../selling/selling'
import { SELLING_PLATFORMS, type SellingPath } from '../selling/platforms'
import { topList } from '../trends/top-list'
import { trendList } from '../trends/trend-list'
import type { SavedList } from './saved-line'

const SHOPS = [...Object.keys(SELLING_PLATFORMS), 'shop'] as SellingPath[]
export const SAVED_LIST_NAMES = ['trends', 'trend_list', ...SHOPS] as const satisfies readonly SavedList[]

/** The entry that each asks: what may be saved is its input. */
export const SAVED_LISTS: Readonly<Record<SavedList, Pick<Endpoint, 'input'>>> = {
  trends: topList,
  trend_list: trendList,
  ...(Object.fromEntries(SHOPS.map((shop) => [shop, selling[shop].list])) as unknown as Record<SellingPath, Endpoint>),
}

/** How a list is shown and ordered is no part of what it finds; a day in the past finds nothing new. */
export const NOT_SAVED: ReadonlySet<string> = new Set([
  'page',
  'pageSize',
  'sort',
  'order',
  'lead_weeks',
  'as_of',
  'arrival',
])

/** What a search needs of the plan beside alerts: who is told by a filter that the plan hides would learn what it hides. */
export function needsOfSearch(list: SavedList, fields: Readonly<Record<string, string>>): readonly Feature[] {
  if (list === 'trends') {
    const read = topList.input.safeParse(fields)
    return read.success ? peakNeed(read.data as ParsedOf<typeof topList>) : []
  }
  if (list !== 'trend_list') return []
  const read = trendList.input.safeParse(fields)
  return read.success ? seasonNeed(read.data as ParsedOf<typeof trendList>) : []
}
