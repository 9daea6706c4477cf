import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { commonScales } from '@trendee/analytics/trends/common-scales'
import { type TrendLine, trendLines } from '@trendee/analytics/trends/trend-lines'
import { readingDay } from '@trendee/analytics/tables/reading-day'
import type { CONTRACT } from '@trendee/contract/contract'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import { addWeeks, weeksBetween } from '@trendee/core/periods/week'
import { growthSince } from '@trendee/core/series/growth-since'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import type { CommonScale } from '@trendee/core/trend/common-scale'
import { sourceOf } from '../../answers/trend'
import type { Handler } from '../../http/handler'

interface ScaledLine {
  readonly row: TrendLine
  readonly series: WeeklySeries
  /** Against the first line; `null`: its height does not compare. */
  readonly scale: CommonScale | null
}

function between(series: WeeklySeries, from: string | undefined, to: string | undefined): WeeklySeries {
  const first = from === undefined ? 0 : Math.max(0, weeksBetween(series.start, from))
  const last = to === undefined ? series.values.length : Math.max(0, weeksBetween(series.start, to) + 1)
  return { start: addWeeks(series.start, first), values: series.values.slice(first, last) }
}

/** Counts of one platform are on one scale as they are; indices only where files link them. */
async function scalesOf(db: AnalyticsDb, rows: readonly TrendLine[], region: string): Promise<(CommonScale | null)[]> {
  const [first] = rows
  if (!first) return []
  const alike = rows.filter(({ platform, evidence }) => platform === first.platform && evidence === first.evidence)
  const scales =
    first.evidence === 'relative'
      ? await commonScales(db, first.platform, region, alike)
      : alike.map(() => ({ factor: 1, error: 0 }))
  // A curve is on its own scale, whatever is known of its files.
  return rows.map((row) => (row === first ? { factor: 1, error: 0 } : (scales[alike.indexOf(row)] ?? null)))
}

/** The lines that compare by one factor, so that the highest of them is 100; the others each on their own highest. */
function onScales(lines: readonly ScaledLine[]): { start: string; values: (number | null)[] }[] {
  const top = highest(lines.flatMap(({ series, scale }) => (scale ? times(series, scale.factor).values : [])))
  return lines.map(({ series, scale }) => {
    const most = scale ? top / scale.factor : highest(series.values)
    return times(series, most > 0 ? 100 / most : 1)
  })
}

function highest(values: readonly (number | null)[]): number {
  return values.reduce((most: number, value) => Math.max(most, value ?? 0), 0)
}

function times({ start, values }: WeeklySeries, factor: number): { start: string; values: (number | null)[] } {
  return { start, values: values.map((value) => (value === null ? null : value * factor)) }
}

export const trendLine: Handler<typeof CONTRACT.trends.trendLine> = async (input, { runtime, state }) => {
  const asked = { region: input.region, gender: rowGender(input.gender) }
  const today = await readingDay(runtime.analytics, state.today())
  const answers = await trendLines(runtime.analytics, input.names, asked, { show: input.show, today })
  const rows = answers.flatMap(({ line }) => (line ? [line] : []))
  const scales = await scalesOf(runtime.analytics, rows, input.region)
  const lines = rows.map((row, index): ScaledLine => {
    const series = between({ start: row.start_day, values: row.line }, input.from, input.to)
    return { row, series, scale: scales[index] ?? null }
  })
  const drawn = onScales(lines)
  const growth = growthSince(lines.map(({ series }) => series))
  return {
    lines: lines.map(({ row, series, scale }, index) => ({
      trend_id: row.trend_id,
      name: row.name,
      trend_name_zh: row.trend_name_zh,
      line: drawn[index] ?? { start: series.start, values: [] },
      source: sourceOf(row),
      comparable: scale !== null,
      scale_error: scale?.error ?? null,
    })),
    growth: growth && {
      since: growth.since,
      lines: growth.lines.map(({ start, values }) => ({ start, values: [...values] })),
    },
    unknown: answers.flatMap(({ asked, line }) => (line ? [] : [asked])),
  }
}
