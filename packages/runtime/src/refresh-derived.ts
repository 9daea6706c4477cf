import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { giveBackMemory } from '@trendee/analytics/derive/give-back-memory'
import { platformsWithRows } from '@trendee/analytics/derive/platforms-with-rows'
import { rebuildProductsByKind } from '@trendee/analytics/derive/rebuild-products-by-kind'
import { resolveTerms } from '@trendee/analytics/derive/resolve-terms'
import type { SomeRecords } from '@trendee/analytics/ingestion/ingest-options'
import { PLATFORMS, type RecordKind } from '@trendee/feeds/records'
import type { StoreDb } from '@trendee/store/engine/open-store'
import type { ForecastShelves } from './forecast-shelf'
import { refreshPlatform } from './refresh-platform'
import { refreshTrends } from './refresh-trends'
import { timed } from './stage-times'

/** Kinds that change what is derived of a platform; the others are read as they are. */
const DERIVED_FROM: readonly RecordKind[] = ['product', 'series', 'post']

/**
 * As if all that is stored had just come. Platforms without a row are left out: deriving nothing takes as long as deriving
 * little. Where the engine cannot say which, none is.
 */
export async function everything(analytics: AnalyticsDb): Promise<SomeRecords[]> {
  const platforms = await platformsWithRows(analytics).catch(() => PLATFORMS)
  return platforms.flatMap((platform) => DERIVED_FROM.map((kind) => ({ platform, kind })))
}

/** True of records from which anything is derived. */
export function isDerivedFrom({ kind }: SomeRecords): boolean {
  return DERIVED_FROM.includes(kind)
}

/**
 * Derives again what depends on the touched records: products and signals by platform, but for those `alreadyDerived`,
 * then the trends over all.
 */
export async function refreshDerived(
  analytics: AnalyticsDb,
  store: StoreDb,
  touched: readonly SomeRecords[],
  alreadyDerived: ReadonlySet<string>,
  shelves: ForecastShelves,
  signal: AbortSignal,
): Promise<void> {
  await resolveTerms(analytics)
  const all = new Set(touched.filter(isDerivedFrom).map(({ platform }) => platform))
  if (all.size === 0) return
  const platforms = [...all].filter((platform) => !alreadyDerived.has(platform))
  await giveBackMemory(analytics)
  const withSeries = new Set(touched.filter(({ kind }) => kind === 'series').map(({ platform }) => platform))
  const inTurn = async (waiting: string[]): Promise<void> => {
    for (let platform = waiting.shift(); platform !== undefined; platform = waiting.shift()) {
      signal.throwIfAborted()
      await refreshPlatform(analytics, platform)
    }
  }
  const joined = platforms.filter((platform) => withSeries.has(platform))
  const counted = platforms.filter((platform) => !withSeries.has(platform))
  // Joining series keeps this thread busy, counting products the engine's: each waits little for the other. Products are
  // counted with one processor, to be sparing with memory, so that two platforms at a time take little longer than one.
  const lanes = await Promise.allSettled([inTurn(joined), inTurn(counted), inTurn(counted)])
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
  await timed('products by kind', () => rebuildProductsByKind(analytics))
  await giveBackMemory(analytics)
  await timed('trends', () => refreshTrends(analytics, store, shelves, signal))
}
