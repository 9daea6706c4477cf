import { expect, it } from 'vitest'
import { trendNamed, trendOfTerm } from './trend-identity'

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
it('is named by itself whatever its spelling, never by another', () => {
  for (const term of ['summer dress', 'Summer Dresses', '#summerdress', 'SUMMER DRESS', '夏季连衣裙']) {
    expect(trendOfTerm(term), term).toMatchObject({
      trendId: 'summer-dress',
      name: 'Summer Dress',
      nameZh: '夏季连衣裙',
    })
  }
  expect(trendOfTerm('dress')).toMatchObject({ trendId: 'dress', name: 'Dress', nameZh: '连衣裙', broader: null })
})
it('tells what it is a kind of', () => {
  const broaderOf = (term: string) => trendOfTerm(term).broader?.trendId ?? null
  expect(['summer dress', 'mididress', 'linen shirt', 'powder blue', 'slip dress'].map(broaderOf)).toEqual([
    'dress',
    'dress',
    'shirt',
    'blue',
    'dress',
  ])
  expect(trendOfTerm('mocha mousse').broader).toEqual({
    trendId: 'coffee',
    name: 'Coffee',
    nameZh: '咖啡色',
    type: 'color',
  })
  // A ware before other words is not what the term ends in, and words filed under a value may be no kind of it.
  expect(['dress rehearsal dinner', 'dua lipa tour', 'ski pants', 'dress', 'blue'].map(broaderOf)).toEqual(
    Array.from({ length: 5 }, () => null),
  )
})
