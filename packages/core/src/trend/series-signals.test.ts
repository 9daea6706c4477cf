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
  expect(joins).toMatchObject([
    { scale: addDays(SUNDAY, 28), outcome: 'reference', from: '2025-02-02', to: '2025-03-29', place: 0, used: 7 },
    { scale: SUNDAY, outcome: 'joined', factor: 2, shared: 6, from: SUNDAY, to: '2025-03-15', place: 1, used: 4 },
  ])
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
  const ofUs = joins.filter((join) => join.region === 'US').map(({ term, outcome, used }) => [term, outcome, used])
  expect(ofUs).toEqual([
    ['grey coat', 'reference', 4],
    ['gray coat', 'other_spelling', 0],
  ])
})

it('lets the spelling that is searched more speak where both are as long', () => {
  const { joins } = seriesSignals([file('Zork coat', SUNDAY, [0, 1, 2]), file('zork coat', SUNDAY, [5, 20, 30])])
  expect(joins.map(({ term, outcome, weeks }) => [term, outcome, weeks])).toEqual([
    ['zork coat', 'reference', 3],
    ['Zork coat', 'other_spelling', 3],
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
      span: 'week',
    })),
  )
  expect(seriesSignals([])).toEqual({ rows: [], joins: [] })
})

it('puts weeks that begin on another day to the Monday nearest to it', () => {
  const WEDNESDAY = addDays(MONDAY, 2)
  const SATURDAY = addDays(MONDAY, -2)
  for (const first of [WEDNESDAY, SATURDAY, SUNDAY, MONDAY]) {
    const { rows } = seriesSignals([file('boots', first, [3, 4])])
    expect(rows.map(({ week }) => week)).toEqual([MONDAY, addWeeks(MONDAY, 1)])
  }
})

it('joins days, weeks and months of one term, whose newest file sets the scale', () => {
  const truth = (day: number) => 50 + 20 * Math.sin(day / 40)
  const first = Date.parse(MONDAY) / DAY_MS
  const days = (step: number, from: number, to: number) =>
    Array.from({ length: (to - from) / step }, (_, index) => first + from + step * index)
  const mean = (from: number, count: number) =>
    Array.from({ length: count }, (_, day) => truth(from - first + day)).reduce((sum, one) => sum + one, 0) / count
  const weekly = days(7, 0, 700)
  const daily = days(1, 630, 770)
  const months = Array.from({ length: 30 }, (_, month) => Date.UTC(2024, month, 1) / DAY_MS)
  const length = (month: number) => (Date.UTC(2024, month + 1, 1) - Date.UTC(2024, month, 1)) / DAY_MS
  const files = [
    file(
      'boots',
      MONDAY,
      weekly.map((day) => Math.round(mean(day, 7))),
      { scale: 'weeks', days: weekly },
    ),
    file(
      'boots',
      MONDAY,
      daily.map((day) => Math.round(truth(day - first) * 1.4)),
      {
        scale: 'days',
        step: 'day',
        days: daily,
      },
    ),
    file(
      'boots',
      MONDAY,
      months.map((day, month) => Math.round(mean(day, length(month)) * 0.7)),
      {
        scale: 'months',
        step: 'month',
        days: months,
      },
    ),
  ]
  const spanOf = (some: typeof files) => seriesSignals(some).rows.at(-1)?.span
  // Days reach further than the months here.
  expect([spanOf(files), spanOf(files.slice(2))]).toEqual(['week', 'month'])
  const { rows, joins } = seriesSignals(files)
  expect(seriesSignals(files.toReversed())).toEqual({ rows, joins })
  expect(joins.map(({ scale, outcome, sharedBy }) => [scale, outcome, sharedBy])).toEqual([
    ['days', 'reference', 'week'],
    ['weeks', 'joined', 'week'],
    ['months', 'joined', 'month'],
  ])
  for (const { week, value } of rows) {
    const day = Date.parse(week) / DAY_MS
    const tolerance = day < first || day >= first + 770 ? 0.2 : 0.05
    expect(Math.abs((value ?? 0) / (mean(day, 7) * 1.4) - 1)).toBeLessThan(tolerance)
  }
})

it('keeps terms for different wearers apart, and files girls and boys under kids', () => {
  const { rows, joins } = seriesSignals([
    file('loafers', SUNDAY, [5, 6, 7]),
    file("men's loafers", SUNDAY, [50, 60]),
    file('loafers', SUNDAY, [1], { gender: 'boys' }),
  ])
  expect(new Set(rows.map(({ trendId }) => trendId))).toEqual(new Set(['loafers']))
  expect(rows.map(({ gender, value }) => [gender, value])).toEqual([
    ['', 5],
    ['', 6],
    ['', 7],
    ['men', 50],
    ['men', 60],
    ['kids', 1],
  ])
  expect(joins.map(({ term, gender, outcome }) => [term, gender, outcome])).toEqual([
    ['loafers', '', 'reference'],
    ["men's loafers", 'men', 'reference'],
    ['loafers', 'kids', 'reference'],
  ])
})
