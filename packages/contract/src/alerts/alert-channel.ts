import { CHANNEL_KINDS, RHYTHMS } from '@trendee/core/alerts/alert-kinds'
import { isTimeZone } from '@trendee/core/alerts/send-times'
import { z } from 'zod'
import { endpoint } from '../endpoint'
import { wholeNumber } from '../parameters'
import { CHANGE_ALERTS, alertId, channel } from './alert-fields'

export const alertChannelSave = endpoint({
  ...CHANGE_ALERTS,
  path: '/api/v1/dashboard/alert_channel_save',
  summary: 'Have alerts sent by mail or to a chat’s incoming webhook; a stopped channel begins anew',
  limit: { perMinute: 20 },
  input: z
    .object({
      /** Of one that is changed; without it one is made. */
      channel_id: alertId.optional(),
      kind: z.enum(CHANNEL_KINDS),
      name: z.string().trim().max(60).default(''),
      /** The webhook’s address: https, a public host, the usual port. Left out where it stays as it is. */
      url: z.string().trim().max(1000).default(''),
      every: z.enum(RHYTHMS),
      weekday: wholeNumber(0, 6).default(1),
      hour: wholeNumber(0, 23).default(8),
      time_zone: z.string().max(60).refine(isTimeZone, 'a time zone such as Europe/Paris').default('UTC'),
    })
    .refine(({ kind, every }) => kind !== 'mail' || every !== 'now', {
      path: ['every'],
      error: 'mail is sent daily or weekly',
    })
    .refine(({ channel_id: id, kind, url }) => kind === 'mail' || url !== '' || id !== undefined, {
      path: ['url'],
      error: 'the address of the webhook',
    }),
  output: channel,
  example: { kind: 'slack', name: 'Design team', url: 'https://hooks.slack.com/services/T0/B0/example', every: 'now' },
})

export const alertChannelDrop = endpoint({
  ...CHANGE_ALERTS,
  path: '/api/v1/dashboard/alert_channel_drop',
  summary: 'Take a channel away',
  input: z.object({ channel_id: alertId }),
  output: z.object({ dropped: z.literal(true) }),
  example: { channel_id: '0123456789abcdef0123456789abcdef' },
})

export const alertChannelTest = endpoint({
  ...CHANGE_ALERTS,
  path: '/api/v1/dashboard/alert_channel_test',
  summary: 'Send a test message to a channel and say what it came to',
  limit: { perMinute: 6 },
  input: z.object({ channel_id: alertId }),
  output: z.object({
    outcome: z.enum(['sent', 'unavailable', 'refused', 'gone']),
    /** The service’s status or code. */
    words: z.string(),
  }),
  example: { channel_id: '0123456789abcdef0123456789abcdef' },
})
