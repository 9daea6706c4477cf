import { expect, it } from 'vitest'
import { ForecastShelf, ForecastShelves, fingerprintOf } from './forecast-shelf'

const forecast = (base: number) => ({ mean: [base, base + 1], lower: [base - 1, base], upper: [base + 1, base + 2] })
const none = { mean: [], lower: [], upper: [] }

it('gives forecasts back as they were put, those without a number too, and forgets what nobody took', () => {
  const first = new ForecastShelf(new Map(), 2)
  first.put('a', 'of a', [forecast(5), none, forecast(0.1)])
  first.put('b', 'of b', [forecast(7)])
  const second = new ForecastShelf(first.contents, 2)
  expect(second.take('a', 'of a')).toEqual([forecast(5), none, forecast(0.1)])
  expect(second.take('b', 'of something else')).toBeNull()
  expect(second.take('c', 'of c')).toBeNull()
  expect([...second.contents.keys()]).toEqual(['a'])
})

it('tells series apart by every value, gap, length and name', () => {
  const prints = [
    fingerprintOf([[1, 2], [3]], ['a', 'b']),
    fingerprintOf([[1], [2, 3]], ['a', 'b']),
    fingerprintOf([[1, null], [3]], ['a', 'b']),
    fingerprintOf([[1, 0], [3]], ['a', 'b']),
    fingerprintOf([[1, 2], [3]], ['a', 'c']),
  ]
  expect(new Set(prints).size).toBe(prints.length)
  expect(fingerprintOf([[1, 2], [3]], ['a', 'b'])).toBe(prints[0])
})

it('keeps the shelves of regions while they are small together', () => {
  const shelfOf = (forecasts: number) => {
    const shelf = new ForecastShelf(new Map(), 2)
    const all = Array.from({ length: forecasts }, () => forecast(1))
    shelf.put('pool', 'it', all)
    return shelf.contents
  }
  const shelves = new ForecastShelves(30)
  shelves.keep('US', shelfOf(2))
  shelves.keep('GB', shelfOf(3))
  expect([shelves.of('US').size, shelves.of('GB').size, shelves.of('JP').size]).toEqual([1, 1, 0])
  // A region's newest shelf takes the place of its last one, or of none.
  shelves.keep('GB', shelfOf(4))
  expect([shelves.of('US').size, shelves.of('GB').size]).toEqual([1, 0])
})
