import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'
import { day } from '../fields'

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
      last_import_at: z.int().nullable(),
    }),
  ),
  example: {},
})
