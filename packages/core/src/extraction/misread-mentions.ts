import { MISREAD_TERMS, type MisreadTerm } from '../lexicon/misread-terms'
import type { LexiconEntry } from '../lexicon/types'
import type { WordStream } from './word-stream'

interface Neighbours {
  readonly notBefore: ReadonlySet<string>
  readonly notAfter: ReadonlySet<string>
  readonly onlyBefore: ReadonlySet<string>
  readonly onlyAfter: ReadonlySet<string>
  readonly needsOne: boolean
}

function wordSet(list: string | undefined): ReadonlySet<string> {
  return new Set(list === undefined ? [] : list.split('|'))
}

function neighboursOf({ notBefore, notAfter, onlyBefore, onlyAfter }: MisreadTerm): Neighbours {
  return {
    notBefore: wordSet(notBefore),
    notAfter: wordSet(notAfter),
    onlyBefore: wordSet(onlyBefore),
    onlyAfter: wordSet(onlyAfter),
    needsOne: onlyBefore !== undefined || onlyAfter !== undefined,
  }
}

const misread = new Map(Object.entries(MISREAD_TERMS).map(([term, rule]) => [term, neighboursOf(rule)]))

/** Fabrics of which things are made to look: "fur-like", "Spandex-like". */
function isLikeness(stream: WordStream, to: number): boolean {
  return stream.words[to] === 'like' && stream.text[stream.ends[to - 1] ?? 0] === '-'
}

/** Names that are words too, when a first name stands before them: "Derrick Rose printed jersey". */
const surnames = new Set(['rose', 'rose print', 'rose printed', 'rose printing'])

function startsWithCapital({ text, starts }: WordStream, at: number): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text.slice(starts[at] ?? 0, (starts[at] ?? 0) + 2))
}

/**
 * Whether words `from` to `to` do not mean their entry of the lexicon where they stand, by the words beside them: "please
 * check", "lock your foot down", "straight hem". `isKnown` tells words that mean something from names.
 */
export function isMisread(
  stream: WordStream,
  from: number,
  to: number,
  type: LexiconEntry['type'],
  isKnown: (word: string) => boolean,
): boolean {
  if (type === 'fabric' && isLikeness(stream, to)) return true
  const { words, breaks } = stream
  const term = to - from === 1 ? (words[from] ?? '') : words.slice(from, to).join(' ')
  const before = breaks[from] === true ? undefined : words[from - 1]
  if (surnames.has(term) && before !== undefined) {
    return startsWithCapital(stream, from) && startsWithCapital(stream, from - 1) && !isKnown(before)
  }
  const rule = misread.get(term)
  if (rule === undefined) return false
  const after = breaks[to] === true ? undefined : words[to]
  if (before !== undefined && rule.notAfter.has(before)) return true
  if (after !== undefined && rule.notBefore.has(after)) return true
  // Alone it is a search term or the answer of a field: "Fabric: Down".
  if (!rule.needsOne || (before === undefined && after === undefined)) return false
  return !((after !== undefined && rule.onlyBefore.has(after)) || (before !== undefined && rule.onlyAfter.has(before)))
}
