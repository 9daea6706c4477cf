import { trendLines } from '@trendee/analytics/trends/trend-lines'
import type { CONTRACT } from '@trendee/contract/contract'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import { addWeeks, weeksBetween } from '@trendee/core/periods/week'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import type { Handler } from '../../http/handler'

function between(series: WeeklySeries, from: string | undefined, to: string | undefined): WeeklySeries {
  const first = from === undefined ? 0 : Math.max(0, weeksBetween(series.start, from))
  const last = to === undefined ? series.values.length : Math.max(0, weeksBetween(series.start, to) + 1)
  return { start: addWeeks(series.start, first), values: series.values.slice(first, last) }
}

/** Each line on its own maximum = 100: indices of different files have no common unit, their shapes compare. */
function onOneScale(series: WeeklySeries): { start: string; values: (number | null)[] } {
  const highest = Math.max(...series.values.map((value) => value ?? 0))
  return {
    start: series.start,
    values: series.values.map((value) => (value === null || highest <= 0 ? value : (100 * value) / highest)),
  }
}

export const trendLine: Handler<typeof CONTRACT.trends.trendLine> = async (input, { runtime }) => {
  const asked = { region: input.region, gender: rowGender(input.gender) }
  const answers = await trendLines(runtime.analytics, input.names, asked, input.show)
  const found = answers.flatMap(({ line }) => (line ? [line] : []))
  return {
    lines: found.map((line) => ({
      trend_id: line.trend_id,
      name: line.name,
      trend_name_zh: line.trend_name_zh,
      line: onOneScale(between({ start: line.start_day, values: line.line }, input.from, input.to)),
      comparable: line.platform === found[0]?.platform,
    })),
    unknown: answers.flatMap(({ asked, line }) => (line ? [] : [asked])),
  }
}
