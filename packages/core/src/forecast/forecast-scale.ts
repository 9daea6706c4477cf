import { weeksBetween } from '../periods/week'
import { mean, measured } from '../series/robust-statistics'
import type { WeeklySeries } from '../series/weekly-series'
import type { FrozenForecast } from './frozen-forecast'

const LEVEL_WEEKS = 52

/** Mean of the year up to `origin`: tells, when the series has got another scale since, how the two relate. */
export function levelAt({ start, values }: WeeklySeries, origin: string): number | null {
  const end = Math.max(0, weeksBetween(start, origin) + 1)
  return mean(measured(values.slice(Math.max(0, end - LEVEL_WEEKS), end)))
}

/**
 * What a frozen forecast is multiplied by to lie on the scale that its series has now: with a newer file the whole of a
 * 0–100 index takes that file's scale. 1 where nothing is known of the scale at the time.
 */
export function scaleSince({ knownLevel, origin }: Pick<FrozenForecast, 'knownLevel' | 'origin'>, now: WeeklySeries) {
  const level = levelAt(now, origin)
  return !knownLevel || !level ? 1 : level / knownLevel
}
