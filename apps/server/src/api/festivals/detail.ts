import { interestBefore, salesBefore } from '@trendee/analytics/festivals/festival-effect'
import { soldBefore } from '@trendee/analytics/festivals/sold-before'
import type { CONTRACT } from '@trendee/contract/contract'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import type { Handler } from '../../http/handler'
import { MOST_SERIES, effectAnswer } from './effect-answer'
import { festivalAnswer, festivalClock, keepersOf, keptIn, occurrencesOf } from './known-festival'
import { soldAnswer } from './sold-answer'

const MOST_LIFTS = 24
const MOST_SOLD = 12

export const detailHandler: Handler<typeof CONTRACT.festivals.detail> = async (input, { runtime, state }) => {
  const { analytics } = runtime
  const clock = await festivalClock(analytics, state.today())
  const { festival, days } = occurrencesOf(input.id, clock.today)
  const { over, measured, answer } = keptIn(days, input.region, clock)
  const question = {
    region: input.region,
    gender: rowGender(input.gender),
    days: measured,
    buildUpWeeks: festival.buildUpWeeks,
    most: MOST_SERIES,
  }
  const [interest, sales, sold] = await Promise.all([
    interestBefore(analytics, question),
    salesBefore(analytics, question),
    soldBefore(analytics, {
      region: input.region,
      gender: input.gender,
      days: over,
      buildUpWeeks: festival.buildUpWeeks,
      sort: input.sort ?? 'units',
      mostCategories: MOST_SOLD,
      mostProducts: MOST_SOLD,
    }),
  ])
  return {
    festival: festivalAnswer(festival),
    region: input.region,
    countries: keepersOf(days),
    ...answer,
    interest: effectAnswer(interest, MOST_LIFTS),
    sales: effectAnswer(sales, MOST_LIFTS),
    sold_before: await soldAnswer(analytics, sold),
    today: clock.today,
    as_of: clock.asOf,
  }
}
