import { z } from 'zod'
import { LEFT_OUT_REASONS } from '@trendee/core/imports/left-out-reasons'
import { day } from '../fields'
import { readingOptions } from './reading-options'

/** A shelf that an import speaks of: what of which platform, place and category, from which day to which. */
export const importCover = z.object({
  platform: z.string(),
  kind: z.enum([
    'product',
    'order-line',
    'series',
    'related-query',
    'place-interest',
    'post',
    'hashtag',
    'creator',
    'ad-topic',
    'look',
  ]),
  /** '' where the feed does not say. */
  region: z.string(),
  /** Primary category, '' for records that have none. */
  category: z.string(),
  /** Null where the rows name no day and none was given yet. */
  from: day.nullable(),
  to: day.nullable(),
  rows: z.int().positive(),
})

/**
 * `held`: it waits for a person to look at what it would move. `deriving`: its rows are in, the trends that follow from
 * them are being computed. `withdrawn`: nothing of it counts any more.
 */
export const IMPORT_RUN_STATES = [
  'held',
  'queued',
  'running',
  'deriving',
  'done',
  'failed',
  'interrupted',
  'withdrawn',
] as const

/** Rows that were left out for one reason, with a few of them as they stand in the file. */
export const importLeftOut = z.object({
  reason: z.enum(LEFT_OUT_REASONS),
  rows: z.int().positive(),
  examples: z.array(z.string()),
})

/** Cells of one column that could not be read for one reason. */
export const importUnreadCells = z.object({
  /** As the file names it; '' for further columns of a file with very many. */
  field: z.string(),
  reason: z.string(),
  reason_zh: z.string(),
  cells: z.int().positive(),
  /** A few of them, with the line or item on which they stand. */
  examples: z.array(z.object({ line: z.int(), text: z.string() })),
})

export const importRun = z.object({
  import_id: z.string(),
  feed: z.string(),
  file: z.string(),
  bytes: z.int().nonnegative(),
  bytes_read: z.int().nonnegative(),
  state: z.enum(IMPORT_RUN_STATES),
  message: z.string(),
  message_zh: z.string(),
  rows_read: z.int().nonnegative(),
  rows_loaded: z.int().nonnegative(),
  rows_duplicate: z.int().nonnegative(),
  rows_rejected: z.int().nonnegative(),
  rows_left_out: z.int().nonnegative(),
  /** Why they were; empty for imports of before reasons were kept. */
  left_out: z.array(importLeftOut),
  /** Cells that could not be read, most first: what they would have told is unknown, and their rows stay. */
  cells_unread: z.array(importUnreadCells),
  /** How the rows were read, where that must be known to trust the numbers. */
  notes: z.array(z.object({ note: z.string(), note_zh: z.string() })),
  seconds: z.number().nonnegative(),
  /** The day that was given, else the newest day of its rows; null while that is not known. */
  captured_on: day.nullable(),
  /** Whether a person gave that day. */
  is_day_given: z.boolean(),
  /** What it speaks of, the shelf with most rows first, at most 100. */
  coverage: z.array(importCover),
  /** What its rows are about, the commonest first: terms, shops, brands. Files of one name are told apart by them. */
  names: z.array(z.string()),
  /** What was told of the file beside its day; empty for imports of before that was kept. */
  reading: readingOptions,
  /** Unix seconds. */
  started_at: z.int(),
})

export type ImportRun = z.output<typeof importRun>
