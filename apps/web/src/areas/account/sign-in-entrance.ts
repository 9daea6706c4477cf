import { useCallback, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { Line } from '@trendee/core/plans/lines'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { signIn } from '@trendee/contract/sign-in/sign-in'
import { mayOpenLine } from '../../shared/api/roles'
import { type UserInfo, currentUser, storeSignIn, takeBeforePath } from '../../shared/api/session'
import { isFirstEntry } from './sign-in-first-entry'
import { useSite } from '../../shared/site/site'

export type SignedIn = OutputOf<typeof signIn.login>

const SET_PASSWORD = '/user/info?section=password'

export interface Entrance {
  /** Keeps the session, then goes on, unless a new account is asked for a password first. */
  readonly enter: (answer: SignedIn) => void
  /** Signed in: polling for it may stop. */
  readonly isEntered: boolean
  /** The account that was just made and has no password yet. */
  readonly newcomer: UserInfo | null
  readonly goOn: () => void
  readonly setPassword: () => void
}

/** The line's first screen; the main page where the line has none, or is none of the account's. */
function homeOf(router: AnyRouter, line: Line | null): string {
  const info = currentUser()?.userInfo
  const isOwn = line !== null && (info === undefined || mayOpenLine(info, line))
  return isOwn && `/${line}` in router.routesByPath ? `/${line}` : '/'
}

/** What follows a sign-in, whatever the way: the exact screen that was asked for, else the line's home. */
export function useEntrance(line: Line | null): Entrance {
  const router = useRouter()
  const client = useQueryClient()
  const site = useSite()
  const isWhiteLabel = Boolean(site?.white_label)
  const [isEntered, setIsEntered] = useState(false)
  const [newcomer, setNewcomer] = useState<UserInfo | null>(null)
  const goOn = useCallback(() => {
    // Back does not lead to a sign-in that is done.
    router.history.replace(takeBeforePath() ?? homeOf(router, line))
  }, [router, line])
  const setPassword = useCallback(() => {
    // The screen that was asked for stays remembered: Back leads here, and Continue to it.
    router.history.push(SET_PASSWORD)
  }, [router])
  const enter = useCallback(
    (answer: SignedIn) => {
      setIsEntered(true)
      client.clear()
      storeSignIn(answer)
      if (!isWhiteLabel && isFirstEntry(answer.userInfo, Date.now() / 1000)) setNewcomer(answer.userInfo)
      else goOn()
    },
    [client, goOn, isWhiteLabel],
  )
  return { enter, isEntered, newcomer, goOn, setPassword }
}
