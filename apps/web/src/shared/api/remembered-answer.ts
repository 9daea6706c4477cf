import type { Endpoint } from '@trendee/contract/endpoint'
import { requestHeaders } from './request'

const TIMEOUT_MS = 180_000

/** An answer kept in the browser under the version that the server gave it (its ETag). */
export interface Remembered<Out> {
  readonly version: string
  readonly data: Out
}

export function remembered<Out>(key: string, isUsable: (data: unknown) => boolean): Remembered<Out> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof value !== 'object' || value === null || !('version' in value) || !('data' in value)) return null
    return isUsable(value.data) ? (value as Remembered<Out>) : null
  } catch {
    return null
  }
}

/**
 * Asks a validated entry without input, showing the version at hand: the new answer, kept from now on, or `null` where
 * nothing changed or nothing could be had. Never throws: what is remembered goes on being used.
 */
export async function renewed<Out>(
  entry: Endpoint<object, unknown, Out>,
  key: string,
  known: Remembered<Out> | null,
): Promise<Out | null> {
  try {
    const response = await fetch(entry.path, {
      // The browser's own cache would hide the 304 and keep a second copy.
      cache: 'no-store',
      headers: { ...requestHeaders(), ...(known === null ? {} : { 'if-none-match': known.version }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return null
    const { code, data } = (await response.json()) as { code?: unknown; data?: Out }
    if (code !== 1 || data === undefined) return null
    localStorage.setItem(key, JSON.stringify({ version: response.headers.get('etag') ?? '', data }))
    return data
  } catch {
    return null
  }
}
