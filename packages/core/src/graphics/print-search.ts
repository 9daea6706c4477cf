import { printPhrases } from './print-phrases'

/** Words by which a search says that a print is wanted. */
const ASKS_FOR_PRINT = /\b(?:prints?|printed|graphic|slogan|pattern|t ?shirt|tee)\b|印花|图案|标语/

/**
 * The keyword that a search is for: the longest known one that it names; or, where it asks for a print in so many words, what it
 * says beside. `null` where it is for no print.
 */
export function printOfSearch(search: string, isKnown: (words: string) => boolean): string | null {
  const text = search.replaceAll('-', ' ').toLowerCase()
  const phrases = printPhrases([text])
    .map(({ words }) => words)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  return phrases.find(isKnown) ?? (ASKS_FOR_PRINT.test(text) ? (phrases[0] ?? null) : null)
}
