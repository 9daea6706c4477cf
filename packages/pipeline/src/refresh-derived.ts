import type { AnalyticsDb } from '@trendee/analytics/db'
import { giveBackMemory } from '@trendee/analytics/derive/give-back-memory'
import { rebuildProducts } from '@trendee/analytics/derive/rebuild-products'
import { rebuildProductsByKind } from '@trendee/analytics/derive/rebuild-products-by-kind'
import { rebuildSignals } from '@trendee/analytics/derive/rebuild-signals'
import { PLATFORMS, type RecordKind } from '@trendee/feeds/records'
import type { StoreDb } from '@trendee/store/open-store'
import { refreshTrends } from './refresh-trends'
import { seriesSignals } from './series-signals'

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
  for (const platform of platforms) {
    signal.throwIfAborted()
    const basis = await rebuildProducts(analytics, platform)
    await giveBackMemory(analytics)
    await rebuildSignals(analytics, platform, basis, await seriesSignals(analytics, platform))
    await giveBackMemory(analytics)
  }
  await rebuildProductsByKind(analytics)
  await giveBackMemory(analytics)
  await refreshTrends(analytics, store, signal)
}
