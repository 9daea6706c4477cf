import { describe, expect, it } from 'vitest'
import { buildUpPlaces } from './build-up-weeks'
import { ownLift } from './own-lift'

const START = '2021-01-04'
const DAYS = ['2021-02-14', '2022-02-14', '2023-02-14', '2024-02-14', '2025-02-14']
const series = (factors: readonly number[], stray = 0.01) => ({
  start: START,
  values: Array.from({ length: 261 }, (_, week) => {
    const year = DAYS.findIndex((day) => buildUpPlaces(day, 3, START).includes(week))
    return 50 * Math.exp(stray * Math.sin(1.7 * week)) * (factors[year] ?? 1)
  }),
})

describe('ownLift', () => {
  it('stands out where every year brings more', () => {
    const found = ownLift(series([1.2, 1.2, 1.2, 1.2, 1.2]), DAYS, 3)
    expect(found).toMatchObject({ years: 5, yearsAbove: 5, standsOut: true })
    expect(found?.meanLift).toBeCloseTo(0.2, 1)
    expect(found?.lifts.map((lift) => Math.round(10 * (lift ?? 0)))).toEqual([2, 2, 2, 2, 2])
  })

  it('does not where one year alone did, where nothing did, or where it strays by as much', () => {
    expect(ownLift(series([1, 1, 1.6, 1, 1]), DAYS, 3)).toMatchObject({ yearsAbove: 1, standsOut: false })
    expect(ownLift(series([]), DAYS, 3)).toMatchObject({ yearsAbove: 0, standsOut: false })
    expect(ownLift(series([1.06, 1.06, 1.06, 1.06, 1.06], 0.5), DAYS, 3)?.standsOut).toBe(false)
  })

  it('is not told of one occurrence', () => {
    expect(ownLift(series([1.2]), DAYS.slice(0, 1), 3)).toBeNull()
  })
})
