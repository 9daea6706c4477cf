import type { AttributeEntry, CategoryEntry, ColorEntry, Gender, LexiconEntry, LexiconLanguage } from '../lexicon/types'
import type { PhraseCue } from '../lexicon/phrase-cues'
import type { PhraseMatch } from './phrase-trie'
import { type ReadingLanguage, vocabularyOf } from './language-vocabulary'
import { garmentVocabulary, type Sense } from './vocabulary'
import { isMisread } from './misread-mentions'
import type { WordStream } from './word-stream'
import { wordsIn } from './words-in-language'

interface Place {
  /** First word and the word after the last one. */
  readonly from: number
  readonly to: number
  /** Number of the phrase it stands in; phrases part at punctuation. */
  readonly phrase: number
  /** Behind "with": part of the product, not its name. */
  readonly isBehindWith: boolean
}

export interface AttributeMention extends Place {
  readonly entry: AttributeEntry | ColorEntry
  readonly isAmbiguous: boolean
}

/** A word for a ware: fashion (with its category) or not (`category` null). */
export interface WareMention extends Place {
  readonly category: CategoryEntry | null
  readonly gender: Gender | null
  readonly language: LexiconLanguage
  /** Behind "for": what the ware is meant for, not what it is. */
  readonly isBehindFor: boolean
  /** A part of a ware or a tool for it: "suitcase wheels". */
  readonly isPart: boolean
}

/** A ware that is fashion. */
export type GarmentMention = WareMention & { readonly category: CategoryEntry }

export function isGarmentMention(ware: WareMention): ware is GarmentMention {
  return ware.category !== null
}

export interface GenderMention extends Place {
  readonly gender: Gender
  /** Names a sex at any age: "laki laki", "female". */
  readonly isAnyAge: boolean
}

/** Everything the lexicon finds in one text, in reading order, without what the text says is absent. */
export interface TextScan {
  readonly stream: WordStream
  /** The words that it was read with. */
  readonly language: ReadingLanguage
  readonly attributes: readonly AttributeMention[]
  readonly wares: readonly WareMention[]
  readonly genders: readonly GenderMention[]
  readonly cues: readonly (Place & { readonly cue: PhraseCue })[]
}

const emptyStream: WordStream = { text: '', words: [], starts: [], ends: [], breaks: [], colons: [] }

export const emptyScan: TextScan = {
  stream: emptyStream,
  language: 'mixed',
  attributes: [],
  wares: [],
  genders: [],
  cues: [],
}

function hasCue(match: PhraseMatch<Sense> | undefined, cue: PhraseCue): boolean {
  return match?.senses.some((sense) => sense.kind === 'cue' && sense.cue === cue) ?? false
}

/** Languages in which a word may stand between "without" and its noun: "ohne abnehmbare Kapuze". */
const adjectiveFirst = new Set<ReadingLanguage>(['de', 'ru'])

const looks = new Set<LexiconEntry['type']>(['color', 'pattern', 'fabric'])

/** Denials of the very next word: "non-marking shoes" are shoes, 无领衬衫 a shirt without a collar. */
const DENYING_NEXT = /^(?:non|\p{Script=Han})$/u

/**
 * Whether the text denies what match `index` says: "without hood", "no real hood", "Lining: No". At most one word may
 * stand between the denial and the thing, and no other thing: a "non-padded bra" is a bra.
 */
function isDenied(
  stream: WordStream,
  matches: readonly PhraseMatch<Sense>[],
  index: number,
  language: ReadingLanguage,
): boolean {
  const match = matches[index]
  if (match === undefined) return false
  const before = matches[index - 1]
  if (before !== undefined && hasCue(before, 'not')) {
    // "Ohne Bommel schwarz": what an unknown noun leaves out is that noun alone, and no look of the garment.
    const isLook = match.senses.some((sense) => sense.kind === 'attribute' && looks.has(sense.entry.type))
    const isNear = language !== 'mixed' && (isLook || !adjectiveFirst.has(language))
    const isNextAlone = DENYING_NEXT.test(stream.words[before.from] ?? '')
    const reach = isNextAlone || isNear ? 0 : 1
    if (match.from - before.to <= reach && !hasBreakWithin(stream, before.to, match.from)) return true
  }
  const next = matches[index + 1]
  if (next !== undefined && next.from === match.to && hasCue(next, 'lacking')) return true
  const isAnswered = stream.colons[match.to - 1] === true && next !== undefined && next.from === match.to
  return isAnswered && (hasCue(next, 'not') || hasCue(next, 'absent'))
}

function hasBreakWithin(stream: WordStream, from: number, to: number): boolean {
  for (let at = from; at <= to; at += 1) if (stream.breaks[at] === true) return true
  return false
}

function isVocabularyWord(word: string): boolean {
  return garmentVocabulary().sensesOf([word]) !== null
}

/** Reads a text with the whole lexicon. */
export function scanText(
  text: string,
  { splitRunOn = false, language = 'mixed' }: { splitRunOn?: boolean; language?: ReadingLanguage } = {},
): TextScan {
  return text === '' ? emptyScan : scanWords(wordsIn(language, text, splitRunOn), [], language)
}

/** Words of a text that are not read: its brand's, a figure of speech. */
export interface UnreadWords {
  readonly start: number
  readonly end: number
  /** A phrase of the lexicon that is longer than these is read: "outfit" in "two piece outfit". */
  readonly yieldsToLonger?: boolean
}

function isUnread({ from, to }: PhraseMatch<Sense>, unread: readonly UnreadWords[]): boolean {
  return unread.some(
    ({ start, end, yieldsToLonger }) =>
      from < end && to > start && !(yieldsToLonger === true && to - from > end - start),
  )
}

/** Whether a kana follows that belongs to the one before: パンツェッタ holds no trousers. */
function isWithinSyllable({ words, starts, ends }: WordStream, at: number): boolean {
  return SMALL_KANA.has(words[at] ?? '') && starts[at] === ends[at - 1]
}

const SMALL_KANA = new Set('ァィゥェォッャュョヮーぁぃぅぇぉっゃゅょゎ')

/** What behind a garment's name makes a look of it: スカート風パンツ are trousers, 셔츠형 원피스 is a dress. */
const LIKENESS: Readonly<Partial<Record<ReadingLanguage, readonly string[]>>> = { ja: ['風', '型'], ko: ['형', '풍'] }

/** 型番 is a model's number, 型紙 a pattern to sew by. */
const OF_MODELS = new Set(['番', '紙'])

function isLikeness({ words, starts, ends }: WordStream, at: number, language: ReadingLanguage): boolean {
  if (LIKENESS[language]?.includes(words[at] ?? '') !== true || starts[at] !== ends[at - 1]) return false
  return !OF_MODELS.has(words[at + 1] ?? '')
}

/** "Imprimé à petites fleurs" is a pattern of flowers, of which "printed" says no more. */
function withoutWidePatterns(attributes: readonly AttributeMention[]): readonly AttributeMention[] {
  const isPrinted = ({ entry }: AttributeMention) => entry.type === 'pattern' && entry.value === 'printed'
  const namesOther = attributes.some((mention) => mention.entry.type === 'pattern' && !isPrinted(mention))
  return namesOther ? attributes.filter((mention) => !isPrinted(mention)) : attributes
}

/** As `scanText`, of a text that is cut into words already. */
export function scanWords(
  stream: WordStream,
  unread: readonly UnreadWords[] = [],
  language: ReadingLanguage = 'mixed',
): TextScan {
  const matches = vocabularyOf(language).find(stream.words, stream.breaks)
  const attributes: AttributeMention[] = []
  const wares: WareMention[] = []
  const genders: GenderMention[] = []
  const cues: (Place & { cue: PhraseCue })[] = []
  let phrase = 0
  let isBehindWithCue = false
  let isBehindFor = false
  let reached = 0
  // The mentions are written out without spreads: this loop is most of the cost of reading a description.
  for (let index = 0; index < matches.length; index += 1) {
    const match = matches[index]
    if (match === undefined) continue
    const { from, to, senses } = match
    for (; reached <= from; reached += 1) {
      if (stream.breaks[reached] === true && reached > 0) {
        phrase += 1
        isBehindWithCue = false
        isBehindFor = false
      }
    }
    if (unread.length > 0 && isUnread(match, unread)) continue
    if (language === 'ja' && isWithinSyllable(stream, to)) continue
    if (isLikeness(stream, to, language) && senses.some(({ kind }) => kind === 'category')) continue
    if (hasCue(match, 'nothing')) continue
    let isDeniedHere: boolean | null = null
    const next = matches[index + 1]
    const isBehindWith = isBehindWithCue || (next?.from === to && hasCue(next, 'attached'))
    for (const sense of senses) {
      if (sense.kind === 'cue') {
        cues.push({ from, to, phrase, isBehindWith, cue: sense.cue })
        if (sense.cue === 'with') isBehindWithCue = true
        if (sense.cue === 'for') isBehindFor = true
      } else if (sense.kind === 'gender') {
        genders.push({ from, to, phrase, isBehindWith, gender: sense.gender, isAnyAge: sense.isAnyAge })
      } else if (sense.kind === 'goods') {
        if (language !== 'mixed' && isDenied(stream, matches, index, language)) continue
        const { gender, isPart } = sense
        const ware = { from, to, phrase, isBehindWith, category: null, gender, isBehindFor, isPart }
        wares.push({ ...ware, language: sense.language })
      } else {
        isDeniedHere ??= isDenied(stream, matches, index, language)
        if (isDeniedHere) continue
        if (language === 'mixed' && isMisread(stream, from, to, sense.entry.type, isVocabularyWord)) continue
        if (sense.kind === 'attribute') {
          attributes.push({ from, to, phrase, isBehindWith, entry: sense.entry, isAmbiguous: sense.isAmbiguous })
        } else {
          const { gender } = sense.entry
          wares.push({
            from,
            to,
            phrase,
            isBehindWith,
            category: sense.entry,
            gender,
            language: sense.language,
            isBehindFor,
            isPart: false,
          })
          for (const { sense: wearer, from: start, to: end } of sense.wearers) {
            const { gender: named, isAnyAge } = wearer
            genders.push({ from: from + start, to: from + end, phrase, isBehindWith, gender: named, isAnyAge })
          }
          for (const part of sense.inner) {
            const start = from + part.from
            const end = from + part.to
            attributes.push({ from: start, to: end, phrase, isBehindWith, entry: part.entry, isAmbiguous: false })
          }
        }
      }
    }
    // "Kurta with pyjamas" is one name, but what follows it is still an extra.
    for (let at = from + 1; at < to; at += 1) if (stream.words[at] === 'with') isBehindWithCue = true
  }
  return {
    stream,
    language,
    attributes: language === 'mixed' ? attributes : withoutWidePatterns(attributes),
    wares,
    genders,
    cues,
  }
}
