import { fieldsOf, textOf } from '../http/answer-fields'
import { ProviderError } from '../provider-error'

/** One partner whose customers sign in with the partner's own accounts (OAuth 2, authorisation code). */
export interface PartnerSettings {
  /** In our addresses: lower-case letters, digits and dashes. */
  readonly id: string
  /** Shown on the button. */
  readonly name: string
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly userinfoUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** RFC 6749 section 2.3.1: HTTP Basic, or the fields `client_id` and `client_secret`. */
  readonly clientAuthentication: 'basic' | 'post'
  readonly scope: string
  /** Names of the userinfo fields that mean these things at this partner. */
  readonly claims: { readonly subject: string; readonly name: string; readonly email: string; readonly plan: string }
}

/**
 * Reads the `PARTNERS` variable: a JSON list of
 * `{id, name, authorize_url, token_url, userinfo_url, client_id, client_secret, client_authentication?, scope?, claims?}`.
 * @throws ProviderError `not_configured` naming the entry and the field, never a value.
 */
export function partnersOf(json: string): readonly PartnerSettings[] {
  const entries = listOf(json)
  const partners = entries.map((entry, index) => partnerOf(entry, index))
  const ids = new Set(partners.map(({ id }) => id))
  if (ids.size !== partners.length) throw unusable('two entries have the same id')
  return partners
}

function partnerOf(entry: unknown, index: number): PartnerSettings {
  const fields = fieldsOf(entry)
  if (fields === null) throw unusable(`entry ${index} is no object`)
  const required = (name: string): string => {
    const text = textOf(fields, name)
    if (text === null) throw unusable(`entry ${index} lacks ${name}`)
    return text
  }
  const address = (name: string): string => {
    const text = required(name)
    if (!isSafeAddress(text)) throw unusable(`entry ${index}: ${name} must be an https address`)
    return text
  }
  const id = required('id')
  if (!/^[a-z0-9-]{1,40}$/.test(id)) throw unusable(`entry ${index}: id takes lower-case letters, digits and dashes`)
  const clientAuthentication = textOf(fields, 'client_authentication') ?? 'basic'
  if (clientAuthentication !== 'basic' && clientAuthentication !== 'post') {
    throw unusable(`entry ${index}: client_authentication is either basic or post`)
  }
  const claims = fieldsOf(fields['claims']) ?? {}
  return {
    id,
    name: required('name'),
    authorizeUrl: address('authorize_url'),
    tokenUrl: address('token_url'),
    userinfoUrl: address('userinfo_url'),
    clientId: required('client_id'),
    clientSecret: required('client_secret'),
    clientAuthentication,
    scope: textOf(fields, 'scope') ?? 'openid profile email',
    claims: {
      subject: textOf(claims, 'subject') ?? 'sub',
      name: textOf(claims, 'name') ?? 'name',
      email: textOf(claims, 'email') ?? 'email',
      plan: textOf(claims, 'plan') ?? 'plan',
    },
  }
}

function listOf(json: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(json)
    if (Array.isArray(value)) return value
  } catch {
    // Falls through to the one message for both: the parser's own would quote the text with its secrets.
  }
  throw unusable('not a JSON list')
}

/** Secrets and tokens travel there: TLS, except on this very machine. */
function isSafeAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null) return false
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback)
}

function unusable(detail: string): ProviderError {
  return new ProviderError('partners', 'not_configured', `PARTNERS: ${detail}`)
}
