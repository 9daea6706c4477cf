import { createTransport } from 'nodemailer'
import { ProviderError } from '../provider-error'
import type { SmtpServer } from './smtp-settings'

/** Sends one message to one mailbox. */
export interface MailSender {
  /**
   * Returns once the mail server has taken the message.
   * @throws ProviderError `refused` (refusal `address` where the server takes nothing for that mailbox, or where the
   * address is none) or `unavailable` (no connection, no answer in time, "try again later").
   */
  send(mail: Mail): Promise<void>
}

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where a mail program ends such mails with one POST (RFC 8058); of mails that nobody ordered for good, none. */
  readonly endUrl?: string
}

export interface SmtpMailSettings {
  readonly server: SmtpServer
  /** `Trendee <no-reply@example.com>` or the bare address. */
  readonly from: string
  /** Milliseconds since 1970, for the Date field. */
  readonly now: () => number
  /** Certificate authorities (PEM) to trust instead of the system's. */
  readonly certificateAuthority?: string
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 10_000
const LONGEST_ADDRESS = 254
/** One address and nothing else: no list, no display name, no comment, no route. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/u
const CONTROL = /\p{Cc}/u

/** Mail over SMTP: one connection a message, which suits the few that a person asks for. */
export function createSmtpMail(settings: SmtpMailSettings): MailSender {
  const { server, from, now, certificateAuthority, timeoutMs = TIMEOUT_MS } = settings
  if (CONTROL.test(from) || !from.includes('@')) {
    throw new ProviderError('smtp', 'not_configured', 'MAIL_FROM is no address')
  }
  const transport = createTransport({
    host: server.host,
    port: server.port,
    secure: server.tls === 'wrapped',
    requireTLS: server.tls === 'required',
    ignoreTLS: server.tls === 'never',
    ...(server.auth === null ? {} : { auth: server.auth }),
    ...(certificateAuthority === undefined ? {} : { tls: { ca: certificateAuthority } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A text must never make the mailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html, endUrl }) {
      if (!ADDRESS.test(to) || CONTROL.test(to) || to.length > LONGEST_ADDRESS) {
        throw new ProviderError('smtp', 'refused', 'not a mailbox', 'address')
      }
      if (CONTROL.test(subject)) throw new ProviderError('smtp', 'refused', 'the subject holds a line break')
      try {
        await transport.sendMail({
          from,
          to,
          subject,
          text,
          html,
          date: new Date(now()),
          // RFC 3834: keeps absence notes from answering.
          headers: { 'Auto-Submitted': 'auto-generated', ...endHeaders(endUrl) },
        })
      } catch (error) {
        throw errorOf(error)
      }
    },
  }
}

/** RFC 2369 and 8058. */
function endHeaders(endUrl: string | undefined): Readonly<Record<string, string>> {
  if (endUrl === undefined) return {}
  // An address takes no line break and no bracket along.
  const { href } = new URL(endUrl)
  return { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** What nodemailer's errors carry; the server's own words stay out, they may quote the message. */
interface SmtpTrouble {
  readonly code?: unknown
  readonly responseCode?: unknown
  readonly command?: unknown
}

function errorOf(error: unknown): ProviderError {
  const { code, responseCode, command } = (typeof error === 'object' && error !== null ? error : {}) as SmtpTrouble
  const step = typeof command === 'string' && /^[A-Z0-9 -]{1,20}$/.test(command) ? ` at ${command}` : ''
  const name = typeof code === 'string' && /^[A-Z0-9]+$/.test(code) ? code : 'no answer'
  if (typeof responseCode !== 'number') {
    // Decided before the server was asked: no way to sign in, no such envelope, more than the size it announced.
    const isRefusal = name === 'EAUTH' || name === 'EENVELOPE' || name === 'EMESSAGE'
    return new ProviderError('smtp', isRefusal ? 'refused' : 'unavailable', `${name}${step}`)
  }
  const detail = `SMTP ${responseCode}${step}`
  // 4xx: come back later (greylisting, full mailbox, busy). 5xx: no.
  if (responseCode < 500) return new ProviderError('smtp', 'unavailable', detail)
  return new ProviderError('smtp', 'refused', detail, command === 'RCPT TO' ? 'address' : null)
}
