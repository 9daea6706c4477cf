import { z } from 'zod'
import { COMPARABILITY } from '@trendee/core/captures/comparable-days'
import { MAPPABLE_FIELDS, MAPPED_KINDS } from '@trendee/core/imports/mappable-fields'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'
import { day } from '../fields'
import { captureDay } from '../parameters'
import { importRun } from './import-run'

/** What the records of one platform and kind in the file would change. */
export const importMove = z.object({
  platform: z.string(),
  /** What the platform is called, of a shop that no list knows yet; '' of any other. */
  shop: z.string(),
  kind: z.string(),
  /** Records of the file, and those of them that say nothing new. */
  rows: z.int(),
  rows_known: z.int(),
  /** Days that the records speak of; null where they name none and no day was asked with. */
  from: day.nullable(),
  to: day.nullable(),
  /** The day up to which the platform is counted (products) or known (others), now and once the file is in. */
  newest_day: day.nullable(),
  newest_day_after: day.nullable(),
  /** Of products: whether the file's newest day can be compared with the captures before it; null for others. */
  comparability: z.enum(COMPARABILITY).nullable(),
  /** Of products: those on the file's newest day, those never seen before, with other words or another price, and
   * those of the newest comparable capture that it lacks, null where the two cannot be compared. */
  products: z.object({ total: z.int(), new: z.int(), changed: z.int(), vanished: z.int().nullable() }).nullable(),
})

const importCheck = z.object({
  says: z.string(),
  says_zh: z.string(),
  /** It is not loaded before that is mended. */
  stops: z.boolean(),
})

const guesses = z.array(z.object({ field: z.enum(MAPPABLE_FIELDS), column: z.string(), by: z.enum(['name', 'cells']) }))

/** A table whose columns a person names. */
const unknownTable = z.object({
  columns: z.array(
    z.object({
      name: z.string(),
      /** The first cells of the column that say something, as they stand in the file. */
      cells: z.array(z.string()),
    }),
  ),
  /** What its shop is called by the links of its products, where no column names one and nobody did; null where they do not tell. */
  shop: z.string().nullable(),
  /** What its rows are: as the columns that were named tell, else what is likeliest. */
  kind: z.enum(MAPPED_KINDS),
  /** What the columns are likely to hold if the rows are of one kind or another: by their names, or by their cells alone. */
  guessed: z.object({ products: guesses, orders: guesses, posts: guesses, series: guesses }),
  /**
   * The first rows as they are read, by the guesses while no column is named: field → value, null where nothing was read. Empty
   * where they cannot be read so.
   */
  rows: z.array(z.partialRecord(z.enum(MAPPABLE_FIELDS), z.string().nullable())),
})

/** A few cells with two readings where nothing in the file tells which is meant; null where that is not asked. */
const openReadings = z.object({
  decimal_mark: z.array(z.string()).nullable(),
  day_order: z.array(z.string()).nullable(),
  /** Names with the cell below them, of a table whose names seem to stand one column too far to the left. */
  unnamed_column: z.array(z.string()).nullable(),
})

export const importPreview = endpoint({
  method: 'GET',
  path: '/api/v1/admin/imports/preview',
  summary: 'What a held file would move: newest day, platforms, overlaps, products new, changed and vanished',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({ import_id: z.string().min(1).max(80), captured_on: captureDay.optional() }),
  output: z.object({
    import: importRun,
    /** `false` while the file is still being read. */
    is_ready: z.boolean(),
    /** Its rows carry no day: one must be given to load it. */
    needs_day: z.boolean(),
    /** What it does not say, was not told, and its numbers stand for nothing without: no country, no sum, no trend. */
    asks: z.array(z.enum(['region', 'currency', 'platform', 'term', 'units_window'])),
    /** Null for a file of a feed that we know. */
    table: unknownTable.nullable(),
    open: openReadings,
    /** What must be known before it is loaded; empty while it is being read. */
    checks: z.array(importCheck),
    moves: z.array(importMove),
    /** Earlier imports that speak of the same platforms and days, newest first, at most 20. */
    overlaps: z.array(
      z.object({ import_id: z.string(), file: z.string(), platform: z.string(), from: day, to: day, rows: z.int() }),
    ),
  }),
  example: { import_id: 'demo-shein' },
})
