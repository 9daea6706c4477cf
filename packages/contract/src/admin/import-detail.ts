import { z } from 'zod'
import { ADMIN } from '../access'
import { importRun } from './import-run'
import { endpoint, listOf } from '../endpoint'
import { seriesJoin } from '../fields'
import { paging } from '../parameters'

const reject = { field: z.string(), reason: z.string(), reason_zh: z.string() } as const

/** A matrix of series can hold thousands: as many are listed. */
export const SHOWN_JOINS = 100

export const importDetail = endpoint({
  method: 'GET',
  path: '/api/v1/admin/imports/detail',
  summary: 'One import with what could not be read: line, field, reason',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({ import_id: z.string().min(1).max(80), ...paging }),
  output: z.object({
    import: importRun,
    rejects: listOf(z.object({ line: z.int(), ...reject, excerpt: z.string() })),
    /** The commonest first, each with the first lines or items it was found on. */
    reasons: z.array(z.object({ ...reject, rows: z.int(), lines: z.array(z.int()) })),
    /** What became of its series when they were joined with those of other files, the ones left out first. */
    joins: z.object({ list: z.array(seriesJoin).max(SHOWN_JOINS), total: z.int() }),
  }),
  example: { import_id: 'demo-shein' },
})
