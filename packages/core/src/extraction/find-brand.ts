import { TITLE_WORDS, WORD_BRANDS } from '../lexicon/brands'
import { lexiconEntries } from '../lexicon/lexicon'
import { ATTRIBUTE_TYPES, FACT_TYPES, type NamedEntry } from '../lexicon/types'
import type { ExtractedBrand } from './garment'
import { isFactWord } from './find-facts'
import { isBrandName, type KnownBrands, saysNoBrand } from './known-brands'
import { type ReadingLanguage, vocabularyOf } from './language-vocabulary'
import { garmentVocabulary } from './vocabulary'
import { readWords, wordsAsWritten, type WordStream } from './word-stream'

export interface BrandMention extends ExtractedBrand {
  readonly from: 'title'
  /** False where only its place and its letters say that it is one. */
  readonly isKnown: boolean
  /** First word and the word after the last one. */
  readonly start: number
  readonly end: number
}

const wordBrands = new Set(WORD_BRANDS.toLowerCase().split('|'))

/** Whether a word means something by itself, so that it alone names no brand. */
function isOrdinary(word: string): boolean {
  if (TITLE_WORDS.has(word) || saysNoBrand(word) || /\d/.test(word) || isFactWord(word)) return true
  const vocabulary = garmentVocabulary()
  return (
    vocabulary.sensesOf([word]) !== null || (word.endsWith('s') && vocabulary.sensesOf([word.slice(0, -1)]) !== null)
  )
}

let wordsOfPhrases: ReadonlySet<string> | null = null

/** Words that mean something beside another one: "faux" leather, "knee" high, "chunky" heel. No brand is guessed from one. */
function phraseWords(): ReadonlySet<string> {
  wordsOfPhrases ??= new Set(
    [...ATTRIBUTE_TYPES, ...FACT_TYPES, 'category' as const]
      .flatMap((type): readonly NamedEntry[] => lexiconEntries(type))
      .flatMap(({ terms }) => terms.flatMap((term) => readWords(term).words)),
  )
  return wordsOfPhrases
}

/** Words before a name that say that the product is made for it, and not by it. */
const belongsToOther = new Set([
  'for',
  'fits',
  'fit',
  'compatible',
  'like',
  'inspired',
  'replaces',
  'replacement',
  'para',
  'untuk',
])
const likeness = new Set(['style', 'inspired', 'compatible', 'type', 'lookalike', 'replica'])

/** "Case for Nike", "case compatible with Nike", "Nike-style"; but "for men Nike shoes" are Nike's. */
function isOfOther({ words, breaks }: WordStream, start: number, end: number): boolean {
  if (likeness.has(words[end] ?? '') && breaks[end] !== true) return true
  for (let at = start - 1; at >= Math.max(0, start - 2); at -= 1) {
    if (breaks[at + 1] === true) return false
    const word = words[at] ?? ''
    if (belongsToOther.has(word)) return true
    const isWearer =
      garmentVocabulary()
        .sensesOf([word])
        ?.some((sense) => sense.kind === 'gender') ?? false
    if (isWearer) return false
  }
  return false
}

/** Words that may stand before a brand at the beginning of a title: "2018 New Original …", "Mens …". */
const openings = new Set(
  'new newest original official authentic genuine arrival arrivals hot sale selling free shipping brand cheap top quality men mens women womens ladies kids luxury'.split(
    ' ',
  ),
)

const MOST_OPENING_WORDS = 5

/** The word of a title at which its brand would stand. */
function firstNamePlace({ words, text, starts }: WordStream): number {
  let at = 0
  while (at < MOST_OPENING_WORDS && at < words.length) {
    const word = words[at] ?? ''
    if (!openings.has(word) && !/^(?:19|20)\d\d$/.test(word)) break
    // "NEW" is a word, and so is "New"; a title in small letters names nobody.
    at += 1
  }
  return starts[at] === undefined || text === '' ? 0 : at
}

function written({ text, starts, ends }: WordStream, at: number): string {
  return text.slice(starts[at] ?? 0, ends[at] ?? 0)
}

function startsWithCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}

/** Whether an unknown word with a capital follows, or "&": "Next Look" and "DODO & MOA" are names of which this is a piece. */
function goesOn(stream: WordStream, end: number): boolean {
  if (/^\s*&/.test(stream.text.slice(stream.ends[end - 1] ?? 0))) return true
  const next = stream.words[end]
  if (next === undefined || stream.breaks[end] === true || !startsWithCapital(written(stream, end))) return false
  return !isOrdinary(next) && !phraseWords().has(next)
}

/** Words after which a name is a motif or a saying: "Mango print dress", "Boss lady tee". */
const motifs = new Set(
  'print prints printed printing pattern motif shape shaped eye lady lover mom level engine'.split(' '),
)

/**
 * Whether a known brand's words are its name here. One that is a word as well must stand at the place of a brand, with a
 * capital; one that the lexicon itself holds ("Off-White", "Olive") must be shouted there.
 */
function isWrittenAsName(stream: WordStream, from: number, to: number, place: number): boolean {
  const name = stream.words.slice(from, to)
  const meansMore = garmentVocabulary().sensesOf(name) !== null
  const word = name[0] ?? ''
  const isWord = meansMore || (name.length === 1 && (wordBrands.has(word) || isOrdinary(word)))
  if (!isWord) return true
  if (from !== place || motifs.has(stream.words[to] ?? '') || goesOn(stream, to)) return false
  if (!meansMore) return startsWithCapital(written(stream, from))
  return name.every((_, index) => isShouted(written(stream, from + index))) && !shoutsThroughout(stream)
}

/** All known brands that a text names, in reading order. */
export function findKnownBrands(stream: WordStream, brands: KnownBrands): readonly BrandMention[] {
  const place = firstNamePlace(stream)
  return brands.find(stream.words, stream.breaks).flatMap(({ from, to, senses }) => {
    const [brand] = senses
    if (brand === undefined || isOfOther(stream, from, to)) return []
    const words = wordsAsWritten(stream, from, to)
    if (!isWrittenAsName(stream, from, to, place)) return []
    // A short name is a chance word unless it is written as one.
    if (words.length < 4 && !startsWithCapital(words)) return []
    return [{ value: brand.name, words, from: 'title', isKnown: true, start: from, end: to } as const]
  })
}

/** "WoSporT", "CoolChange": capitals inside a word, whose pieces are not words run together ("SunGlasses"). */
function isCamelName(word: string): boolean {
  if (!/\p{Ll}\p{Lu}/u.test(word)) return false
  const pieces = word.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((piece) => piece.toLowerCase())
  return !pieces.every((piece) => piece.length > 2 && isOrdinary(piece))
}

function isShouted(word: string): boolean {
  return word.length >= 3 && /^\p{Lu}+$/u.test(word)
}

/** "B.BANG": a capital and a full stop, nothing between them and the name. */
function isInitial({ text, starts, ends }: WordStream, at: number): boolean {
  return /^\p{Lu}\.$/u.test(text.slice(starts[at] ?? 0, starts[at + 1] ?? 0)) && (ends[at] ?? 0) + 1 === starts[at + 1]
}

/** Whether so many words are written in capitals that capitals say nothing. */
function shoutsThroughout(stream: WordStream): boolean {
  let shouted = 0
  let lettered = 0
  for (let at = 0; at < stream.words.length; at += 1) {
    const word = written(stream, at)
    if (!/^\p{L}{3,}$/u.test(word)) continue
    lettered += 1
    if (isShouted(word)) shouted += 1
  }
  return shouted * 2 > lettered
}

const otherLanguages = new Set(
  'de del la el los las en y con para por da do das dos com e untuk dan dengan di yang dari cho'.split(' '),
)

/** Whether nothing says that a title is in another language, whose first word is no name for being unknown. */
function isEnglish({ words, text }: WordStream): boolean {
  return !/[^\x20-\x7e\u2018-\u201d]/.test(text) && !words.some((word) => otherLanguages.has(word))
}

/** Endings of words that are made from others: "Interlocked", "Carrying", "Comfortable". */
const derived = /(?:ed|ing|ly|ics|tion|sion|ness|able|ible|ful|ment|less|ous|tive|ity|ish|ism|ical|ary)$/

/** Vietnamese titles shout their first words, which are none of ours to know. */
const vietnamese = /[\u0102-\u0111\u01a0-\u01b0\u1ea0-\u1ef9]/

/** What is written like a name at the place of a brand: in capitals, with capitals inside, or unknown beside "Brand". */
function guessName(stream: WordStream, place: number): BrandMention | null {
  const mention = (end: number): BrandMention => {
    const words = wordsAsWritten(stream, place, end)
    return { value: words, words, from: 'title', isKnown: false, start: place, end }
  }
  const word = stream.words[place]
  if (word === undefined) return null
  const name = written(stream, place)
  if (isInitial(stream, place) && isShouted(written(stream, place + 1)) && !isOrdinary(stream.words[place + 1] ?? '')) {
    return mention(place + 2)
  }
  if (isOrdinary(word) || phraseWords().has(word)) return null
  if (!/^[A-Z][A-Za-z]+$/.test(name) || vietnamese.test(stream.text)) return null
  if (isCamelName(name)) return mention(place + 1)
  if (isShouted(name)) {
    if (shoutsThroughout(stream)) return null
    const next = stream.words[place + 1]
    const joins =
      next !== undefined &&
      stream.breaks[place + 1] !== true &&
      !isOrdinary(next) &&
      !phraseWords().has(next) &&
      isShouted(written(stream, place + 1))
    return mention(joins ? place + 2 : place + 1)
  }
  // One capital at a beginning is how sentences and headings are written: only "Brand" beside it makes a name of it.
  if (name.length < 4 || !isEnglish(stream) || derived.test(word)) return null
  return stream.words[place + 1] === 'brand' || stream.words[place - 1] === 'brand' ? mention(place + 1) : null
}

/** A feed's brand field as a brand; null where it is empty or says that there is none ("OEM", "No brand"). */
export function statedBrand(rawBrand: string | undefined): ExtractedBrand | null {
  const name = rawBrand?.trim() ?? ''
  return isBrandName(name) ? { value: name, words: name, from: 'field' } : null
}

/** The words of a stated brand at the beginning of a title; null where it does not begin with them, or is nothing else. */
export function brandAtBeginning({ words }: WordStream, { value }: ExtractedBrand): BrandMention | null {
  const brand = readWords(value).words
  const begins = brand.length < words.length && brand.every((word, index) => word === words[index])
  return begins ? { value, words: value, from: 'title', isKnown: true, start: 0, end: brand.length } : null
}

/**
 * The brand that a title names: a known one that it is not merely made for, else what stands at the place of a brand and is
 * written like a name. Null for a title of ordinary words.
 */
export function findBrand(
  stream: WordStream,
  brands: KnownBrands,
  language: ReadingLanguage = 'mixed',
): BrandMention | null {
  const place = firstNamePlace(stream)
  const known = findKnownBrands(stream, brands).find(
    ({ start, end }) =>
      language === 'mixed' || vocabularyOf(language).sensesOf(stream.words.slice(start, end)) === null,
  )
  if (known !== undefined) return known
  // What a name looks like among words is known of English alone: every German noun has a capital.
  if (language !== 'mixed') return null
  const guess = guessName(stream, place)
  if (guess === null || goesOn(stream, guess.end)) return null
  return isOfOther(stream, guess.start, guess.end) ? null : guess
}
