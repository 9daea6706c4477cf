import { createHash } from 'node:crypto'
import type { Forecast } from '@trendee/core/forecast/forecast-pool'
import type { KnownForecasts, SeriesPool } from '@trendee/core/trend/forecast-together'

interface CachedPool {
  readonly fingerprint: string
  readonly forecasts: readonly Forecast[]
}

/** Forecasts of one region by the name of their pool. Plain data: a worker thread gets a copy. */
export type RegionForecasts = ReadonlyMap<string, CachedPool>

/** Equal for pools of which the same forecasts would be made. The trends count: forecasts are frozen under their names. */
function fingerprintOf({ trends, series }: SeriesPool): string {
  const hash = createHash('sha256').update(JSON.stringify([trends, series.map((values) => values.length)]))
  for (const values of series) hash.update(Float64Array.from(values, (value) => value ?? Number.NaN))
  return hash.digest('base64url')
}

/** Forecasts of one region from one analysis to the next: a pool to which no week has come is not forecast again. */
export class CachedForecasts implements KnownForecasts {
  private readonly used = new Map<string, CachedPool>()

  constructor(private readonly earlier: RegionForecasts = new Map()) {}

  find(pool: SeriesPool): readonly Forecast[] | null {
    const cached = this.earlier.get(pool.name)
    if (cached?.fingerprint !== fingerprintOf(pool)) return null
    this.used.set(pool.name, cached)
    return cached.forecasts
  }

  keep(pool: SeriesPool, forecasts: readonly Forecast[]): void {
    this.used.set(pool.name, { fingerprint: fingerprintOf(pool), forecasts })
  }

  /** What was found or kept, for the region's next analysis. */
  get contents(): RegionForecasts {
    return this.used
  }
}

/** About 64 MB. */
const MOST_NUMBERS = 8_000_000

function numbersOf(region: RegionForecasts): number {
  let numbers = 0
  for (const { forecasts } of region.values()) for (const { mean } of forecasts) numbers += 3 * mean.length
  return numbers
}

/** The forecasts of all regions. A region that would exceed the limit is forecast anew each time. */
export class ForecastCache {
  private readonly byRegion = new Map<string, RegionForecasts>()

  constructor(private readonly mostNumbers = MOST_NUMBERS) {}

  of(region: string): RegionForecasts {
    return this.byRegion.get(region) ?? new Map()
  }

  /** Call this once the forecasts are frozen: a forecast that the cache has is not frozen again. */
  keep(region: string, forecasts: RegionForecasts): void {
    this.byRegion.delete(region)
    let numbers = numbersOf(forecasts)
    for (const other of this.byRegion.values()) numbers += numbersOf(other)
    if (numbers <= this.mostNumbers) this.byRegion.set(region, forecasts)
  }
}
