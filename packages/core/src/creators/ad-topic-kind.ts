/** What an advertisement can be about, as networks rank it. */
export const AD_TOPIC_KINDS = ['keyword', 'hashtag', 'product'] as const
export type AdTopicKind = (typeof AD_TOPIC_KINDS)[number]
