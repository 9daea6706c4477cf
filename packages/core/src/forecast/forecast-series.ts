import { forecastPool, type Forecast, type ForecastOptions } from './forecast-pool'

/**
 * Forecasts one series on its own, oldest week first, `null` for a week nobody measured: a pool of one. The
 * combination of methods is still chosen by back-tests on the series' own past; only what a pool would teach it
 * (season shapes, growth) is missing, so prefer `forecastPool` where series share a market.
 * @returns empty arrays for a series without any value
 * @throws RangeError for a horizon outside 1–104 weeks or an interval outside 0–1
 */
export function forecastSeries(values: readonly (number | null)[], options: ForecastOptions): Forecast {
  return forecastPool({ series: [values] }, options)[0] ?? { mean: [], lower: [], upper: [] }
}
