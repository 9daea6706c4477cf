import { openSellingWorld } from '@trendee/analytics/testing/selling-world'
import { addRows } from '@trendee/analytics/testing/trend-world'
import { expect, it } from 'vitest'
import { termsOfTrends, trendNamed, trendOfTerm } from './trend-identity'

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
it('is called by the spelling that feeds know best', async () => {
  const world = await openSellingWorld([])
  const point = (term: string, date: string) => ({ platform: 'google', term, date, value: 1, version: 1 })
  await addRows(world.db, 'trendee.series_point', [
    point('gray coat', '2025-06-02'),
    point('grey coat', '2025-06-02'),
    point('grey coat', '2025-06-09'),
    point('moto boots', '2025-06-09'),
  ])
  expect(await termsOfTrends(world.db)).toEqual(
    new Map([
      ['grey-coat', 'grey coat'],
      ['combat-boots', 'moto boots'],
    ]),
  )
  await world.close()
})
