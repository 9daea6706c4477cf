import { expect, it } from 'vitest'
import { termsByTrend, trendNamed, trendOfTerm } from './trend-identity'

it('is one for all spellings of a term', () => {
  for (const term of ['gray coat', 'Grey Coat', 'grey coats']) {
    expect(trendOfTerm(term), term).toMatchObject({
      trendId: 'grey-coat',
      type: 'product',
      primaryCategory: 'womenswear',
      secondaryCategory: 'coat',
      hex: '',
    })
  }
})
it('has the colour of a colour, and is a keyword where the lexicon does not know it', () => {
  expect(trendOfTerm('red')).toMatchObject({
    trendId: 'red',
    type: 'color',
    hex: expect.stringMatching(/^#[0-9a-f]{6}$/i),
  })
  expect(trendOfTerm('quilted zork')).toMatchObject({
    trendId: 'quilted-zork',
    type: 'keyword',
    primaryCategory: '',
    secondaryCategory: '',
  })
})
it('is found again by its id', () => {
  for (const term of ['grey coat', 'moto boots', 'red', 'quilted zork', 'women linen shirt', '红色']) {
    const { trendId, type, secondaryCategory } = trendOfTerm(term)
    expect(trendNamed(trendId), term).toMatchObject({ trendId, type, secondaryCategory })
  }
})
it('is called by the first of its terms', () => {
  expect(termsByTrend(['grey coat', 'moto boots', 'gray coat'])).toEqual(
    new Map([
      ['grey-coat', 'grey coat'],
      ['combat-boots', 'moto boots'],
    ]),
  )
})
