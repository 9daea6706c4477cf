import { lexiconEntries } from '../lexicon/lexicon'
import { OTHER_NAMES } from '../lexicon/other-names'
import { ATTRIBUTE_TYPES, type LexiconEntry } from '../lexicon/types'
import { englishPlural } from './vocabulary'

/** Shorter words stand inside too many others. */
const SHORTEST_PIECE = 3

let words: ReadonlySet<string> | null = null

function lexiconWords(): ReadonlySet<string> {
  words ??= new Set(
    [...ATTRIBUTE_TYPES, 'category' as const]
      .flatMap((type): readonly LexiconEntry[] => lexiconEntries(type))
      .flatMap((entry) => entry.terms.flatMap((term) => term.split(/[\s-]+/)))
      .flatMap((word) => [word, englishPlural(word) ?? word])
      .filter((word) => word.length >= SHORTEST_PIECE && /^[a-z0-9]+$/.test(word)),
  )
  return words
}

/**
 * The words that a hashtag runs together: `bubbleskirt` → `bubble skirt`; as few as possible. A word that the lexicon
 * writes as one, one that is not made of the lexicon's words alone, and another name (`newjeans`, a band) stay as they are.
 */
export function partWords(word: string): string {
  const known = lexiconWords()
  if (!/^[a-z0-9]+$/.test(word) || known.has(word) || OTHER_NAMES.has(word)) return word
  const best: (readonly string[] | null)[] = [[]]
  for (let end = 1; end <= word.length; end += 1) {
    best[end] = null
    for (let from = 0; from <= end - SHORTEST_PIECE; from += 1) {
      const before = best[from]
      if (!before || !known.has(word.slice(from, end))) continue
      if (before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, word.slice(from, end)]
    }
  }
  return best[word.length]?.join(' ') ?? word
}
