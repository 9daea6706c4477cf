import { visits } from '@trendee/contract/visits/visits'
import { request, requestHeaders } from '../api/request'
import { type PageView, pageViewForm } from './page-view'

const TIMEOUT_MS = 60_000

/** Sends a page view and forgets it: statistics never stand in a reader's way. */
export function sendPageView(view: PageView): void {
  const sent = fetch(visits.collect.path, {
    method: visits.collect.method,
    headers: requestHeaders(),
    body: pageViewForm(view),
    // A view outlives the page that it is of.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  void sent.catch(() => undefined)
}

/** Counts a click that matters: `upgrade`, `export`. */
export function logClick(target: 'upgrade' | 'export'): void {
  void request(visits.clickLog, { target, page: window.location.pathname }).catch(() => undefined)
}
