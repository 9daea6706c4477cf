import { describe, expect, it } from 'vitest'
import { chanceOf, judgeKeywords, logLikelihoodRatio, piecesOf } from './keyword-test'

describe('the log-likelihood ratio', () => {
  it('is Dunning’s, by hand', () => {
    // 20 of 100 against 5 of 100: 2 × (20 ln 1.6 + 80 ln(80 ÷ 87.5) + 5 ln 0.4 + 95 ln(95 ÷ 87.5)).
    expect(logLikelihoodRatio(20, 100, 5, 100)).toBeCloseTo(10.9245, 4)
    expect(logLikelihoodRatio(5, 100, 20, 100)).toBeCloseTo(-10.9245, 4)
    expect(logLikelihoodRatio(10, 100, 20, 200)).toBeCloseTo(0, 9)
    expect(logLikelihoodRatio(8, 10, 0, 40)).toBeCloseTo(33.9589, 4)
  })
  it('is reached by chance as often as half of χ² says', () => {
    // Tables of χ² with one degree of freedom: 3.841 at 5 %, 10.828 at 0.1 %.
    expect(chanceOf(3.841_459)).toBeCloseTo(0.025, 6)
    expect(chanceOf(10.827_566)).toBeCloseTo(0.0005, 7)
    expect(chanceOf(-4)).toBe(1)
  })
})

describe('keywords', () => {
  const categories = new Map([
    ['tshirt', { printed: 10, others: 40 }],
    ['denim', { printed: 20, others: 0 }],
  ])
  it('are told against the rest of their category, false ones held', () => {
    const found = judgeKeywords(
      [
        { phrase: 'frog', category: 'tshirt', printed: 8, others: 0 },
        // 5 of 10 against 12 of 40: chance does that one time in eight.
        { phrase: 'cat', category: 'tshirt', printed: 5, others: 12 },
        // As often as all others.
        { phrase: 'sale', category: 'tshirt', printed: 5, others: 20 },
        // Fewer than five.
        { phrase: 'moth', category: 'tshirt', printed: 4, others: 0 },
        // Nothing to compare with.
        { phrase: 'goose', category: 'denim', printed: 20, others: 0 },
      ],
      categories,
    )
    expect([...found.keys()]).toEqual(['frog'])
    expect(found.get('frog')).toMatchObject({ category: 'tshirt', lift: null, categories: ['tshirt'] })
  })
  it('are fewer where more is tried: of so many tests one is such by chance', () => {
    const one = { phrase: 'cat', category: 'tshirt', printed: 6, others: 12 }
    const many = Array.from({ length: 60 }, (_, at) => ({ ...one, phrase: `word ${at}`, others: 24 }))
    // 6 of 10 against 12 of 40 is reached by chance four times in a hundred.
    expect(judgeKeywords([one], categories).size).toBe(1)
    expect(judgeKeywords([one, ...many], categories).size).toBe(0)
  })
})

it('a piece is what a longer keyword has nine in ten listings of', () => {
  const listings = new Map([
    ['magic mushroom', 9],
    ['magic', 10],
    ['mushroom', 11],
    ['mush', 9],
  ])
  expect([...piecesOf(listings)]).toEqual(['magic'])
})
