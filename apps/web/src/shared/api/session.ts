import { useSyncExternalStore } from 'react'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ERRORS, type ErrorName } from '@trendee/contract/errors'
import type { signIn } from '@trendee/contract/sign-in/sign-in'
import { LOCAL_KEYS as KEYS, OF_ACCOUNT, SESSION_KEYS } from './storage-keys'

type SignIn = OutputOf<typeof signIn.login>
export type UserInfo = SignIn['userInfo']
export type CachedUser = Pick<SignIn, 'userInfo' | 'planInfo'>

const { beforePath: BEFORE_PATH, endedBy: ENDED_BY } = SESSION_KEYS

const listeners = new Set<() => void>()
let cached: { text: string | null; user: CachedUser | null } = { text: null, user: null }

function announce(): void {
  for (const listener of listeners) listener()
}

export function currentToken(): string | null {
  return localStorage.getItem(KEYS.token)
}

/** The account restored from the last visit; `null` when nobody is signed in or the record is damaged. */
export function currentUser(): CachedUser | null {
  const text = currentToken() === null ? null : localStorage.getItem(KEYS.user)
  if (text !== cached.text) {
    cached = { text, user: parseUser(text) }
  }
  return cached.user
}

function parseUser(text: string | null): CachedUser | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'userInfo' in value ? (value as CachedUser) : null
  } catch {
    return null
  }
}

export function storeSignIn({ token, userInfo, planInfo }: SignIn): void {
  localStorage.setItem(KEYS.token, token)
  storeUser({ userInfo, planInfo })
}

export function storeUser(user: CachedUser): void {
  localStorage.setItem(KEYS.user, JSON.stringify({ userInfo: user.userInfo, planInfo: user.planInfo }))
  localStorage.setItem(KEYS.userId, user.userInfo.userId)
  announce()
}

/** Logout or expiry: token, cached user, stored user id and what is kept of the account's projects go. */
export function clearSession(): void {
  for (const key of OF_ACCOUNT.local) localStorage.removeItem(key)
  for (const key of OF_ACCOUNT.session) sessionStorage.removeItem(key)
  announce()
}

/** Where the reader was going when asked to sign in; read once. */
export function rememberBeforePath(href: string): void {
  sessionStorage.setItem(BEFORE_PATH, href)
}

export function takeBeforePath(): string | null {
  const href = sessionStorage.getItem(BEFORE_PATH)
  sessionStorage.removeItem(BEFORE_PATH)
  return href
}

/** Why the last session ended; the sign-in page says it once. */
export function rememberEnd(kind: ErrorName): void {
  sessionStorage.setItem(ENDED_BY, kind)
}

export function takeEnd(): ErrorName | null {
  const kind = sessionStorage.getItem(ENDED_BY)
  sessionStorage.removeItem(ENDED_BY)
  return kind !== null && kind in ERRORS ? (kind as ErrorName) : null
}

/** Told when somebody signs in or out, here or in another tab, or when the account is renewed. */
export function onAccountChange(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab signing in or out counts too.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function useUser(): CachedUser | null {
  return useSyncExternalStore(onAccountChange, currentUser)
}
