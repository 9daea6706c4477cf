import type { CONTRACT } from '@trendee/contract/contract'
import { addWeeks, weeksBetween } from '@trendee/core/periods/week'
import { pageAnswer } from '../../answers/page'
import type { Handler } from '../../http/handler'
import { forecastOf } from './detail'
import { trendRow } from './trend-row'

/** Oldest week first, the forecast's after the measured ones. */
export const curveWeeks: Handler<typeof CONTRACT.trends.curveWeeks> = async (input, call) => {
  const { page, pageSize } = input
  const row = await trendRow(input, call)
  const forecast = forecastOf(row)
  const ahead = forecast === null ? 0 : weeksBetween(row.start_day, forecast.start)
  const total = Math.max(row.line.length, ahead + (forecast?.mean.length ?? 0))
  const weeks = Array.from({ length: total }, (_, week) => ({
    week: addWeeks(row.start_day, week),
    interest: row.line[week] ?? null,
    adjusted: row.adjusted[week] ?? null,
    forecast: forecast?.mean[week - ahead] ?? null,
    lower: forecast?.lower[week - ahead] ?? null,
    upper: forecast?.upper[week - ahead] ?? null,
  }))
  const shown = weeks.slice((page - 1) * pageSize, page * pageSize)
  return { ...pageAnswer({ list: shown, total }, { page, pageSize }, (week) => week), as_of: row.summary.as_of_day }
}
