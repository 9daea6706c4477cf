import { ALERT_KINDS, ALERT_LINES, ALERT_SUBJECTS, CHANNEL_KINDS, RHYTHMS } from '@trendee/core/alerts/alert-kinds'
import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { day } from '../fields'
import { commaList } from '../parameters'

export const CHANGE_ALERTS = { method: 'POST', access: SIGNED_IN, limit: { perMinute: 60 } } as const
/** An id that this platform made. */
export const alertId = z.string().regex(/^[0-9a-f]{32}$/, 'an id of this platform')

/** What is told of it; at least one. */
export const kinds = commaList(z.enum(ALERT_KINDS), ALERT_KINDS.length)
/** Channels that it goes to; every one of the account, and those to come, where it is left out. The bell has all of them. */
export const channels = commaList(alertId, 20).optional()

/** Something that was told. */
export const alert = z.object({
  alert_id: z.string(),
  subscription_id: z.string(),
  subject: z.enum(ALERT_SUBJECTS),
  item_id: z.string(),
  kind: z.enum(ALERT_KINDS),
  name: z.string(),
  name_zh: z.string(),
  words: z.string(),
  words_zh: z.string(),
  /** A path of the web app. */
  link: z.string(),
  /** The day of the data that it tells of. */
  day,
  /** Unix seconds. */
  found_at: z.int(),
  is_seen: z.boolean(),
})

/** Something that is watched. */
export const subscription = z.object({
  subscription_id: z.string(),
  subject: z.enum(ALERT_SUBJECTS),
  item_id: z.string(),
  line: z.enum(ALERT_LINES),
  name: z.string(),
  name_zh: z.string(),
  link: z.string(),
  kinds: z.array(z.enum(ALERT_KINDS)),
  /** `null`: every channel of the account. */
  channels: z.array(z.string()).nullable(),
  created_at: z.int(),
})

/** Where alerts go beside the bell. */
export const channel = z.object({
  channel_id: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  name: z.string(),
  /** The mailbox, or of a webhook its host and its last letters: the address itself is a key to the chat. */
  address: z.string(),
  every: z.enum(RHYTHMS),
  /** 0 is Sunday. */
  weekday: z.int(),
  hour: z.int(),
  time_zone: z.string(),
  /** `ended`: by its owner; `failed`: too often in a row; `gone`: the service knows the address no more. */
  stopped: z.enum(['ended', 'failed', 'gone']).nullable(),
  /** What the newest delivery came to; `null` before the first. */
  last: z
    .object({
      state: z.enum(['waiting', 'sending', 'sent', 'failed']),
      outcome: z.string(),
      tries: z.int(),
      created_at: z.int(),
    })
    .nullable(),
})
export type AlertChannel = z.output<typeof channel>
export type AlertSubscription = z.output<typeof subscription>
export type ToldAlert = z.output<typeof alert>
