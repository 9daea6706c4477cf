import { cholesky, solveBackward, solveForward } from '../forecast/cholesky'
import { at } from '../forecast/vector-kernels'
import { dayNumber } from '../periods/week'
import type { WeeklySeries } from '../series/weekly-series'
import { type LogScale, backFromLog, toLogScale } from '../trend/season'
import { buildUpPlaces } from './build-up-weeks'

/** What a series did in the build-up to each occurrence of a festival, beyond its season and its level. Natural logarithms. */
export interface BuildUpFit {
  /** By occurrence, oldest first; `null` where weeks of it, or around it, were not measured. */
  readonly lifts: readonly (number | null)[]
  readonly mean: number
  /** Standard error of the mean. */
  readonly error: number
  /**
   * The most by which the same weeks of every year stray elsewhere in the year: a season with sharper corners than the fit draws
   * leaves such marks all over the year, and a lift that is no higher is one of them.
   */
  readonly elsewhere: number
  /** What the series would have been without the festival, in its own unit, one number a week; worked out when asked for. */
  expected(): readonly number[]
}

/** Two years: the least from which a season can be told from a festival in it. */
export const LEAST_WEEKS = 104
const LEAST_OCCURRENCES = 2
/** Weeks on either side that tell the level around a festival. */
const AROUND_WEEKS = 4
/** A level that bends twice a year: slower than any festival, faster than a fashion. */
const KNOT_WEEKS = 26
/** Waves of the season in a year. The narrowest peak that they draw is three months wide; a build-up takes weeks. */
const WAVES = 4
const YEAR_DAYS = 365.2425
/** Holds a knot that no measured week does. */
const RIDGE = 1e-9

/** A column that is nothing outside of its weeks `from` to before `to`: of a knot or a step most of it is not read. */
interface Column {
  readonly values: Float64Array
  readonly from: number
  readonly to: number
}

/** Everything of a fit that its values do not change: series without the same gaps share it. */
interface Design {
  readonly columns: readonly Column[]
  readonly lower: Float64Array
  /** Places of the build-ups that are used, the last columns. */
  readonly steps: number
  /** Weeks that are fitted, and 1 for each of them, 0 for the others. */
  readonly rows: Float64Array
  readonly isRow: Float64Array
  /** By row: which week of a year it is. */
  readonly phases: Float64Array
  readonly isWhole: readonly boolean[]
}

/** One series is looked at for one festival after the other, as long as what was read of it is kept. */
const logs = new WeakMap<WeeklySeries['values'], LogScale>()

function logOf(values: WeeklySeries['values']): LogScale {
  let log = logs.get(values)
  if (log === undefined) logs.set(values, (log = toLogScale(values)))
  return log
}

/**
 * Fits level, season and build-ups of series together, by least squares on the log scale: each build-up has a lift of its own,
 * so its weeks teach neither level nor season anything, and what is left of them is told against the weeks around and the
 * same weeks' season.
 */
export class BuildUps {
  private readonly designs = new Map<string, Design | null>()

  /** `days`: of the occurrences, oldest first; `weeks`: of a build-up. */
  constructor(
    private readonly days: readonly string[],
    private readonly weeks: number,
  ) {}

  /** `null` under two years, two occurrences, or with a last build-up that was not measured. */
  fit(series: WeeklySeries): BuildUpFit | null {
    const design = this.designOf(series)
    if (design === null) return null
    const { columns, lower, steps, rows, isRow, phases, isWhole } = design
    const log = logOf(series.values)
    const size = columns.length
    const length = series.values.length
    // Weeks that are not fitted weigh nothing.
    const known = new Float64Array(length)
    for (let row = 0; row < length; row += 1) known[row] = at(isRow, row) === 1 ? (log.values[row] ?? 0) : 0
    const target = new Float64Array(size)
    for (let column = 0; column < size; column += 1) target[column] = product(columns[column], known)
    const solved = new Float64Array(size)
    solveBackward(lower, size, solveForward(lower, size, target, 0), size, solved, 0)
    const base = summed(columns, solved, 0, size - steps, length)
    const lifted = summed(columns, solved, size - steps, size, length)
    const rest = new Float64Array(rows.length)
    let squares = 0
    for (let place = 0; place < rows.length; place += 1) {
      const row = at(rows, place)
      const left = at(known, row) - at(base, row) - at(lifted, row)
      rest[place] = left
      squares += left ** 2
    }
    const spread = Math.sqrt(squares / Math.max(1, rows.length - size))
    const shares = solveForward(lower, size, new Float64Array(size).fill(1 / steps, size - steps), 0)
    const own = solved.slice(size - steps)
    let next = 0
    return {
      lifts: isWhole.map((whole) => (whole ? (own[next++] ?? null) : null)),
      mean: own.reduce((sum, value) => sum + value, 0) / steps,
      error: spread * Math.hypot(...shares),
      elsewhere: repeated(rest, phases, this.weeks),
      expected: () => Array.from(base, (value) => backFromLog(value, log)),
    }
  }

  private designOf({ start, values }: WeeklySeries): Design | null {
    const gaps: number[] = []
    for (const [place, value] of values.entries()) if (value === null) gaps.push(place)
    const key = `${start}/${values.length}/${gaps.join()}`
    let design = this.designs.get(key)
    if (design === undefined) {
      this.designs.set(key, (design = designOf(start, values.length, new Set(gaps), this.days, this.weeks)))
    }
    return design
  }
}

function designOf(
  start: string,
  length: number,
  gaps: ReadonlySet<number>,
  days: readonly string[],
  weeks: number,
): Design | null {
  const isKnown = (place: number) => place >= 0 && place < length && !gaps.has(place)
  const places = days.map((day) => buildUpPlaces(day, weeks, start))
  const isWhole = places.map((own) => own.every(isKnown) && around(own).filter(isKnown).length >= AROUND_WEEKS)
  const used = places.filter((_, at) => isWhole[at])
  // A build-up that was measured in part is neither told nor counted as an ordinary week.
  const left = new Set(places.filter((_, at) => !isWhole[at]).flat())
  const rows = Array.from({ length }, (_, place) => place).filter((place) => isKnown(place) && !left.has(place))
  if (rows.length < LEAST_WEEKS || used.length < LEAST_OCCURRENCES || isWhole.at(-1) !== true) return null
  const columns = [...levels(length), ...waves(start, length), ...used.map((own) => stepOf(own, length))].map(columnOf)
  const isRow = new Float64Array(length)
  for (const row of rows) isRow[row] = 1
  const size = columns.length
  const normal = new Float64Array(size * size)
  for (const [a, one] of columns.entries()) {
    const fitted = one.values.map((value, row) => (at(isRow, row) === 1 ? value : 0))
    for (const [b, other] of columns.slice(0, a + 1).entries()) {
      normal[a * size + b] = product(other, fitted, a === b ? RIDGE : 0)
    }
  }
  const middle = dayNumber(start) + MIDDLE
  return {
    columns,
    lower: cholesky(normal, size),
    steps: used.length,
    rows: Float64Array.from(rows),
    isRow,
    phases: Float64Array.from(rows, (row) => Math.floor(((middle + 7 * row) % YEAR_DAYS) / 7)),
    isWhole,
  }
}

function columnOf(values: Float64Array): Column {
  const from = values.findIndex((value) => value !== 0)
  return { values, from: Math.max(0, from), to: values.findLastIndex((value) => value !== 0) + 1 }
}

/** The sum of the products of a column and a line, onto what is there. */
function product(column: Column | undefined, line: Float64Array, start = 0): number {
  let sum = start
  if (column === undefined) return sum
  const { values, to } = column
  for (let row = column.from; row < to; row += 1) sum += at(values, row) * at(line, row)
  return sum
}

/** Weeks before a build-up and after it, but for the one in which the festival fades. */
function around(own: readonly number[]): number[] {
  const [first, last] = [own[0] ?? 0, own.at(-1) ?? 0]
  return Array.from({ length: AROUND_WEEKS }, (_, away) => [first - 1 - away, last + 2 + away]).flat()
}

/** A line that bends at its knots. */
function levels(length: number): Float64Array[] {
  const knots = Math.ceil((length - 1) / KNOT_WEEKS) + 1
  return Array.from({ length: knots }, (_, knot) =>
    Float64Array.from({ length }, (_each, week) => Math.max(0, 1 - Math.abs(week / KNOT_WEEKS - knot))),
  )
}

/** From a Monday to the middle of its week. */
const MIDDLE = 3

/** The largest mean, over years and over as many weeks as a build-up has, of what a fit leaves. */
function repeated(rest: Float64Array, phases: Float64Array, weeks: number): number {
  const sums = new Float64Array(53)
  const counts = new Float64Array(53)
  for (let place = 0; place < rest.length; place += 1) {
    const phase = at(phases, place)
    sums[phase] = at(sums, phase) + at(rest, place)
    counts[phase] = at(counts, phase) + 1
  }
  let most = 0
  for (let first = 0; first < sums.length; first += 1) {
    let [sum, count] = [0, 0]
    for (let on = 0; on < weeks; on += 1) {
      sum += at(sums, (first + on) % 53)
      count += at(counts, (first + on) % 53)
    }
    if (count >= 2 * weeks) most = Math.max(most, Math.abs(sum / count))
  }
  return most
}

/** By the middle of each week, so that a leap year moves no season. */
function waves(start: string, length: number): Float64Array[] {
  const middle = dayNumber(start) + MIDDLE
  return Array.from({ length: 2 * WAVES }, (_, wave) =>
    Float64Array.from({ length }, (_each, week) => {
      const angle = (2 * Math.PI * (1 + (wave >> 1)) * (middle + 7 * week)) / YEAR_DAYS
      return wave % 2 === 0 ? Math.sin(angle) : Math.cos(angle)
    }),
  )
}

function stepOf(own: readonly number[], length: number): Float64Array {
  const step = new Float64Array(length)
  for (const place of own) step[place] = 1
  return step
}

/** The fitted line that columns from one to before another make, one number a week. */
function summed(
  columns: readonly Column[],
  solved: Float64Array,
  from: number,
  to: number,
  length: number,
): Float64Array {
  const line = new Float64Array(length)
  for (let place = from; place < to; place += 1) {
    const column = columns[place]
    if (column === undefined) continue
    const factor = at(solved, place)
    const { values, to: end } = column
    for (let week = column.from; week < end; week += 1) line[week] = at(line, week) + factor * at(values, week)
  }
  return line
}
