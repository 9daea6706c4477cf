import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'
import { importRun } from './import-run'
import { readingOptions } from './reading-options'

export const importRead = endpoint({
  method: 'POST',
  path: '/api/v1/admin/imports/read',
  summary: 'Read a held file again as this says, in place of what was said before; nothing of it is loaded',
  access: ADMIN,
  limit: { perMinute: 60 },
  input: readingOptions.extend({ import_id: z.string().min(1).max(80) }),
  output: importRun,
  example: { import_id: 'demo-shein', currency: 'USD' },
})
