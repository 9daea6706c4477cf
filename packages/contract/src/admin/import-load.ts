import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'
import { captureDay } from '../parameters'
import { importRun } from './import-run'

export const importLoad = endpoint({
  method: 'POST',
  path: '/api/v1/admin/imports/load',
  summary: 'Load a held file; a day is needed where its rows carry none',
  access: ADMIN,
  limit: { perMinute: 60 },
  input: z.object({ import_id: z.string().min(1).max(80), captured_on: captureDay.optional() }),
  output: importRun,
  example: { import_id: 'demo-shein' },
})
