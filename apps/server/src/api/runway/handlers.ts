import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { lookDetail } from './detail'
import { collections, lookFilters } from './filters'
import { lookList } from './list'
import { topShows } from './top-list'

export const runwayHandlers: Handlers<typeof CONTRACT.runway> = {
  list: lookList,
  searchGallery: lookList,
  topList: topShows,
  detail: lookDetail,
  filters: lookFilters,
  collections,
}
