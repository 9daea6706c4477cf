import { expect, it } from 'vitest'
import { columnsFor } from './phone-columns'

const NAME = { track: 'minmax(284px, 2fr)', sort: 'name', isFixed: true }
const WHY = { track: '144px' }
const PRICE = { track: '100px', sort: 'price', isNumber: true }
const GROWTH = { track: '156px', sort: 'growth', isNumber: true }
const COLUMNS = [WHY, NAME, PRICE, GROWTH]

it('has beside the name what rows are sorted by, where there is no room for all', () => {
  expect(columnsFor(COLUMNS, 'growth', 318)).toEqual([{ ...NAME, track: '162px' }, GROWTH, WHY, PRICE])
  expect(columnsFor(COLUMNS, 'price', 318)).toEqual([{ ...NAME, track: '218px' }, PRICE, WHY, GROWTH])
})

it('leaves a name room to be read', () => {
  expect(columnsFor(COLUMNS, 'growth', 240)[0]?.track).toBe('152px')
})

it('has the first number there, where rows are sorted by the name or by no column', () => {
  const first = [{ ...NAME, track: '218px' }, PRICE, WHY, GROWTH]
  expect(columnsFor(COLUMNS, 'name', 318)).toEqual(first)
  expect(columnsFor(COLUMNS, 'discovery', 318)).toEqual(first)
})

it('leaves columns as they come on a wide screen, and without numbers', () => {
  expect(columnsFor(COLUMNS, 'growth', 900)).toBe(COLUMNS)
  expect(columnsFor(COLUMNS, 'growth', Number.POSITIVE_INFINITY)).toBe(COLUMNS)
  const words = [WHY, NAME]
  expect(columnsFor(words, 'name', 318)).toBe(words)
})
