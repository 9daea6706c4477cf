import { addWeeks, mondayOf } from '../periods/week'
import { LONGEST_GAP, LONGEST_HORIZON } from './forecast-settings'
import { forecastPool, type Forecast } from './forecast-pool'

/** A table of weekly series: one row a week, one column a series. */
export interface WeeklyMatrix {
  /** Name of the week column, then of each series. */
  readonly header: readonly string[]
  /** Mondays, `YYYY-MM-DD`, ascending. */
  readonly weeks: readonly string[]
  /** One array a series in header order, one value a week; `null` where nothing was measured. */
  readonly columns: readonly (readonly (number | null)[])[]
}

export interface MatrixForecastRequest {
  readonly matrix: WeeklyMatrix
  /** The same series by name on fashion-forward accounts; columns may be in any order, and more than needed. */
  readonly influencers?: WeeklyMatrix | undefined
  /** Monday of the last week used. Nothing after it is read. */
  readonly origin: string
  /** Weeks ahead, 1–104. */
  readonly horizon: number
  /** Adds `name.lower` and `name.upper` after each series: the band that should hold this share of weeks. */
  readonly interval?: number | undefined
}

export interface ForecastTable {
  readonly header: readonly string[]
  /** Monday of the week, then the values, as many as the header has names. */
  readonly rows: readonly (readonly [string, ...number[]])[]
}

export type ForecastInputProblem =
  | 'header'
  | 'weeks'
  | 'values'
  | 'origin'
  | 'horizon'
  | 'interval'
  | 'too_short'
  | 'influencers'

/** The input cannot be forecast. `problem` says which part is at fault, the message what to do about it. */
export class ForecastInputError extends Error {
  override readonly name = 'ForecastInputError'
  readonly problem: ForecastInputProblem

  constructor(problem: ForecastInputProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

/**
 * Forecasts every column of a weekly matrix as one pool.
 * @throws ForecastInputError when the request or a file does not fit
 */
export function forecastWeeklyMatrix(request: MatrixForecastRequest): ForecastTable {
  const { matrix, origin, horizon, interval } = request
  checkNumbers(horizon, interval)
  checkHeader(matrix, 'the file')
  const length = rowOfOrigin(matrix, origin, 'the file') + 1
  checkWeeks(matrix, length, 'the file')
  const series = matrix.columns.map((column) => column.slice(0, length))
  series.forEach((values, index) => checkSeries(values, nameOf(matrix, index), origin))
  const influencers = request.influencers && influencersFor(matrix, length, request.influencers, origin)
  const forecasts = forecastPool({ series, influencers }, { horizon, interval })
  const [weekName = 'week', ...names] = matrix.header
  return {
    header: [
      weekName,
      ...names.flatMap((name) => (interval === undefined ? [name] : [name, `${name}.lower`, `${name}.upper`])),
    ],
    rows: Array.from({ length: horizon }, (_, ahead) => [
      addWeeks(origin, ahead + 1),
      ...forecasts.flatMap((forecast) => cellsOf(forecast, ahead, interval !== undefined)),
    ]),
  }
}

function cellsOf({ mean, lower, upper }: Forecast, ahead: number, withBand: boolean): number[] {
  return (withBand ? [mean[ahead], lower[ahead], upper[ahead]] : [mean[ahead]]).map((value) => value ?? Number.NaN)
}

function checkNumbers(horizon: number, interval: number | undefined): void {
  if (!Number.isInteger(horizon) || horizon < 1 || horizon > LONGEST_HORIZON) {
    throw new ForecastInputError('horizon', `The horizon must be 1 to ${LONGEST_HORIZON} whole weeks, not ${horizon}.`)
  }
  if (interval !== undefined && !(interval > 0 && interval < 1)) {
    throw new ForecastInputError('interval', `The interval must lie between 0 and 1 (0.8 for 80 %), not ${interval}.`)
  }
}

function checkHeader({ header, columns }: WeeklyMatrix, where: string): void {
  const names = header.slice(1)
  if (names.length === 0)
    throw new ForecastInputError('header', `There is no series beside the week column in ${where}.`)
  if (names.length !== columns.length) {
    throw new ForecastInputError(
      'header',
      `The header of ${where} names ${names.length} series, its rows hold ${columns.length}.`,
    )
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new ForecastInputError('header', `The column "${twice}" stands twice in ${where}.`)
}

/** Row of the origin; the errors say how to name one that exists. */
function rowOfOrigin({ weeks }: WeeklyMatrix, origin: string, where: string): number {
  const row = weeks.indexOf(origin)
  if (mondayOrNull(origin) !== origin) {
    const hint = mondayOrNull(origin)
    throw new ForecastInputError(
      'origin',
      `The origin ${origin} is not a Monday${hint === null ? ' in the form YYYY-MM-DD' : `; that week begins on ${hint}`}.`,
    )
  }
  if (row < 0) {
    const range = weeks.length > 0 ? `, which has ${weeks[0]} to ${weeks.at(-1)}` : ', which has no rows'
    throw new ForecastInputError('origin', `The week of the origin ${origin} is not in ${where}${range}.`)
  }
  return row
}

/** Only the first `length` weeks are looked at: what comes after the origin is not read, not even its dates. */
function checkWeeks({ weeks, columns, header }: WeeklyMatrix, length: number, where: string): void {
  const [first, second] = weeks
  if (first !== undefined && second !== undefined && second === addWeeks(first, -1)) {
    throw new ForecastInputError(
      'weeks',
      `The rows of ${where} go from the newest week to the oldest; put the oldest first.`,
    )
  }
  weeks.slice(0, length).forEach((week, row) => {
    const previous = weeks[row - 1]
    if (mondayOrNull(week) !== week) {
      throw new ForecastInputError(
        'weeks',
        `Row ${row + 1} of ${where} begins with "${week}", which is not the date of a Monday.`,
      )
    }
    if (previous === undefined || week === addWeeks(previous, 1)) return
    const fault = week === previous ? `The week ${week} stands twice` : `The week ${week} follows ${previous}`
    throw new ForecastInputError(
      'weeks',
      `${fault} in ${where}; it must have one row a week, oldest first, without holes.`,
    )
  })
  columns.forEach((column, index) => {
    if (column.length < length) {
      throw new ForecastInputError('values', `The series "${header[index + 1]}" of ${where} ends before the origin.`)
    }
    const row = column.slice(0, length).findIndex((value) => value !== null && !(value >= 0 && Number.isFinite(value)))
    if (row >= 0) {
      const at = `${weeks[row]} in ${where}`
      throw new ForecastInputError(
        'values',
        `The series "${header[index + 1]}" is ${column[row]} on ${at}; values must be 0 or more.`,
      )
    }
  })
}

function checkSeries(values: readonly (number | null)[], name: string, origin: string): void {
  if (values.every((value) => value === null)) {
    throw new ForecastInputError('too_short', `The series "${name}" has no value up to ${origin}.`)
  }
  if (values.slice(-LONGEST_GAP).every((value) => value === null)) {
    throw new ForecastInputError(
      'too_short',
      `The series "${name}" has no value in the ${LONGEST_GAP} weeks up to ${origin}.`,
    )
  }
}

/** Influencer columns in the order of the series, on the weeks of the series; weeks they lack are gaps. */
function influencersFor(
  matrix: WeeklyMatrix,
  length: number,
  influencers: WeeklyMatrix,
  origin: string,
): (number | null)[][] {
  const where = 'the influencer file'
  checkHeader(influencers, where)
  const rows = rowOfOrigin(influencers, origin, where) + 1
  checkWeeks(influencers, rows, where)
  const names = influencers.header.slice(1)
  const missing = matrix.header.slice(1).filter((name) => !names.includes(name))
  if (missing.length > 0) {
    const shown = missing.slice(0, 5).join(', ') + (missing.length > 5 ? ` and ${missing.length - 5} more` : '')
    throw new ForecastInputError('influencers', `The influencer file lacks the column of ${shown}.`)
  }
  const rowOfWeek = new Map(influencers.weeks.slice(0, rows).map((week, row) => [week, row]))
  return matrix.header.slice(1).map((name) => {
    const column = influencers.columns[names.indexOf(name)]
    return matrix.weeks.slice(0, length).map((week) => column?.[rowOfWeek.get(week) ?? -1] ?? null)
  })
}

function nameOf(matrix: WeeklyMatrix, index: number): string {
  return matrix.header[index + 1] ?? `column ${index + 1}`
}

function mondayOrNull(date: string): string | null {
  try {
    return mondayOf(date)
  } catch {
    return null
  }
}
