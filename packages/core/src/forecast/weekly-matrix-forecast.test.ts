import { describe, expect, it } from 'vitest'
import { addWeeks } from '../periods/week'
import { forecastPool } from './forecast-pool'
import { syntheticSeries } from './synthetic-series'
import {
  ForecastInputError,
  forecastWeeklyMatrix,
  type ForecastInputProblem,
  type MatrixForecastRequest,
  type WeeklyMatrix,
} from './weekly-matrix-forecast'

const WEEKS = 130
const START = '2016-01-04'
const ORIGIN = addWeeks(START, WEEKS - 11)

const matrix: WeeklyMatrix = {
  header: ['week', 'denim', 'tweed'],
  weeks: Array.from({ length: WEEKS }, (_, week) => addWeeks(START, week)),
  columns: [
    syntheticSeries({ weeks: WEEKS, level: 10, swing: 0.4, noise: 0.1, seed: 1 }),
    syntheticSeries({ weeks: WEEKS, level: 3, swing: 0.2, noise: 0.1, seed: 2 }),
  ],
}
const request: MatrixForecastRequest = { matrix, origin: ORIGIN, horizon: 3 }

function problemOf(change: Partial<MatrixForecastRequest>): [ForecastInputProblem, string] {
  try {
    forecastWeeklyMatrix({ ...request, ...change })
  } catch (error) {
    if (error instanceof ForecastInputError) return [error.problem, error.message]
    throw error
  }
  throw new Error('the request was accepted')
}

describe('forecastWeeklyMatrix', () => {
  it('answers with the header of the input and a row for each week after the origin', () => {
    const table = forecastWeeklyMatrix(request)
    expect(table.header).toEqual(['week', 'denim', 'tweed'])
    expect(table.rows.map(([week]) => week)).toEqual([1, 2, 3].map((ahead) => addWeeks(ORIGIN, ahead)))
    const pool = forecastPool({ series: matrix.columns.map((column) => column.slice(0, WEEKS - 10)) }, { horizon: 3 })
    expect(table.rows[1]?.slice(1)).toEqual(pool.map(({ mean }) => mean[1]))
  })

  it('adds the band beside each series when an interval is asked for', () => {
    const table = forecastWeeklyMatrix({ ...request, interval: 0.8 })
    expect(table.header).toEqual(['week', 'denim', 'denim.lower', 'denim.upper', 'tweed', 'tweed.lower', 'tweed.upper'])
    for (const [, mean, lower, upper] of table.rows) {
      expect(lower).toBeLessThan(mean ?? Number.NaN)
      expect(upper).toBeGreaterThan(mean ?? Number.NaN)
    }
  })

  it('refuses a file from the newest week to the oldest', () => {
    const { weeks, columns, header } = matrix
    const turned = { header, weeks: weeks.toReversed(), columns: columns.map((column) => column.toReversed()) }
    expect(problemOf({ matrix: turned })).toEqual(['weeks', expect.stringContaining('put the oldest first')])
  })
  it('reads nothing after the origin, be it wrong or missing', () => {
    const later = (week: number): boolean => week > WEEKS - 11
    const spoiled: WeeklyMatrix = {
      ...matrix,
      weeks: matrix.weeks.map((week, row) => (later(row) ? 'not a week' : week)),
      columns: matrix.columns.map((column) => column.map((value, row) => (later(row) ? -1e9 : value))),
    }
    expect(forecastWeeklyMatrix({ ...request, matrix: spoiled })).toEqual(forecastWeeklyMatrix(request))
  })

  it('matches influencers by name and week, not by place', () => {
    const influencers: WeeklyMatrix = {
      ...matrix,
      columns: matrix.columns.map((column) => column.map((value) => (value ?? 0) ** 1.1)),
    }
    const turned: WeeklyMatrix = {
      header: ['week', 'tweed', 'other', 'denim'],
      weeks: [addWeeks(START, -1), ...influencers.weeks],
      columns: [1, 0, 0].map((index) => (influencers.columns[index] ?? []).toSpliced(0, 0, null)),
    }
    expect(forecastWeeklyMatrix({ ...request, influencers: turned })).toEqual(
      forecastWeeklyMatrix({ ...request, influencers }),
    )
  })

  it('says what is wrong with the origin', () => {
    expect(problemOf({ origin: '2016-01-06' })).toEqual([
      'origin',
      'The origin 2016-01-06 is not a Monday; that week begins on 2016-01-04.',
    ])
    expect(problemOf({ origin: 'soon' })).toEqual(['origin', 'The origin soon is not a Monday in the form YYYY-MM-DD.'])
    const [problem, message] = problemOf({ origin: '2030-01-07' })
    expect(problem).toBe('origin')
    expect(message).toContain(`which has ${START} to ${addWeeks(START, WEEKS - 1)}`)
  })

  it('refuses weeks that are doubled, missing, unordered or no Mondays', () => {
    const withWeeks = (change: (weeks: string[]) => void): [ForecastInputProblem, string] => {
      const weeks = [...matrix.weeks]
      change(weeks)
      return problemOf({ matrix: { ...matrix, weeks } })
    }
    expect(withWeeks((weeks) => (weeks[5] = weeks[4] ?? ''))[1]).toContain(
      `The week ${addWeeks(START, 4)} stands twice`,
    )
    expect(withWeeks((weeks) => weeks.splice(5, 1))[1]).toContain(
      `The week ${addWeeks(START, 6)} follows ${addWeeks(START, 4)}`,
    )
    expect(withWeeks((weeks) => (weeks[0] = '2016-01-05'))[1]).toContain(
      '"2016-01-05", which is not the date of a Monday',
    )
  })

  it('refuses values that no visibility can have', () => {
    const columns = matrix.columns.map((column, index) =>
      column.map((value, row) => (index === 1 && row === 7 ? -0.5 : value)),
    )
    expect(problemOf({ matrix: { ...matrix, columns } })).toEqual([
      'values',
      `The series "tweed" is -0.5 on ${addWeeks(START, 7)} in the file; values must be 0 or more.`,
    ])
    const shorter = matrix.columns.map((column) => column.slice(0, 20))
    expect(problemOf({ matrix: { ...matrix, columns: shorter } })[0]).toBe('values')
  })

  it('refuses a series that has nothing to go by', () => {
    const columns = [matrix.columns[0] ?? [], matrix.weeks.map(() => null)]
    expect(problemOf({ matrix: { ...matrix, columns } })[1]).toBe(`The series "tweed" has no value up to ${ORIGIN}.`)
    const stopped = [matrix.columns[0] ?? [], matrix.weeks.map((_, row) => (row < 60 ? 1 : null))]
    expect(problemOf({ matrix: { ...matrix, columns: stopped } })[0]).toBe('too_short')
  })

  it('refuses influencers that do not belong to the series', () => {
    const { weeks, columns } = matrix
    expect(problemOf({ influencers: { header: ['week', 'denim', 'lace'], weeks, columns } })).toEqual([
      'influencers',
      'The influencer file lacks the column of tweed.',
    ])
    const early: WeeklyMatrix = {
      header: matrix.header,
      weeks: weeks.slice(0, 50),
      columns: columns.map((column) => column.slice(0, 50)),
    }
    expect(problemOf({ influencers: early })[1]).toContain('is not in the influencer file')
  })

  it('refuses a header that does not name the columns once each', () => {
    expect(problemOf({ matrix: { ...matrix, header: ['week'] } })[0]).toBe('header')
    expect(problemOf({ matrix: { ...matrix, header: ['week', 'denim'] } })[0]).toBe('header')
    expect(problemOf({ matrix: { ...matrix, header: ['week', 'denim', 'denim'] } })[1]).toContain(
      '"denim" stands twice',
    )
  })

  it('refuses a horizon or interval out of range', () => {
    expect(problemOf({ horizon: 0 })[0]).toBe('horizon')
    expect(problemOf({ horizon: 105 })[0]).toBe('horizon')
    expect(problemOf({ interval: 80 })[0]).toBe('interval')
  })
})
