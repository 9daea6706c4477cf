import type { AlertLine } from '@trendee/core/alerts/alert-kinds'
import type { SellingPath } from '../selling/platforms'

/** Lists of which a search can be saved: the ranked trends, all trends with their facets, and the products of each shop. */
export type SavedList = SavedTrendList | SellingPath
export type SavedTrendList = 'trends' | 'trend_list'

const TREND_LISTS: readonly string[] = ['trends', 'trend_list'] satisfies SavedTrendList[]

/** Whose plan counts a saved search. */
export function lineOfList(list: SavedList): AlertLine {
  return TREND_LISTS.includes(list) ? 'trendee' : 'trendeesellers'
}
