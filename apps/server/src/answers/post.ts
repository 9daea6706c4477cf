import type { itemsPosts } from '@trendee/analytics/trends/trend-items'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { webLink } from '@trendee/core/links/web-link'
import { pictureAddress } from './picture-address'

type PostRow = Awaited<ReturnType<typeof itemsPosts>>[number]
type PostAnswer = OutputOf<typeof CONTRACT.trends.detail>['posts'][number]

/** A stored social post as the API answers it. */
export function postAnswer(post: PostRow): PostAnswer {
  return { ...post, url: webLink(post.url), picture: pictureAddress('post', `${post.platform}.${post.id}`) }
}
