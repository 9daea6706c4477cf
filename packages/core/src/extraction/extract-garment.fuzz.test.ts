import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lexiconEntries, lexiconEntry } from '../lexicon/lexicon'
import { ATTRIBUTE_TYPES } from '../lexicon/types'
import { extractGarment } from './extract-garment'
import { recogniseTerm } from './recognise-term'

const terms = [...ATTRIBUTE_TYPES, 'category' as const].flatMap((type) =>
  lexiconEntries(type).flatMap((entry) => [...entry.terms, ...entry.zhTerms]),
)

/** Titles of lexicon words between anything else, so that most of the rules are met. */
const pieces = oneof(constantFrom(...terms), string(), constantFrom('with', 'without', 'for', '&', ',', 'women', 'no'))

const titles = array(pieces, { maxLength: 8 }).map((parts) => parts.join(' '))

describe('extraction of any text', () => {
  it('finds only what the lexicon has, by words that stand in the text, each value once', () => {
    assert(
      property(titles, titles, (title, description) => {
        const { attributes, category } = extractGarment({ title, description })
        const texts = { title, description } as Record<string, string>
        const keys = attributes.map(({ type, value }) => `${type}:${value}`)
        expect(new Set(keys).size).toBe(keys.length)
        for (const { type, value, words, from } of attributes) {
          expect(lexiconEntry(type, value)).not.toBeNull()
          expect(texts[from]?.normalize('NFKC').toLowerCase()).toContain(words.normalize('NFKC').toLowerCase())
        }
        expect(category === null || lexiconEntry('category', category.secondary) !== null).toBe(true)
      }),
      { numRuns: 300, seed: 7 },
    )
  })

  it('knows every entry by its own name', () => {
    const strays = [...ATTRIBUTE_TYPES, 'category' as const].flatMap((type) =>
      lexiconEntries(type)
        .filter((entry) => recogniseTerm(entry.en).id !== `${type}:${entry.value}`)
        .map((entry) => `${type}:${entry.en} → ${recogniseTerm(entry.en).id}`),
    )
    expect(strays).toEqual([])
  })

  it('knows every entry by its Chinese name', () => {
    const strays = [...ATTRIBUTE_TYPES, 'category' as const].flatMap((type) =>
      lexiconEntries(type)
        .filter((entry) => recogniseTerm(entry.zh).id !== `${type}:${entry.value}`)
        .map((entry) => `${type}:${entry.zh} → ${recogniseTerm(entry.zh).id}`),
    )
    expect(strays).toEqual([])
  })
})
