import { z } from 'zod'
import { ADMIN } from '../access'
import { promotion } from './promotion'
import { endpoint, listOf } from '../endpoint'
import { paging } from '../parameters'

export const promotions = endpoint({
  method: 'GET',
  path: '/api/v1/admin/promotions',
  summary: 'Promotion codes, newest first',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({ ...paging }),
  output: listOf(promotion),
  example: {},
})
