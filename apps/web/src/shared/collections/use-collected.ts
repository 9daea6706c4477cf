import type { UseQueryResult } from '@tanstack/react-query'
import { collectInfo } from '@trendee/contract/collection/collect-info'
import type { OutputOf } from '@trendee/contract/endpoint'
import { useCachedEndpoint } from '../api/cached-answer'
import { useUser } from '../api/session'
import { LOCAL_KEYS, SESSION_KEYS } from '../api/storage-keys'

/** Apart from the changes: the menu counts what is collected, and is part of the first page. */

const COLLECTED = { session: SESSION_KEYS.collectedTrends, local: LOCAL_KEYS.collections }

export type Collected = OutputOf<typeof collectInfo>

/** As `useCachedEndpoint` keeps it. */
export const COLLECTED_KEY = [collectInfo.path, {}]

/** Whether whoever looks at the page can have projects: members, and no visitors. */
export function useIsCollector(): boolean {
  const user = useUser()
  return user !== null && !user.userInfo.is_restricted
}

/** Which trends are collected in which project. */
export function useCollected(enabled = true): UseQueryResult<Collected> {
  return useCachedEndpoint(collectInfo, {}, COLLECTED, useIsCollector() && enabled)
}
