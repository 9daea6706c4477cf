import { useSyncExternalStore } from 'react'
import type { OutputOf } from '@trendee/contract/endpoint'
import { visits } from '@trendee/contract/visits/visits'
import { type Remembered, remembered, renewed } from '../api/remembered-answer'
import { LOCAL_KEYS } from '../api/storage-keys'

export type Site = OutputOf<typeof visits.site>
export type WhiteLabel = NonNullable<Site['white_label']>

/** How long a first visit waits to learn whose host this is; after that it goes on as Trendee's own. */
const PATIENCE_MS = 2000

const listeners = new Set<() => void>()
let known: Remembered<Site> | null | undefined
let firstAnswer: Promise<void> | null = null

function isSite(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'advertising' in data && 'white_label' in data
}

/** How this host presents itself, as far as the browser knows; `null` before the first answer. */
export function currentSite(): Site | null {
  known ??= remembered<Site>(LOCAL_KEYS.site, isSite)
  return known?.data ?? null
}

/** The partner whose host this is; `null` on Trendee's own. */
export function whiteLabel(): WhiteLabel | null {
  return currentSite()?.white_label ?? null
}

export function onSiteChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the server, with the version at hand. */
export async function renewSite(): Promise<void> {
  currentSite()
  const data = await renewed(visits.site, LOCAL_KEYS.site, known ?? null)
  if (data === null) return
  known = remembered<Site>(LOCAL_KEYS.site, isSite)
  for (const listener of listeners) listener()
}

/** Fulfilled once it is known whose host this is: at once, but for the first visit. */
export function siteKnown(): Promise<void> {
  if (currentSite() !== null) return Promise.resolve()
  firstAnswer ??= Promise.race([renewSite(), new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))])
  return firstAnswer
}

export function useSite(): Site | null {
  return useSyncExternalStore(onSiteChange, currentSite)
}
