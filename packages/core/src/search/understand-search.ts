import { englishPlural, garmentVocabulary, type Sense } from '../extraction/vocabulary'
import { withCovered } from '../lexicon/category-families'
import type { LexiconEntry } from '../lexicon/types'
import { withNearestName } from './mistyped-characters'
import { nearPhraseWords, phraseWords } from './phrase-words'
import { charactersOf, isRun, runPairs, searchPieces, singularWord } from './search-words'

/** What is known of the words of a query: what records have, and what may have been meant by those that none has. */
export interface KnownWords {
  /** By their singular. */
  readonly known: ReadonlySet<string>
  /** Words near to one that no record has, the nearest and commonest first. */
  readonly near: ReadonlyMap<string, readonly string[]>
  /** Words that begin as the last one does, the commonest first. */
  readonly completions: readonly string[]
}

/** One thing that is asked for: a record has one of `any`, or all of `all` (none where it is empty). */
export interface SearchGroup {
  readonly any: readonly string[]
  readonly all: readonly string[]
}

export interface UnderstoodSearch {
  /** As it is searched: in lower case, mistyped words put right. */
  readonly text: string
  readonly isCorrected: boolean
  /** All of them are asked for. */
  readonly groups: readonly SearchGroup[]
  /** The same for what has a name, whose last word may be the beginning of one. */
  readonly nameGroups: readonly SearchGroup[]
  /** What of it the lexicon knows. */
  readonly meanings: readonly LexiconEntry[]
}

const MAX_WORDS = 12
/** More ways to read a query than these are not compared. */
const MAX_READINGS = 64
/** Words that say nothing of what is looked for. */
const EMPTY_WORDS = new Set('a an and the of in on at for with to by 的 和 与'.split(' '))

/** A word of a query. A character of a script without spaces is one. */
interface QueryWord {
  readonly word: string
  readonly isCharacter: boolean
}

/** The words of a query, at most twelve. */
export function queryWords(text: string): QueryWord[] {
  return searchPieces(text)
    .flatMap((piece) =>
      isRun(piece)
        ? charactersOf(piece).map((word) => ({ word, isCharacter: true }))
        : [{ word: piece, isCharacter: false }],
    )
    .slice(0, MAX_WORDS)
}

/** The words of a query about which the records are asked: their singulars, without single characters. */
export function wordsToKnow(text: string): string[] {
  return [...new Set(queryWords(text).flatMap(({ word, isCharacter }) => (isCharacter ? [] : [singularWord(word)])))]
}

/** Whether a word may be the beginning of one that is still being typed. */
export function unfinishedWord(text: string): string | null {
  const last = queryWords(text).at(-1)
  return last && !last.isCharacter && /[\p{L}\p{N}]$/u.test(text.normalize('NFKC')) ? last.word : null
}

const isInLexicon = (word: string) => garmentVocabulary().sensesOf([word]) !== null

/** What a query asks for. Pure: the same words known, the same answer. */
export function understandSearch(text: string, { known, near, completions }: KnownWords): UnderstoodSearch {
  const written = queryWords(text)
  const unfinished = unfinishedWord(text)
  const choices = written.map(({ word, isCharacter }, at) => {
    const single = singularWord(word)
    if (isCharacter || EMPTY_WORDS.has(word)) return { sure: [word], guessed: [] }
    // A word of another language may be a mistyped English one: "barn jaket".
    const isForeign = isInLexicon(word) && !phraseWords().has(single)
    if (known.has(single) || isInLexicon(word)) return { sure: [word], guessed: isForeign ? nearPhraseWords(word) : [] }
    const isLast = unfinished !== null && at === written.length - 1
    const meant = [...(isLast ? completions : []), ...(near.get(single) ?? [])]
    const sure = meant.length === 0 ? [word] : [...new Set(meant)]
    const guessed = [...(phraseWords().has(word) ? [word] : []), ...nearPhraseWords(word)]
    return { sure, guessed: guessed.filter((other) => !sure.includes(other)) }
  })
  const read = withCharactersRight(
    bestReading(choices).map((word, at) => ({ word, isCharacter: written[at]?.isCharacter ?? false })),
  )
  const { groups, meanings } = groupsOf(read, written)
  const begun = unfinished === null ? [] : completions.filter((word) => word !== unfinished)
  const lastGroup = groups.at(-1)
  const nameGroups =
    lastGroup === undefined || begun.length === 0
      ? groups
      : [...groups.slice(0, -1), { ...lastGroup, any: [...new Set([...lastGroup.any, ...begun])] }]
  return {
    text: joined(read),
    isCorrected: read.some(({ word }, at) => word !== written[at]?.word && !isBegun(word, written[at]?.word)),
    groups,
    nameGroups,
    meanings,
  }
}

/** A word that was only begun is not a mistake. */
function isBegun(word: string, written: string | undefined): boolean {
  return written !== undefined && word.startsWith(written)
}

function joined(words: readonly QueryWord[]): string {
  return words
    .map(({ word, isCharacter }, at) => (at === 0 || (isCharacter && words[at - 1]?.isCharacter) ? word : ` ${word}`))
    .join('')
}

interface WordChoices {
  /** What records have for it; the word itself where they have nothing. */
  readonly sure: readonly string[]
  /** What only a phrase has, or comes near to: meant where the words beside it make that phrase. */
  readonly guessed: readonly string[]
}

/**
 * Of all ways to read mistyped words the one that makes most of the lexicon's phrases: "buter" beside "yelow" is butter. What only
 * phrases have is guessed where the words of records leave one without sense: "teel dress" is a teal one and no "tee dress".
 */
function bestReading(choices: readonly WordChoices[]): string[] {
  const bySure = bestOf(choices.map(({ sure }) => sure))
  if (choices.every(({ guessed }) => guessed.length === 0)) return bySure
  const phrases = phrasesOf(bySure)
  const hasSense = bySure.every(
    (word, at) => EMPTY_WORDS.has(word) || phrases.some(({ from, to }) => from <= at && at < to),
  )
  if (hasSense) return bySure
  return bestOf(
    choices.map(({ sure, guessed }) => [...sure, ...guessed]),
    (word, at) => choices[at]?.guessed.includes(word) === true,
  )
}

/** `isGuessed`: words that say nothing by themselves, only in a phrase with others. */
function bestOf(
  choices: readonly (readonly string[])[],
  isGuessed: (word: string, at: number) => boolean = () => false,
): string[] {
  let readings: string[][] = [[]]
  for (const words of choices) {
    const next = readings.flatMap((reading) => words.map((word) => [...reading, word]))
    readings = next.length > MAX_READINGS ? readings.map((reading) => [...reading, words[0] ?? '']) : next
  }
  let best = readings[0] ?? []
  let most = -1
  for (const reading of readings) {
    // A phrase of two words says more than two words that the lexicon knows each.
    const sense = phrasesOf(reading)
      .filter(({ from, to }) => to - from > 1 || !isGuessed(reading[from] ?? '', from))
      .reduce((sum, { from, to }) => sum + (to - from) ** 2, 0)
    if (sense > most) [best, most] = [reading, sense]
  }
  return best
}

/** Phrases of the lexicon, also where the last word's plural is what it knows. */
function phrasesOf(words: readonly string[]) {
  const vocabulary = garmentVocabulary()
  return vocabulary.find(
    words.map((word) => {
      const plural = vocabulary.sensesOf([word]) === null ? englishPlural(word) : null
      return plural !== null && vocabulary.sensesOf([plural]) !== null ? plural : word
    }),
  )
}

/** Runs of characters in which one makes no sense, and would with another in its place. */
function withCharactersRight(words: readonly QueryWord[]): readonly QueryWord[] {
  const phrases = phrasesOf(words.map(({ word }) => word))
  const isKnown = words.map((_, at) => phrases.some(({ from, to }) => from <= at && at < to))
  const right = [...words]
  for (let from = 0; from < words.length; from += 1) {
    let to = from
    while (words[to]?.isCharacter) to += 1
    const run = words.slice(from, to).map(({ word }) => word)
    const mended = withNearestName(run, isKnown.slice(from, to))
    mended.forEach((word, at) => (right[from + at] = { word, isCharacter: true }))
    from = to
  }
  return right
}

/** `written`: the same words before they were put right. */
function groupsOf(
  words: readonly QueryWord[],
  written: readonly QueryWord[],
): { groups: SearchGroup[]; meanings: LexiconEntry[] } {
  const groups: SearchGroup[] = []
  const meanings: LexiconEntry[] = []
  const phrases = phrasesOf(words.map(({ word }) => word))
  let at = 0
  while (at < words.length) {
    const phrase = phrases.find(({ from }) => from === at)
    const concepts = phrase ? conceptsOf(phrase.senses) : []
    if (phrase && concepts.length > 0) {
      // Records that say it as it was typed are found too.
      const said = words[at]?.isCharacter ? written : words
      groups.push(groupOf(said.slice(at, phrase.to), concepts))
      meanings.push(...entriesOf(phrase.senses))
      at = phrase.to
      continue
    }
    // Characters that name nothing known are one run up to the next that does.
    const from = at
    at += 1
    while (words[from]?.isCharacter && words[at]?.isCharacter && !startsConcept(phrases, at)) at += 1
    const own = words.slice(from, at)
    if (own.some(({ word }) => !EMPTY_WORDS.has(word))) groups.push(groupOf(own, []))
  }
  return { groups, meanings: [...new Set(meanings)] }
}

function startsConcept(phrases: ReturnType<typeof phrasesOf>, at: number): boolean {
  return phrases.some(({ from, senses }) => from === at && conceptsOf(senses).length > 0)
}

function groupOf(words: readonly QueryWord[], concepts: readonly string[]): SearchGroup {
  const all = words[0]?.isCharacter
    ? runPairs(words.map(({ word }) => word).join(''))
    : words.map(({ word }) => singularWord(word))
  const [only, ...more] = all
  return only !== undefined && more.length === 0 ? { any: [...concepts, only], all: [] } : { any: concepts, all }
}

/** What records carry that have the sense, as `terms` of the search's tables write it. */
function conceptsOf(senses: readonly Sense[]): string[] {
  return [
    ...new Set(
      senses.flatMap((sense) => {
        if (sense.kind === 'attribute') return [`=${sense.entry.value}`]
        if (sense.kind === 'category') return withCovered(sense.entry.value).map((value) => `=${value}`)
        return sense.kind === 'gender' ? [`gender=${sense.gender}`] : []
      }),
    ),
  ]
}

function entriesOf(senses: readonly Sense[]): LexiconEntry[] {
  return senses.flatMap((sense) => (sense.kind === 'attribute' || sense.kind === 'category' ? [sense.entry] : []))
}
