import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'

export const apiIp = endpoint({
  method: 'GET',
  path: '/api/v1/user/api_ip',
  summary: 'Addresses that the API token may be used from, and the caller’s own',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({}),
  output: z.object({ list: z.array(z.string()), own: z.string() }),
  example: {},
})
