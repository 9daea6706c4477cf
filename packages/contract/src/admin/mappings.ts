import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { paging } from '../parameters'
import { savedMapping } from './saved-mapping'

export const mappings = endpoint({
  method: 'GET',
  path: '/api/v1/admin/mappings',
  summary: 'How tables of unknown layout are read, under the names of their columns; the last used first',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object(paging),
  output: listOf(savedMapping),
  example: {},
})
