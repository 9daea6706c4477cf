import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'

export const apiIpSave = endpoint({
  method: 'POST',
  path: '/api/v1/user/api_ip',
  summary: 'Set the addresses: IPv4, IPv6 or CIDR blocks; an empty list lets any address in',
  access: SIGNED_IN,
  limit: { perMinute: 30 },
  input: z.object({ list: z.array(z.string().trim().min(2).max(64)).max(50) }),
  output: z.object({ list: z.array(z.string()), own: z.string() }),
  example: { list: ['192.0.2.0/24', '2001:db8::/32'] },
})
