import { z } from 'zod'
import { ADMIN } from '../access'
import { importRun } from './import-run'
import { endpoint, listOf } from '../endpoint'
import { paging } from '../parameters'

const reject = { field: z.string(), reason: z.string(), reason_zh: z.string() } as const

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
    reasons: z.array(z.object({ ...reject, rows: z.int() })),
  }),
  example: { import_id: 'demo-shein' },
})
