import { coverage, mase, smape } from './accuracy'
import type { Forecast } from './forecast-pool'

/** How a frozen forecast has done so far. Each measure is `null` while nothing can be said. */
export interface ForecastScore {
  /** Weeks of the forecast that have been measured since. */
  readonly weeks: number
  /** True once every week of the forecast has arrived, measured or not. */
  readonly isComplete: boolean
  /** Mean absolute scaled error over the arrived weeks, scaled by the training weeks alone. */
  readonly mase: number | null
  /** 0–200. */
  readonly smape: number | null
  /** Share (0–1) of arrived weeks inside the band. */
  readonly coverage: number | null
}

/**
 * Holds a forecast against the weeks that arrived after it was frozen.
 * @param training values the forecast was made from, up to its origin, oldest first
 * @param arrived values from the week after the origin on; `null` for a week nobody measured; what lies beyond the
 * forecast is ignored
 */
export function scoreForecast(
  forecast: Forecast,
  training: readonly (number | null)[],
  arrived: readonly (number | null)[],
): ForecastScore {
  const came = arrived.slice(0, forecast.mean.length)
  return {
    weeks: came.filter((value) => value !== null).length,
    isComplete: forecast.mean.length > 0 && came.length === forecast.mean.length,
    mase: mase(training, came, forecast.mean),
    smape: smape(came, forecast.mean),
    coverage: coverage(came, forecast.lower, forecast.upper),
  }
}
