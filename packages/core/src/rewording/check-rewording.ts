import type { PartOf, SentenceOf } from '../sentences/sentence'
import { plainText } from '../sentences/sentence'
import { type NumberMention, plainFigures, readNumbers } from './read-numbers'
import { turnsOf } from './turning-words'

/** Why other words are not taken: what they add, lose or turn. */
export const REWORDING_FAULTS = ['length', 'signs', 'numbers', 'names', 'sense', 'new_name'] as const
export type RewordingFault = (typeof REWORDING_FAULTS)[number]

export type CheckedRewording =
  | { readonly parts: SentenceOf<string>; readonly fault: null }
  | { readonly parts: null; readonly fault: RewordingFault }

/** Longer than this multiple and so many signs more, something was added. */
const LONGEST = 1.6
const LONGEST_MORE = 24
const MOST_DIFFERENCE = 1e-9
/** Markup, addresses, breaks and signs that turn or hide what stands beside them. */
const NOT_PROSE = /[<>{}[\]`|*_#\\^~@]|https?:|www\.|[\p{Cc}\p{Cf}\u2028\u2029]/iu

/** A name or a number of a sentence, in its order. */
interface Token {
  readonly from: number
  readonly to: number
  /** A name in lower case, or the number. */
  readonly says: string | NumberMention
  /** Of the given sentence: which of its parts holds it. */
  readonly part: number
}

/**
 * Whether a sentence in other words says what the given one says: the same numbers and names in the same order, no others,
 * nothing turned. Its numbers lead where the given ones lead. `names`: all that stand in the whole text.
 */
export function checkRewording(given: SentenceOf<string>, names: readonly string[], written: string): CheckedRewording {
  const before = plainText(given)
  const after = written.trim()
  const refuse = (fault: RewordingFault): CheckedRewording => ({ parts: null, fault })
  if (after === '' || after.length > LONGEST * before.length + LONGEST_MORE) return refuse('length')
  if (NOT_PROSE.test(after)) return refuse('signs')
  // What a number without figures opens ("level with last year") stays word for word, as a name does.
  const figures = given.filter((part) => typeof part !== 'string')
  const worded = figures.map(({ text }) => text).filter((text) => readNumbers(text).length === 0)
  const kept = [...new Set([...names, ...worded].map((name) => plainFigures(name).toLowerCase()))]
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length)
  const from = tokensOf(before, kept, given)
  const to = tokensOf(after, kept, [after])
  const fault = tokenFault(from, to)
  if (fault !== null) return refuse(fault)
  const [givenRest, writtenRest] = [withoutTokens(before, from), withoutTokens(after, to)]
  if (!isSameSense(givenRest, writtenRest)) return refuse('sense')
  if (hasNewName(writtenRest, before)) return refuse('new_name')
  return { parts: linkedParts(after, to, from, given), fault: null }
}

/** The numbers and the names of a text in their order; a number within a name is part of the name. */
function tokensOf(text: string, names: readonly string[], parts: SentenceOf<string>): Token[] {
  const plain = plainFigures(text)
  let masked = plain.toLowerCase()
  // A capital that has no single small letter would move all places.
  if (masked.length !== plain.length) masked = plain
  const ends = partEnds(parts)
  const partOf = (place: number) => ends.findIndex((end) => place < end)
  const tokens: Token[] = []
  let rest = plain
  for (const name of names) {
    for (let at = masked.indexOf(name); at !== -1; at = masked.indexOf(name, at + 1)) {
      const end = at + name.length
      if (!isWhole(masked, at, end)) continue
      tokens.push({ from: at, to: end, says: name, part: partOf(at) })
      masked = blanked(masked, at, end)
      rest = blanked(rest, at, end)
    }
  }
  for (const mention of readNumbers(rest))
    tokens.push({ from: mention.from, to: mention.to, says: mention, part: partOf(mention.from) })
  return tokens.toSorted((a, b) => a.from - b.from)
}

function partEnds(parts: SentenceOf<string>): number[] {
  let end = 0
  return parts.map((part) => (end += (typeof part === 'string' ? part : part.text).length))
}

/** A name in Latin letters is no part of a longer word. */
function isWhole(text: string, from: number, to: number): boolean {
  const isLatin = (sign: string | undefined) => sign !== undefined && /[a-zà-ɏ0-9]/i.test(sign)
  return !(isLatin(text[from - 1]) && isLatin(text[from])) && !(isLatin(text[to]) && isLatin(text[to - 1]))
}

/** The sign that stands where a name stood: no letter, no figure, no space. */
const blanked = (text: string, from: number, to: number) =>
  `${text.slice(0, from)}${'\u0001'.repeat(to - from)}${text.slice(to)}`

function withoutTokens(text: string, tokens: readonly Token[]): string {
  return tokens.reduce((rest, { from, to }) => blanked(rest, from, to), text)
}

function tokenFault(given: readonly Token[], written: readonly Token[]): 'numbers' | 'names' | null {
  const numbers = (tokens: readonly Token[]) => tokens.flatMap(({ says }) => (typeof says === 'string' ? [] : [says]))
  const [before, after] = [numbers(given), numbers(written)]
  if (after.length !== before.length) return 'numbers'
  if (!after.every((number, place) => isSameNumber(number, before[place]))) return 'numbers'
  const isSameOrder =
    given.length === written.length &&
    given.every(({ says }, place) => typeof says !== 'string' || says === written[place]?.says)
  return isSameOrder ? null : 'names'
}

function isSameNumber(a: NumberMention, b: NumberMention | undefined): boolean {
  if (b === undefined || a.kind !== b.kind || a.unit !== b.unit || a.kind === 'unread') return false
  return Math.abs(a.value - b.value) <= MOST_DIFFERENCE * Math.max(1, Math.abs(b.value))
}

function isSameSense(given: string, written: string): boolean {
  const [before, after] = [turnsOf(given), turnsOf(written)]
  return (
    before.kinds.size === after.kinds.size &&
    [...before.kinds].every((kind) => after.kinds.has(kind)) &&
    before.ways.join() === after.ways.join()
  )
}

/** A capital within a sentence, or Latin letters among Chinese, that the given sentence has not: somebody new. */
function hasNewName(rest: string, given: string): boolean {
  const known = given.toLowerCase()
  const isChinese = /\p{Script=Han}/u.test(given)
  const words = isChinese ? rest.matchAll(/[a-z]{2,}/gi) : rest.matchAll(/(?<=[^.!?\s][\s(“"'‘-]+)\p{Lu}[\p{L}’'-]*/gu)
  return [...words].some(([word]) => word !== 'I' && !known.includes(word.toLowerCase()))
}

/** The new words, each number as the link of the part that holds the given one. */
function linkedParts(
  text: string,
  written: readonly Token[],
  given: readonly Token[],
  parts: SentenceOf<string>,
): SentenceOf<string> {
  const links = new Map<number, { from: number; to: number }>()
  for (const [place, { from, to }] of written.entries()) {
    const part = given[place]?.part ?? -1
    if (typeof parts[part] !== 'object') continue
    const link = links.get(part)
    links.set(part, { from: Math.min(link?.from ?? from, from), to: Math.max(link?.to ?? to, to) })
  }
  const result: PartOf<string>[] = []
  let end = 0
  for (const [part, { from, to }] of [...links].toSorted(([, a], [, b]) => a.from - b.from)) {
    const opened = parts[part]
    if (typeof opened !== 'object') continue
    result.push(text.slice(end, from), { text: text.slice(from, to), opens: opened.opens })
    end = to
  }
  return [...result, text.slice(end)].filter((part) => part !== '')
}
