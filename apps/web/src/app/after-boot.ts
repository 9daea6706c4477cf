import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { renewAccount } from '../shared/api/renew-account'
import { currentUser, onAccountChange } from '../shared/api/session'
import { LOCAL_KEYS, clearKeptData } from '../shared/api/storage-keys'
import { changeLanguage, loadServerTexts } from '../shared/i18n/i18n'
import { loadNotices } from '../shared/ui/notice'
import { renewSite } from '../shared/site/site'
import { sendPageView } from '../shared/visits/send-event'
import { watchVersion } from '../shared/visits/version-watch'

interface Booted {
  readonly router: AnyRouter
  readonly texts: I18n
  readonly queries: QueryClient
}

/** What can wait until the first screen has been drawn. */
export function afterBoot({ router, texts }: Booted): void {
  followAccountLanguage(texts)
  loadNotices()
  void renewAccount()
  void renewSite()
  void loadServerTexts(texts)
  countPageViews(router)
  if (import.meta.env.PROD) followVersion()
}

/** The account's language counts from the moment of signing in, and when the profile changes it. */
function followAccountLanguage(texts: I18n): void {
  const chosen = () => {
    const info = currentUser()?.userInfo
    return { userId: info?.userId ?? null, language: info?.language ?? null }
  }
  let last = chosen()
  onAccountChange(() => {
    const now = chosen()
    const isNew = now.userId !== last.userId || now.language !== last.language
    last = now
    if (isNew && now.language !== null) changeLanguage(texts, now.language)
  })
}

function countPageViews(router: AnyRouter): void {
  let previousPage = ''
  const count = () => {
    const { location, matches } = router.state
    const match = matches.at(-1)
    sendPageView({
      pathname: location.pathname,
      query: location.searchStr,
      params: (match?.params ?? {}) as Readonly<Record<string, string>>,
      pattern: match?.fullPath ?? location.pathname,
      previousPage,
      userId: localStorage.getItem(LOCAL_KEYS.userId),
    })
    previousPage = location.pathname
  }
  count()
  // A changed filter is the same page.
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) count()
  })
}

async function readTag(past: 'cache' | 'no-cache'): Promise<string | null> {
  const { ok, headers } = await fetch('/', { cache: past === 'cache' ? 'default' : 'no-cache' })
  return ok ? (headers.get('etag') ?? headers.get('last-modified')) : null
}

/** Typing, or in a dialog. */
function isBusy(): boolean {
  const typed = document.activeElement?.closest('input, textarea, select, [contenteditable]') ?? null
  return typed !== null || document.querySelector('[role="dialog"]') !== null
}

function followVersion(): void {
  watchVersion({
    readTag,
    storedTag: () => localStorage.getItem(LOCAL_KEYS.version),
    storeTag: (tag) => localStorage.setItem(LOCAL_KEYS.version, tag),
    isBusy,
    clear: (what) => {
      clearKeptData(localStorage)
      if (what === 'all') sessionStorage.clear()
    },
    reload: () => window.location.reload(),
    // The specification wants failures logged and nothing more.
    // oxlint-disable-next-line no-console
    log: (error) => console.warn('version check', error),
  })
}
