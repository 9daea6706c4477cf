import { z } from 'zod'
import { COMPARABILITY } from '@trendee/core/captures/comparable-days'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'
import { day } from '../fields'

/** A capture of products on a day: how many it saw, how many of them had been seen before, and how many usually are. */
export const newestCapture = z.object({
  day,
  products: z.int(),
  seen_again: z.int(),
  usually_seen_again: z.number(),
  comparability: z.enum(COMPARABILITY),
})

export const freshness = endpoint({
  method: 'GET',
  path: '/api/v1/admin/imports/freshness',
  summary: 'For each platform: newest day, rows, series and days since the newest import',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({}),
  output: z.array(
    z.object({
      platform: z.string(),
      kind: z.string(),
      from: day.nullable(),
      to: day.nullable(),
      rows: z.int(),
      entities: z.int(),
      regions: z.int(),
      /** Of products: the day on which windows end, the newest that can be compared with the captures before it. */
      as_of: day.nullable(),
      /** Of products: whether the newest day (`to`) can be compared, and what it was judged by. */
      newest_capture: newestCapture.nullable(),
      last_import_at: z.int().nullable(),
    }),
  ),
  example: {},
})
