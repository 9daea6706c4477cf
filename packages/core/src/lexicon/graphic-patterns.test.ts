import { expect, it } from 'vitest'
import { GRAPHIC_PATTERNS } from './graphic-patterns'
import { lexiconEntry } from './lexicon'

it.each(GRAPHIC_PATTERNS)('%s is a pattern of the lexicon', (value) => {
  expect(lexiconEntry('pattern', value)?.value).toBe(value)
})
