import { lexiconEntries } from '@trendee/core/lexicon/lexicon'
import { primaryCategories } from '@trendee/core/lexicon/primary-categories'
import { describe, expect, it } from 'vitest'
import { kindWords } from './design/kinds'
import { matchAllWords, matchWords } from './design/slug-match'
import { detailWords, necklineWords, patternWords, shapeWords, sleeveWords, textureWords } from './design/words'
import { designOf } from './design/design-of'
import { garmentSpecFrom } from './garment-spec'

describe('garmentSpecFrom', () => {
  it('carries the record over to the spec', () => {
    const spec = garmentSpecFrom({
      primaryCategory: 'womenswear',
      secondaryCategory: 'wrap-dress',
      gender: 'women',
      attributes: [
        { type: 'pattern', value: 'polka-dot' },
        { type: 'neckline', value: 'v-neck' },
        { type: 'sleeve', value: 'puff-sleeve' },
        { type: 'fabric', value: 'satin' },
        { type: 'shape', value: 'midi' },
        { type: 'detail', value: 'ruffle' },
      ],
      colorsHex: ['#AABBCC', 'oops', '123'],
      seed: 41,
    })
    expect(spec).toEqual({
      type: 'wrap-dress',
      pattern: 'polka-dot',
      neckline: 'v-neck',
      sleeve: 'puff-sleeve',
      texture: 'satin',
      length: 'midi',
      details: ['ruffle'],
      colors: ['#aabbcc', '#112233'],
      seed: 41,
    })
  })

  it('draws what is usual for the primary category when nothing else is known', () => {
    expect(designOf(garmentSpecFrom({ primaryCategory: 'footwear', seed: 1 })).kind).toBe('sneaker')
    expect(designOf(garmentSpecFrom({ primaryCategory: 'denim', secondaryCategory: null, seed: 1 })).texture).toBe(
      'denim',
    )
    expect(designOf(garmentSpecFrom({ primaryCategory: 'jewelry', secondaryCategory: '', seed: 1 })).kind).toBe(
      'necklace',
    )
    expect(garmentSpecFrom({ seed: Number.NaN }).colors).toHaveLength(1)
  })

  it('knows a usual garment for every primary category', () => {
    const kinds = primaryCategories().map(
      ({ value }) => designOf(garmentSpecFrom({ primaryCategory: value, seed: 3 })).kind,
    )
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(10)
  })
})

describe('matchAllWords', () => {
  it('reads the longest name and never a part of it again', () => {
    expect(matchAllWords('patch-pocket', detailWords)).toEqual(['patch-pocket'])
    expect(matchAllWords('lace trim and bow', detailWords)).toEqual(['lace-trim', 'bow'])
    expect(matchAllWords(undefined, detailWords)).toEqual([])
  })
})

describe('the lexicon', () => {
  it('has a drawing of its own for each secondary category', () => {
    const unknown = lexiconEntries('category').filter((c) => matchWords(c.value, kindWords) === undefined)
    expect(unknown.map((c) => c.value)).toEqual([])
  })

  it.each([
    ['pattern', patternWords],
    ['neckline', necklineWords],
    ['sleeve', sleeveWords],
    ['texture', textureWords],
    ['fabric', textureWords],
    ['fit-type', shapeWords],
  ] as const)('knows how to draw every %s', (type, table) => {
    const unknown = lexiconEntries(type).filter((entry) => matchWords<unknown>(entry.value, table) === undefined)
    expect(unknown.map((entry) => entry.value)).toEqual([])
  })
})

describe('designOf', () => {
  it.each([
    ['shirt-dress', 'dress'],
    ['t-shirt-dress', 'dress'],
    ['denim-jacket', 'jacket'],
    ['wide-leg-jeans', 'jeans'],
    ['mini-skirt', 'skirt'],
    ['puffer-jacket', 'puffer'],
    ['knee-high-boots', 'tall-boot'],
    ['ballet-flats', 'flat'],
    ['pajama-set', 'pyjamas'],
    ['leather-pants', 'trousers'],
  ])('reads %s as %s', (type, kind) => {
    expect(designOf({ type, colors: [], seed: 0 }).kind).toBe(kind)
  })

  it('lets the record overrule what is usual, and the garment name fill what the record leaves open', () => {
    const design = designOf({ type: 'slip-dress', neckline: 'square-neck', length: 'maxi', colors: [], seed: 0 })
    expect(design.neckline).toBe('square')
    expect(design.length).toBe('maxi')
    expect(design.texture).toBe('satin')
    expect(designOf({ type: 'halter-top', colors: [], seed: 0 }).neckline).toBe('halter')
    expect(designOf({ type: 'long-sleeve-t-shirt', colors: [], seed: 0 })).toMatchObject({
      sleeveLength: 'long',
      length: 'hip',
    })
  })
})
