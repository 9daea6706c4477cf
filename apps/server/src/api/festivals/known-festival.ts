import { ApiError } from '@trendee/contract/errors'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { Festival, FestivalDay } from '@trendee/core/festivals/festival'
import { daysOfFestival } from '@trendee/core/festivals/festival-calendar'
import { addDays, dayNumber } from '@trendee/core/periods/week'

type Output = OutputOf<typeof CONTRACT.festivals.calendar>['list'][number]

/** Years of occurrences that can lie in the data. */
const YEARS_BACK = 10
const YEAR_DAYS = 366

/** All occurrences of a festival around a day, in every country; throws 1002 for one that is not known. */
export function occurrencesOf(id: string, around: string): { festival: Festival; days: FestivalDay[] } {
  const days = daysOfFestival(id, addDays(around, -YEARS_BACK * YEAR_DAYS), addDays(around, 2 * YEAR_DAYS))
  const [first] = days
  if (first === undefined) throw new ApiError('not_found', 'There is no such festival.')
  return { festival: first.festival, days }
}

/** When a country keeps it: occurrences up to a day, the last of them, the next and the days left to it. */
export function keptIn(days: readonly FestivalDay[], country: string, from: string) {
  const own = days.filter(({ countries }) => (countries as readonly string[]).includes(country)).map(({ day }) => day)
  const past = own.filter((day) => day <= from)
  const next = own.find((day) => day > from) ?? null
  return { past, last: past.at(-1) ?? null, next, days_left: next === null ? null : daysFrom(from, next) }
}

export const daysFrom = (from: string, to: string) => dayNumber(to) - dayNumber(from)

export function festivalAnswer({
  id,
  name,
  nameZh,
  kind,
  buildUpWeeks,
  isUsualDay,
}: Festival): Omit<Output, 'day' | 'countries' | 'days_left'> {
  return { id, name, name_zh: nameZh, kind, build_up_weeks: buildUpWeeks, is_usual_day: isUsualDay }
}
