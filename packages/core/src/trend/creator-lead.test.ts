import { describe, expect, it } from 'vitest'
import { chanceOf, creatorLead, halfOfRise } from './creator-lead'

describe('the half of a rise', () => {
  const line = (...steps: readonly (readonly [weeks: number, value: number])[]) =>
    steps.flatMap(([weeks, value]) => Array.from({ length: weeks }, () => value))

  it('is the week in which the curve has come half the way', () => {
    expect(halfOfRise(line([30, 10], [20, 30]), 0)).toBe(30)
    // One a week from 10 to 30: between 10 and the 28.5 of the last four weeks lies 19.25.
    expect(halfOfRise([...line([20, 10]), ...Array.from({ length: 20 }, (_, week) => 11 + week)], 0)).toBe(29)
  })
  it('is that of the newest year', () => {
    expect(halfOfRise(line([10, 5], [60, 40], [20, 41]), 0)).toBeNull()
  })
  it('is found though it fell since', () => {
    expect(halfOfRise(line([20, 10], [10, 30], [20, 12]), 0)).toBe(20)
  })
  it('is nowhere where the curve stays, falls, or has gaps alone', () => {
    expect(halfOfRise(line([60, 10]), 0)).toBeNull()
    expect(halfOfRise(line([30, 30], [30, 10]), 0)).toBeNull()
    expect(halfOfRise([10, null, 30, null, 10, null], 0)).toBeNull()
    expect(halfOfRise([], 0)).toBeNull()
  })
  it('is none where noise follows nothing', () => {
    expect(halfOfRise(line([40, 0], [12, 1]), 1)).toBeNull()
    expect(halfOfRise(line([40, 0], [12, 2]), 1)).toBe(40)
  })
})

it('chance of so many of so many is that of dice', () => {
  expect(chanceOf(0, 9, 0.5)).toBe(1)
  expect(chanceOf(1, 3, 0)).toBe(0)
  expect(chanceOf(1, 2, 1 / 6)).toBeCloseTo(11 / 36, 12)
  expect(chanceOf(2, 2, 1 / 6)).toBeCloseTo(1 / 36, 12)
})

describe('a creator who leads', () => {
  const WEEKS = 24
  const each = (value: number) => Array.from({ length: WEEKS }, () => value)
  const postsIn = (...weeks: readonly number[]) => each(0).map((_, week) => weeks.filter((one) => one === week).length)
  const everybody = { ofTrend: each(10), inAll: each(1000) }
  const lead = (...weeks: readonly number[]) =>
    creatorLead({ ofTrend: postsIn(...weeks), inAll: each(2) }, everybody, 12)

  it('had shown the trend three times weeks before it rose', () => {
    // 6 of 24, where the others show it in 114 of 11,976.
    expect(lead(2, 3, 4, 5, 6, 7)).toEqual({
      weeks: 8,
      shownWeek: 4,
      posts: 6,
      allPosts: 24,
      shareOfOthers: 114 / 11_976,
    })
  })
  it('did so before the half of the rise, and more than once or twice', () => {
    expect(lead(2, 3)).toBeNull()
    expect(lead(2, 11, 11)).toBeNull()
    expect(lead(13, 14, 15, 16, 17)).toBeNull()
  })
  it('did so more than chance brings somebody who posts much', () => {
    expect(creatorLead({ ofTrend: postsIn(1, 4, 7, 9), inAll: each(30) }, everybody, 12)).toBeNull()
  })
})
