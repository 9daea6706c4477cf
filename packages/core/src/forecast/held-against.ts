import { weeksBetween } from '../periods/week'
import type { WeeklySeries } from '../series/weekly-series'
import type { Forecast } from './forecast-pool'
import { scaleSince } from './forecast-scale'
import type { FrozenForecast } from './frozen-forecast'

/** A frozen forecast beside the weeks of its series, all on the scale that the series has now. */
export interface HeldAgainst {
  readonly forecast: Forecast
  /** Weeks up to the origin, oldest first. */
  readonly training: readonly (number | null)[]
  /** Weeks after it. */
  readonly arrived: readonly (number | null)[]
}

/** Lays a frozen forecast beside its series as that is known now. */
export function heldAgainst(
  frozen: Pick<FrozenForecast, 'origin' | 'knownLevel' | 'mean' | 'lower' | 'upper'>,
  series: WeeklySeries,
): HeldAgainst {
  const scale = scaleSince(frozen, series)
  const toNow = (values: readonly number[]) => values.map((value) => value * scale)
  // A series that begins after the origin has no week that the forecast knew.
  const known = Math.max(0, weeksBetween(series.start, frozen.origin) + 1)
  return {
    forecast: { mean: toNow(frozen.mean), lower: toNow(frozen.lower), upper: toNow(frozen.upper) },
    training: series.values.slice(0, known),
    arrived: series.values.slice(known),
  }
}
