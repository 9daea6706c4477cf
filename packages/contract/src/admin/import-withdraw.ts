import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'
import { importRun } from './import-run'

export const importWithdraw = endpoint({
  method: 'POST',
  path: '/api/v1/admin/imports/withdraw',
  summary: 'Take back everything that an import said; what follows from it is derived anew',
  access: ADMIN,
  limit: { perMinute: 60 },
  input: z.object({ import_id: z.string().min(1).max(80) }),
  output: importRun,
  example: { import_id: 'demo-shein' },
})
