import { coverage, mase } from './accuracy'
import type { Forecast } from './forecast-pool'

export const CONFIDENCES = ['usual', 'low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** A band wider than this share of the forecast reaches from about 0.6 to 1.4 times of it: the widest quarter of fashion series. */
const WIDE = 0.8
/** A band that held fewer weeks than this share says less than it promises. */
const FEWEST_HELD = 0.5
/** Above it, repeating last year would have been the better forecast. */
const LARGEST_ERROR = 1
/** Fewer weeks tell nothing about a band or an error. */
const FEWEST_WEEKS = 13

/** A forecast of the past, what was known at its origin, and the weeks that came after it; `null` for a week nobody measured. */
interface TriedForecast extends Forecast {
  readonly training: readonly (number | null)[]
  readonly arrived: readonly (number | null)[]
}

/**
 * How far a forecast can be relied on: `low` where its band is wide, or where the one that would have been made for
 * weeks that have come since had a band that held fewer than half of them, or an error (`mase`) above 1.
 */
export function forecastConfidence({ mean, lower, upper }: Forecast, earlier: readonly TriedForecast[]): Confidence {
  const level = mean.reduce((sum, value) => sum + value, 0)
  const width = upper.reduce((sum, value, week) => sum + value - (lower[week] ?? 0), 0)
  if (width > WIDE * level) return 'low'
  const hasMissed = earlier.some((tried) => {
    const came = tried.arrived.slice(0, tried.mean.length)
    if (came.filter((value) => value !== null).length < FEWEST_WEEKS) return false
    if ((mase(tried.training, came, tried.mean) ?? 0) > LARGEST_ERROR) return true
    return (coverage(came, tried.lower, tried.upper) ?? 1) < FEWEST_HELD
  })
  return hasMissed ? 'low' : 'usual'
}
