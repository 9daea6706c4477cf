import type { AnalyticsDb } from '@trendee/analytics/db'
import { giveBackMemory } from '@trendee/analytics/derive/give-back-memory'
import { rebuildProducts } from '@trendee/analytics/derive/rebuild-products'
import { rebuildProductsByKind } from '@trendee/analytics/derive/rebuild-products-by-kind'
import { rebuildSignals } from '@trendee/analytics/derive/rebuild-signals'
import { PLATFORMS, type RecordKind } from '@trendee/feeds/records'
import type { StoreDb } from '@trendee/store/open-store'
import { refreshTrends } from './refresh-trends'
import { seriesSignals } from './series-signals'
import { timed } from './stage-times'

/** Records of one kind from one platform that an import added. */
export interface Touched {
  readonly platform: string
  readonly kind: RecordKind
}

/** Kinds that change what is derived of a platform; the others are read as they are. */
const DERIVED_FROM: readonly RecordKind[] = ['product', 'series', 'post']

export function everything(): Touched[] {
  return PLATFORMS.flatMap((platform) => DERIVED_FROM.map((kind) => ({ platform, kind })))
}

/** Derives again what depends on the touched records: products and signals by platform, then the trends over all. */
export async function refreshDerived(
  analytics: AnalyticsDb,
  store: StoreDb,
  touched: readonly Touched[],
  signal: AbortSignal,
): Promise<void> {
  const platforms = new Set(touched.filter(({ kind }) => DERIVED_FROM.includes(kind)).map(({ platform }) => platform))
  if (platforms.size === 0) return
  await giveBackMemory(analytics)
  const withSeries = new Set(touched.filter(({ kind }) => kind === 'series').map(({ platform }) => platform))
  const inTurn = async (some: readonly string[]): Promise<void> => {
    for (const platform of some) {
      signal.throwIfAborted()
      await refreshPlatform(analytics, platform)
    }
  }
  // Joining series keeps this thread busy, counting products the engine's: each waits little for the other.
  const lanes = await Promise.allSettled([
    inTurn([...platforms].filter((platform) => withSeries.has(platform))),
    inTurn([...platforms].filter((platform) => !withSeries.has(platform))),
  ])
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
  await timed('products by kind', () => rebuildProductsByKind(analytics))
  await giveBackMemory(analytics)
  await timed('trends', () => refreshTrends(analytics, store, signal))
}

async function refreshPlatform(analytics: AnalyticsDb, platform: string): Promise<void> {
  const basis = await timed(`products of ${platform}`, () => rebuildProducts(analytics, platform))
  await giveBackMemory(analytics)
  const series = await timed(`series of ${platform}`, () => seriesSignals(analytics, platform))
  await timed(`signals and posts of ${platform}`, () => rebuildSignals(analytics, platform, basis, series))
  await giveBackMemory(analytics)
}
