import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { LIST, TRENDS, followed, postNews } from './followed-fields'

export const clientInfluencers = endpoint({
  ...LIST,
  path: '/api/v1/dashboard/client_influencers',
  summary: 'Followed creators, with what they posted since you looked',
  access: TRENDS,
  output: listOf(
    z.object({
      ...followed,
      /** `null`: the data no longer holds the creator. */
      creator: z
        .object({
          platform: z.string(),
          author: z.string(),
          followers: z.number().nullable(),
          posts: z.int(),
          new_posts: z.int(),
          newest_posts: z.array(postNews),
        })
        .nullable(),
    }),
  ),
})

export const clientPosts = endpoint({
  ...LIST,
  path: '/api/v1/dashboard/client_posts',
  summary: 'Posts of followed creators, the newest first; new ones are those since you looked',
  access: TRENDS,
  output: listOf(postNews.extend({ is_new: z.boolean() })),
})
