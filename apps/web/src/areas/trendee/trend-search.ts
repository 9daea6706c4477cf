import { ASKED_GENDERS } from '@trendee/core/lexicon/gender-groups'
import { PEAK_SOON_WEEKS } from '@trendee/core/trend/vocabulary'
import { commaList, region, slug } from '@trendee/contract/parameters'
import { type SearchOf, oneOf, searchCodec } from '../../shared/url/search-codec'

/** Trends are told by week: of a day or a week nothing is known to compare. */
export const WEEKLY_WINDOWS = ['30', '90'] as const
/** From what can still be reordered to what is drawn today. */
export const SEASON_AHEAD = ['4', '8', '12', '16', '20', '26'] as const

const highlightFields = {
  region,
  gender: oneOf(ASKED_GENDERS, 'women'),
  window: oneOf(WEEKLY_WINDOWS, '30'),
  ahead: oneOf(SEASON_AHEAD, `${PEAK_SOON_WEEKS}`),
}
export const highlightSearch = searchCodec(highlightFields)
export type HighlightSearch = SearchOf<typeof highlightFields>

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
