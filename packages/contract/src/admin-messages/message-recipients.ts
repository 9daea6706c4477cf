import { z } from 'zod'
import { ADMIN } from '../access'
import { segment } from './segment'
import { endpoint } from '../endpoint'

export const messageRecipients = endpoint({
  method: 'GET',
  path: '/api/v1/admin/messages/recipients',
  summary: 'How many accounts a message to everybody, a line, a plan or one account would reach now',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object(segment),
  output: z.object({ recipients: z.int().nonnegative() }),
  example: { platform: 'trendee', plan: 'professional' },
})
