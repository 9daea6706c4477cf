import { createHash } from 'node:crypto'
import type { Forecast } from '@trendee/core/forecast/forecast-pool'

/** Forecasts that were made together. */
interface ShelvedPool {
  /** Of what: equal where the same forecasts would be made again. */
  readonly madeOf: string
  /** Mean, lower and upper of each series in turn; nothing but NaN for a series without a forecast. */
  readonly numbers: Float64Array
}

/** By the pool's name. Threads share the numbers. */
export type ShelvedForecasts = ReadonlyMap<string, ShelvedPool>

/** What the forecasts of some series depend on, as a text of few letters. The names tell what they are frozen under. */
export function fingerprintOf(series: readonly (readonly (number | null)[])[], names: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([names, series.map((values) => values.length)]))
  for (const values of series) hash.update(Float64Array.from(values, (value) => value ?? Number.NaN))
  return hash.digest('base64url')
}

/** Forecasts of a region from one analysis to the next: what no new week has come to is not made again. */
export class ForecastShelf {
  private readonly used = new Map<string, ShelvedPool>()

  constructor(
    private readonly before: ShelvedForecasts,
    private readonly weeks: number,
  ) {}

  /** The forecasts of a pool as they were made the last time; null where they were made of something else. */
  take(name: string, madeOf: string): Forecast[] | null {
    const pool = this.before.get(name)
    if (pool?.madeOf !== madeOf) return null
    this.used.set(name, pool)
    const part = (place: number) => [...pool.numbers.subarray(place * this.weeks, (place + 1) * this.weeks)]
    return Array.from({ length: pool.numbers.length / (3 * this.weeks) }, (_, series) => {
      const mean = part(3 * series)
      if (Number.isNaN(mean[0])) return { mean: [], lower: [], upper: [] }
      return { mean, lower: part(3 * series + 1), upper: part(3 * series + 2) }
    })
  }

  put(name: string, madeOf: string, forecasts: readonly Forecast[]): void {
    const bytes = new SharedArrayBuffer(forecasts.length * 3 * this.weeks * Float64Array.BYTES_PER_ELEMENT)
    const numbers = new Float64Array(bytes).fill(Number.NaN)
    for (const [series, { mean, lower, upper }] of forecasts.entries()) {
      for (const [place, values] of [mean, lower, upper].entries())
        numbers.set(values, (3 * series + place) * this.weeks)
    }
    this.used.set(name, { madeOf, numbers })
  }

  /** What was taken or put: the shelf of the next analysis. */
  get contents(): ShelvedForecasts {
    return this.used
  }
}

/** The shelves of all regions, as long as they are small: 64 MB. */
export class ForecastShelves {
  private readonly byRegion = new Map<string, ShelvedForecasts>()

  constructor(private readonly mostNumbers = 8_000_000) {}

  of(region: string): ShelvedForecasts {
    return this.byRegion.get(region) ?? new Map()
  }

  /** Call once the forecasts are frozen: what is taken from a shelf is not frozen again. */
  keep(region: string, shelf: ShelvedForecasts): void {
    this.byRegion.delete(region)
    let numbers = 0
    for (const pools of [shelf, ...this.byRegion.values()])
      for (const pool of pools.values()) numbers += pool.numbers.length
    if (numbers <= this.mostNumbers) this.byRegion.set(region, shelf)
  }
}
