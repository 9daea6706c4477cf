import '@fontsource-variable/fraunces/opsz.css'
import '@fontsource-variable/instrument-sans/wght.css'
import './app/mantine.css'
import './app/global.css'
import { StrictMode } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { followNavigation } from './app/navigation-progress'
import { buildRouter } from './app/router'
import { keepOrigin } from './app/visit-origin'
import { ApiError } from '@trendee/contract/errors'
import { shouldRetry } from './shared/api/use-endpoint'
import { createTexts, loadServerTexts } from './shared/i18n/i18n'

const STALE_MS = 60_000

keepOrigin(window.location.search)
const texts = createTexts()
void loadServerTexts(texts)
const queries = new QueryClient({
  defaultOptions: { queries: { retry: shouldRetry, staleTime: STALE_MS, refetchOnWindowFocus: false } },
})
const router = buildRouter()
followNavigation(router)

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
