import { expect, it } from 'vitest'
import { isNamedBy } from './is-named-by'

const BLACK_FRIDAY = ['Black Friday', '黑色星期五']

it.each(['black friday', 'Black Fri', 'FRIDAY', 'friday black', '星期五', '黑色'])('%s names it', (words) => {
  expect(isNamedBy(words, BLACK_FRIDAY)).toBe(true)
})

it.each(['black dress', 'riday', 'b', '', '#', '星期一', 'black 星期一'])('%j does not name it', (words) => {
  expect(isNamedBy(words, BLACK_FRIDAY)).toBe(false)
})

it('knows no accents and no apostrophes', () => {
  expect(isNamedBy('mothers day', ['Mother’s Day'])).toBe(true)
  expect(isNamedBy('fete nationale', ['Fête nationale'])).toBe(true)
})
