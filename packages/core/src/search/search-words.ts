import { withoutAccents } from '../extraction/phrase-trie'

/**
 * The words by which texts are found. `packages/analytics/src/tables/search-words-sql.ts` says the same in SQL, for texts that
 * never leave the engine; its test holds the two together.
 */

/** Scripts that write no spaces: their texts are found by pairs of characters. */
const RUN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}'
const APOSTROPHES = /['’`‘´]/g
const RUNS = new RegExp(`[${RUN}]+`, 'gu')
const RUN_START = new RegExp(`^[${RUN}]`, 'u')
const WORDS = /[\p{L}\p{N}]+/gu

/** `dresses` and `dress` are one word: the rule of English plurals, as far as searching needs it. */
export function singularWord(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word
  if (/(?:ss|us|is)$/.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** A text in lower case without accents, whose words and runs of characters stand apart. */
export function searchPieces(text: string): string[] {
  const plain = withoutAccents(text.replaceAll(APOSTROPHES, '').normalize('NFKD')).toLowerCase()
  return plain.replaceAll(RUNS, ' $& ').match(WORDS) ?? []
}

/** Whether a piece is a run of characters that are words of their own. */
export function isRun(piece: string): boolean {
  return RUN_START.test(piece)
}

/** The characters of a run; one may be two units of the text. */
export function charactersOf(run: string): string[] {
  return Array.from(run)
}

/** The pairs of a run; a single character is found by itself. */
export function runPairs(run: string): string[] {
  const characters = charactersOf(run)
  return characters.length === 1 ? characters : characters.slice(1).map((next, at) => `${characters[at]}${next}`)
}

/** All words by which a text is found, each once. */
export function searchWords(text: string): string[] {
  return [
    ...new Set(
      searchPieces(text).flatMap((piece) =>
        isRun(piece) ? [...charactersOf(piece), ...runPairs(piece)] : [singularWord(piece)],
      ),
    ),
  ]
}
