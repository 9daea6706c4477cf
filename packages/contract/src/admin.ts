import { z } from 'zod'
import { endpoint, listOf } from './endpoint'
import { day } from './fields'
import { isoDay, paging } from './parameters'

const access = { who: 'role', role: 'admin' } as const
const limit = { perMinute: 120 } as const

export const importRun = z.object({
  import_id: z.string(),
  feed: z.string(),
  file: z.string(),
  bytes: z.int().nonnegative(),
  bytes_read: z.int().nonnegative(),
  /** `deriving`: its rows are in, the trends that follow from them are being computed. */
  state: z.enum(['queued', 'running', 'deriving', 'done', 'failed', 'interrupted']),
  message: z.string(),
  message_zh: z.string(),
  rows_read: z.int().nonnegative(),
  rows_loaded: z.int().nonnegative(),
  rows_duplicate: z.int().nonnegative(),
  rows_rejected: z.int().nonnegative(),
  rows_left_out: z.int().nonnegative(),
  seconds: z.number().nonnegative(),
  captured_on: day,
  /** Unix seconds. */
  started_at: z.int(),
})
export type ImportRun = z.output<typeof importRun>

const reject = { field: z.string(), reason: z.string(), reason_zh: z.string() } as const

export const admin = {
  imports: endpoint({
    method: 'GET',
    path: '/api/v1/admin/imports',
    summary: 'Imports, newest first',
    access,
    limit,
    input: z.object({ ...paging }),
    output: listOf(importRun),
    example: {},
  }),
  importDetail: endpoint({
    method: 'GET',
    path: '/api/v1/admin/imports/detail',
    summary: 'One import with what could not be read: line, field, reason',
    access,
    limit,
    input: z.object({ import_id: z.string().min(1).max(80), ...paging }),
    output: z.object({
      import: importRun,
      rejects: listOf(z.object({ line: z.int(), ...reject, excerpt: z.string() })),
      reasons: z.array(z.object({ ...reject, rows: z.int() })),
    }),
    example: { import_id: 'demo-shein' },
  }),
  importUpload: endpoint({
    method: 'POST',
    path: '/api/v1/admin/imports/upload',
    summary: 'Take a feed file, recognise it and load it; the answer comes when the file is queued',
    access,
    limit: { perMinute: 60 },
    input: z.object({ captured_on: isoDay.optional() }),
    output: importRun,
    example: {},
    carrier: 'upload',
  }),
  freshness: endpoint({
    method: 'GET',
    path: '/api/v1/admin/imports/freshness',
    summary: 'For each platform: newest day, rows, series and days since the newest import',
    access,
    limit,
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
  }),
  feeds: endpoint({
    method: 'GET',
    path: '/api/v1/admin/imports/feeds',
    summary: 'The feeds that the platform recognises and what each file must show',
    access,
    limit,
    input: z.object({}),
    output: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        name_zh: z.string(),
        looks_for: z.string(),
        looks_for_zh: z.string(),
      }),
    ),
    example: {},
  }),
}
