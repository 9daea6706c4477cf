import { useEffect } from 'react'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Endpoint } from '@trendee/contract/endpoint'
import { request } from './request'
import { useUser } from './session'
import { LOCAL_KEYS } from './storage-keys'

/** Names under which the browser keeps an answer: for this visit, and for the next ones of the same version. */
export interface CacheKeys {
  readonly session: string
  readonly local: string
}

interface Cached {
  /** Whose answer to what: nobody else's, and to no other question. */
  readonly of: string
  readonly version: string | null
  /** Milliseconds. */
  readonly at: number
  readonly data: unknown
}

function read(store: Storage, key: string, of: string): Cached | null {
  try {
    const value = JSON.parse(store.getItem(key) ?? 'null') as Cached | null
    const isOurs = value !== null && value.of === of && value.version === localStorage.getItem(LOCAL_KEYS.version)
    return isOurs && typeof value.data === 'object' && value.data !== null ? value : null
  } catch {
    return null
  }
}

function keep({ session, local }: CacheKeys, cached: Cached): void {
  const text = JSON.stringify(cached)
  try {
    sessionStorage.setItem(session, text)
    localStorage.setItem(local, text)
  } catch {
    // A full store: what is kept only spares a question.
  }
}

/**
 * The answer of an entry, at once where the browser has kept it: this visit's is as good as a new one, one of a visit before
 * is shown until the new one is there. Changes that a screen makes to the answer are kept too.
 */
export function useCachedEndpoint<In, Out>(
  entry: Endpoint<In, unknown, Out>,
  params: In,
  keys: CacheKeys,
  enabled: boolean,
): UseQueryResult<Out> {
  const userId = useUser()?.userInfo.userId ?? ''
  const of = JSON.stringify([userId, params])
  const { session, local } = keys
  const known = () => read(sessionStorage, session, of) ?? read(localStorage, local, of)
  const query = useQuery({
    queryKey: [entry.path, params],
    queryFn: ({ signal }) => request(entry, params, signal),
    initialData: () => (enabled ? (known()?.data as Out | undefined) : undefined),
    initialDataUpdatedAt: () => read(sessionStorage, session, of)?.at ?? 0,
    enabled,
  })
  const { data, dataUpdatedAt: at } = query
  useEffect(() => {
    // Not once the session has ended: what was the account's is gone from here.
    if (!enabled || data === undefined || at === 0) return
    keep({ session, local }, { of, version: localStorage.getItem(LOCAL_KEYS.version), at, data })
  }, [enabled, data, at, of, session, local])
  return query
}
