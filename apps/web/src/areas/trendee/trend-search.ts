import { ASKED_GENDERS } from '@trendee/core/lexicon/gender-groups'
import { commaList, region, slug, windowDays } from '@trendee/contract/parameters'
import { type SearchOf, oneOf, searchCodec } from '../../shared/url/search-codec'

const highlightFields = { region, gender: oneOf(ASKED_GENDERS, 'women'), window: windowDays }
export const highlightSearch = searchCodec(highlightFields)

/** What the compared curves show. */
export const SHOWN = ['interest', 'season_adjusted'] as const

const detailFields = { region, compare: commaList(slug, 4).optional(), show: oneOf(SHOWN, 'interest') }
export const trendDetailSearch = searchCodec(detailFields)
export type TrendDetailSearch = SearchOf<typeof detailFields>
