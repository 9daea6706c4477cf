import { expect, it } from 'vitest'
import { editDistance, slipsAllowed } from './edit-distance'

it('counts letters and gives up above the limit', () => {
  expect(editDistance('kitten', 'sitting', 5)).toBe(3)
  expect(editDistance('abc', 'abcdefgh', 2)).toBe(3)
  expect(editDistance('blakc', 'black', 2)).toBe(1)
})

it('forgives more in long words', () => {
  expect(['red', 'linen', 'leopard'].map(slipsAllowed)).toEqual([0, 1, 2])
})
