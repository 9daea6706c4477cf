import type { Endpoint } from '@trendee/contract/endpoint'
import { ApiError, errorNameOf } from '@trendee/contract/errors'
import { queryText } from '../url/query-text'
import { platformHeader } from './lines'
import { currentToken } from './session'

const TIMEOUT_MS = 180_000

type Params = Readonly<Record<string, unknown>>
type ErrorListener = (error: ApiError) => void
const errorListeners = new Set<ErrorListener>()

/** Told of every error that an endpoint answers; the shell reacts to ended sessions and plan limits. */
export function onApiError(listener: ErrorListener): () => void {
  errorListeners.add(listener)
  return () => errorListeners.delete(listener)
}

/** Fills `:name` parts from the parameters and puts the rest into the query string; lists travel as `a,b,c`. */
export function addressOf(path: string, params: Params, rest: 'query' | 'none'): string {
  const left = new Map(Object.entries(params))
  const filled = path.replaceAll(/:([a-zA-Z_]+)/g, (_, name: string) => {
    const value = left.get(name)
    left.delete(name)
    return encodeURIComponent(String(value))
  })
  if (rest === 'none') return filled
  const text = queryText(Object.fromEntries(left))
  return text ? `${filled}?${text}` : filled
}

export function requestHeaders(): Record<string, string> {
  const token = currentToken()
  return { platform: platformHeader(window.location.pathname), ...(token === null ? {} : { token }) }
}

/** The envelope's `data`, or an `ApiError` by its code. */
export function unwrap(status: number, body: unknown, retryAfter: string | null): unknown {
  const { code, msg, data } = (typeof body === 'object' && body !== null ? body : {}) as {
    code?: unknown
    msg?: unknown
    data?: unknown
  }
  if (status < 400 && code === 1) return data
  const seconds = Number(retryAfter)
  const error = new ApiError(
    typeof code === 'number' ? errorNameOf(code) : 'unforeseen',
    typeof msg === 'string' ? msg : `HTTP ${status}`,
    typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : null,
    retryAfter !== null && Number.isFinite(seconds) ? seconds : null,
  )
  for (const listener of errorListeners) listener(error)
  throw error
}

function timed(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout])
}

type Route = Pick<Endpoint, 'method' | 'carrier'> & { readonly path: string }

async function fetchEntry(entry: Route, params: Params, signal: AbortSignal | undefined): Promise<Response> {
  const inBody = entry.carrier === 'body'
  return fetch(addressOf(entry.path, params, inBody ? 'none' : 'query'), {
    method: entry.method,
    headers: { ...requestHeaders(), ...(inBody ? { 'content-type': 'application/json' } : {}) },
    ...(inBody ? { body: JSON.stringify(params) } : {}),
    signal: timed(signal),
  })
}

/** Asks an endpoint that answers JSON. Throws `ApiError` for what it refuses, the browser's `TypeError` when nothing answers. */
export async function request<In, Out>(
  entry: Endpoint<In, unknown, Out>,
  params: In,
  signal?: AbortSignal,
): Promise<Out> {
  const response = await fetchEntry(entry, params as Params, signal)
  const body: unknown = await response.json().catch(() => null)
  return unwrap(response.status, body, response.headers.get('retry-after')) as Out
}

interface RequestedFile {
  readonly blob: Blob
  /** As the server calls it; `null` where it says nothing. */
  readonly name: string | null
}

function fileName(disposition: string | null): string | null {
  const full = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1]
  if (full !== undefined) return decodeURIComponent(full)
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? null
}

/** Sends fields to an address of the API whose entry a browser has no use for. */
export async function post(path: string, params: Params): Promise<void> {
  const response = await fetchEntry({ path, method: 'POST', carrier: 'body' }, params, undefined)
  const body: unknown = await response.json().catch(() => null)
  unwrap(response.status, body, response.headers.get('retry-after'))
}

/** Asks an address of the API for a file. */
export async function requestFile(path: string, params: Params): Promise<RequestedFile> {
  const response = await fetchEntry({ path, method: 'GET', carrier: 'query' }, params, undefined)
  if (response.ok) return { blob: await response.blob(), name: fileName(response.headers.get('content-disposition')) }
  const body: unknown = await response.json().catch(() => null)
  unwrap(response.status, body, response.headers.get('retry-after'))
  throw new ApiError('unforeseen', `HTTP ${response.status}`)
}
