import { describe, expect, it } from 'vitest'
import { recogniseTerm } from '../extraction/recognise-term'
import { lexiconEntries } from '../lexicon/lexicon'
import { STYLE_LOOKS, stylePieces } from './style-looks'
import { trendPicture } from './trend-picture'

const STYLES = lexiconEntries('style').map(({ value }) => value)

describe('looks of styles', () => {
  it('are there for each style of the lexicon and no other', () => {
    expect(Object.keys(STYLE_LOOKS).sort()).toEqual([...STYLES].sort())
  })

  it('say garments in words of the lexicon alone, each with something that makes it the style’s', () => {
    const texts = Object.values(STYLE_LOOKS).flat()
    const unclear = texts.filter((text) => {
      const term = recogniseTerm(text)
      return term.category === null || term.type === 'keyword' || term.attributes.length === 0
    })
    expect(unclear).toEqual([])
  })

  it('begin with three garments that differ', () => {
    for (const style of STYLES) {
      expect(
        new Set(
          stylePieces(style)
            .slice(0, 3)
            .map(({ category }) => category),
        ).size,
      ).toBe(3)
    }
  })

  it('make pictures that no other style has', () => {
    const picturesOf = (style: string) =>
      [0, 1, 2].map((place) => {
        const { secondaryCategory, attributes } = trendPicture(style, place)
        const words = attributes.filter(({ type }) => type !== 'style').map(({ type, value }) => `${type}:${value}`)
        return `${secondaryCategory} ${words.sort().join(' ')}`
      })
    const styleOf = new Map<string, string>()
    for (const style of STYLES) {
      const key = picturesOf(style).join(', ')
      expect([style, styleOf.get(key)]).toEqual([style, undefined])
      styleOf.set(key, style)
    }
    const shared = picturesOf('kawaii').filter((picture) => picturesOf('office-siren').includes(picture))
    expect(shared).toEqual([])
  })
})
