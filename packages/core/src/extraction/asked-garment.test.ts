import { expect, it } from 'vitest'
import { askedGarment } from './asked-garment'

it.each([
  ['Paris suede coat', 'coat', ['suede'], ['paris']],
  ['suede coats in Paris', 'coat', ['suede'], ['paris']],
  ['麂皮大衣', 'coat', ['suede'], []],
  ['butter yellow', '', ['butter-yellow'], []],
  ['velm opening', '', [], ['velm', 'opening']],
  ['', '', [], []],
])('%j asks for %j of %j and says %j', (words, category, values, others) => {
  expect(askedGarment(words)).toEqual({ category, values, others })
})
