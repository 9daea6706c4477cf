import { z } from 'zod'
import { endpoint } from './endpoint'
import { COMPANY_SIZES, signedIn } from './user'

/** Every way in. All of them are public and limited by address and by account. */

const limit = { perMinute: 20 } as const
const mobile = z.string().trim().min(5).max(24)
const email = z.email().max(200)
const code = z.string().trim().length(6)
/** Where the visitor came from, kept with the account that this sign-in may create. */
const origin = {
  utm_source: z.string().trim().max(100).optional(),
  ucode: z.string().trim().max(100).optional(),
}

/** What a code is for: signing in, binding the address, a forgotten password, proving to be the account's owner. */
export const CODE_PURPOSES = ['login', 'bind', 'password', 'proof'] as const
const purpose = z.enum(CODE_PURPOSES).default('login')
/** The same whether or not an account has the address. */
const codeSent = z.object({ expires_in: z.int(), again_in: z.int() })

export const signIn = {
  login: endpoint({
    method: 'POST',
    path: '/api/v1/user/login',
    summary: 'Sign in with e-mail or mobile number and password',
    access: 'public',
    limit,
    input: z.object({ account: z.string().trim().min(1).max(200), password: z.string().min(1).max(200) }),
    output: signedIn,
    example: { account: 'designer@trendee.demo', password: 'trendee-demo' },
  }),
  free: endpoint({
    method: 'POST',
    path: '/api/v1/user/login/free',
    summary: 'Look around as a visitor: a restricted account that ends after a day',
    access: 'public',
    limit: { perMinute: 5 },
    input: z.object({ ...origin }),
    output: signedIn,
    example: {},
  }),
  sms: endpoint({
    method: 'POST',
    path: '/api/v1/oauth/login/sms',
    summary: 'Sign in, or up, with a code sent by SMS',
    access: 'public',
    limit,
    input: z.object({ mobile, code, ...origin }),
    output: signedIn,
    example: { mobile: '+8613800138000', code: '123456' },
  }),
  ems: endpoint({
    method: 'POST',
    path: '/api/v1/oauth/login/ems',
    summary: 'Sign in, or up, with a code sent by e-mail',
    access: 'public',
    limit,
    input: z.object({ email, code, ...origin }),
    output: signedIn,
    example: { email: 'someone@example.com', code: '123456' },
  }),
  promotion: endpoint({
    method: 'POST',
    path: '/api/v1/oauth/login/promotion',
    summary: 'Sign in, or up, by a promotion link: a code sent to the address, and the promotion opens its plan',
    access: 'public',
    limit,
    input: z.object({
      promotion_code: z.string().trim().min(1).max(40),
      email: email.optional(),
      mobile: mobile.optional(),
      code,
      ...origin,
    }),
    output: signedIn,
    example: { promotion_code: 'ATELIER30', email: 'someone@example.com', code: '123456' },
  }),
  promotionInfo: endpoint({
    method: 'GET',
    path: '/api/v1/front/promotion',
    summary: 'What a promotion code opens',
    access: 'public',
    limit,
    input: z.object({ promotion_code: z.string().trim().min(1).max(40) }),
    output: z.object({
      line: z.string(),
      plan: z.string(),
      days: z.int(),
      percent_off: z.int(),
      expires_at: z.int().nullable(),
    }),
    example: { promotion_code: 'ATELIER30' },
  }),
  partner: endpoint({
    method: 'POST',
    path: '/api/v1/oauth/login/diexun',
    summary: "Sign in with a partner's authorization code (OAuth 2)",
    access: 'public',
    limit,
    input: z.object({
      authorization_code: z.string().trim().min(1).max(400),
      partner: z.string().trim().min(1).max(40).default('diexun'),
      /** As the partner sent it back. It was given to this very browser, and opens one sign-in. */
      state: z.string().trim().min(1).max(200),
      /** Where the partner sent the visitor back to, on this host; left out: the address of `partnerStart`. */
      redirect_uri: z.url().max(400).optional(),
    }),
    output: signedIn,
    example: { authorization_code: 'not-a-code', state: 'not-a-state' },
  }),
  partnerStart: endpoint({
    method: 'GET',
    path: '/api/v1/oauth/partner',
    summary: "Address of a partner's sign-in page",
    access: 'public',
    limit,
    input: z.object({ partner: z.string().trim().min(1).max(40).default('diexun') }),
    /** The partner sends the visitor to `/trendeesellers/transfer` with `code` and `state`. */
    output: z.object({ url: z.string(), state: z.string() }),
    example: {},
  }),
  wechatQrcode: endpoint({
    method: 'GET',
    path: '/api/v1/wechat/qrcode',
    summary: 'Begin a WeChat sign-in: the address to show as QR code and the ticket that collects the session',
    access: 'public',
    limit,
    input: z.object({}),
    /** WeChat sends the visitor to `/wechat-callback` with `code` and `state`. */
    output: z.object({ url: z.string(), ticket: z.string(), state: z.string(), expires_in: z.int() }),
    example: {},
  }),
  wechatCallback: endpoint({
    method: 'POST',
    path: '/api/v1/wechat/callback',
    summary: 'What WeChat sent the visitor back with; confirms the sign-in that the state belongs to',
    access: 'public',
    limit,
    input: z.object({ code: z.string().trim().min(1).max(200), state: z.string().trim().min(1).max(200) }),
    output: z.object({ is_confirmed: z.literal(true) }),
    example: { code: 'not-a-code', state: 'not-a-state' },
  }),
  wechat: endpoint({
    method: 'POST',
    path: '/api/v1/oauth/login/wechat',
    summary: 'Collect the session of a WeChat sign-in: waiting, or signed in',
    access: 'public',
    limit: { perMinute: 60 },
    input: z.object({ ticket: z.string().trim().min(1).max(200), ...origin }),
    output: z.discriminatedUnion('status', [
      z.object({ status: z.literal('waiting') }),
      signedIn.extend({ status: z.literal('signed_in') }),
    ]),
    example: { ticket: 'not-a-ticket' },
  }),
  freeTrial: endpoint({
    method: 'POST',
    path: '/api/v1/front/free_trial',
    summary: 'Sign up for the free days of the main line',
    access: 'public',
    limit,
    input: z.object({
      name: z.string().trim().min(1).max(80),
      email,
      code,
      password: z.string().min(1).max(200).optional(),
      company: z.string().trim().max(120).optional(),
      company_size: z.enum(COMPANY_SIZES).optional(),
      country: z.string().trim().max(80).optional(),
      job_title: z.string().trim().max(80).optional(),
      ...origin,
    }),
    output: signedIn,
    example: { name: 'Nora', email: 'someone@example.com', code: '123456' },
  }),
  smsSend: endpoint({
    method: 'POST',
    path: '/api/sms/send',
    summary: 'Send a code by SMS',
    access: 'public',
    limit,
    input: z.object({ mobile, purpose }),
    output: codeSent,
    example: { mobile: '+8613800138000' },
  }),
  emsSend: endpoint({
    method: 'POST',
    path: '/api/ems/send',
    summary: 'Send a code by e-mail',
    access: 'public',
    limit,
    input: z.object({ email, purpose }),
    output: codeSent,
    example: { email: 'someone@example.com' },
  }),
  outbox: endpoint({
    method: 'GET',
    path: '/api/v1/front/outbox',
    summary: 'What the stand-ins of SMS and e-mail sent; not found where real services are used',
    access: 'public',
    limit: { perMinute: 120 },
    input: z.object({ to: z.string().trim().max(200).optional() }),
    output: z.object({
      list: z.array(
        z.object({
          channel: z.enum(['sms', 'email']),
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          code: z.string().nullable(),
          sent_at: z.int(),
        }),
      ),
    }),
    example: {},
  }),
}
