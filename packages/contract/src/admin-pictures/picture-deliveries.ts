import { ADMIN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { paging } from '../parameters'
import { pictureDelivery } from './picture-delivery'
import { z } from 'zod'

export const pictureDeliveries = endpoint({
  method: 'GET',
  path: '/api/v1/admin/pictures/deliveries',
  summary: 'Archives of pictures that were handed in, newest first, and what came of each',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({ ...paging }),
  output: listOf(pictureDelivery),
  example: {},
})
