import type { AttributeEntry, CategoryEntry, ColorEntry, Gender, LexiconLanguage } from '../lexicon/types'
import type { PhraseCue } from '../lexicon/phrase-cues'
import type { PhraseMatch } from './phrase-trie'
import { garmentVocabulary, type CategorySense, type Sense } from './vocabulary'
import { readWords, type WordStream } from './word-stream'

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
}

export interface GenderMention extends Place {
  readonly gender: Gender
}

/** Everything the lexicon finds in one text, in reading order, without what the text says is absent. */
export interface TextScan {
  readonly stream: WordStream
  readonly attributes: readonly AttributeMention[]
  readonly wares: readonly WareMention[]
  readonly genders: readonly GenderMention[]
  readonly cues: readonly (Place & { readonly cue: PhraseCue })[]
}

const emptyStream: WordStream = { text: '', words: [], starts: [], ends: [], breaks: [], colons: [] }

export const emptyScan: TextScan = { stream: emptyStream, attributes: [], wares: [], genders: [], cues: [] }

function hasCue(match: PhraseMatch<Sense> | undefined, cue: PhraseCue): boolean {
  return match?.senses.some((sense) => sense.kind === 'cue' && sense.cue === cue) ?? false
}

/**
 * Whether the text denies what match `index` says: "without hood", "no real hood", "Lining: No". At most one word may
 * stand between the denial and the thing, and no other thing: a "non-padded bra" is a bra.
 */
function isDenied(stream: WordStream, matches: readonly PhraseMatch<Sense>[], index: number): boolean {
  const match = matches[index]
  if (match === undefined) return false
  const before = matches[index - 1]
  if (before !== undefined && hasCue(before, 'not')) {
    if (match.from - before.to <= 1 && !hasBreakWithin(stream, before.to, match.from)) return true
  }
  const next = matches[index + 1]
  const isAnswered = stream.colons[match.to - 1] === true && next !== undefined && next.from === match.to
  return isAnswered && (hasCue(next, 'not') || hasCue(next, 'absent'))
}

function hasBreakWithin(stream: WordStream, from: number, to: number): boolean {
  for (let at = from; at <= to; at += 1) if (stream.breaks[at] === true) return true
  return false
}

/** Reads a text with the whole lexicon. `skipWords` words at the beginning (a brand) are not read. */
export function scanText(text: string, options: { splitRunOn?: boolean; skipWords?: number } = {}): TextScan {
  if (text === '') return emptyScan
  const stream = readWords(text, options.splitRunOn ?? false)
  const matches = garmentVocabulary().find(stream.words, stream.breaks)
  const attributes: AttributeMention[] = []
  const wares: WareMention[] = []
  const genders: GenderMention[] = []
  const cues: (Place & { cue: PhraseCue })[] = []
  let phrase = 0
  let isBehindWith = false
  let isBehindFor = false
  let reached = 0
  for (const [index, match] of matches.entries()) {
    const { from, to, senses } = match
    for (; reached <= from; reached += 1) {
      if (stream.breaks[reached] === true && reached > 0) {
        phrase += 1
        isBehindWith = false
        isBehindFor = false
      }
    }
    if (from < (options.skipWords ?? 0) || hasCue(match, 'nothing')) continue
    const place: Place = { from, to, phrase, isBehindWith }
    let isDeniedHere: boolean | null = null
    for (const sense of senses) {
      if (sense.kind === 'cue') {
        cues.push({ ...place, cue: sense.cue })
        if (sense.cue === 'with') isBehindWith = true
        if (sense.cue === 'for') isBehindFor = true
      } else if (sense.kind === 'gender') genders.push({ ...place, gender: sense.gender })
      else if (sense.kind === 'goods') {
        wares.push({ ...place, category: null, gender: sense.gender, language: sense.language, isBehindFor })
      } else {
        isDeniedHere ??= isDenied(stream, matches, index)
        if (isDeniedHere) continue
        if (sense.kind === 'attribute')
          attributes.push({ ...place, entry: sense.entry, isAmbiguous: sense.isAmbiguous })
        else addCategory(sense, place, isBehindFor, attributes, wares)
      }
    }
    // "Kurta with pyjamas" is one name, but what follows it is still an extra.
    if (to - from > 1 && stream.words.slice(from, to).includes('with')) isBehindWith = true
  }
  return { stream, attributes, wares, genders, cues }
}

function addCategory(
  sense: CategorySense,
  place: Place,
  isBehindFor: boolean,
  attributes: AttributeMention[],
  wares: WareMention[],
): void {
  const { entry, language, inner } = sense
  wares.push({ ...place, category: entry, gender: entry.gender, language, isBehindFor })
  for (const part of inner) {
    attributes.push({
      ...place,
      from: place.from + part.from,
      to: place.from + part.to,
      entry: part.entry,
      isAmbiguous: false,
    })
  }
}
