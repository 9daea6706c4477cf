import '@fontsource-variable/fraunces/opsz.css'
import '@fontsource-variable/instrument-sans/wght.css'
import './app/mantine.css'
import './app/global.css'
import './app/thumb.css'
import { StrictMode } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { applyWhiteLabel } from './app/apply-white-label'
import { reloadForMissingChunk } from './app/missing-chunk'
import { followNavigation } from './app/navigation-progress'
import { buildRouter } from './app/router'
import { keepOrigin } from './app/visit-origin'
import { ApiError } from '@trendee/contract/errors'
import { shouldRetry } from './shared/api/use-endpoint'
import { createTexts } from './shared/i18n/i18n'
import { currentSite } from './shared/site/site'
import { afterFirstScreen } from './shared/visits/first-screen'

const STALE_MS = 60_000

keepOrigin(window.location.search)
reloadForMissingChunk({
  events: window,
  session: sessionStorage,
  now: Date.now,
  reload: () => window.location.reload(),
})
const texts = createTexts(currentSite())
const queries = new QueryClient({
  defaultOptions: { queries: { retry: shouldRetry, staleTime: STALE_MS, refetchOnWindowFocus: false } },
})
applyWhiteLabel(texts, queries)
const router = buildRouter()
followNavigation(router)
afterFirstScreen(() => void import('./app/after-boot').then(({ afterBoot }) => afterBoot({ router, texts, queries })))

const element = document.getElementById('root')
if (element === null) throw new Error('index.html has no #root')
createRoot(element, {
  // A refusal is an answer that the error page words; what nobody foresaw goes to the console.
  onCaughtError: (error) => {
    if (!(error instanceof ApiError)) reportError(error)
  },
}).render(
  <StrictMode>
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>
  </StrictMode>,
)
