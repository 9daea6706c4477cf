import { detectAll } from 'tinyld/light'
import { GENDER_ROWS } from '../lexicon/genders'
import { LANGUAGE_WORDS } from '../lexicon/languages/all-languages'
import { LOAN_GENDERS, LOAN_WORDS } from '../lexicon/languages/loan-words'
import { writtenTerms } from '../lexicon/languages/read-terms'
import { type LanguageWords, TITLE_LANGUAGES } from '../lexicon/languages/title-words'
import { lexiconEntries } from '../lexicon/lexicon'
import { PHRASE_CUES } from '../lexicon/phrase-cues'
import { ATTRIBUTE_TYPES } from '../lexicon/types'
import { compoundOf } from './german-compounds'
import { type ReadingLanguage, vocabularyOf } from './language-vocabulary'
import { PhraseTrie, withoutAccents } from './phrase-trie'
import { eachRegionalTerm, englishPlural } from './vocabulary'
import { readWords } from './word-stream'

/** Kana but の, which Chinese titles use for its looks. */
export const KANA = /[ぁ-ねは-ヺー-ヿｦ-ﾟ]/u

/** Letters that tell how a text is read, and how many of them it takes. */
const SCRIPTS: readonly (readonly [language: ReadingLanguage, letters: RegExp, atLeast: number])[] = [
  ['ja', new RegExp(KANA, 'gu'), 2],
  ['ko', /[가-힣]/gu, 2],
  ['other', /[іїєґўђјљњћџѓќ]/giu, 1],
  ['ru', /[а-яё]/giu, 3],
  ['other', /[\u0370-\u03ff\u0530-\u06ff\u0900-\u0dff\u0e80-\u10ff]/gu, 3],
  ['mixed', /[\u0e01-\u0e5b\u3400-\u9fff]/gu, 2],
  ['vi', /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu, 1],
]

const LATIN = /[a-z]/giu

/** What the words of a text are compared with: the single words of each language's own terms. */
interface OwnWords {
  readonly language: ReadingLanguage
  readonly words: ReadonlySet<string>
}

/** Words that stand in English titles and mean nothing of a garment. */
const ENGLISH = 'the of in on at by from your my this that is are new style design women men item size color colour'

/** Words that English titles write with accents, beside those of its garments' own terms ("crêpe"). */
const ACCENTED_ENGLISH = 'café appliqué décolleté décolletage broderie rosé ombré négligée naïve soirée'

/** French and Italian words that English titles borrow. */
const FOREIGN = ['femme', 'homme', 'pour', 'donna', 'uomo', 'sans']

function addWords(into: Set<string>, terms: readonly string[]): void {
  for (const term of terms) for (const word of readWords(term).words) into.add(withoutAccents(word))
}

/** Words of a language whose accents part words, of which those without any tell nothing: "váy", not "hai". */
function onlyAccented(terms: readonly string[]): string[] {
  return terms.flatMap((term) => readWords(term).words).filter((word) => /[^a-z\d]/.test(word))
}

function wordsOfLanguage(own: LanguageWords): OwnWords {
  const { language, endings, genders, cues } = own
  const terms = Object.values(own.terms)
    .flatMap((table) => Object.values(table))
    .concat(
      genders.map(([, cell]) => cell),
      own.goods,
    )
    // Names stand in titles of every language; and `&` is read as "and".
    .concat(Object.entries(cues).flatMap(([cue, cell]) => (cue === 'nothing' || cue === 'and' ? [] : [cell])))
    .flatMap((cell) => writtenTerms(cell, endings))
  eachRegionalTerm((_, __, term) => terms.push(term), language)
  for (const row of GENDER_ROWS) if (row.language === language) terms.push(...row.terms.split('|'))
  if (!own.foldsAccents) return { language, words: new Set(onlyAccented(terms)) }
  const words = new Set<string>()
  addWords(words, terms)
  return { language, words }
}

/** English words, and the Indonesian ones that are read beside them. */
function mixedWords(): OwnWords {
  const words = new Set(ENGLISH.split(' '))
  for (const type of [...ATTRIBUTE_TYPES, 'category'] as const) {
    for (const entry of lexiconEntries(type)) {
      addWords(words, entry.terms)
      addWords(
        words,
        entry.terms.flatMap((term) => englishPlural(term) ?? []),
      )
    }
  }
  for (const { language, terms } of GENDER_ROWS) {
    if (language === 'en' || language === 'id') addWords(words, terms.split('|'))
  }
  eachRegionalTerm((_, __, term) => addWords(words, [term]), 'id')
  for (const [, terms] of PHRASE_CUES) addWords(words, terms.split('|'))
  for (const word of FOREIGN) words.delete(word)
  return { language: 'mixed', words }
}

function accentedEnglish(): ReadonlySet<string> {
  const words = new Set(ACCENTED_ENGLISH.split(' '))
  for (const type of [...ATTRIBUTE_TYPES, 'category'] as const)
    for (const { terms } of lexiconEntries(type))
      for (const word of onlyAccented(terms)) if (/^[a-zà-ÿ]+$/u.test(word)) words.add(word)
  return words
}

interface LanguageTables {
  readonly languages: readonly ReadingLanguage[]
  /** Places in `languages` of those whose own terms hold a word. */
  readonly places: ReadonlyMap<string, readonly number[]>
  /** Words with accents that are English, too. */
  readonly accented: ReadonlySet<string>
  /** Phrases of every language, which tell none. */
  readonly loans: PhraseTrie<true>
}

/** Languages that their letters tell. */
const OF_OTHER_LETTERS = new Set<string>(['ja', 'ko', 'ru'])

let tables: LanguageTables | null = null

function languageTables(): LanguageTables {
  if (tables !== null) return tables
  const loans = new PhraseTrie<true>()
  for (const [, terms] of LOAN_GENDERS) for (const term of terms.split('|')) loans.add(readWords(term).words, true)
  for (const table of Object.values(LOAN_WORDS)) {
    for (const cell of Object.values(table)) {
      for (const term of writtenTerms(cell, '')) loans.add(readWords(term).words, true, true)
    }
  }
  const latin = Object.values(LANGUAGE_WORDS).filter(({ language }) => !OF_OTHER_LETTERS.has(language))
  const own = [mixedWords(), ...latin.map(wordsOfLanguage)]
  const places = new Map<string, number[]>()
  for (const [place, { words }] of own.entries()) {
    for (const word of words) {
      const known = places.get(word)
      if (known === undefined) places.set(word, [place])
      else known.push(place)
    }
  }
  tables = { languages: own.map(({ language }) => language), places, loans, accented: accentedEnglish() }
  return tables
}

function isGermanCompound(word: string): boolean {
  const trie = vocabularyOf('de')
  const compound = compoundOf(trie, word)
  return compound !== null && trie.sensesOf([compound.stem]) !== null
}

function countOf(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0
}

/** Languages that are read with the mixed words. */
const MIXED = new Set(['en', 'zh', 'id', 'ms', 'tl', 'th'])

/** As many of the detector's guesses are looked at. */
const MOST_GUESSES = 3

export interface Guess {
  /** Likeliest first. */
  readonly languages: readonly ReadingLanguage[]
  /** Of the first, up to 1. */
  readonly accuracy: number
  readonly isSure: boolean
}

function readAs(code: string): ReadingLanguage {
  const own = TITLE_LANGUAGES.find((language) => language === code)
  return own ?? (MIXED.has(code) ? 'mixed' : 'other')
}

/** What the detector takes a text for. Of few words it is sure by a word that one language has alone, or where it thinks of none that is read. */
export function detected(text: string): Guess {
  const guesses = detectAll(text).slice(0, MOST_GUESSES)
  const languages = guesses.map(({ lang }) => readAs(lang))
  const areOthers = guesses.length === MOST_GUESSES && languages.every((language) => language === 'other')
  return { languages, accuracy: guesses[0]?.accuracy ?? 0, isSure: guesses[0]?.accuracy === 1 || areOthers }
}

export interface OwnWordCounts {
  /** How many different words of a text are of each language's own terms, in the order of `languages`. */
  readonly counts: readonly number[]
  /** How many different words it has beside those of every language. */
  readonly words: number
}

/** The words of a text by the language whose own they are. */
export function ownWordsOf(text: string): OwnWordCounts & { readonly languages: readonly ReadingLanguage[] } {
  const known = languageTables()
  return { ...ownWordCounts(text, known), languages: known.languages }
}

function ownWordCounts(text: string, { languages, places, loans, accented }: LanguageTables): OwnWordCounts {
  const counts = languages.map(() => 0)
  const german = languages.indexOf('de')
  const { words } = readWords(text, false, true)
  const ofLoans = loans.find(words)
  const seen = new Set<string>()
  let loan = 0
  for (const [at, written] of words.entries()) {
    while (loan < ofLoans.length && (ofLoans[loan]?.to ?? 0) <= at) loan += 1
    if ((ofLoans[loan]?.from ?? Infinity) <= at || written.length < 2 || /\d/.test(written)) continue
    const word = /[^a-z]/.test(written) ? withoutAccents(written) : written
    if (seen.has(word)) continue
    seen.add(word)
    const known =
      places.get(word) ??
      (word === written ? undefined : places.get(written)) ??
      (german >= 0 && isGermanCompound(written) ? [german] : [])
    // "Für" is no English fur.
    const isAccented = word !== written && !/[^a-z]/.test(word)
    const isEnglish = accented.has(written)
    for (const place of known) if (place > 0 || !isAccented || isEnglish) counts[place] = (counts[place] ?? 0) + 1
    if (isEnglish && !known.includes(0)) counts[0] = (counts[0] ?? 0) + 1
  }
  return { counts, words: seen.size }
}

/**
 * Of the languages of Latin letters, that whose own words a text uses most. A text that uses no language's is in that of the
 * texts beside it, else asked of the detector.
 */
function latinLanguage(text: string, beside: ReadingLanguage | undefined): ReadingLanguage {
  const known = languageTables()
  const { counts, words } = ownWordCounts(text, known)
  const most = Math.max(...counts)
  const likeliest = known.languages.filter((_, place) => counts[place] === most)
  const [only] = likeliest
  if (most >= 2 && likeliest.length === 1 && only !== undefined) return only
  if (beside !== undefined && (most === 0 || likeliest.includes(beside))) return beside
  const guess = detected(text)
  const [first = 'mixed'] = guess.languages
  if (most === 0) return guess.isSure ? first : 'mixed'
  // A garment alone ("Strickpullover") is too little for the detector.
  if (counts[0] === 0 && most < words && guess.isSure && first === 'other') return 'other'
  // English words stand in the terms of other languages too: "chaussures de running".
  if (!guess.isSure && likeliest.includes('mixed')) return 'mixed'
  return guess.languages.find((language) => likeliest.includes(language)) ?? only ?? 'mixed'
}

/** Guesses of the detector from this accuracy on are believed of sentences, which have as many words and few English ones of garments. */
const SURE_OF_PROSE = 0.5
const LEAST_WORDS_OF_PROSE = 5
const MOST_ENGLISH_OF_PROSE = 1

/** As `languageOf`, of sentences, which the detector tells by their other words where those of garments tell nothing. */
export function languageOfProse(text: string): ReadingLanguage {
  const language = languageOf(text)
  if (language !== 'mixed') return language
  const { counts, words } = ownWordCounts(text, languageTables())
  if (words < LEAST_WORDS_OF_PROSE || (counts[0] ?? 0) > MOST_ENGLISH_OF_PROSE) return language
  const [guess] = detectAll(text)
  const own = guess === undefined || guess.accuracy < SURE_OF_PROSE ? 'mixed' : readAs(guess.lang)
  return own === 'other' ? 'mixed' : own
}

/**
 * The language to read a text in: by its letters where they tell, else by the words that it uses, else that of the texts
 * beside it. Short texts of loan words and names alone are `mixed`.
 */
export function languageOf(text: string, beside?: ReadingLanguage): ReadingLanguage {
  return languageOfLetters(text) ?? (/[a-z]/i.test(text) ? latinLanguage(text, beside) : (beside ?? 'mixed'))
}

/** The language that the letters of a text tell; null of Latin ones without the accents of one language, and of none. */
export function languageOfLetters(text: string): ReadingLanguage | null {
  // Most titles are of plain letters.
  if (!/[^\x20-\x7e]/.test(text)) return null
  const script = SCRIPTS.find(([, letters, atLeast]) => countOf(text, letters) >= atLeast)
  if (script === undefined) return null
  const isOfScript = script[0] === 'vi' || script[0] === 'mixed' || countOf(text, script[1]) * 3 >= countOf(text, LATIN)
  return isOfScript ? script[0] : null
}
