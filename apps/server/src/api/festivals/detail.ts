import { interestBefore, salesBefore } from '@trendee/analytics/festivals/festival-effect'
import { newestTrendDay } from '@trendee/analytics/festivals/newest-day'
import type { CONTRACT } from '@trendee/contract/contract'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import type { Handler } from '../../http/handler'
import { MOST_SERIES, effectAnswer } from './effect-answer'
import { festivalAnswer, keptIn, occurrencesOf } from './known-festival'

const MOST_LIFTS = 24

export const detailHandler: Handler<typeof CONTRACT.festivals.detail> = async (input, { runtime, state }) => {
  const { analytics } = runtime
  const asOf = await newestTrendDay(analytics)
  const from = asOf ?? state.today()
  const { festival, days } = occurrencesOf(input.id, from)
  const { past, last, next, days_left } = keptIn(days, input.region, from)
  const question = {
    region: input.region,
    gender: rowGender(input.gender),
    days: past,
    buildUpWeeks: festival.buildUpWeeks,
    most: MOST_SERIES,
  }
  const [interest, sales] = await Promise.all([interestBefore(analytics, question), salesBefore(analytics, question)])
  return {
    festival: festivalAnswer(festival),
    region: input.region,
    last,
    next,
    days_left,
    interest: effectAnswer(interest, MOST_LIFTS),
    sales: effectAnswer(sales, MOST_LIFTS),
    as_of: asOf,
  }
}
