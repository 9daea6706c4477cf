import { type LeaderGroup, leaders } from '@trendee/analytics/selling/leaders'
import { newerCapture } from '@trendee/analytics/selling/newer-capture'
import { type ValueNames, categoryNames, valueNames } from '../../answers/value-names'
import type { SellingEntries } from '@trendee/contract/selling/selling'
import type { Handler } from '../../http/handler'

/** A broad category leads with all that it covers, and is named so. */
export function leaderNames(type: string, value: string): ValueNames {
  return type === 'category' ? categoryNames(value) : valueNames(type, value)
}

/** The categories or attributes that sell best on a platform. */
export function leadersOf(platformName: string, group: LeaderGroup): Handler<SellingEntries['topPrimary']> {
  return async (input, { runtime }) => {
    const { analytics } = runtime
    const [{ list, totalProducts, asOf }, newer] = await Promise.all([
      leaders(analytics, platformName, group, input),
      newerCapture(analytics, platformName),
    ])
    return {
      list: list.map((leader) => ({
        value: leader.value,
        ...leaderNames(leader.type, leader.value),
        type: leader.type,
        products: leader.products,
        demand: leader.group_demand,
        demand_basis: leader.basis || null,
        revenue_usd: leader.revenue_usd,
        share: totalProducts === 0 ? 0 : leader.products / totalProducts,
        growth: leader.growth,
        median_price_usd: leader.median_price_usd,
        new_share: leader.new_share,
      })),
      total_products: totalProducts,
      as_of: asOf,
      newer_capture: newer,
    }
  }
}
