import { randomUUID } from 'node:crypto'
import type { Fetch } from './http/ask-service'
import { createLanguageModel, type LanguageModel } from './language-model/language-model'
import { modelSettingsOf } from './language-model/model-settings'
import { createSmtpMail, type MailSender } from './mail/smtp-mail'
import { smtpServerOf } from './mail/smtp-settings'
import type { Outbox } from './outbox'
import { partnersOf } from './partner/partner-settings'
import { createPartnerClient, type PartnerClient } from './partner/partner-sign-on'
import { NO_PAYMENTS, type PayProviders } from './payments/pay-provider'
import { ProviderError, type ProviderName } from './provider-error'
import { createAliyunSms, type SmsSender } from './sms/aliyun-sms'
import type { Deliver } from './stand-in/webhook-sender'
import type { StandIns } from './stand-in/start-stand-ins'
import { createWechatClient, type WechatClient } from './wechat/wechat'

/** The outside services that a caller gets. Null and absent partners: not configured. */
export interface OutsideServices {
  /** `stand-in` when at least one local stand-in runs; the screens say so. */
  readonly mode: 'stand-in' | 'configured'
  readonly sms: SmsSender | null
  readonly mail: MailSender | null
  readonly wechat: WechatClient | null
  /** By partner id. */
  readonly partners: ReadonlyMap<string, PartnerClient>
  /** Never a stand-in: without one the platform's own words stand. */
  readonly languageModel: LanguageModel | null
  readonly payments: PayProviders
  /** What the stand-ins took instead of sending it; null when none runs. */
  readonly outbox: Outbox | null
}

/** The outside services of one installation. */
export interface Providers extends OutsideServices {
  /** Those of them that are real: what is left for callers who must not meet a stand-in. */
  readonly withoutStandIns: OutsideServices
  /** Fulfilled once the stand-ins have sent what they had to tell; at once where none runs. */
  readonly webhooksSent: () => Promise<void>
  close(): Promise<void>
}

export interface ProviderOptions {
  readonly fetch?: Fetch
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly nonce?: () => string
  /** One line for each thing a stand-in does; never a code, a secret or an address. */
  readonly onLog?: (line: string) => void
  /** False: no stand-in runs, for a server that other machines reach. */
  readonly allowsStandIns?: boolean
  /** Host names that the stand-ins may send visitors back to, at any port; this machine's own names when left out. */
  readonly redirectHosts?: readonly string[]
  /** False: the SMS stand-in leaves out the real service's limits of 1 a minute, 5 an hour and 10 a day per number. */
  readonly limitsMessages?: boolean
  /** The way of the stand-ins' webhooks to the platform; HTTP when left out. */
  readonly deliver?: Deliver
}

type Environment = Readonly<Record<string, string | undefined>>

interface Tools {
  readonly fetch: Fetch
  readonly now: () => number
  readonly nonce: () => string
}

/**
 * Opens the services that the environment has keys for (`docs/providers.md` lists the variables). With
 * `NODE_ENV=production`, or where stand-ins are not allowed, the others stay null; otherwise local stand-ins speak for them.
 * @throws ProviderError `not_configured` when a service is configured by half or unreadably: to be seen at the start.
 */
export async function openProviders(env: Environment, options: ProviderOptions = {}): Promise<Providers> {
  const tools = { fetch: options.fetch ?? fetch, now: options.now ?? Date.now, nonce: options.nonce ?? randomUUID }
  const configured = {
    sms: smsOf(env, tools),
    mail: mailOf(env, tools),
    wechat: wechatOf(env, tools),
    partners: partnerClientsOf(env, tools),
  }
  const modelSettings = modelSettingsOf(env, tools.fetch)
  const languageModel = modelSettings && createLanguageModel(modelSettings)
  const payments = await paymentsOf(env, tools)
  const withoutStandIns: OutsideServices = {
    mode: 'configured',
    ...configured,
    partners: configured.partners ?? new Map(),
    languageModel,
    payments: payments ?? NO_PAYMENTS,
    outbox: null,
  }
  const isComplete = Object.values(configured).every((service) => service !== null) && payments !== null
  if (env['NODE_ENV'] === 'production' || options.allowsStandIns === false || isComplete) {
    const nothing = () => Promise.resolve()
    return { ...withoutStandIns, withoutStandIns, webhooksSent: nothing, close: nothing }
  }
  // Only now: production never loads the stand-ins and the mail server among them.
  const { startStandIns } = await import('./stand-in/start-stand-ins')
  const standIns = await startStandIns(options)
  return {
    mode: 'stand-in',
    sms: configured.sms ?? createAliyunSms({ ...standIns.aliyun, ...tools }),
    mail: configured.mail ?? createSmtpMail({ server: standIns.mail, from: STAND_IN_FROM, now: tools.now }),
    wechat: configured.wechat ?? standInClient(standIns, tools),
    partners: configured.partners ?? byId(standIns.partners.map((partner) => createPartnerClient(partner, tools))),
    languageModel,
    payments: payments ?? (await standInPayments(standIns, tools)),
    outbox: standIns.outbox,
    withoutStandIns,
    webhooksSent: () => standIns.webhooks.settled(),
    close: () => standIns.close(),
  }
}

const STAND_IN_FROM = 'Trendee <no-reply@trendee.example>'

function standInClient({ wechat, baseUrl }: StandIns, { fetch }: Tools): WechatClient {
  return createWechatClient({ ...wechat, baseUrl, pageUrl: baseUrl, fetch })
}

/**
 * Who takes payments by the environment: one of the two is enough, and then no stand-in speaks for the other, so that real money
 * and play never stand beside each other. Null: neither is configured, and nobody said `PAYMENTS=off`.
 */
async function paymentsOf(env: Environment, { fetch, now }: Tools): Promise<PayProviders | null> {
  const stripe = allOrNone(env, 'stripe', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
  const paypal = allOrNone(env, 'paypal', ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID'])
  if (env['PAYMENTS'] === 'off') return NO_PAYMENTS
  if (stripe === null && paypal === null) return null
  const { createStripePayments } = await import('./payments/stripe-payments')
  const { createPaypalPayments } = await import('./payments/paypal-payments')
  return {
    stripe:
      stripe &&
      createStripePayments({
        key: stripe.STRIPE_SECRET_KEY,
        webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
        baseUrl: env['STRIPE_BASE_URL'] || 'https://api.stripe.com',
        isSandbox: false,
      }),
    paypal:
      paypal &&
      createPaypalPayments({
        clientId: paypal.PAYPAL_CLIENT_ID,
        secret: paypal.PAYPAL_SECRET,
        webhookId: paypal.PAYPAL_WEBHOOK_ID,
        baseUrl: env['PAYPAL_BASE_URL'] || 'https://api-m.paypal.com',
        isSandbox: false,
        fetch,
        now,
      }),
  }
}

async function standInPayments({ stripe, paypal, baseUrl }: StandIns, { fetch, now }: Tools): Promise<PayProviders> {
  const { createStripePayments } = await import('./payments/stripe-payments')
  const { createPaypalPayments } = await import('./payments/paypal-payments')
  return {
    stripe: createStripePayments({ ...stripe, baseUrl, isSandbox: true }),
    paypal: createPaypalPayments({ ...paypal, baseUrl, isSandbox: true, fetch, now }),
  }
}

function wechatOf(env: Environment, { fetch }: Tools): WechatClient | null {
  const keys = allOrNone(env, 'wechat', ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'])
  if (keys === null) return null
  return createWechatClient({
    appId: keys.WECHAT_APP_ID,
    secret: keys.WECHAT_APP_SECRET,
    baseUrl: env['WECHAT_BASE_URL'] || 'https://api.weixin.qq.com',
    pageUrl: env['WECHAT_PAGE_URL'] || 'https://open.weixin.qq.com',
    fetch,
  })
}

function smsOf(env: Environment, tools: Tools): SmsSender | null {
  const keys = allOrNone(env, 'aliyun-sms', [
    'ALIYUN_SMS_KEY_ID',
    'ALIYUN_SMS_KEY_SECRET',
    'ALIYUN_SMS_SIGN_NAME',
    'ALIYUN_SMS_TEMPLATE',
  ])
  if (keys === null) return null
  return createAliyunSms({
    keyId: keys.ALIYUN_SMS_KEY_ID,
    secret: keys.ALIYUN_SMS_KEY_SECRET,
    signName: keys.ALIYUN_SMS_SIGN_NAME,
    templates: {
      zh: keys.ALIYUN_SMS_TEMPLATE,
      en: env['ALIYUN_SMS_TEMPLATE_EN'] || keys.ALIYUN_SMS_TEMPLATE,
      international: env['ALIYUN_SMS_TEMPLATE_INTERNATIONAL'] || null,
    },
    baseUrl: env['ALIYUN_SMS_BASE_URL'] || 'https://dysmsapi.aliyuncs.com/',
    ...tools,
  })
}

function mailOf(env: Environment, { now }: Tools): MailSender | null {
  const keys = allOrNone(env, 'smtp', ['SMTP_URL', 'MAIL_FROM'])
  return keys === null ? null : createSmtpMail({ server: smtpServerOf(keys.SMTP_URL), from: keys.MAIL_FROM, now })
}

function partnerClientsOf(env: Environment, { fetch }: Tools): ReadonlyMap<string, PartnerClient> | null {
  const json = env['PARTNERS']
  return json ? byId(partnersOf(json).map((partner) => createPartnerClient(partner, { fetch }))) : null
}

function byId(clients: readonly PartnerClient[]): ReadonlyMap<string, PartnerClient> {
  return new Map(clients.map((client) => [client.id, client]))
}

/** All of these variables, or null when none is set: half of them is a mistake that nobody should find out by chance. */
function allOrNone<Name extends string>(
  env: Environment,
  provider: ProviderName,
  names: readonly Name[],
): Readonly<Record<Name, string>> | null {
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) return null
  if (missing.length > 0) throw new ProviderError(provider, 'not_configured', `${missing.join(', ')} not set`)
  return Object.fromEntries(names.map((name) => [name, env[name]])) as Readonly<Record<Name, string>>
}
