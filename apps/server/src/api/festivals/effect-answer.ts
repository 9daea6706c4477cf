import type { FestivalEffect, LiftedThing } from '@trendee/analytics/festivals/festival-effect'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { LEAST_WEEKS } from '@trendee/core/festivals/build-up-fit'
import { trendPictureAddress } from '../../answers/trend'

type Output = OutputOf<typeof CONTRACT.festivals.detail>['interest']

const isCategory = ({ type }: LiftedThing) => type === 'category' || type === 'product'

/** Largest series that are looked at, for one country as for each of a dozen: two numbers would give two answers. */
export const MOST_SERIES = 400

/** At most so many of each kind. */
export function effectAnswer({ day, weeks, series, overall, lifted }: FestivalEffect, most: number): Output {
  return {
    state: overall === null ? 'not_enough_data' : 'known',
    day,
    weeks,
    needed_weeks: LEAST_WEEKS,
    series,
    overall,
    categories: lifted.filter(isCategory).slice(0, most).map(liftAnswer),
    attributes: lifted
      .filter((thing) => !isCategory(thing))
      .slice(0, most)
      .map(liftAnswer),
  }
}

function liftAnswer(thing: LiftedThing): Output['categories'][number] {
  return {
    trend_id: thing.trend_id,
    name: thing.name,
    trend_name_zh: thing.name_zh,
    type: thing.type,
    gender: thing.gender,
    platform: thing.platform,
    evidence: thing.evidence,
    picture: trendPictureAddress(thing, 0),
    lift: thing.lift,
    mean_lift: thing.meanLift,
    years: thing.years,
    years_above: thing.yearsAbove,
    around: { start: thing.around.start, values: [...thing.around.values] },
    expected: { start: thing.expected.start, values: [...thing.expected.values] },
  }
}
