import { ALERT_RECORDS, lineOfSubject } from '@trendee/core/alerts/alert-kinds'
import { z } from 'zod'
import { endpoint } from '../endpoint'
import { writtenName } from '../parameters'
import { recordId } from '../stars/star'
import { CHANGE_ALERTS, alertId, channels, kinds, subscription } from './alert-fields'
import { lineOfList } from './saved-line'
import { SAVED_LIST_NAMES, needsOfSearch } from './saved-lists'

const NOTE = 'A plan tells as many as its rule of `alerts` says; one more is 1005.'

export const alertFollow = endpoint({
  ...CHANGE_ALERTS,
  path: '/api/v1/dashboard/alert_follow',
  summary: 'Be told of a trend, brand, creator or product; again changes what and where',
  access: { who: 'line', members: true, line: ({ subject }) => lineOfSubject(subject), feature: 'alerts', note: NOTE },
  input: z.object({ subject: z.enum(ALERT_RECORDS), id: recordId, kinds, channels }),
  output: subscription,
  example: { subject: 'trend', id: 'butter-yellow', kinds: ['level', 'peak'] },
})

const searchFields = z
  .record(z.string().max(60), z.string().max(500))
  .refine((fields) => Object.keys(fields).length <= 40)

export const alertSearch = endpoint({
  ...CHANGE_ALERTS,
  path: '/api/v1/dashboard/alert_search',
  summary: 'Save a search of a list and be told of what it finds from now on',
  access: {
    who: 'line',
    members: true,
    line: ({ list }) => lineOfList(list),
    feature: 'alerts',
    needs: ({ list, fields }) => needsOfSearch(list, fields),
    note: `${NOTE} A search by forecast peak needs \`forecast\` where its list does.`,
  },
  input: z.object({
    list: z.enum(SAVED_LIST_NAMES),
    name: writtenName(80),
    /** The list's own filters, as its address has them. */
    fields: searchFields,
    /** The screen that shows it: a path of the web app. */
    link: z
      .string()
      .max(1500)
      .regex(/^\/(?![/\\])[^\p{C}\s]+$/u, 'a path of the web app'),
    channels,
  }),
  output: subscription,
  example: {
    list: 'shein',
    name: 'Dresses under $20',
    fields: { secondaryCategory: 'dress', price_max: '20' },
    link: '/trendeesellers/best-seller/shein?secondaryCategory=dress&price_max=20',
  },
})

export const alertDrop = endpoint({
  ...CHANGE_ALERTS,
  path: '/api/v1/dashboard/alert_drop',
  summary: 'Be told of something no more',
  input: z.object({ subscription_id: alertId }),
  output: z.object({ dropped: z.literal(true) }),
  example: { subscription_id: '0123456789abcdef0123456789abcdef' },
})
