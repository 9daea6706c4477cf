import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { categoryId } from './category-id'

/** A collected trend; `trendName` is its id, which trends are asked by. */
export const collectedKey = z.object({ categoryId: z.string(), trendName: z.string() })

export const collectInfo = endpoint({
  method: 'GET',
  path: '/api/v2/user/trend/collect_info',
  summary: 'Which trends are collected in which project of the account, or in one of them',
  access: SIGNED_IN,
  limit: { perMinute: 240 },
  input: z.object({ categoryId: categoryId.optional() }),
  /** `total`: trends, each counted once. */
  output: z.object({ list: z.array(collectedKey), total: z.int() }),
  example: {},
})
