import { expect, it } from 'vitest'
import { addDays, addWeeks } from '../periods/week'
import { type SeriesFile, seriesSignals } from './series-signals'

const SUNDAY = '2025-01-05'
const MONDAY = '2025-01-06'
const DAY_MS = 86_400_000

/** One file of a term: its values week by week from a first day on. */
function file(
  term: string,
  first: string,
  values: readonly (number | null)[],
  more: Partial<SeriesFile> = {},
): SeriesFile {
  return {
    term,
    region: 'US',
    gender: '',
    step: 'week',
    evidence: 'relative',
    scale: first,
    days: values.map((_, week) => Date.parse(first) / DAY_MS + 7 * week),
    values,
    ...more,
  }
}

it('joins files of one term on the scale of the newest, from Sunday weeks to Mondays', () => {
  const { rows, joins } = seriesSignals([
    // The older file measured the same interest on a scale half as high; they share six weeks.
    file('quilted zork', SUNDAY, [10, 11, 13, 16, 20, 25, 31, 38, 46, 50]),
    file('quilted zork', addDays(SUNDAY, 28), [40, 50, 62, 76, 92, 100, null, 90]),
  ])
  expect(new Set(rows.map(({ trendId }) => trendId))).toEqual(new Set(['quilted-zork']))
  expect(rows.map(({ week, value }) => [week, value])).toEqual(
    [20, 22, 26, 32, 40, 50, 62, 76, 92, 100, null, 90].map((value, week) => [addWeeks(MONDAY, week), value]),
  )
  // Whole numbers of the older file are steps of two here.
  expect(rows[0]).toMatchObject({ region: 'US', gender: '', evidence: 'relative', roundingStep: 2 })
})

it('takes two spellings for one trend, for which the longer series speaks, region by region', () => {
  const { rows, joins } = seriesSignals([
    file('gray coat', SUNDAY, [5, 6, 7]),
    file('grey coat', SUNDAY, [50, 60, 70, 80]),
    file('grey coat', SUNDAY, [1, 2], { region: 'GB' }),
  ])
  expect(new Set(rows.map(({ trendId }) => trendId))).toEqual(new Set(['grey-coat']))
  const of = (region: string) => rows.filter((row) => row.region === region).map(({ value }) => value)
  expect([of('US'), of('GB')]).toEqual([
    [50, 60, 70, 80],
    [1, 2],
  ])
})

it('leaves weeks that begin on Mondays as they are', () => {
  expect(seriesSignals([file('boots', MONDAY, [3, 4], { gender: 'women', evidence: 'estimated' })]).rows).toEqual(
    [3, 4].map((value, week) => ({
      trendId: expect.any(String),
      region: 'US',
      gender: 'women',
      week: addWeeks(MONDAY, week),
      value,
      evidence: 'estimated',
      roundingStep: expect.any(Number),
    })),
  )
  expect(seriesSignals([])).toEqual({ rows: [], joins: [] })
})
