import {
  type UnderstoodSearch,
  understandSearch,
  unfinishedWord,
  wordsToKnow,
} from '@trendee/core/search/understand-search'
import { slipsAllowed } from '@trendee/core/search/edit-distance'
import { singularWord } from '@trendee/core/search/search-words'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const COMPLETIONS = 8
const NEAR = 5

const WORD = z.object({ word: z.string() })
const NEAR_WORD = z.object({ asked: z.string(), word: z.string() })

/** What a query asks for, by the lexicon and by the words that records have. */
export async function understand(db: AnalyticsDb, text: string): Promise<UnderstoodSearch> {
  const words = wordsToKnow(text)
  const unfinished = unfinishedWord(text)
  const [found, begun] = await Promise.all([
    words.length === 0
      ? []
      : db.rows(
          WORD,
          'SELECT word FROM trendee.search_word WHERE word IN {words:Array(String)}',
          { words },
          { route: 'search.words', isKept: true },
        ),
    unfinished === null
      ? []
      : db.rows(
          WORD,
          `SELECT word FROM trendee.search_word WHERE startsWith(word, {start:String})
           ORDER BY records DESC, word LIMIT {limit:UInt8}`,
          { start: unfinished, limit: COMPLETIONS },
          { route: 'search.completions', isKept: true },
        ),
  ])
  const known = new Set(found.map(({ word }) => word))
  const completions = begun.map(({ word }) => word)
  const isBegun = (word: string) =>
    unfinished !== null && completions.length > 0 && word === singularWord(unfinished) && word === words.at(-1)
  const doubtful = words.filter((word) => !known.has(word) && !isBegun(word) && slipsAllowed(word) > 0)
  return understandSearch(text, { known, completions, near: await nearWords(db, doubtful) })
}

/** Words that differ by few letters from those that no record has; a first letter is seldom mistyped. */
async function nearWords(db: AnalyticsDb, words: readonly string[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map()
  const rows = await db.rows(
    NEAR_WORD,
    `SELECT asked, word FROM trendee.search_word
     ARRAY JOIN {words:Array(String)} AS asked, {slips:Array(UInt8)} AS slips
     WHERE abs(toInt16(length(word)) - toInt16(length(asked))) <= slips
       -- Costs a tenth of the distance, and one slip leaves either end of a word as it is.
       AND (substring(word, 1, 1) = substring(asked, 1, 1) OR substring(word, -2) = substring(asked, -2))
       AND damerauLevenshteinDistance(word, asked) <= slips
     ORDER BY asked, damerauLevenshteinDistance(word, asked), substring(word, 1, 1) = substring(asked, 1, 1) DESC,
       records DESC, word
     LIMIT {near:UInt8} BY asked`,
    { words, slips: words.map(slipsAllowed), near: NEAR },
    { route: 'search.near-words', isKept: true },
  )
  return new Map(words.map((asked) => [asked, rows.flatMap((row) => (row.asked === asked ? [row.word] : []))]))
}
