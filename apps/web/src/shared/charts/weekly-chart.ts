import { addWeeks, weeksBetween } from '@trendee/core/periods/week'
import type { ChartBand } from './chart-model'

/** Weekly values from Monday `start`, as the API sends them. */
export interface WeeklyLine {
  readonly start: string
  readonly values: readonly (number | null)[]
}

/** The Mondays that cover all lines, from the earliest start to the latest end. */
export function weeksOf(lines: readonly WeeklyLine[]): string[] {
  const filled = lines.filter((line) => line.values.length > 0)
  const first = filled.map((line) => line.start).toSorted()[0]
  if (first === undefined) return []
  const count = Math.max(...filled.map((line) => weeksBetween(first, line.start) + line.values.length))
  return Array.from({ length: count }, (_, week) => addWeeks(first, week))
}

/** A line laid over `weeks`; a gap before, within and after it. */
export function onWeeks(line: WeeklyLine, weeks: readonly string[]): (number | null)[] {
  const first = weeks[0]
  if (first === undefined) return []
  const shift = weeksBetween(first, line.start)
  return weeks.map((_, index) => line.values[index - shift] ?? null)
}

export interface Forecast {
  readonly start: string
  readonly mean: readonly number[]
  readonly lower: readonly number[]
  readonly upper: readonly number[]
}

/** The forecast joined to the last measured week, so that the dotted line leaves from where the solid one ends. */
export function forecastOnWeeks(
  forecast: Forecast,
  measured: readonly (number | null)[],
  weeks: readonly string[],
): { mean: (number | null)[]; lower: ChartBand['lower']; upper: ChartBand['upper'] } {
  const mean = onWeeks({ start: forecast.start, values: forecast.mean }, weeks)
  const lower = onWeeks({ start: forecast.start, values: forecast.lower }, weeks)
  const upper = onWeeks({ start: forecast.start, values: forecast.upper }, weeks)
  const first = mean.findIndex((value) => value !== null)
  const last = measured[first - 1] ?? null
  if (first > 0 && last !== null) {
    mean[first - 1] = last
    lower[first - 1] = last
    upper[first - 1] = last
  }
  return { mean, lower, upper }
}
