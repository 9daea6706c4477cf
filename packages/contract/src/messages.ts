import { z } from 'zod'
import { endpoint, listOf } from './endpoint'
import { paging } from './parameters'

const access = { who: 'signed-in' } as const
const limit = { perMinute: 120 } as const
const word = { perMinute: 10 } as const

const message = z.object({
  message_id: z.string(),
  title: z.string(),
  title_zh: z.string(),
  /** First words of the body. */
  excerpt: z.string(),
  excerpt_zh: z.string(),
  sent_at: z.int(),
  is_read: z.boolean(),
})
const page = z.string().trim().max(300).optional()
const thanks = z.object({ id: z.string() })

/** Items are named as in the address of their picture: `platform.id`, a look by its own id. */
function star(kind: 'social' | 'retail' | 'runway' | 'tiktok', id: string) {
  return endpoint({
    method: 'POST',
    path: `/api/v1/user/star/${kind}`,
    summary: `Star a ${kind} item, or take the star away`,
    access,
    limit,
    input: z.object({ id: z.string().trim().min(1).max(160), is_starred: z.boolean().default(true) }),
    output: z.object({ id: z.string(), is_starred: z.boolean(), total: z.int() }),
    example: { id },
  })
}

/** Messages to the account. */
export const dashboard = {
  messages: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/client_messages',
    summary: 'Messages, newest first',
    access,
    limit,
    input: z.object({ ...paging }),
    output: listOf(message).extend({ unread: z.int() }),
    example: {},
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/client_messages/unread',
    summary: 'How many messages are unread',
    access,
    limit,
    input: z.object({}),
    output: z.object({ unread: z.int() }),
    example: {},
  }),
  messageDetail: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/client_messages/detail',
    summary: 'One message; reading it marks it read',
    access,
    limit,
    input: z.object({ message_id: z.string().min(1).max(80) }),
    output: message.extend({ body: z.string(), body_zh: z.string(), link: z.string().nullable() }),
    example: { message_id: 'welcome' },
  }),
}

/** What people say to us, and what they mark. */
export const words = {
  opinion: endpoint({
    method: 'POST',
    path: '/api/v1/user/opinion',
    summary: 'How the platform is liked, from one to five, with words',
    access,
    limit: word,
    input: z.object({
      rating: z.coerce.number<number | string>().int().min(1).max(5).optional(),
      content: z.string().trim().min(1).max(4000),
      page,
    }),
    output: thanks,
    example: { rating: 5, content: 'The season-adjusted line saved us a collection.' },
  }),
  feedback: endpoint({
    method: 'POST',
    path: '/api/v2/user/message/feedback',
    summary: 'Something that is wrong or missing, with a way to answer',
    access,
    limit: word,
    input: z.object({
      content: z.string().trim().min(1).max(4000),
      contact: z.string().trim().max(200).optional(),
      page,
    }),
    output: thanks,
    example: { content: 'Please add Mercado Libre.' },
  }),
  suggestKeyword: endpoint({
    method: 'POST',
    path: '/api/v2/user/message/search_keyword_suggest_add',
    summary: 'Ask for a trend that the database does not know',
    access,
    limit: word,
    input: z.object({ keyword: z.string().trim().min(2).max(100), page }),
    output: thanks.extend({ is_known: z.boolean() }),
    example: { keyword: 'balletcore wrap skirt' },
  }),
  starSocial: star('social', 'instagram.17900000000000002'),
  starRetail: star('retail', 'shein.10000001'),
  starRunway: star('runway', 'avelisse-ss27-01'),
  starTiktok: star('tiktok', 'tiktok.7400000000000000000'),
}

/** The platform's own statistics and settings of the visit. */
export const visits = {
  collect: endpoint({
    method: 'POST',
    path: '/api/v2/collect/index',
    summary: 'A page view or another event of the visit',
    access: 'public',
    limit: { perMinute: 300 },
    input: z.object({
      currentPage: z.string().max(500),
      previousPage: z.string().max(500).default(''),
      event: z.string().trim().min(1).max(60),
      trackingTag: z.string().max(100).default(''),
      /** JSON: query parameters of the page, and `uid` where somebody is signed in. */
      notes: z.string().max(4000).default('{}'),
    }),
    output: z.object({}),
    example: { currentPage: '/trendee/trend-highlights', event: 'page_view' },
  }),
  clickLog: endpoint({
    method: 'POST',
    path: '/api/v1/common/click_log',
    summary: 'A click worth counting',
    access: 'public',
    limit: { perMinute: 300 },
    input: z.object({ target: z.string().trim().min(1).max(100), page: z.string().max(500).default('') }),
    output: z.object({}),
    example: { target: 'upgrade', page: '/trendee/trend-highlights' },
  }),
  site: endpoint({
    method: 'GET',
    path: '/api/v1/common/site',
    summary: 'How this host presents itself: ways to sign in, advertising, a partner’s own name',
    access: 'public',
    limit: { perMinute: 120 },
    input: z.object({}),
    output: z.object({
      advertising: z.object({
        /** Seconds; 0 is never. */
        alert_time: z.int().nonnegative(),
        register_login: z.enum(['Yes', 'No']),
      }),
      white_label: z
        .object({
          name: z.string(),
          style_class: z.string(),
          login_url: z.string(),
          pricing_url: z.string(),
          welcome: z.string(),
          welcome_zh: z.string(),
          partner: z.string(),
        })
        .nullable(),
      sign_in: z.object({ sms: z.boolean(), email: z.boolean(), wechat: z.boolean(), partners: z.array(z.string()) }),
      /** SMS, mail and outside sign-in are local stand-ins; the screens say so and an outbox shows what was sent. */
      has_stand_ins: z.boolean(),
    }),
    example: {},
    isValidated: true,
  }),
}
