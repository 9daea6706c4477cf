import { itemsOf } from '@trendee/analytics/tables/trend-key'
import { trendShows } from '@trendee/analytics/trends/trend-shows'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { FESTIVAL_COUNTRIES, type FestivalDay } from '@trendee/core/festivals/festival'
import { festivalsOf } from '@trendee/core/festivals/festival-calendar'
import { ownLift } from '@trendee/core/festivals/own-lift'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import { addDays, addWeeks } from '@trendee/core/periods/week'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import type { Handler } from '../../http/handler'
import { trendRow } from './trend-row'

const YEAR_WEEKS = 52

/** All days of one festival, with what the curve did before each that its weeks have reached. */
function festivalAlong(days: readonly Omit<FestivalDay, 'countries'>[], series: WeeklySeries): Answer['festivals'] {
  const [first] = days
  if (first === undefined) return []
  const { id, name, nameZh, kind, buildUpWeeks, isUsualDay } = first.festival
  const end = addDays(addWeeks(series.start, series.values.length), -1)
  const past = days.filter(({ day }) => day <= end).map(({ day }) => day)
  const own = ownLift(series, past, buildUpWeeks)
  return days.map(({ day }) => ({
    id,
    name,
    name_zh: nameZh,
    kind,
    day,
    is_usual_day: isUsualDay,
    build_up_weeks: buildUpWeeks,
    lift: own?.lifts[past.indexOf(day)] ?? null,
    mean_lift: own?.meanLift ?? null,
    years: own?.years ?? 0,
    years_above: own?.yearsAbove ?? 0,
    stands_out: own?.standsOut ?? false,
  }))
}

type Answer = OutputOf<typeof CONTRACT.trends.events>

export const trendEvents: Handler<typeof CONTRACT.trends.events> = async (input, call) => {
  const { gender, region, as_of: asOf } = input
  const row = await trendRow(input, call)
  const series = { start: row.start_day, values: row.line }
  const last = addWeeks(series.start, series.values.length + YEAR_WEEKS)
  const country = FESTIVAL_COUNTRIES.find((each) => each === region)
  const days = country === undefined ? [] : festivalsOf(country, series.start, last)
  const festivals = [...new Set(days.map(({ festival }) => festival.id))]
  const items = itemsOf(row.summary.trend_id, rowGender(gender))
  return {
    festivals: festivals
      .flatMap((id) =>
        festivalAlong(
          days.filter(({ festival }) => festival.id === id),
          series,
        ),
      )
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    shows: await trendShows(call.runtime.analytics, items, asOf),
  }
}
