import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { festivalDays } from '@trendee/core/festivals/festival-calendar'
import { addDays } from '@trendee/core/periods/week'
import type { Handler } from '../../http/handler'
import { daysFrom, festivalAnswer, festivalClock } from './known-festival'

const YEAR_DAYS = 365
const LONGEST_SPAN = 731

export const calendarHandler: Handler<typeof CONTRACT.festivals.calendar> = async (input, { runtime, state }) => {
  const { today, asOf } = await festivalClock(runtime.analytics, state.today())
  const from = input.from ?? (input.to === undefined ? today : addDays(input.to, -YEAR_DAYS))
  const to = input.to ?? addDays(from, YEAR_DAYS)
  if (to < from || daysFrom(from, to) > LONGEST_SPAN) {
    throw new ApiError('bad_input', 'to: too far from the first day, or before it', { field: 'to' })
  }
  const days = festivalDays(from, to, input.region === 'world' ? undefined : input.region)
  return {
    list: days
      .filter(({ festival }) => input.kind === undefined || festival.kind === input.kind)
      .map(({ festival, day, countries }) => ({
        ...festivalAnswer(festival),
        day,
        countries: [...countries],
        days_left: daysFrom(today, day),
      })),
    from,
    to,
    today,
    as_of: asOf,
  }
}
