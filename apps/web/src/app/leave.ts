import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ErrorName } from '@trendee/contract/errors'
import { logout } from '@trendee/contract/user/logout'
import { loginPath } from '../shared/api/lines'
import { request } from '../shared/api/request'
import { clearSession, currentToken, rememberBeforePath, rememberEnd } from '../shared/api/session'

interface Leaving {
  /** The server is told that the session is over. */
  readonly tellsServer?: boolean
  /** What the sign-in page says of it. */
  readonly because?: ErrorName
}

/** Ends the session in this browser and goes to the sign-in of the line; what was open is come back to. */
export function useLeave(): (leaving?: Leaving) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    ({ tellsServer = false, because } = {}) => {
      const { pathname, search } = window.location
      // The browser forgets the session even when the server cannot be told.
      if (tellsServer && currentToken() !== null) void request(logout, {}).catch(() => undefined)
      clearSession()
      client.clear()
      rememberBeforePath(pathname + search)
      if (because !== undefined) rememberEnd(because)
      void navigate({ to: loginPath(pathname) })
    },
    [client, navigate],
  )
}
