import { z } from 'zod'
import { ADMIN } from '../access'
import { IMPORT_RUN_STATES, importRun } from './import-run'
import { endpoint, listOf } from '../endpoint'
import { paging } from '../parameters'

export const imports = endpoint({
  method: 'GET',
  path: '/api/v1/admin/imports',
  summary: 'Imports, newest first',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({ ...paging, state: z.enum(IMPORT_RUN_STATES).optional() }),
  output: listOf(importRun),
  example: {},
})
