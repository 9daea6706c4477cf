import { expect, it } from 'vitest'
import { unstorableAt } from './storable-text'

it.each([
  ['plain, 中文, 👗', null],
  ['a\u0000b', ''],
  ['half \uD83D of a dress', ''],
  [{ a: 1, b: null, c: ['x', { d: 'y\u0000' }] }, 'c.1.d'],
  [{ 'ke\u0000y': 1 }, 'ke\u0000y'],
  [{ a: true }, null],
])('%j: %j', (value, path) => {
  expect(unstorableAt(value)).toBe(path)
})
