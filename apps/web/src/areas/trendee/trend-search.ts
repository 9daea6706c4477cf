import { commaList, gender, region, slug, windowDays } from '@trendee/contract/parameters'
import { type SearchOf, oneOf, searchCodec } from '../../shared/url/search-codec'

const highlightFields = { region, gender, window: windowDays }
export const highlightSearch = searchCodec(highlightFields)

/** What the compared curves show. */
export const SHOWN = ['interest', 'season_adjusted'] as const

/** In what the compared curves compare. */
export const COMPARED_IN = ['height', 'growth'] as const

const detailFields = {
  region,
  compare: commaList(slug, 4).optional(),
  show: oneOf(SHOWN, 'interest'),
  in: oneOf(COMPARED_IN, 'height'),
}
export const trendDetailSearch = searchCodec(detailFields)
export type TrendDetailSearch = SearchOf<typeof detailFields>
