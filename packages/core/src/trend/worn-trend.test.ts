import { describe, expect, it } from 'vitest'
import { pairTrend, wornTrend } from './worn-trend'

describe('what shows a trend', () => {
  it.each([
    ['butter-yellow', { category: '', attributes: ['color/butter-yellow'], words: [] }],
    ['slip-dress', { category: 'slip-dress', attributes: [], words: [] }],
    ['linen-shirt', { category: 'shirt', attributes: ['fabric/linen'], words: [] }],
    ['mangalsutra', { category: 'necklace', attributes: [], words: ['mangalsutra'] }],
    ['teal-midi-dress', { category: 'dress', attributes: ['color/teal', 'shape/midi'], words: [] }],
  ])('%s', (trend, worn) => {
    expect(wornTrend(trend)).toEqual(worn)
  })

  it('is nothing where a trend is only words', () => {
    expect(wornTrend('dua-lipa-tour')).toBeNull()
  })
})

describe('a category with an attribute', () => {
  it('is the trend that its name names', () => {
    expect(pairTrend('shirt', 'fabric', 'linen')).toMatchObject({ trendId: 'linen-shirt', type: 'product' })
    expect(pairTrend('shirt', 'fabric', 'linen')?.nameZh).not.toBe('')
  })

  it('is none where its name says no more than one of them, or the lexicon knows neither', () => {
    expect(pairTrend('jeans', 'fabric', 'denim')).toBeNull()
    expect(pairTrend('hoodie', 'neckline', 'hooded')).toBeNull()
    expect(pairTrend('polo-shirt', 'neckline', 'polo-collar')).toBeNull()
    expect(pairTrend('leather-jacket', 'fabric', 'faux-leather')).toBeNull()
    expect(pairTrend('no-such-thing', 'fabric', 'denim')).toBeNull()
  })
})
