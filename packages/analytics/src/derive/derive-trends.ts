import type { Signal } from '@trendee/core/trend/signal'
import { type TrendIdentity, trendNamed } from '@trendee/core/trend/trend-identity'
import { readSignals, signalRegions } from './read-signals'
import { newestDays } from '../tables/newest-days'
import { MetricWriter } from './save-metrics'
import type { DeriveContext } from './derive-context'
import type { RegionTask } from './prepare-region'

/**
 * Computes every trend from the weekly signals, region by region, freezes the forecasts and publishes all trends in one
 * step. What `forecasts` has of the same series is not forecast again. What is stale today speaks for no trend that something
 * fresher knows.
 */
export async function deriveTrends(context: DeriveContext): Promise<void> {
  const { db, ledger, openAnalysis, forecasts, signal } = context
  const today = await context.today()
  const writer = new MetricWriter(db)
  await writer.begin()
  const [shared, regions, newest] = await Promise.all([
    readSignals(db, { region: '' }),
    signalRegions(db),
    newestDays(db),
  ])
  const listed = new Set<string>()
  const analysis = openAnalysis({
    signals: shared,
    names: identitiesOf(shared),
    newestDays: newest,
  })
  const derive = async (task: RegionTask): Promise<void> => {
    const prepared = await analysis.analyse({ ...task, today, known: forecasts.of(task.region) })
    signal.throwIfAborted()
    for (const { trendId } of prepared.metrics.movements) listed.add(trendId)
    await writer.add(prepared.metrics)
    await ledger.freeze(prepared.forecasts)
    forecasts.keep(task.region, prepared.known)
  }
  const waiting = [...regions]
  const deriveNext = async (): Promise<void> => {
    for (let region = waiting.shift(); region !== undefined; region = waiting.shift()) {
      signal.throwIfAborted()
      const signals = await readSignals(db, { region, isRegionNamed: true })
      await derive({ region, signals, names: identitiesOf(signals) })
    }
  }
  try {
    // One more than the analysis works on: while one region is read or stored, all threads have another to work on.
    await Promise.all(Array.from({ length: analysis.width + 1 }, deriveNext))
    // A feed without regions joins every region's score; a trend that only such feeds know is listed once, under ''.
    if (shared.length > 0) await derive({ region: '', signals: [], leftOut: listed })
  } finally {
    await analysis.close()
  }
  await writer.publish(today)
}

/** Made here, where the lexicon is in memory: each worker thread would have to read it again. */
function identitiesOf(signals: readonly Signal[]): Map<string, TrendIdentity> {
  return new Map(signals.map(({ trendId }) => [trendId, trendNamed(trendId)]))
}
