import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'
import { wholeNumber } from '../parameters'

export const advertisingSave = endpoint({
  method: 'POST',
  path: '/api/v1/admin/advertising/save',
  summary: 'When the advertising prompt shows',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({
    alert_time: wholeNumber(0, 86_400),
    register_login: z.enum(['Yes', 'No']),
  }),
  output: z.object({ alert_time: z.int(), register_login: z.enum(['Yes', 'No']) }),
  example: { alert_time: 0, register_login: 'No' },
})
