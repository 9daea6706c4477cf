import { z } from 'zod'
import { day } from '../fields'

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
