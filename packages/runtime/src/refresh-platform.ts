import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { giveBackMemory } from '@trendee/analytics/derive/give-back-memory'
import { rebuildProducts } from '@trendee/analytics/derive/rebuild-products'
import { rebuildSignals } from '@trendee/analytics/derive/rebuild-signals'
import { seriesSignals } from './series-signals'
import { timed } from './stage-times'

/** Derives again what depends on one platform's records alone: its products, signals and posts. */
export async function refreshPlatform(analytics: AnalyticsDb, platform: string): Promise<void> {
  const basis = await timed(`products of ${platform}`, () => rebuildProducts(analytics, platform))
  await giveBackMemory(analytics)
  const series = await timed(`series of ${platform}`, () => seriesSignals(analytics, platform))
  await timed(`signals and posts of ${platform}`, () => rebuildSignals(analytics, platform, basis, series))
  await giveBackMemory(analytics)
}
