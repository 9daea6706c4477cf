import { slug } from '@trendee/contract/parameters'
import { FESTIVAL_COUNTRIES } from '@trendee/core/festivals/festival'
import { ASKED_GENDERS } from '@trendee/core/lexicon/gender-groups'
import { type SearchOf, oneOf, searchCodec } from '../../shared/url/search-codec'

export const TOPIC_TABS = ['festivals', 'hashtags', 'ads'] as const
export type TopicTab = (typeof TOPIC_TABS)[number]
export const tabSearch = searchCodec({ tab: oneOf(TOPIC_TABS, 'festivals') })

export const KINDS = ['all', 'trade', 'public'] as const
export const SOLD_SORTS = ['units', 'ratio'] as const

const topicFields = {
  /** The country of the calendar; the reader's own where none is. */
  region: oneOf(FESTIVAL_COUNTRIES),
  gender: oneOf(ASKED_GENDERS, 'all'),
  kind: oneOf(KINDS, 'all'),
  /** The festival that is looked at; the next one of the calendar where none is. */
  festival: slug.optional(),
  /** The order of what was sold before it. */
  sold: oneOf(SOLD_SORTS, 'units'),
}
export const topicSearch = searchCodec(topicFields)
export type TopicSearch = SearchOf<typeof topicFields>
