import { ProviderError, type ProviderName } from '../provider-error'

/** The part of `fetch` that the adapters use, so that tests and proxies can give their own. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** No answer of these services is longer than a few kB: more than this is not theirs. */
const LONGEST_ANSWER_BYTES = 256 * 1024
const TIMEOUT_MS = 10_000

interface Question {
  readonly provider: ProviderName
  readonly fetch: Fetch
  readonly url: string
  readonly init?: RequestInit
  readonly timeoutMs?: number | undefined
}

/**
 * Asks a service and reads its answer as JSON, whatever content type it claims (WeChat says `text/plain`).
 * `body` is undefined when the answer is no JSON. Redirects are not followed: keys would travel along.
 * @throws ProviderError `unavailable` on a broken line, a time-out, an endless answer, HTTP 429 and 5xx.
 */
export async function askService(question: Question): Promise<{ status: number; body: unknown }> {
  const { provider, fetch, url, init, timeoutMs } = question
  try {
    const signal = AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS)
    const response = await fetch(url, { ...init, redirect: 'manual', signal })
    const text = await shortText(response)
    if (text === null) throw new ProviderError(provider, 'unavailable', 'the answer is too long')
    if (response.status >= 500 || response.status === 429) {
      throw new ProviderError(provider, 'unavailable', `HTTP ${response.status}`)
    }
    return { status: response.status, body: parsed(text) }
  } catch (error) {
    if (error instanceof ProviderError) throw error
    throw new ProviderError(provider, 'unavailable', lineTrouble(error))
  }
}

async function shortText(response: Response): Promise<string | null> {
  if (response.body === null) return ''
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body) {
    size += piece.byteLength
    // Leaving the loop cancels the stream.
    if (size > LONGEST_ANSWER_BYTES) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Only the system's own error code: messages may quote the address, and WeChat's addresses hold the secret. */
function lineTrouble(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer in time'
  const code = (error.cause as { code?: unknown } | undefined)?.code
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? `no answer (${code})` : 'no answer'
}
