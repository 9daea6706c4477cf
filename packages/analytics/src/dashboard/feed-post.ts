import { POST_COUNTS } from '@trendee/core/posts/post-counts'
import { z } from 'zod'

/** A post as lists of news show it. */
export const FEED_POST = {
  platform: z.string(),
  id: z.string(),
  author: z.string(),
  caption: z.string(),
  url: z.string(),
  posted_on: z.string(),
  likes: z.number().nullable(),
  comments: z.number().nullable(),
  views: z.number().nullable(),
  at_least: z.array(z.enum(POST_COUNTS)),
  estimated: z.array(z.enum(POST_COUNTS)),
} as const

/** The same as JSON in one value, of a row of `post_current`. */
export const FEED_POST_COLUMNS = `toJSONString(CAST((post.platform, post_id, author, caption, url, toDate(posted_at), likes, comments, views, at_least, estimated),
  'Tuple(platform String, id String, author String, caption String, url String, posted_on Date, likes Nullable(Float64),
    comments Nullable(Float64), views Nullable(Float64), at_least Array(String), estimated Array(String))'))`
