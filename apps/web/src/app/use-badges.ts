import { useMemo } from 'react'
import { filters } from '@trendee/contract/filters/filters'
import { trends } from '@trendee/contract/trends/trends'
import { mayOpenLine } from '../shared/api/roles'
import { useUser } from '../shared/api/session'
import { useEndpoint } from '../shared/api/use-endpoint'
import { useFirstScreenDrawn } from '../shared/visits/first-screen'
import { levelledTrends } from '../shared/visits/use-level-moves'
import type { BadgeSource } from './route-table'

/** The numbers beside the menu's entries: trends with a level, products of each platform. */
export function useBadges(): ReadonlyMap<string, number> {
  const user = useUser()
  const isReader = user !== null && mayOpenLine(user.userInfo, 'trendee')
  const isDrawn = useFirstScreenDrawn()
  const index = useEndpoint(filters.index, {}, { enabled: user !== null && isDrawn })
  const levelled = useEndpoint(trends.topList, levelledTrends('US', 'women'), { enabled: isReader && isDrawn })
  const platforms = index.data?.platforms
  const moving = levelled.data?.total
  return useMemo(() => {
    const badges = new Map<BadgeSource, number>()
    for (const platform of platforms ?? []) badges.set(`platform:${platform.value}`, platform.count)
    if (moving !== undefined) badges.set('moving-trends', moving)
    return badges
  }, [platforms, moving])
}
