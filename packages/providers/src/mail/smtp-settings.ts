import { ProviderError } from '../provider-error'

/** Where mail is handed over and how the line is protected. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** `wrapped`: TLS from the first byte (`smtps:`); `required`: STARTTLS or nothing is sent; `never`: plain text. */
  readonly tls: 'wrapped' | 'required' | 'never'
  readonly auth: { readonly user: string; readonly pass: string } | null
}

/**
 * Reads `smtp[s]://user:password@host:port`, user and password percent-encoded. `smtp:` demands STARTTLS (default port
 * 587) unless the address ends in `?starttls=never`; `smtps:` is TLS throughout (default port 465).
 * @throws ProviderError `not_configured` naming what is wrong, never the address, which holds a password.
 */
export function smtpServerOf(address: string): SmtpServer {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw unusable('SMTP_URL is not of the form smtp[s]://user:password@host:port')
  }
  const starttls = url.searchParams.get('starttls') ?? 'required'
  if (starttls !== 'required' && starttls !== 'never') throw unusable('SMTP_URL: starttls is either required or never')
  const isWrapped = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (isWrapped ? 465 : 587) : Number(url.port),
    tls: isWrapped ? 'wrapped' : starttls,
    auth: url.username === '' ? null : { user: decoded(url.username), pass: decoded(url.password) },
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw unusable('SMTP_URL: user or password is not percent-encoded')
  }
}

function unusable(detail: string): ProviderError {
  return new ProviderError('smtp', 'not_configured', detail)
}
