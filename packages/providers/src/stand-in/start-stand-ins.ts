import { randomBytes } from 'node:crypto'
import type { SmtpServer } from '../mail/smtp-settings'
import { Outbox } from '../outbox'
import type { PartnerSettings } from '../partner/partner-settings'
import type { SmsTemplates } from '../sms/aliyun-sms'
import { startMailSink } from './mail-sink'
import { serveStandIns } from './serve-stand-ins'
import { STAND_IN_TEMPLATES, standInAliyun } from './stand-in-aliyun'
import { STAND_IN_PARTNERS, standInPartner } from './stand-in-partner'
import { standInPaypal } from './stand-in-paypal'
import { standInStripe } from './stand-in-stripe'
import { standInWechat } from './stand-in-wechat'
import { type Deliver, type WebhookSender, webhookSender } from './webhook-sender'

/** What the adapters need to reach the stand-ins as they would reach the real services, and what was sent. */
export interface StandIns {
  /** `http://127.0.0.1:port`, without a slash at its end. */
  readonly baseUrl: string
  readonly wechat: { readonly appId: string; readonly secret: string }
  readonly aliyun: {
    readonly keyId: string
    readonly secret: string
    readonly signName: string
    readonly templates: SmsTemplates
    readonly baseUrl: string
  }
  readonly mail: SmtpServer
  readonly partners: readonly PartnerSettings[]
  readonly outbox: Outbox
  readonly stripe: { readonly key: string; readonly webhookSecret: string }
  readonly paypal: { readonly clientId: string; readonly secret: string; readonly webhookId: string }
  /** Fulfilled once every webhook that was to be sent has been. */
  readonly webhooks: Pick<WebhookSender, 'settled'>
  /** Ends both servers and every connection to them. */
  close(): Promise<void>
}

export interface StandInOptions {
  /** One line for each thing done; never a code, a secret or an address. */
  readonly onLog?: (line: string) => void
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Host names that visitors may be sent back to, at any port. */
  readonly redirectHosts?: readonly string[]
  /** False: more than one message a minute to one number is let through. */
  readonly limitsMessages?: boolean
  /** False: WeChat answers without unionid, as for an application outside an Open Platform account. */
  readonly givesUnionid?: boolean
  /** The way of webhooks to the platform; HTTP when left out. */
  readonly deliver?: Deliver
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Starts the stand-ins of all services: one HTTP server and one mail server on 127.0.0.1, at free ports, with secrets
 * that are new at every start. Nothing is kept beyond `close`.
 */
export async function startStandIns(options: StandInOptions = {}): Promise<StandIns> {
  const now = options.now ?? Date.now
  const onLog = options.onLog ?? (() => undefined)
  const redirectHosts = options.redirectHosts ?? LOOPBACK
  const outbox = new Outbox()
  const wechat = { appId: 'wx57a4d1457a4d1400', secret: secretText() }
  const aliyun = { keyId: 'LTAIstandin', secret: secretText(), signName: 'Trendee' }
  const partners = STAND_IN_PARTNERS.map((partner) => ({
    ...partner,
    clientId: `trendee-at-${partner.id}`,
    clientSecret: secretText(),
  }))
  const mailAccount = { user: 'trendee', pass: secretText() }
  const stripe = { key: `sk_test_${secretText()}`, webhookSecret: `whsec_${secretText()}` }
  const paypal = { clientId: 'trendee-at-paypal', secret: secretText(), webhookId: 'WH-STANDIN' }
  const webhooks = webhookSender({ deliver: options.deliver, redirectHosts, onLog })
  const server = await serveStandIns([
    standInStripe({ ...stripe, redirectHosts, now, onLog, webhooks }),
    standInPaypal({ ...paypal, redirectHosts, now, onLog, webhooks }),
    standInWechat({ ...wechat, redirectHosts, now, onLog, givesUnionid: options.givesUnionid ?? true }),
    standInAliyun({ ...aliyun, outbox, now, onLog, limitsMessages: options.limitsMessages ?? true }),
    ...partners.map((partner) => standInPartner({ ...partner, redirectHosts, now, onLog })),
  ])
  const sink = await startMailSink({ ...mailAccount, outbox, now, onLog }).catch(async (error: unknown) => {
    await server.close()
    throw error
  })
  const { baseUrl } = server
  onLog(`Stand-ins at ${baseUrl}, mail at port ${sink.port}`)
  return {
    baseUrl,
    wechat,
    aliyun: { ...aliyun, templates: STAND_IN_TEMPLATES, baseUrl: `${baseUrl}/aliyun-sms/` },
    mail: { host: '127.0.0.1', port: sink.port, tls: 'never', auth: mailAccount },
    partners: partners.map(({ id, name, clientId, clientSecret }) => ({
      id,
      name,
      authorizeUrl: `${baseUrl}/partner/${id}/authorize`,
      tokenUrl: `${baseUrl}/partner/${id}/token`,
      userinfoUrl: `${baseUrl}/partner/${id}/userinfo`,
      clientId,
      clientSecret,
      // One of each, so that both ways of client authentication are in use.
      clientAuthentication: id === 'atelier' ? 'post' : 'basic',
      scope: 'openid profile email',
      claims: { subject: 'sub', name: 'name', email: 'email', plan: 'plan' },
    })),
    outbox,
    stripe,
    paypal,
    webhooks,
    close: async () => {
      await Promise.all([server.close(), sink.close()])
    },
  }
}

function secretText(): string {
  return randomBytes(16).toString('hex')
}
