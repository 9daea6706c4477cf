import { fieldsOf, numberOf, textOf } from '../http/answer-fields'
import { askService, type Fetch } from '../http/ask-service'
import { ProviderError } from '../provider-error'
import type { PartnerSettings } from './partner-settings'

/** Single sign-on with one partner: OAuth 2 authorisation code flow (RFC 6749 section 4.1). */
export interface PartnerClient {
  readonly id: string
  readonly name: string
  /** Where the visitor agrees; comes back to `redirectUri` with `code` and `state`, or with `error` and `state`. */
  authorizeUrl(visit: { readonly redirectUri: string; readonly state: string }): string
  /**
   * The person behind a code; `redirectUri` must be the one of the visit.
   * @throws ProviderError `refused` (with refusal `code` where it is wrong, used or expired) or `unavailable`.
   */
  profileOf(visit: { readonly code: string; readonly redirectUri: string }): Promise<PartnerProfile>
}

/**
 * `subject` is the person's key at this partner and never changes. `email` is null where the partner gives none or says
 * that it is not verified; `plan` is the partner's own word for the person's contract, null without one.
 */
export interface PartnerProfile {
  readonly subject: string
  readonly name: string
  readonly email: string | null
  readonly plan: string | null
}

/** The OAuth 2 client of one partner; it keeps no state. */
export function createPartnerClient(
  partner: PartnerSettings,
  { fetch, timeoutMs }: { readonly fetch: Fetch; readonly timeoutMs?: number },
): PartnerClient {
  const provider = `partner:${partner.id}` as const

  async function tokenFor(code: string, redirectUri: string): Promise<string> {
    const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri })
    const headers: Record<string, string> = { accept: 'application/json' }
    if (partner.clientAuthentication === 'basic') headers['authorization'] = basicCredentials(partner)
    else {
      body.set('client_id', partner.clientId)
      body.set('client_secret', partner.clientSecret)
    }
    const init = { method: 'POST', headers, body }
    const { status, body: answered } = await askService({ provider, fetch, url: partner.tokenUrl, init, timeoutMs })
    const answer = fieldsOf(answered)
    if (status !== 200) throw tokenError(status, answer === null ? null : textOf(answer, 'error'))
    const token = answer === null ? null : textOf(answer, 'access_token')
    const kind = answer === null ? null : textOf(answer, 'token_type')
    if (token === null || kind?.toLowerCase() !== 'bearer') {
      throw new ProviderError(provider, 'unavailable', 'the token endpoint gave no bearer token')
    }
    return token
  }

  function tokenError(status: number, error: string | null): ProviderError {
    // Error codes are identifiers (RFC 6749 section 5.2); anything else is not repeated.
    const named = error !== null && /^[a-z_]{1,40}$/.test(error) ? error : `HTTP ${status}`
    if (error === 'invalid_grant') return new ProviderError(provider, 'refused', named, 'code')
    const isPassing = error === 'temporarily_unavailable' || error === 'server_error'
    return new ProviderError(provider, isPassing ? 'unavailable' : 'refused', `${named} at the token endpoint`)
  }

  return {
    id: partner.id,
    name: partner.name,

    authorizeUrl({ redirectUri, state }) {
      const url = new URL(partner.authorizeUrl)
      url.searchParams.set('response_type', 'code')
      url.searchParams.set('client_id', partner.clientId)
      url.searchParams.set('redirect_uri', redirectUri)
      url.searchParams.set('scope', partner.scope)
      url.searchParams.set('state', state)
      return url.href
    },

    async profileOf({ code, redirectUri }) {
      if (code === '' || code.length > 2048) throw new ProviderError(provider, 'refused', 'no code', 'code')
      const token = await tokenFor(code, redirectUri)
      const init = { headers: { authorization: `Bearer ${token}`, accept: 'application/json' } }
      const { status, body } = await askService({ provider, fetch, url: partner.userinfoUrl, init, timeoutMs })
      if (status !== 200) throw new ProviderError(provider, 'refused', `HTTP ${status} at userinfo`)
      const person = fieldsOf(body)
      const { claims } = partner
      // Some services number their people instead of naming them.
      const number = person === null ? null : numberOf(person, claims.subject)
      const subject =
        person === null ? null : (textOf(person, claims.subject) ?? (number === null ? null : `${number}`))
      if (person === null || subject === null) {
        throw new ProviderError(provider, 'refused', `userinfo gave no ${claims.subject}`)
      }
      return {
        subject,
        name: textOf(person, claims.name) ?? '',
        // An address that the partner has not verified may be somebody else's: it must not lead to their account.
        email: isUnverified(person['email_verified']) ? null : textOf(person, claims.email),
        plan: textOf(person, claims.plan),
      }
    },
  }
}

/** Some services write their truth values as text. */
function isUnverified(claim: unknown): boolean {
  return claim === false || claim === 'false'
}

/** RFC 6749 section 2.3.1: both parts are form-encoded before they are joined. */
function basicCredentials({ clientId, clientSecret }: PartnerSettings): string {
  const [id, secret] = [clientId, clientSecret].map((part) => new URLSearchParams({ part }).toString().slice(5))
  return `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
}
