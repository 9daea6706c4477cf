import { newestTrendDay } from '@trendee/analytics/festivals/newest-day'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { ApiError } from '@trendee/contract/errors'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import {
  FESTIVAL_COUNTRIES,
  type Festival,
  type FestivalCountry,
  type FestivalDay,
} from '@trendee/core/festivals/festival'
import { daysOfFestival } from '@trendee/core/festivals/festival-calendar'
import { addDays, dayNumber } from '@trendee/core/periods/week'

type Output = OutputOf<typeof CONTRACT.festivals.calendar>['list'][number]

/** Years of occurrences that can lie in the data, and those in which the next one is. */
export const YEARS_BACK = 10
export const YEARS_AHEAD = 2
const YEAR_DAYS = 366

/** All occurrences of a festival around a day, in every country; throws 1002 for one that is not known. */
export function occurrencesOf(id: string, around: string): { festival: Festival; days: FestivalDay[] } {
  const days = daysOfFestival(id, addDays(around, -YEARS_BACK * YEAR_DAYS), addDays(around, YEARS_AHEAD * YEAR_DAYS))
  const [first] = days
  if (first === undefined) throw new ApiError('not_found', 'There is no such festival.')
  return { festival: first.festival, days }
}

/** The day from which festivals are counted, and the newest day in the data: what is measured ends there. */
interface FestivalClock {
  readonly today: string
  readonly asOf: string | null
}

export async function festivalClock(analytics: AnalyticsDb, clockDay: string): Promise<FestivalClock> {
  const asOf = await newestTrendDay(analytics)
  return { today: asOf !== null && asOf > clockDay ? asOf : clockDay, asOf }
}

/** When a country keeps it: the days around today, those that are over, and those of them that the data reaches. */
export function keptIn(days: readonly FestivalDay[], country: string, { today, asOf }: FestivalClock) {
  const own = days.filter(({ countries }) => countries.some((each) => each === country)).map(({ day }) => day)
  const over = own.filter((day) => day < today)
  const next = own.find((day) => day >= today) ?? null
  return {
    over,
    measured: asOf === null ? [] : own.filter((day) => day <= asOf),
    answer: {
      last: over.at(-1) ?? null,
      next,
      days_left: next === null ? null : daysFrom(today, next),
      without_data: asOf === null ? [] : over.filter((day) => day > asOf),
    },
  }
}

/** Countries that keep it, in the order of all. */
export function keepersOf(days: readonly FestivalDay[]): FestivalCountry[] {
  return FESTIVAL_COUNTRIES.filter((country) => days.some(({ countries }) => countries.includes(country)))
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
