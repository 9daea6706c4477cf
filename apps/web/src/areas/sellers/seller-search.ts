import { windowDays } from '@trendee/contract/parameters'
import { searchCodec } from '../../shared/url/search-codec'

export const sellerDetailSearch = searchCodec({ window: windowDays })
