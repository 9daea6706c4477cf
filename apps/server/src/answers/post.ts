import type { itemsPosts } from '@trendee/analytics/trends/trend-items'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { webLink } from '@trendee/core/links/web-link'
import type { Photos, Pictured } from './picture-address'

type PostRow = Awaited<ReturnType<typeof itemsPosts>>[number]
type PostAnswer = OutputOf<typeof CONTRACT.trends.detail>['posts'][number]

/** What the picture of a post is asked by. */
export function picturedPost({ platform, id }: PostRow): Pictured {
  return { kind: 'post', id: `${platform}.${id}` }
}

/** A stored social post as the API answers it. */
export function postAnswer(post: PostRow, photos: Photos): PostAnswer {
  return { ...post, url: webLink(post.url), ...photos.shown(picturedPost(post)) }
}
