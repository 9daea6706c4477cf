import { commaList, optionalGender, regionCode, slug, windowDays } from '@trendee/contract/parameters'
import { type SearchOf, oneOf, searchCodec } from '../../shared/url/search-codec'

const highlightFields = { region: regionCode, gender: optionalGender, window: windowDays }
export const highlightSearch = searchCodec(highlightFields)

/** What the compared curves show. */
export const SHOWN = ['interest', 'season_adjusted'] as const

const detailFields = { region: regionCode, compare: commaList(slug, 4), show: oneOf(SHOWN) }
export const trendDetailSearch = searchCodec(detailFields)
export type TrendDetailSearch = SearchOf<typeof detailFields>
