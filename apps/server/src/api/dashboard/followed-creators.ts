import { followedCreators } from '@trendee/analytics/dashboard/followed-creators'
import { postsOfFollowed } from '@trendee/analytics/dashboard/new-posts'
import type { CONTRACT } from '@trendee/contract/contract'
import type { PostNews } from '@trendee/contract/dashboard/followed-fields'
import { webLink } from '@trendee/core/links/web-link'
import { followedOf } from '@trendee/store/dashboard/star-lists'
import { Photos } from '../../answers/picture-address'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { followedFields, ownList } from './own-list'

type Post = Omit<PostNews, 'picture' | 'picture_kind'>

const pictured = ({ platform, id }: Post) => ({ kind: 'post', id: `${platform}.${id}` })

function postNews(post: Post, photos: Photos): PostNews {
  return { ...post, url: webLink(post.url), ...photos.shown(pictured(post)) }
}

export const influencers: Handler<typeof CONTRACT.dashboard.influencers> = async ({ page, pageSize }, call) => {
  const { analytics } = call.runtime
  const { stars, rest } = await ownList('creator', { page, pageSize }, call)
  const found = await followedCreators(analytics, stars)
  const photos = await Photos.of(
    analytics,
    found.flatMap(({ newestPosts }) => newestPosts.map(pictured)),
  )
  const creators = new Map(
    found.map(({ id, newestPosts, ...creator }) => [
      id,
      { ...creator, newest_posts: newestPosts.map((post) => postNews(post, photos)) },
    ]),
  )
  return { list: stars.map((star) => ({ ...followedFields(star), creator: creators.get(star.id) ?? null })), ...rest }
}

export const posts: Handler<typeof CONTRACT.dashboard.posts> = async ({ page, pageSize }, call) => {
  const { accountId } = memberOf(call)
  const { store, analytics } = call.runtime
  const followed = await followedOf(store.db, accountId, 'creator')
  const { list, total } = await postsOfFollowed(analytics, followed, { page, pageSize })
  const photos = await Photos.of(analytics, list.map(pictured))
  return {
    list: list.map(({ isNew, ...post }) => ({ ...postNews(post, photos), is_new: isNew })),
    total,
    page,
    pageSize,
  }
}
