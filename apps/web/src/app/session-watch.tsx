import { Suspense, lazy, useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ApiError } from '@trendee/contract/errors'
import { loginPath } from '../shared/api/lines'
import { onApiError } from '../shared/api/request'
import { clearSession, currentToken, rememberBeforePath, rememberEnd } from '../shared/api/session'

/** Errors after which the account has to sign in again. */
const ENDING = new Set<ApiError['kind']>(['session_invalid', 'trial_ended', 'restricted_account', 'permission_expired'])

const PlanPrompt = lazy(() => import('./plan-prompt').then((module) => ({ default: module.PlanPrompt })))

/** Ended sessions lead to the line's sign-in, which says why; a reached plan limit is said in one blocking pop-up. */
export function SessionWatch() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [limit, setLimit] = useState<ApiError | null>(null)
  useEffect(
    () =>
      onApiError((error) => {
        if (ENDING.has(error.kind) && currentToken() !== null) {
          const { pathname, search } = window.location
          clearSession()
          client.clear()
          rememberBeforePath(pathname + search)
          rememberEnd(error.kind)
          void navigate({ to: loginPath(pathname) })
        }
        // Several panels of one screen may meet the same limit: the first one speaks.
        if (error.kind === 'plan_limit') setLimit((shown) => shown ?? error)
      }),
    [client, navigate],
  )
  return limit === null ? null : (
    <Suspense>
      <PlanPrompt error={limit} onClose={() => setLimit(null)} />
    </Suspense>
  )
}
