import { describe, expect, it } from 'vitest'
import { lexiconKinds } from './kinds'
import { lexiconEntries, lexiconEntry } from './lexicon'
import { NARROWER_TERMS, TERMS_APART } from './narrower-terms'
import { ATTRIBUTE_TYPES, type LexiconEntry } from './types'

const TYPES = [...ATTRIBUTE_TYPES, 'category'] as const

/** Every term of both tables with the value that it stands under. */
const ROWS = [NARROWER_TERMS, TERMS_APART].flatMap((table) =>
  TYPES.flatMap((type) =>
    Object.entries(table[type] ?? {}).flatMap(([value, kinds]) =>
      kinds.split(/[|=]/).map((term) => ({ type, value, term })),
    ),
  ),
)

describe('kinds of values', () => {
  it('are told from values that know their words', () => {
    const missing = ROWS.filter(({ type, value, term }) => {
      const entry: LexiconEntry | null = lexiconEntry(type, value)
      return entry === null || ![...entry.terms, ...entry.zhTerms].includes(term)
    })
    expect(missing).toEqual([])
  })

  it('are named in Chinese, each by a name of its own', () => {
    const taken = new Set(TYPES.flatMap((type) => lexiconEntries(type).map(({ zh }) => `${type} ${zh}`)))
    const kinds = lexiconKinds().map(({ type, zh }) => `${type} ${zh}`)
    const doubled = kinds.filter((kind, index) => kinds.indexOf(kind) !== index || taken.has(kind))
    expect(doubled).toEqual([])
    expect(lexiconKinds().filter(({ zh }) => !/\p{Script=Han}/u.test(zh))).toEqual([])
  })

  it('have no name of a value or of one another', () => {
    const values = new Set(TYPES.flatMap((type) => lexiconEntries(type).map(({ value }) => value)))
    const kinds = lexiconKinds().map(({ value }) => value)
    expect(kinds.filter((value) => values.has(value))).toEqual([])
    expect(kinds.filter((value, index) => kinds.indexOf(value) !== index)).toEqual([])
  })
})
