import { CHANNELS, type Channel } from '@trendee/contract/records/product-wall'
import { isShopPlatform } from '@trendee/contract/selling/platforms'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const COUNTED = z.object({ platform: z.string() })
const NAMED = z.object({ platform: z.string(), name: z.string() })

/** Platforms of the shops that customers' tables brought, most products first. */
export async function furtherShops(db: AnalyticsDb): Promise<readonly string[]> {
  const rows = await db.rows(
    COUNTED,
    "SELECT platform FROM trendee.product_count WHERE kind = 'all' ORDER BY products DESC, platform",
    {},
    { route: 'selling.further-shops', isKept: true },
  )
  return rows.map(({ platform }) => platform).filter(isShopPlatform)
}

/** These platforms, and those of the shops that customers' tables brought. */
export async function withFurtherShops(db: AnalyticsDb, platforms: readonly string[]): Promise<readonly string[]> {
  return [...platforms, ...(await furtherShops(db))]
}

/** The platforms of a channel. */
export function platformsOfChannel(db: AnalyticsDb, channel: Channel): Promise<readonly string[]> {
  return channel === 'brand_sites' ? Promise.resolve(CHANNELS.brand_sites) : withFurtherShops(db, CHANNELS[channel])
}

/** What these shops are called, by platform, as the newest table writes it. */
export async function shopNames(db: AnalyticsDb): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows(
    NAMED,
    `SELECT platform, argMax(shop, version) AS name FROM trendee.product
     WHERE startsWith(platform, 'shop-') GROUP BY platform`,
    {},
    { route: 'selling.shop-names', isKept: true },
  )
  return new Map(rows.map(({ platform, name }) => [platform, name]))
}
