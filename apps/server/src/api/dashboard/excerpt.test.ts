import { expect, it } from 'vitest'
import { excerptOf } from './excerpt'

it('a short text is its own excerpt, in one line', () => {
  expect(excerptOf('  Two\n\nlines. ')).toBe('Two lines.')
  expect(excerptOf('x'.repeat(140))).toBe('x'.repeat(140))
})

it('a long one ends after a whole word, without its stop', () => {
  const words = `${'linen '.repeat(22)}velvet, trousers`
  expect(excerptOf(words)).toBe(`${'linen '.repeat(22)}velvet…`)
})

it('where there are no spaces it is cut between characters', () => {
  expect(excerptOf('裙'.repeat(200))).toBe(`${'裙'.repeat(140)}…`)
  expect(excerptOf('👗'.repeat(200))).toBe(`${'👗'.repeat(140)}…`)
})
