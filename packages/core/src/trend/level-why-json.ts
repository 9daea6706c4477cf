import type { LevelThresholds, LevelWhy } from './level'

function thresholds({ z, rise, steadyRise, steadyZ, newRise, ofTop }: LevelThresholds) {
  return { z, rise, steady_rise: steadyRise, steady_z: steadyZ, new_rise: newRise, of_top: ofTop }
}

/** The reason of a level as the API gives it, in its spelling. */
export function levelWhyJson(why: LevelWhy): string {
  const { inputs, sample } = why
  return JSON.stringify({
    rule: why.rule,
    inputs: inputs && {
      z: inputs.z,
      rise: inputs.rise,
      steady_rise: inputs.steadyRise,
      steady_z: inputs.steadyZ,
      new_rise: inputs.newRise,
      of_top: inputs.ofTop,
      adjusted_rise: inputs.adjustedRise,
      recent_level: inputs.recentLevel,
      centre: inputs.centre,
      spread: inputs.spread,
      rising_weeks: inputs.risingWeeks,
      season_allowance: inputs.seasonAllowance,
      rounding_step: inputs.roundingStep,
    },
    thresholds: {
      hot: thresholds(why.thresholds.hot),
      very_hot: thresholds(why.thresholds.very_hot),
      breakout: thresholds(why.thresholds.breakout),
    },
    sample: {
      weeks: sample.weeks,
      recent_weeks: sample.recentWeeks,
      base_weeks: sample.baseWeeks,
      season_years: sample.seasonYears,
      season: sample.season,
    },
  })
}
