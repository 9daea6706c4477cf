import { commaList, windowDays } from '@trendee/contract/parameters'
import { brandKey } from '@trendee/contract/brands/brand-fields'
import { type SearchOf, oneOf, searchCodec } from '../../shared/url/search-codec'

/** All brands, those that came or rise, and the reader's own. */
export const BRAND_VIEWS = ['rank', 'discovery', 'own'] as const
export type BrandView = (typeof BRAND_VIEWS)[number]

export const viewSearch = searchCodec({ view: oneOf(BRAND_VIEWS, 'rank') })

const pageFields = { window: windowDays, compare: commaList(brandKey, 4).optional() }
export const brandPageSearch = searchCodec(pageFields)
export type BrandPageSearch = SearchOf<typeof pageFields>

/** Others that a brand can be compared with at once. */
export const MOST_COMPARED = 4
