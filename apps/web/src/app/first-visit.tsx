import { Suspense, lazy } from 'react'
import { useLocation } from '@tanstack/react-router'
import { filters } from '@trendee/contract/filters/filters'
import { lineOfPath } from '../shared/api/lines'
import { useUser } from '../shared/api/session'
import { useEndpoint } from '../shared/api/use-endpoint'
import { useSite } from '../shared/site/site'
import { useFirstScreenDrawn } from '../shared/visits/first-screen'

const FirstVisitDialog = lazy(() =>
  import('./first-visit-dialog').then((module) => ({ default: module.FirstVisitDialog })),
)

/**
 * Asks a new account once what it works on: over a screen of a product line, so never over the sign-in with its offer of
 * a password or over the account's own page that this leads to; not on a partner's host, and not before there is
 * anything to choose from.
 */
export function FirstVisit() {
  const info = useUser()?.userInfo
  const site = useSite()
  const isLine = useLocation({ select: (location) => lineOfPath(location.pathname) !== null })
  const isDrawn = useFirstScreenDrawn()
  // `undefined` is what an older version kept: the account is renewed first.
  const isAsked =
    info !== undefined &&
    info.preferences === null &&
    !info.is_restricted &&
    site !== null &&
    site.white_label === null &&
    isLine &&
    isDrawn
  const { data: index } = useEndpoint(filters.index, {}, { enabled: isAsked })
  if (!isAsked || index === undefined || index.trend_regions.length + index.platforms.length === 0) return null
  return (
    <Suspense>
      <FirstVisitDialog />
    </Suspense>
  )
}
