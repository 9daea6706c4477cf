import { region, slug } from '@trendee/contract/parameters'
import { ASKED_GENDERS } from '@trendee/core/lexicon/gender-groups'
import { type SearchOf, oneOf, searchCodec } from '../../shared/url/search-codec'

export const TOPIC_TABS = ['festivals', 'hashtags', 'ads'] as const
export type TopicTab = (typeof TOPIC_TABS)[number]
export const tabSearch = searchCodec({ tab: oneOf(TOPIC_TABS, 'festivals') })

export const KINDS = ['all', 'trade', 'public'] as const

const topicFields = {
  region,
  gender: oneOf(ASKED_GENDERS, 'all'),
  kind: oneOf(KINDS, 'all'),
  /** The festival that is looked at; the next one of the calendar where none is. */
  festival: slug.optional(),
}
export const topicSearch = searchCodec(topicFields)
export type TopicSearch = SearchOf<typeof topicFields>
