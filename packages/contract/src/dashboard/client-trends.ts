import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { LIST, TRENDS, followed, trendNews } from './followed-fields'

export const clientTrends = endpoint({
  ...LIST,
  path: '/api/v1/dashboard/client_trends',
  summary: 'Followed trends, each with its level and the level that you saw last',
  access: TRENDS,
  output: listOf(z.object({ ...followed, trend: trendNews.nullable() })),
})

export const clientKeywords = endpoint({
  ...LIST,
  path: '/api/v1/dashboard/client_keywords',
  summary: 'Your keywords, each with the trend that it means; `null` where the database knows none',
  access: TRENDS,
  output: listOf(
    z.object({
      ...followed,
      keyword: z.string(),
      trend: trendNews.nullable(),
      /** Without a trend: the keyword with mistyped words put right, where that names one; `null` otherwise. */
      put_right: z.string().nullable(),
    }),
  ),
})
