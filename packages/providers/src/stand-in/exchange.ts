/** One request to a stand-in, read whole. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  /** Empty when the request brought no form. */
  readonly form: URLSearchParams
  readonly authorization: string | null
  /** The body as it came. */
  readonly body: string
  /** A header's text; empty without it. */
  readonly header: (name: string) => string
  /** `http://127.0.0.1:port` of the stand-ins themselves. */
  readonly baseUrl: string
}

/** What a stand-in answers. */
export interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A stand-in for one service: answers what is addressed to it, null for everything else. */
export type StandIn = (asked: Asked) => Answered | null

export function jsonAnswer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answered {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  }
}

/**
 * Sends the visitor back with these parameters, as 303: a browser that posted a form comes back with GET.
 * The caller has checked `redirectUri`.
 */
export function sendBack(redirectUri: string, parameters: Readonly<Record<string, string>>): Answered {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return { status: 303, headers: { location: url.href }, body: '' }
}

/** Whether a visitor may be sent there: a plain web address on one of the allowed host names, at any port. */
export function isAllowedRedirect(redirectUri: string, redirectHosts: readonly string[]): boolean {
  const url = URL.canParse(redirectUri) ? new URL(redirectUri) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false
  return url.username === '' && url.password === '' && redirectHosts.includes(url.hostname)
}
