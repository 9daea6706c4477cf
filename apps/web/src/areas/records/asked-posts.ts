import type { posts } from './post-wall'

type Search = ReturnType<(typeof posts)['codec']['read']>

/** What the wall of posts is asked by, for what stands beside it: its window and every filter that is set. */
export function askedPosts(search: Search) {
  const { window, platform, gender, region, primaryCategory, secondaryCategory, attributeType, attributeName } = search
  const { trend, brand, creator, hashtag, media_type, q } = search
  return {
    window,
    platform,
    gender,
    region,
    primaryCategory,
    secondaryCategory,
    attributeType,
    attributeName,
    trend,
    brand,
    creator,
    hashtag,
    media_type,
    q,
  }
}
