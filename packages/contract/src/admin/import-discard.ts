import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'
import { importRun } from './import-run'

export const importDiscard = endpoint({
  method: 'POST',
  path: '/api/v1/admin/imports/discard',
  summary: 'Throw a held file away; nothing of it was loaded',
  access: ADMIN,
  limit: { perMinute: 60 },
  input: z.object({ import_id: z.string().min(1).max(80) }),
  output: importRun,
  example: { import_id: 'demo-shein' },
})
