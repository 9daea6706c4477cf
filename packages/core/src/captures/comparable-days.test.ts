import { describe, expect, it } from 'vitest'
import { type CapturedDay, judgeDays, newestComparable } from './comparable-days'

const DAY = 20_000
/** A capture each day from `DAY` on: how many products, and how many of them were seen before. */
const daily = (count: number, products = 1000, seenAgain = 950, from = DAY): CapturedDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: from + index,
    products,
    seenAgain: index === 0 && from === DAY ? 0 : seenAgain,
  }))
const last = (days: readonly CapturedDay[]) => judgeDays(days).at(-1)?.comparability
const asOf = (days: readonly CapturedDay[]) => newestComparable(judgeDays(days))?.day

describe('judgeDays', () => {
  it('compares captures of one shelf, daily, weekly or monthly', () => {
    expect(judgeDays(daily(3)).map(({ comparability }) => comparability)).toEqual(['first', 'comparable', 'comparable'])
    const monthly = daily(4).map((day, index) => ({ ...day, day: DAY + 31 * index }))
    expect(last(monthly)).toBe('comparable')
  })
  it('does not take a file of other products for the newest day', () => {
    const days = [...daily(20), { day: DAY + 40, products: 940, seenAgain: 0 }]
    expect(last(days)).toBe('other products')
    expect(asOf(days)).toBe(DAY + 19)
  })
  it('does not take a few rows for it, though all of them were seen before', () => {
    const days = [...daily(20), { day: DAY + 20, products: 3, seenAgain: 3 }]
    expect(last(days)).toBe('too few')
    expect(asOf(days)).toBe(DAY + 19)
  })
  it('takes part of a shelf from a half on', () => {
    expect(last([...daily(20), { day: DAY + 20, products: 475, seenAgain: 475 }])).toBe('comparable')
    expect(last([...daily(20), { day: DAY + 20, products: 474, seenAgain: 474 }])).toBe('too few')
  })
  it('follows a shelf that grows', () => {
    expect(last([...daily(20), { day: DAY + 20, products: 9000, seenAgain: 950 }])).toBe('comparable')
  })
  it('lets a new shelf of the size take over with its second capture', () => {
    const second = [
      ...daily(20),
      { day: DAY + 20, products: 600, seenAgain: 0 },
      { day: DAY + 21, products: 600, seenAgain: 590 },
    ]
    expect(asOf(second)).toBe(DAY + 21)
  })
  it('lets a smaller shelf take over only when the old one has not come for 35 days', () => {
    const small = daily(40, 200, 190, DAY + 20)
    expect(asOf([...daily(20), ...small.slice(0, 34)])).toBe(DAY + 19)
    expect(asOf([...daily(20), ...small])).toBe(DAY + 59)
    // A few rows do not, however long they come.
    expect(asOf([...daily(20), ...daily(80, 3, 3, DAY + 20)])).toBe(DAY + 19)
  })
  it('begins anew after a pause, with a capture of the usual size', () => {
    expect(last([...daily(20), { day: DAY + 200, products: 700, seenAgain: 0 }])).toBe('first')
    expect(asOf([...daily(20), { day: DAY + 200, products: 1, seenAgain: 0 }])).toBe(DAY + 19)
  })
  it('lets a whole shelf follow a sample', () => {
    expect(last([...daily(1, 3, 0), { day: DAY + 1, products: 5000, seenAgain: 0 }])).toBe('first')
    expect(last([...daily(1, 600, 0), { day: DAY + 1, products: 5000, seenAgain: 0 }])).toBe('other products')
  })
  it('begins anew after a pause in which odd rows came', () => {
    const odd = { day: DAY + 60, products: 1, seenAgain: 0 }
    expect(last([...daily(20), odd, { day: DAY + 70, products: 900, seenAgain: 0 }])).toBe('first')
    expect(last([...daily(20), odd, { day: DAY + 70, products: 2, seenAgain: 1 }])).toBe('too few')
  })
  it('takes histories of which every day shows a few of many products', () => {
    const sparse = daily(30, 40, 38).map((day, index) => ({
      ...day,
      products: 30 + ((index * 7) % 20),
      seenAgain: 28 + ((index * 7) % 20),
    }))
    expect(asOf(sparse)).toBe(DAY + 29)
  })
  it('goes on to the newest of rows that have days of their own, no product on two of them', () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      day: DAY + 3 * index,
      products: 1 + (index % 3),
      seenAgain: 0,
    }))
    expect(asOf(rows)).toBe(DAY + 3 * 59)
    // Nothing is known of the time before, so nothing of such a day is new.
    expect(last(rows)).toBe('first')
    expect(asOf(rows.slice(0, 2))).toBe(DAY)
    // Now and then a product is told again.
    const again = rows.map((row, index) => (index === 20 ? { ...row, seenAgain: 1 } : row))
    expect(asOf(again)).toBe(DAY + 3 * 59)
    // Lists of new goods that are never seen again, but not the three shelves of a shop.
    const news = Array.from({ length: 8 }, (_, index) => ({ day: DAY + index, products: 900 + index, seenAgain: 0 }))
    expect(asOf(news)).toBe(DAY + 7)
    expect(last(news.slice(0, 3))).toBe('other products')
    expect(last([...daily(2, 100, 90), { day: DAY + 3, products: 100, seenAgain: 0 }])).toBe('other products')
  })
  it('has nothing to say of no days', () => {
    expect(newestComparable(judgeDays([]))).toBeNull()
  })
})
