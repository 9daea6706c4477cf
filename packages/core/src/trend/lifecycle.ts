import { measured, median } from '../series/robust-statistics'
import type { WeeklySeries } from '../series/weekly-series'
import type { LevelResult } from './level'
import type { Season } from './season'
import type { Lifecycle } from './vocabulary'
import { RECENT_WEEKS, YEAR_WEEKS } from './season-allowance'

/** Changes smaller than this, or than the usual spread of the series if that is larger, count as standing still. */
const STILL_BAND = 0.1
const QUARTER_WEEKS = 13

export type LifecycleRule =
  | 'rise_is_new'
  | 'rise_goes_on'
  | 'high_and_turning'
  | 'fell_from_year_before'
  | 'falls_this_quarter'
  | 'rises_this_quarter'
  | 'only_season'
  | 'stands_still'

/** A stage with the numbers that decided it; all changes are fractions of the season-adjusted series. */
export interface LifecycleResult {
  readonly stage: Lifecycle
  readonly why: {
    readonly rule: LifecycleRule
    /** Last four weeks against the centre of the year before. */
    readonly overYear: number
    /** Last four weeks against the four weeks a quarter earlier. */
    readonly overQuarter: number
    /** Second half against first half of the year before the last quarter: was it rising already? */
    readonly before: number
    /** Mean of the next 13 forecast weeks, season taken out, against the last four weeks; `null` without a forecast. */
    readonly ahead: number | null
    /** What counted as standing still. */
    readonly band: number
  }
}

/**
 * Stage of a trend from its level, its slope and its place against the forecast (52 weeks ahead, or whatever part of 13
 * weeks there is). `null` where the series is too short for a level. `forecast.start` is the Monday after the series ends; its
 * season is taken out with the factors of `season`.
 */
export function lifecycleOf(season: Season, level: LevelResult, forecast?: WeeklySeries): LifecycleResult | null {
  const { inputs } = level.why
  const { adjustedLog } = season
  const end = adjustedLog.length
  const nowLog = middleOf(adjustedLog, end - RECENT_WEEKS, end)
  const quarterLog = middleOf(adjustedLog, end - QUARTER_WEEKS - RECENT_WEEKS, end - QUARTER_WEEKS)
  const first = end - QUARTER_WEEKS - YEAR_WEEKS
  const earlierHalf = middleOf(adjustedLog, first, first + YEAR_WEEKS / 2)
  const laterHalf = middleOf(adjustedLog, first + YEAR_WEEKS / 2, first + YEAR_WEEKS)
  if (inputs === null || nowLog === null || quarterLog === null) return null

  const band = Math.max(Math.log(1 + STILL_BAND), inputs.spread)
  const overYear = nowLog - Math.log(inputs.centre + season.log.offset)
  const overQuarter = nowLog - quarterLog
  const before = earlierHalf === null || laterHalf === null ? 0 : laterHalf - earlierHalf
  const ahead = forecast === undefined ? null : forecastAhead(season, forecast, nowLog)
  const stages = (): [Lifecycle, LifecycleRule] => {
    if (level.level !== 'none' || overYear > band) {
      if (overQuarter < -band) return ['declining', 'falls_this_quarter']
      // A steady rise makes 13 of the 30 weeks' way in the last quarter; under a quarter of the way it has nearly stopped.
      const isTurning = ahead === null ? overQuarter < overYear / 4 : ahead < -band
      if (isTurning) return ['peaking', 'high_and_turning']
      return level.level !== 'none' && before < band ? ['emerging', 'rise_is_new'] : ['growing', 'rise_goes_on']
    }
    if (overQuarter > band) return ['growing', 'rises_this_quarter']
    if (overYear < -band) return ['declining', 'fell_from_year_before']
    if (overQuarter < -band) return ['declining', 'falls_this_quarter']
    return season.isSeasonal ? ['seasonal', 'only_season'] : ['stable', 'stands_still']
  }
  const [stage, rule] = stages()
  return {
    stage,
    why: {
      rule,
      overYear: Math.expm1(overYear),
      overQuarter: Math.expm1(overQuarter),
      before: Math.expm1(before),
      ahead: ahead === null ? null : Math.expm1(ahead),
      band: Math.expm1(band),
    },
  }
}

function middleOf(values: readonly (number | null)[], from: number, to: number): number | null {
  return median(measured(values.slice(Math.max(0, from), Math.max(0, to))))
}

function forecastAhead(season: Season, forecast: WeeklySeries, nowLog: number): number | null {
  const phaseNow = season.phases.at(-1) ?? 0
  const coming = forecast.values.slice(0, QUARTER_WEEKS).flatMap((value, week) => {
    const phase = (phaseNow + 1 + week) % YEAR_WEEKS
    return value === null ? [] : [Math.log(Math.max(value, 0) + season.log.offset) - (season.seasonLog[phase] ?? 0)]
  })
  const level = median(coming)
  return level === null ? null : level - nowLog
}
