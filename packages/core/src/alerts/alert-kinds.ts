import type { Line } from '../plans/lines'
import type { RecordKind } from '../stars/star-kinds'

/** What can be watched: records that are followed, and searches that were saved. */
export const ALERT_SUBJECTS = ['trend', 'brand', 'creator', 'product', 'search'] as const
export type AlertSubject = (typeof ALERT_SUBJECTS)[number]

/** The subjects that are records, and not a question. */
export const ALERT_RECORDS = ['trend', 'brand', 'creator', 'product'] as const satisfies readonly RecordKind[]
export type AlertRecord = (typeof ALERT_RECORDS)[number]

export const ALERT_KINDS = [
  'level',
  'peak',
  'price',
  'sold_out',
  'back_in_stock',
  'arrivals',
  'price_cuts',
  'posts',
  'finds',
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** What of each subject there is to tell. */
export const KINDS_OF: Readonly<Record<AlertSubject, readonly AlertKind[]>> = {
  trend: ['level', 'peak'],
  brand: ['arrivals', 'price_cuts'],
  creator: ['posts'],
  product: ['price', 'sold_out', 'back_in_stock'],
  search: ['finds'],
}

/** Whose plan says how many there may be: a search is of the line whose list it asks. */
export const ALERT_LINES = ['trendee', 'trendeesellers'] as const satisfies readonly Line[]
export type AlertLine = (typeof ALERT_LINES)[number]

export function lineOfSubject(subject: AlertRecord): AlertLine {
  return subject === 'product' ? 'trendeesellers' : 'trendee'
}

/** What an account holds of channels at most, beside the bell. */
export const MOST_CHANNELS = 5

export const WEBHOOK_KINDS = ['slack', 'teams', 'feishu'] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]
export const CHANNEL_KINDS = ['mail', ...WEBHOOK_KINDS] as const
export type ChannelKind = (typeof CHANNEL_KINDS)[number]

/** `now`: as soon as something is found; a mail is never sent so often. */
export const RHYTHMS = ['now', 'day', 'week'] as const
export type Rhythm = (typeof RHYTHMS)[number]
