import type { ReadingLanguage } from './language-vocabulary'
import { detected, languageOf, languageOfLetters, ownWordsOf } from './text-language'

/** Of so few titles each says its language by itself. */
const FEWEST_TITLES = 3
/** So many titles more than any other has the language of a file, since languages share words. */
const MARGIN = 1.1
/** What the detector says of titles that are in several languages alike is believed from this accuracy on. */
const SURE_OF_ONE = 0.1
/** Of so few words the detector cannot tell a language that is not read. */
const FEWEST_WORDS = 8
const SURE_OF_OTHER = 0.2
/** A word that is no name: models have names with capitals alone ("Gel Kayano 14"), which are of no language. */
const PLAIN_WORD = /(?<!\p{L})\p{Ll}{3}/u

/**
 * The language in which most of a file's titles are, to read those by that say little: "Robe satin" beside "Jupe plissée" is a dress. Null
 * where nothing tells, and where they are `mixed`, as every title is that tells nothing.
 */
export function languageOfTitles(titles: readonly string[]): ReadingLanguage | null {
  const distinct = [...new Set(titles)]
  if (distinct.length < FEWEST_TITLES) return null
  const letters = distinct.map(languageOfLetters)
  if (letters.filter((language) => language === 'ja').length * 2 >= distinct.length) return 'ja'
  const latin = distinct.filter((title, at) => letters[at] === null && /[a-z]/i.test(title))
  return latin.length * 2 > distinct.length ? languageOfLatin(latin) : null
}

function languageOfLatin(titles: readonly string[]): ReadingLanguage | null {
  const text = titles.join(', ')
  const { counts, words, languages } = ownWordsOf(text)
  const guess = detected(text)
  // Titles in a language that is not read hold some words of those that are.
  if (guess.languages[0] === 'other' && Math.max(...counts) * 3 < words)
    return words >= FEWEST_WORDS &&
      guess.accuracy >= SURE_OF_OTHER &&
      titles.filter((title) => PLAIN_WORD.test(title)).length * 2 >= titles.length
      ? 'other'
      : null
  const votes = votesOf(titles, languages)
  const most = Math.max(...votes)
  const likeliest = languages.filter((_, at) => (votes[at] ?? 0) * MARGIN > most)
  if (most * 2 < titles.length) return null
  // English words stand in titles of every language.
  const isOpen = likeliest.includes('mixed') && likeliest.length > 1 && guess.accuracy < SURE_OF_ONE
  const guesses = likeliest.length === 1 ? likeliest : guess.languages
  const told = isOpen ? undefined : guesses.find((language) => likeliest.includes(language))
  return told === undefined || told === 'mixed' ? null : told
}

/** In how many titles each language has as many words as any other. */
function votesOf(titles: readonly string[], languages: readonly ReadingLanguage[]): readonly number[] {
  const votes = languages.map(() => 0)
  for (const title of titles) {
    const { counts } = ownWordsOf(title)
    const most = Math.max(...counts)
    if (most > 0) for (const [at, count] of counts.entries()) if (count === most) votes[at] = (votes[at] ?? 0) + 1
  }
  return votes
}

/** In a file of a language that is not read, as many words of English, or of another language, show that a title is in that one. */
const [FEWEST_ENGLISH, FEWEST_OF_OTHER] = [2, 3]

/**
 * The language to read a title in, of a file most of whose titles are in `ofFile`: in that, where it has as many words of it as of any
 * other, or none that is known.
 */
export function languageInFile(title: string, ofFile: ReadingLanguage, ofPath?: ReadingLanguage): ReadingLanguage {
  const letters = languageOfLetters(title)
  // Chinese and Japanese share characters.
  if (letters !== null) return letters === 'mixed' && ofFile === 'ja' ? 'ja' : letters
  if (ofFile === 'ja') return languageOf(title, ofPath)
  const { counts, words, languages } = ownWordsOf(title)
  const most = Math.max(...counts)
  if (ofFile === 'other') {
    const language = languageOf(title, ofPath)
    const least = language === 'mixed' ? FEWEST_ENGLISH : FEWEST_OF_OTHER
    return most >= least && most * 2 >= words ? language : 'other'
  }
  const own = counts[languages.indexOf(ofFile)] ?? 0
  return own === most ? ofFile : languageOf(title, ofFile)
}

/** As many titles tell the language of a file. */
const TITLES_ASKED = 50

/** The language of the titles of a file that is being read: by its first titles, as many as have come so far. */
export class FileLanguage {
  private readonly titles = new Set<string>()
  /** Null where nothing tells. */
  private language: ReadingLanguage | null = null

  /** The language with these titles among those that came. */
  with(titles: readonly string[]): ReadingLanguage | null {
    if (this.titles.size >= TITLES_ASKED) return this.language
    const before = this.titles.size
    for (const title of titles.slice(0, TITLES_ASKED)) this.titles.add(title)
    if (this.titles.size > before) this.language = languageOfTitles([...this.titles])
    return this.language
  }
}
