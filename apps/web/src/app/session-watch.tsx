import { Suspense, lazy, useEffect, useState } from 'react'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { ApiError } from '@trendee/contract/errors'
import { onApiError } from '../shared/api/request'
import { clearSession, currentToken } from '../shared/api/session'
import { whiteLabel } from '../shared/site/site'
import { useLeave } from './leave'
import { type Reaction, reactionTo } from './refusals'

const AccessDialog = lazy(() => import('./access-dialog').then((module) => ({ default: module.AccessDialog })))
const RightsTip = lazy(() => import('./rights-tip').then((module) => ({ default: module.RightsTip })))

export interface Refused {
  readonly reaction: Exclude<Reaction, 'sign-in'>
  readonly error: ApiError
}

/** Hears every refusal: an ended session leads to the line's sign-in, which says why; the rest is said in a dialog. */
export function SessionWatch() {
  const router = useRouter()
  const leave = useLeave()
  const [refused, setRefused] = useState<Refused | null>(null)
  const path = useLocation({ select: (location) => location.pathname })
  /** The rights tip: set where a plan ended and nothing on the screen says so by itself; gone with the screen. */
  const [tip, setTip] = useState<{ readonly path: string; readonly error: ApiError } | null>(null)
  useEffect(
    () =>
      onApiError((error) => {
        const partner = whiteLabel()
        const reaction = reactionTo(error.kind, {
          isSignedIn: currentToken() !== null,
          isPartnerHost: partner !== null,
          isBare: router.state.matches.at(-1)?.staticData.isBare ?? false,
        })
        if (reaction === null) return
        if (reaction === 'sign-in') {
          leave({ because: error.kind })
          return
        }
        // Several panels of one screen may meet the same refusal: the first one speaks.
        setRefused((shown) => {
          if (shown !== null) return shown
          if (reaction === 'outside-sign-in') clearSession()
          return { reaction, error }
        })
      }),
    [leave, router],
  )
  const close = () => {
    setRefused(null)
    const isSaid = refused?.reaction !== 'plan-limit' || document.querySelector('[data-no-access]') !== null
    setTip(isSaid || refused === null ? null : { path, error: refused.error })
  }
  return (
    <Suspense>
      {refused !== null && <AccessDialog refused={refused} onClose={close} />}
      {refused === null && tip?.path === path && <RightsTip error={tip.error} onClose={() => setTip(null)} />}
    </Suspense>
  )
}
