import { lexiconEntries } from '../lexicon/lexicon'
import { ATTRIBUTE_TYPES } from '../lexicon/types'
import { editDistance, slipsAllowed } from './edit-distance'

const MOST = 5
/** Of a word of three letters one may be wrong, where the others say what is meant. */
const SHORTEST = 3

let words: ReadonlySet<string> | null = null

/** The words of the lexicon's English phrases, such as "barn" of "barn jacket". */
export function phraseWords(): ReadonlySet<string> {
  words ??= new Set(
    ['category' as const, ...ATTRIBUTE_TYPES]
      .flatMap((type) => lexiconEntries(type).flatMap(({ terms }) => terms))
      .flatMap((term) => term.split(/[\s-]+/))
      .filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word)),
  )
  return words
}

/** Words of phrases that are near to a mistyped one, the nearest first; the first letter is believed, or the last two. */
export function nearPhraseWords(word: string): readonly string[] {
  if (word.length < SHORTEST) return []
  const slips = Math.max(1, slipsAllowed(word))
  return [...phraseWords()]
    .filter((other) => other[0] === word[0] || other.slice(-2) === word.slice(-2))
    .map((other) => ({ other, distance: editDistance(word, other, slips) }))
    .filter(({ distance }) => distance > 0 && distance <= slips)
    .toSorted((a, b) => a.distance - b.distance || (a.other < b.other ? -1 : 1))
    .slice(0, MOST)
    .map(({ other }) => other)
}
