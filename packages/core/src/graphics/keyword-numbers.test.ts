import { describe, expect, it } from 'vitest'
import { arrivalGrowth, difficultyOf } from './keyword-numbers'

describe('difficulty', () => {
  const usual = { listings: 100, aDay: 200 }
  it('is 50 where a listing finds what is usual, and falls with what it finds', () => {
    expect(difficultyOf({ listings: 10, aDay: 20 }, usual).value).toBeCloseTo(50, 9)
    // 2 ÷ (2 + 6).
    expect(difficultyOf({ listings: 10, aDay: 60 }, usual).value).toBeCloseTo(25, 9)
    expect(difficultyOf({ listings: 10, aDay: 0 }, usual).value).toBe(100)
  })
  it('rises with every further listing of the same demand', () => {
    // 2 ÷ (2 + 1).
    expect(difficultyOf({ listings: 20, aDay: 20 }, usual).value).toBeCloseTo(200 / 3, 9)
  })
  it('is not told where too little is known', () => {
    expect(difficultyOf({ listings: 4, aDay: 20 }, usual)).toEqual({ value: null, reason: 'few_known' })
    expect(difficultyOf({ listings: 9, aDay: 0 }, { listings: 0, aDay: 0 }).reason).toBe('no_demand_told')
    expect(difficultyOf({ listings: 9, aDay: 0 }, { listings: 9, aDay: 0 }).reason).toBe('nothing_wanted')
  })
})

it('new listings grow by their share of all that are new with a print', () => {
  // 6 of 100 after 10 of 100; twice as many captured changes nothing.
  expect(arrivalGrowth({ now: 6, before: 10 }, { now: 100, before: 100 }).value).toBeCloseTo(-0.4, 9)
  expect(arrivalGrowth({ now: 12, before: 10 }, { now: 200, before: 100 }).value).toBeCloseTo(-0.4, 9)
  expect(arrivalGrowth({ now: 9, before: 4 }, { now: 9, before: 9 })).toEqual({ value: null, reason: 'few_before' })
  expect(arrivalGrowth({ now: 0, before: 0 }, { now: 0, before: 9 }).reason).toBe('no_arrivals_known')
})
