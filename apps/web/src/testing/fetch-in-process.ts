import type { SignInApp } from '@trendee/server/testing/sign-in-app'

/** A request that a page made. */
export interface MadeRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}

/** Answers in the server's place; null leaves the request to the server. */
export type Answerer = (request: MadeRequest) => Response | Promise<Response> | null

/** An answer as the server gives it. */
export const answer = (data: unknown) => Response.json({ code: 1, msg: 'ok', data })

interface InProcess {
  readonly fetch: typeof fetch
  readonly made: readonly MadeRequest[]
  /** Paths whose answer was a failure of the server itself. */
  readonly failed: readonly string[]
  /** Paths that are not answered yet; those that a test answers are not counted. */
  underWay(): string[]
  answerBy(answerer: Answerer): void
}

/** Bodies that these statuses may not have. */
const WITHOUT_BODY = new Set([204, 205, 304])

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}

/**
 * `fetch` of a browser at an address of its own: requests to the server are answered by the app in this process, as if
 * they had come over the network; all others go out.
 */
export function fetchInProcess(app: SignInApp['app'], origin: string, ip: string): InProcess {
  const outside = globalThis.fetch
  const made: MadeRequest[] = []
  const failed: string[] = []
  const cookies = new Map<string, string>()
  let answerer: Answerer = () => null
  const underWay = new Set<MadeRequest>()

  async function injected(request: Request, url: URL, payload: Buffer): Promise<Response> {
    const answer = await app.inject({
      method: request.method as 'GET',
      url: url.pathname + url.search,
      remoteAddress: ip,
      headers: { ...Object.fromEntries(request.headers), host: url.host },
      cookies: Object.fromEntries(cookies),
      ...(payload.length > 0 ? { payload } : {}),
    })
    for (const { name, value } of answer.cookies) cookies.set(name, value)
    if (answer.statusCode >= 500) failed.push(`${answer.statusCode} ${url.pathname}: ${answer.body}`)
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value))
    const body = WITHOUT_BODY.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload)
    return new Response(body, { status: answer.statusCode, headers })
  }

  async function answered(request: Request, url: URL): Promise<Response> {
    const payload = Buffer.from(await request.arrayBuffer())
    const asked = { method: request.method, path: url.pathname, query: url.searchParams, body: payload.toString() }
    made.push(asked)
    const other = answerer(asked)
    if (other !== null) return other
    underWay.add(asked)
    return injected(request, url, payload).finally(() => underWay.delete(asked))
  }

  return {
    made,
    failed,
    underWay: () => [...underWay].map(({ path }) => path),
    answerBy: (next) => {
      answerer = next
    },
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), origin)
      if (url.origin !== origin) return outside(input, init)
      const { signal } = init ?? {}
      const request = new Request(url, { ...init, signal: null })
      const answer = answered(request, url)
      return signal ? Promise.race([answer, aborted(signal)]) : answer
    },
  }
}
