import { adTopic, adTopics } from '@trendee/analytics/social/ad-topics'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import type { AdTopicListInput, AdTopicListOutput } from '@trendee/contract/social/ad-topics'
import type { AdTopicKind } from '@trendee/core/creators/ad-topic-kind'
import { pageAnswer } from '../../answers/page'
import { adTopicSummary } from '../../answers/social'
import type { Call, Handler } from '../../http/handler'

async function topicPage(
  input: AdTopicListInput,
  kind: AdTopicKind | undefined,
  { runtime }: Call,
): Promise<AdTopicListOutput> {
  const answer = await adTopics(runtime.analytics, input, kind)
  return { ...pageAnswer(answer, input, (topic) => adTopicSummary(topic, input.window)), as_of: answer.asOf }
}

/** What is advertised, of one kind. */
export function adTopicsOf(kind: AdTopicKind): Handler<typeof CONTRACT.social.adsHashtags> {
  return (input, call) => topicPage(input, kind, call)
}

/** What is advertised, of any kind. */
export const adsTopTopics: Handler<typeof CONTRACT.social.adsTopTopics> = (input, call) =>
  topicPage(input, input.kind, call)

/** One advertised topic. */
export const adsTopTopicsDetail: Handler<typeof CONTRACT.social.adsTopTopicsDetail> = async (input, { runtime }) => {
  const { kind, region, window, period_days } = input
  const topic = input.topic.replace(/^#/, '').toLowerCase()
  const found = await adTopic(runtime.analytics, { topic, kind, region, period_days })
  if (found === null)
    throw new ApiError('not_found', 'Nothing of this name is advertised here.', { topic: input.topic })
  return { topic: adTopicSummary(found.topic, window), as_of: found.topic.as_of_day, line: found.line }
}
