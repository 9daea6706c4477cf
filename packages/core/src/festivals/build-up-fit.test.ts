import { describe, expect, it } from 'vitest'
import { addWeeks, weeksBetween } from '../periods/week'
import { BuildUps, type BuildUpFit } from './build-up-fit'
import { lastWeekBefore } from './build-up-weeks'
import { overIndexed } from './over-index'

const START = '2021-01-04'
const WEEKS = 261
/** Valentine's Days, on weekdays of all kinds. */
const DAYS = ['2021-02-14', '2022-02-14', '2023-02-14', '2024-02-14', '2025-02-14']
const place = (monday: string) => weeksBetween(START, monday)
const isBuildUp = (week: number) =>
  DAYS.some((day) => week <= place(lastWeekBefore(day)) && week > place(lastWeekBefore(day)) - 3)

/** A series by what it is in an ordinary week, and by how much a build-up lifts it. */
const series = (usual: (week: number) => number, factor = 1) => ({
  start: START,
  values: Array.from({ length: WEEKS }, (_, week) => usual(week) * (isBuildUp(week) ? factor : 1)),
})
const fit = (each: Parameters<BuildUps['fit']>[0]) => new BuildUps(DAYS, 3).fit(each)
const lifts = (found: BuildUpFit | null) =>
  found?.lifts.map((lift) => (lift === null ? null : Math.round(100 * Math.expm1(lift)) / 100 || 0))

describe('lastWeekBefore', () => {
  it.each([
    // A Sunday, a Monday, a Wednesday, a Thursday.
    ['2021-02-14', '2021-02-08'],
    ['2022-02-14', '2022-02-07'],
    ['2024-02-14', '2024-02-05'],
    ['2019-02-14', '2019-02-11'],
  ])('%s is built up to until the week of %s', (day, monday) => {
    expect(lastWeekBefore(day)).toBe(monday)
  })
})

describe('BuildUps', () => {
  it('measures what a festival adds to a level series, by year', () => {
    expect(lifts(fit(series(() => 100, 1.2)))).toEqual([0.2, 0.2, 0.2, 0.2, 0.2])
    expect(lifts(fit(series(() => 100)))).toEqual([0, 0, 0, 0, 0])
  })

  it('takes a season that peaks at the festival for a season', () => {
    const season = (week: number) => 100 * Math.exp(0.8 * Math.cos((2 * Math.PI * (week - 6)) / 52.1775))
    for (const lift of lifts(fit(series(season))) ?? []) expect(Math.abs(lift ?? 1)).toBeLessThan(0.03)
    for (const lift of lifts(fit(series(season, 1.3))) ?? []) expect(lift).toBeCloseTo(0.3, 1)
  })

  it('takes a rise for a rise', () => {
    for (const lift of lifts(fit(series((week) => 50 + week))) ?? []) expect(Math.abs(lift ?? 1)).toBeLessThan(0.02)
  })

  it('says nothing of under two years, of one occurrence, or where the last was not measured', () => {
    const { values } = series(() => 100, 1.2)
    expect(fit({ start: START, values: values.slice(0, 100) })).toBeNull()
    expect(new BuildUps(DAYS.slice(0, 1), 3).fit({ start: START, values })).toBeNull()
    const last = place(lastWeekBefore('2025-02-14'))
    expect(fit({ start: START, values: values.map((value, week) => (week === last ? null : value)) })).toBeNull()
  })

  it('leaves out a year whose build-up was measured in part', () => {
    const gap = place(addWeeks(lastWeekBefore('2023-02-14'), -1))
    const { values } = series(() => 100, 1.2)
    const holed = values.map((value, week) => (week === gap ? null : value))
    expect(lifts(fit({ start: START, values: holed }))).toEqual([0.2, 0.2, null, 0.2, 0.2])
  })

  it('draws what would have been without the festival', () => {
    const expected = fit(series(() => 100, 1.2))?.expected() ?? []
    expect(expected.filter((value) => Math.abs(value - 100) > 1)).toEqual([])
  })
})

describe('overIndexed', () => {
  /** Things that stray a little, each in its own way. */
  const strays = (seed: number) => (week: number) => 100 * Math.exp(0.03 * Math.sin(week * (seed + 1) * 1.7 + seed))
  const fits = (factors: readonly number[]) => factors.map((factor, seed) => fit(series(strays(seed), factor)))

  it('finds what rises by more than all things do', () => {
    const { overall, lifts: over } = overIndexed(fits([...Array<number>(15).fill(1), 1.3]))
    expect(overall).toBeCloseTo(0, 1)
    expect(over.map((lift) => lift !== null)).toEqual([...Array<boolean>(15).fill(false), true])
    expect(over[15]).toMatchObject({ years: 5, yearsAbove: 5 })
    expect(over[15]?.lift).toBeCloseTo(0.3, 1)
  })

  it('finds nothing where all rise alike, and says by how much', () => {
    const { overall, lifts: over } = overIndexed(fits(Array<number>(16).fill(1.2)))
    expect(overall).toBeCloseTo(0.2, 1)
    expect(over.filter((lift) => lift !== null)).toEqual([])
  })

  it('does not call what only falls less than the rest a rise', () => {
    const { overall, lifts: over } = overIndexed(fits([...Array<number>(15).fill(0.85), 1]))
    expect(overall).toBeCloseTo(-0.15, 1)
    expect(over.filter((lift) => lift !== null)).toEqual([])
  })

  it('does not say what is usual by a handful of things', () => {
    expect(overIndexed(fits([1, 1, 1, 1.3]))).toEqual({ overall: null, lifts: [null, null, null, null] })
  })
})
