import { useMemo } from 'react'
import { filters } from '@trendee/contract/filters/filters'
import { topList } from '@trendee/contract/trends/top-list'
import { isShopPlatform } from '@trendee/contract/selling/platforms'
import { trendFacets } from '@trendee/contract/trends/trend-facets'
import { mayOpenLine } from '../shared/api/roles'
import { useUser } from '../shared/api/session'
import type { FilterIndex } from '../shared/api/use-names'
import { useEndpoint } from '../shared/api/use-endpoint'
import { useCollected } from '../shared/collections/use-collected'
import type { BadgeSource } from '../shared/routes/screen'
import { useFirstScreenDrawn } from '../shared/visits/first-screen'
import { levelledTrends } from '../shared/visits/use-level-moves'

export interface MenuFacts {
  /** The numbers beside the entries: collected trends, those with a level, those of each type that rise, products of each platform. */
  readonly badges: ReadonlyMap<BadgeSource, number>
  /** Shops that customers' tables brought, most products first. */
  readonly shops: FilterIndex['platforms']
}

const NO_SHOPS: MenuFacts['shops'] = []

/** What the menu shows of the data. */
export function useMenuFacts(): MenuFacts {
  const user = useUser()
  const isReader = user !== null && mayOpenLine(user.userInfo, 'trendee')
  const isDrawn = useFirstScreenDrawn()
  const index = useEndpoint(filters.index, {}, { enabled: user !== null && isDrawn })
  const levelled = useEndpoint(topList, levelledTrends('US', 'women'), { enabled: isReader && isDrawn })
  const counted = useEndpoint(trendFacets, { region: 'US', gender: 'women' }, { enabled: isReader && isDrawn })
  const collected = useCollected(isReader && isDrawn).data?.total
  const platforms = index.data?.platforms
  const moving = levelled.data?.total
  const { type: types, total } = counted.data ?? {}
  return useMemo(() => {
    const badges = new Map<BadgeSource, number>()
    for (const platform of platforms ?? []) badges.set(`platform:${platform.value}`, platform.count)
    if (moving !== undefined) badges.set('moving-trends', moving)
    for (const { value, rising } of types ?? []) badges.set(`rising:${value}` as BadgeSource, rising)
    if (total !== undefined) badges.set('trends', total)
    if (collected !== undefined) badges.set('collected', collected)
    return { badges, shops: platforms?.filter(({ value }) => isShopPlatform(value)) ?? NO_SHOPS }
  }, [platforms, moving, types, total, collected])
}
