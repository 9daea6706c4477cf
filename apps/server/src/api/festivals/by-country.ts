import { interestBefore } from '@trendee/analytics/festivals/festival-effect'
import { newestTrendDay } from '@trendee/analytics/festivals/newest-day'
import type { CONTRACT } from '@trendee/contract/contract'
import { FESTIVAL_COUNTRIES } from '@trendee/core/festivals/festival'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import type { Handler } from '../../http/handler'
import { MOST_SERIES, effectAnswer } from './effect-answer'
import { festivalAnswer, keptIn, occurrencesOf } from './known-festival'

const MOST_LIFTS = 5

export const byCountryHandler: Handler<typeof CONTRACT.festivals.byCountry> = async (input, { runtime, state }) => {
  const { analytics } = runtime
  const asOf = await newestTrendDay(analytics)
  const from = asOf ?? state.today()
  const { festival, days } = occurrencesOf(input.id, from)
  const keepers = FESTIVAL_COUNTRIES.filter((country) => days.some(({ countries }) => countries.includes(country)))
  return {
    festival: festivalAnswer(festival),
    list: await Promise.all(
      keepers.map(async (country) => {
        const { past, last, next, days_left } = keptIn(days, country, from)
        const interest = await interestBefore(analytics, {
          region: country,
          gender: rowGender(input.gender),
          days: past,
          buildUpWeeks: festival.buildUpWeeks,
          most: MOST_SERIES,
        })
        return { country, last, next, days_left, interest: effectAnswer(interest, MOST_LIFTS) }
      }),
    ),
    as_of: asOf,
  }
}
