import { z } from 'zod'
import { LINES, type Line, endpoint, listOf } from './endpoint'
import { paging, searchText } from './parameters'

/** Administration of people: accounts, their plans, promotions, messages, texts, settings, and the log of all of it. */

const access = { who: 'role', role: 'admin' } as const
const limit = { perMinute: 120 } as const
const lineName = z.enum(Object.keys(LINES) as [Line, ...Line[]])
const accountId = z.string().trim().min(1).max(80)
/** Unix seconds. */
const instant = z.coerce.number<number | string>().int().min(0).max(32_503_680_000)

const account = z.object({
  account_id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  role: z.string(),
  has_admin: z.boolean(),
  is_restricted: z.boolean(),
  came_by: z.string(),
  created_at: z.int(),
  last_seen_at: z.int().nullable(),
  access_end: z.int().nullable(),
  sessions: z.int(),
  plans: z.array(
    z.object({
      platform: z.string(),
      plan: z.string(),
      plan_start: z.int(),
      plan_end: z.int(),
      validity: z.boolean(),
      opened_by: z.string(),
    }),
  ),
})

export const adminUsers = {
  users: endpoint({
    method: 'GET',
    path: '/api/v1/admin/users',
    summary: 'Accounts, newest first; searched by name, e-mail, mobile number or id',
    access,
    limit,
    input: z.object({
      q: searchText,
      role: z
        .string()
        .regex(/^\d{1,3}$/)
        .optional(),
      platform: lineName.optional(),
      state: z.enum(['all', 'restricted', 'ended', 'admin']).default('all'),
      ...paging,
    }),
    output: listOf(account),
    example: { q: 'designer' },
  }),
  userUpdate: endpoint({
    method: 'POST',
    path: '/api/v1/admin/users/update',
    summary: 'Change roles, the admin flag, restriction or the end of access',
    access,
    limit,
    input: z.object({
      account_id: accountId,
      /** Comma-separated codes 1–6 and 888. */
      role: z
        .string()
        .regex(/^(([1-6]|888)(,([1-6]|888))*)?$/)
        .optional(),
      has_admin: z.boolean().optional(),
      is_restricted: z.boolean().optional(),
      access_end: instant.nullable().optional(),
    }),
    output: account,
    example: { account_id: 'none', is_restricted: false },
  }),
  userPlan: endpoint({
    method: 'POST',
    path: '/api/v1/admin/users/plan',
    summary: 'Open, change or end a plan of an account',
    access,
    limit,
    input: z.object({
      account_id: accountId,
      platform: lineName,
      /** Empty ends the plan now. */
      plan: z.string().trim().max(40),
      plan_end: instant.optional(),
    }),
    output: account,
    example: { account_id: 'none', platform: 'trendee', plan: 'professional', plan_end: 4_102_444_800 },
  }),
  userSignOut: endpoint({
    method: 'POST',
    path: '/api/v1/admin/users/sign_out',
    summary: 'End every session of an account',
    access,
    limit,
    input: z.object({ account_id: accountId }),
    output: z.object({ ended: z.int() }),
    example: { account_id: 'none' },
  }),
}

const promotion = z.object({
  code: z.string(),
  platform: lineName,
  plan: z.string(),
  days: z.int(),
  percent_off: z.int(),
  uses_left: z.int(),
  uses: z.int(),
  expires_at: z.int().nullable(),
  note: z.string(),
  created_at: z.int(),
})

export const adminPromotions = {
  promotions: endpoint({
    method: 'GET',
    path: '/api/v1/admin/promotions',
    summary: 'Promotion codes, newest first',
    access,
    limit,
    input: z.object({ ...paging }),
    output: listOf(promotion),
    example: {},
  }),
  promotionSave: endpoint({
    method: 'POST',
    path: '/api/v1/admin/promotions/save',
    summary: 'Make a promotion code, or change the one there is',
    access,
    limit,
    input: z.object({
      code: z.string().regex(/^[A-Z0-9-]{3,40}$/, 'capitals, digits and hyphens, 3 to 40'),
      platform: lineName,
      plan: z.string().trim().min(1).max(40),
      days: z.coerce.number<number | string>().int().min(0).max(3660),
      percent_off: z.coerce.number<number | string>().int().min(0).max(100).default(0),
      uses_left: z.coerce.number<number | string>().int().min(0).max(1_000_000),
      expires_at: instant.nullable().optional(),
      note: z.string().trim().max(200).default(''),
    }),
    output: promotion,
    example: { code: 'SPRING', platform: 'trendee', plan: 'basic', days: 30, uses_left: 100 },
  }),
}

const segment = {
  platform: lineName.optional(),
  plan: z.string().trim().max(40).optional(),
  account_id: accountId.optional(),
}

export const adminMessages = {
  messages: endpoint({
    method: 'GET',
    path: '/api/v1/admin/messages',
    summary: 'Messages that were sent, with how many have read them',
    access,
    limit,
    input: z.object({ ...paging }),
    output: listOf(
      z.object({
        message_id: z.string(),
        title: z.string(),
        title_zh: z.string(),
        to: z.string(),
        sent_at: z.int(),
        reads: z.int(),
      }),
    ),
    example: {},
  }),
  messageSend: endpoint({
    method: 'POST',
    path: '/api/v1/admin/messages/send',
    summary: 'Send a message to everybody, to a line or plan, or to one account',
    access,
    limit: { perMinute: 20 },
    input: z.object({
      title: z.string().trim().min(1).max(120),
      title_zh: z.string().trim().min(1).max(120),
      body: z.string().trim().min(1).max(10_000),
      body_zh: z.string().trim().min(1).max(10_000),
      link: z
        .string()
        .trim()
        .regex(/^\/[^/\\].{0,300}$/, 'an address on this platform, from its root')
        .optional(),
      ...segment,
    }),
    output: z.object({ message_id: z.string(), recipients: z.int() }),
    example: { title: 'Hello', title_zh: '你好', body: 'Welcome.', body_zh: '欢迎。' },
  }),
  messageRecipients: endpoint({
    method: 'GET',
    path: '/api/v1/admin/messages/recipients',
    summary: 'How many accounts a message to everybody, a line, a plan or one account would reach now',
    access,
    limit,
    input: z.object(segment),
    output: z.object({ recipients: z.int().nonnegative() }),
    example: { platform: 'trendee', plan: 'professional' },
  }),
  words: endpoint({
    method: 'GET',
    path: '/api/v1/admin/words',
    summary: 'Opinions, feedback and wanted keywords, newest first',
    access,
    limit,
    input: z.object({
      kind: z.enum(['all', 'opinion', 'feedback', 'keyword']).default('all'),
      state: z.enum(['all', 'open', 'done']).default('open'),
      ...paging,
    }),
    output: listOf(
      z.object({
        word_id: z.string(),
        kind: z.enum(['opinion', 'feedback', 'keyword']),
        account_id: z.string(),
        account_name: z.string(),
        content: z.string(),
        rating: z.int().nullable(),
        page: z.string().nullable(),
        contact: z.string().nullable(),
        state: z.enum(['open', 'done']),
        said_at: z.int(),
      }),
    ),
    example: {},
  }),
  wordDone: endpoint({
    method: 'POST',
    path: '/api/v1/admin/words/done',
    summary: 'Mark one as dealt with, or open again',
    access,
    limit,
    input: z.object({ word_id: z.string().min(1).max(80), is_done: z.boolean().default(true) }),
    output: z.object({ word_id: z.string(), state: z.enum(['open', 'done']) }),
    example: { word_id: 'none' },
  }),
}

export const adminSettings = {
  languageSave: endpoint({
    method: 'POST',
    path: '/api/v1/admin/language/save',
    summary: 'Change a text of the interface, or take the built-in one back',
    access,
    limit,
    input: z.object({
      key: z.string().trim().min(1).max(120),
      /** Left out: the built-in texts again. */
      en: z.string().min(1).max(2000).optional(),
      zh: z.string().min(1).max(2000).optional(),
    }),
    output: z.object({ key: z.string(), en: z.string(), zh: z.string(), is_edited: z.boolean() }),
    example: { key: 'app.name', en: 'Trendee', zh: 'Trendee' },
  }),
  languageList: endpoint({
    method: 'GET',
    path: '/api/v1/admin/language',
    summary: 'Texts of the interface with whether they were edited',
    access,
    limit,
    input: z.object({ q: searchText, only_edited: z.stringbool().default(false), ...paging }),
    output: listOf(
      z.object({ key: z.string(), en: z.string(), zh: z.string(), is_edited: z.boolean(), updated_at: z.int() }),
    ),
    example: { q: 'sign' },
  }),
  advertisingSave: endpoint({
    method: 'POST',
    path: '/api/v1/admin/advertising/save',
    summary: 'When the advertising prompt shows',
    access,
    limit,
    input: z.object({
      alert_time: z.coerce.number<number | string>().int().min(0).max(86_400),
      register_login: z.enum(['Yes', 'No']),
    }),
    output: z.object({ alert_time: z.int(), register_login: z.enum(['Yes', 'No']) }),
    example: { alert_time: 0, register_login: 'No' },
  }),
  audit: endpoint({
    method: 'GET',
    path: '/api/v1/admin/audit',
    summary: 'What administrators did, newest first',
    access,
    limit,
    input: z.object({ q: searchText, ...paging }),
    output: listOf(
      z.object({
        entry_id: z.string(),
        admin_name: z.string(),
        action: z.string(),
        subject: z.string(),
        /** Name of the account it was done to, where it was done to one that is still there. */
        subject_name: z.string().nullable(),
        detail: z.record(z.string(), z.unknown()),
        ip: z.string(),
        done_at: z.int(),
      }),
    ),
    example: {},
  }),
}
