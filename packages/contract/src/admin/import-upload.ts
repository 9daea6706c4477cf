import { z } from 'zod'
import { ADMIN } from '../access'
import { importRun } from './import-run'
import { endpoint } from '../endpoint'
import { isoDay } from '../parameters'

export const importUpload = endpoint({
  method: 'POST',
  path: '/api/v1/admin/imports/upload',
  summary: 'Take a feed file, recognise it and load it; the answer comes when the file is queued',
  access: ADMIN,
  limit: { perMinute: 60 },
  input: z.object({ captured_on: isoDay.optional() }),
  output: importRun,
  example: {},
  carrier: 'upload',
})
