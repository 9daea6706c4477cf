import { ALERT_LINES } from '@trendee/core/alerts/alert-kinds'
import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { paging } from '../parameters'
import { CHANGE_ALERTS, alert, channel, subscription } from './alert-fields'

const LIST = { method: 'GET', access: SIGNED_IN, limit: { perMinute: 120 } } as const

export const alertList = endpoint({
  ...LIST,
  path: '/api/v1/dashboard/alerts',
  summary: 'What you were told of what you watch, newest first',
  input: z.object({ ...paging }),
  output: listOf(alert).extend({ unseen: z.int() }),
  example: {},
})

export const alertSeen = endpoint({
  ...CHANGE_ALERTS,
  path: '/api/v1/dashboard/alert_seen',
  summary: 'You have looked at all your alerts',
  input: z.object({}),
  output: z.object({ seen: z.int() }),
  example: {},
})

export const alertSubscriptions = endpoint({
  ...LIST,
  path: '/api/v1/dashboard/alert_subscriptions',
  summary: 'What you watch, and how much of it your plans have room for',
  input: z.object({}),
  output: z.object({
    list: z.array(subscription),
    /** By line: how many there are, and how many the plan tells; `null` is no bound. */
    room: z.array(z.object({ line: z.enum(ALERT_LINES), used: z.int(), most: z.int().nullable() })),
  }),
  example: {},
})

export const alertChannels = endpoint({
  ...LIST,
  path: '/api/v1/dashboard/alert_channels',
  summary: 'Where your alerts go beside the bell, and what the last delivery came to',
  input: z.object({}),
  output: z.object({ list: z.array(channel), email: z.string().nullable(), has_mail: z.boolean() }),
  example: {},
})
