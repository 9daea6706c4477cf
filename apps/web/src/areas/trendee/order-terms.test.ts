import { describe, expect, it } from 'vitest'
import { knownTerms, readTerm } from './order-terms'

describe('the terms of an order', () => {
  it.each([
    ['cost', '12,5', 12.5],
    ['cost', '', undefined],
    ['cost', '-1', undefined],
    ['expected', '0', undefined],
    ['expected', '10.5', undefined],
    ['weeks', '27', undefined],
    ['weeks', ' 8 ', 8],
  ] as const)('%s takes %j as %j', (field, text, expected) => {
    expect(readTerm(field, text)).toBe(expected)
  })
  it('are the usual ones where nothing sound was kept', () => {
    expect(knownTerms({ expected: 'many', cost: 9, weeks: 400, other: 1 })).toEqual({
      expected: 1000,
      minimum: 0,
      weeks: 8,
      cost: 9,
      price: null,
      clearance: 0,
    })
    expect(knownTerms('x')).toMatchObject({ expected: 1000, cost: null })
  })
})
