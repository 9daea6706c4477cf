import { ASKED_GENDERS } from '@trendee/core/lexicon/gender-groups'
import { PRIMARY_CATEGORIES } from '@trendee/core/lexicon/types'
import { LEAD_SOURCES, PEAK_SOON_WEEKS, WEEKLY_WINDOWS } from '@trendee/core/trend/vocabulary'
import { commaList, flag, isoDay, measuredOnly, pastDay, region, slug } from '@trendee/contract/parameters'
import { type SearchOf, oneOf, searchCodec, textUpTo } from '../../shared/url/search-codec'

/** From what can still be reordered to what is drawn today. */
export const SEASON_AHEAD = ['4', '8', '12', '16', '20', '26'] as const

const highlightFields = {
  region,
  gender: oneOf(ASKED_GENDERS, 'women'),
  primaryCategory: oneOf(PRIMARY_CATEGORIES),
  window: oneOf(WEEKLY_WINDOWS, '30'),
  ahead: oneOf(SEASON_AHEAD, `${PEAK_SOON_WEEKS}`),
  /** The week as it looked on a day in the past. */
  ...pastDay,
}
export const highlightSearch = searchCodec(highlightFields)
export type HighlightSearch = SearchOf<typeof highlightFields>

/** Trends beside the page's own on one chart. */
export const MOST_COMPARED = 4

/** What the compared curves show. */
export const SHOWN = ['interest', 'season_adjusted'] as const

/** In what the compared curves compare. */
export const COMPARED_IN = ['height', 'growth'] as const

/** Earlier forecasts on one curve; more are a tangle. */
export const MOST_PAST = 6

const detailFields = {
  region,
  /** The trend as it stood at the end of a day in the past. */
  ...pastDay,
  compare: commaList(slug, MOST_COMPARED).optional(),
  /** Origins of earlier forecasts that are laid on the curve. */
  past: commaList(isoDay, MOST_PAST).optional(),
  show: oneOf(SHOWN, 'interest'),
  /** Height where any of them is on the trend's scale, else growth, where it is left out. */
  in: oneOf(COMPARED_IN),
  /** The curve of the asked gender, though that of all genders tells more. */
  own: flag.optional(),
  /** The selling season whose verdict is shown; the one to order where it is left out. */
  season: slug.optional(),
}
/** Sources run ahead of each other for everybody unless the reader says otherwise: most trends have both there. */
const leadFields = {
  gender: oneOf(ASKED_GENDERS, 'all'),
  primaryCategory: oneOf(PRIMARY_CATEGORIES),
  /** The two sources whose trends are shown. */
  first: oneOf(LEAD_SOURCES),
  second: oneOf(LEAD_SOURCES),
}
export const leadSearch = searchCodec(leadFields)

export const checkSearch = searchCodec({ region })

export const seasonSearch = searchCodec({
  region,
  gender: oneOf(ASKED_GENDERS, 'women'),
  primaryCategory: oneOf(PRIMARY_CATEGORIES),
  platform: slug.optional(),
  /** Trends whose own curve was counted. */
  evidence: measuredOnly,
})

export const orderSearch = searchCodec({
  region,
  gender: oneOf(ASKED_GENDERS, 'women'),
  primaryCategory: oneOf(PRIMARY_CATEGORIES),
  evidence: measuredOnly,
  /** A project whose trends are shown instead of the region's. */
  project: textUpTo(64),
})

const styleFields = {
  /** The newest that has a style where it is left out. */
  day: isoDay.optional(),
  compare: detailFields.compare,
  show: detailFields.show,
  in: detailFields.in,
}
export const styleSearch = searchCodec(styleFields)
export type StyleSearch = SearchOf<typeof styleFields>

export const trendDetailSearch = searchCodec(detailFields)
export type TrendDetailSearch = SearchOf<typeof detailFields>
/** What a curve shows and compares, on whatever page it stands. */
export type CurveSearch = Pick<TrendDetailSearch, 'compare' | 'show' | 'in'> &
  Partial<Pick<TrendDetailSearch, 'as_of' | 'as_known' | 'past'>>
