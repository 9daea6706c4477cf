import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { message } from './message'
import { endpoint, listOf } from '../endpoint'
import { paging } from '../parameters'

export const messages = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard/client_messages',
  summary: 'Messages, newest first',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({ ...paging }),
  output: listOf(message).extend({ unread: z.int() }),
  example: {},
})
