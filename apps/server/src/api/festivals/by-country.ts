import { interestBefore } from '@trendee/analytics/festivals/festival-effect'
import type { CONTRACT } from '@trendee/contract/contract'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import type { Handler } from '../../http/handler'
import { MOST_SERIES, effectAnswer } from './effect-answer'
import { festivalAnswer, festivalClock, keepersOf, keptIn, occurrencesOf } from './known-festival'

const MOST_LIFTS = 5

export const byCountryHandler: Handler<typeof CONTRACT.festivals.byCountry> = async (input, { runtime, state }) => {
  const { analytics } = runtime
  const clock = await festivalClock(analytics, state.today())
  const { festival, days } = occurrencesOf(input.id, clock.today)
  return {
    festival: festivalAnswer(festival),
    list: await Promise.all(
      keepersOf(days).map(async (country) => {
        const { measured, answer } = keptIn(days, country, clock)
        const interest = await interestBefore(analytics, {
          region: country,
          gender: rowGender(input.gender),
          days: measured,
          buildUpWeeks: festival.buildUpWeeks,
          most: MOST_SERIES,
        })
        return { country, ...answer, interest: effectAnswer(interest, MOST_LIFTS) }
      }),
    ),
    today: clock.today,
    as_of: clock.asOf,
  }
}
