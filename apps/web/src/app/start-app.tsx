import { StrictMode } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, type RouterHistory, RouterProvider, isNotFound } from '@tanstack/react-router'
import { ApiError } from '@trendee/contract/errors'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { shouldRetry } from '../shared/api/use-endpoint'
import { createTexts } from '../shared/i18n/i18n'
import { currentSite } from '../shared/site/site'
import { afterFirstScreen } from '../shared/visits/first-screen'
import { applyWhiteLabel } from './apply-white-label'
import { followNavigation } from './navigation-progress'
import { buildRouter } from './router'
import { keepOrigin } from './visit-origin'

const STALE_MS = 60_000

export interface StartedApp {
  readonly router: AnyRouter
  readonly queries: QueryClient
  readonly unmount: () => void
}

/** Draws the app into an element. `history` is the browser's own unless a test gives another. */
export function startApp(element: HTMLElement, history?: RouterHistory): StartedApp {
  keepOrigin(window.location.search)
  const texts = createTexts(currentSite())
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: STALE_MS, refetchOnWindowFocus: false },
      // A change that waits for the network unseen is lost with the page: it fails at once, and says so.
      mutations: { networkMode: 'always' },
    },
  })
  applyWhiteLabel(texts, queries)
  const router = buildRouter(history)
  followNavigation(router)
  afterFirstScreen(() => void import('./after-boot').then(({ afterBoot }) => afterBoot({ router, texts, queries })))
  const root = createRoot(element, {
    // A refusal is an answer that the error page words, and what is not there has a page of its own; what nobody foresaw goes to the console.
    onCaughtError: (error) => {
      if (!(error instanceof ApiError || isNotFound(error))) reportError(error)
    },
  })
  root.render(
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>,
  )
  return { router, queries, unmount: () => root.unmount() }
}
