import { BRAND_IDENTITIES } from '../lexicon/brand-identities'
import { FAMOUS_BRANDS } from '../lexicon/brands'
import { lexiconEntries } from '../lexicon/lexicon'
import { OTHER_NAMES } from '../lexicon/other-names'
import { ATTRIBUTE_TYPES, type LexiconEntry } from '../lexicon/types'
import { isVagueWord } from './find-category'
import { englishPlural, garmentVocabulary } from './vocabulary'

/** Shorter words stand inside too many others. */
const SHORTEST_PIECE = 3

let words: ReadonlySet<string> | null = null

function lexiconWords(): ReadonlySet<string> {
  words ??= new Set(
    [...ATTRIBUTE_TYPES, 'category' as const]
      .flatMap((type): readonly LexiconEntry[] => lexiconEntries(type))
      .flatMap((entry) => entry.terms.flatMap((term) => term.split(/[\s-]+/)))
      .flatMap((word) => [word, englishPlural(word) ?? word])
      .filter((word) => word.length >= SHORTEST_PIECE && /^[a-z0-9]+$/.test(word)),
  )
  return words
}

let names: ReadonlySet<string> | null = null

/** Names that are about something else than the words in them, as a hashtag writes them: of brands, bands, films, places. */
function otherNames(): ReadonlySet<string> {
  names ??= new Set([
    ...OTHER_NAMES,
    ...[...FAMOUS_BRANDS.split('|'), ...BRAND_IDENTITIES.flatMap(({ name, aliases }) => [name, ...aliases])].map(
      (name) => name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ''),
    ),
  ])
  return names
}

/** Words that say of others that they are about clothes: `mens fashion`. */
const ABOUT_CLOTHES = new Set('fashion style styles wear outfit outfits look looks clothes clothing'.split(' '))

/** What people write behind a garment in a tag. */
const SAYING_LITTLE = new Set(
  'are is back in of my the and day days season time love lover lovers girl girls haul trend trends inspo check life again'.split(
    ' ',
  ),
)

interface Told {
  /** Whether each word is of a term of the lexicon, or about clothes. */
  readonly known: readonly boolean[]
  /** Places of the words that name a garment. */
  readonly garments: readonly number[]
}

/** What the lexicon finds in words: `white house` begins with a word of it, and is made of none of its terms alone. */
function toldBy(parts: readonly string[]): Told {
  const known = parts.map((part) => ABOUT_CLOTHES.has(part))
  const garments: number[] = []
  for (const { from, to, senses } of garmentVocabulary().find(parts)) {
    if (senses.every(({ kind }) => kind === 'goods')) continue
    known.fill(true, from, to)
    // A red top is one to wear, a top alone need not be.
    const isVague = to - from === 1 && isVagueWord(parts[from] ?? '') && known[from - 1] !== true
    if (!isVague && senses.some(({ kind }) => kind === 'category')) garments.push(from)
  }
  return { known, garments }
}

/** Whether some of the words are another name, and no one garment stands beside it: `new jeans outfit`, but not `red velvet dress`. */
function isAboutOtherName(parts: readonly string[], garments: readonly number[]): boolean {
  for (let from = 0; from < parts.length; from += 1) {
    for (let to = from + 1; to <= parts.length; to += 1) {
      const isName = otherNames().has(parts.slice(from, to).join(''))
      const isBeside = (at: number) => (at < from || at >= to) && !ABOUT_CLOTHES.has(parts[at] ?? '')
      if (isName && !garments.some(isBeside)) return true
    }
  }
  return false
}

/**
 * The words that a hashtag runs together: `bubbleskirt` → `bubble skirt`; as few as possible. A word that the lexicon writes as one, one
 * that is not made of the lexicon's words alone, one of whose words neither make whole terms of it nor name a garment (`whitehouse`), and
 * another name (`newjeans`, a band; `topshop`) stay as they are.
 */
export function partWords(word: string): string {
  const known = lexiconWords()
  if (!/^[a-z0-9]+$/.test(word) || known.has(word) || otherNames().has(word)) return word
  const best: (readonly string[] | null)[] = [[]]
  for (let end = 1; end <= word.length; end += 1) {
    best[end] = null
    for (let from = 0; from <= end - SHORTEST_PIECE; from += 1) {
      const before = best[from]
      if (!before || !known.has(word.slice(from, end))) continue
      if (before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, word.slice(from, end)]
    }
  }
  const parts = best[word.length]
  if (!parts) return word
  const told = toldBy(parts)
  const isTold = told.garments.length > 0 || told.known.every(Boolean)
  return isTold && !isAboutOtherName(parts, told.garments) ? parts.join(' ') : word
}

/**
 * The words of a hashtag as its writer parts them by capitals: `SkinnyJeansAreBack` → `skinny jeans are back`. Null where there are none,
 * where the words name no garment (`BlackLivesMatter` is no colour) and where they are another name.
 */
export function partAtCapitals(written: string): string | null {
  const parts =
    written.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{L}+/gu)?.map((part) => part.toLowerCase()) ?? []
  const whole = written.toLowerCase()
  // What the lexicon knows is the same tag however it is written.
  if (parts.length < 2 || otherNames().has(whole) || garmentVocabulary().sensesOf([whole]) !== null) return null
  const { known, garments } = toldBy(parts)
  const last = garments.at(-1)
  const isSaidOfIt = (part: string, at: number) =>
    known[at] === true || /^\p{N}+$/u.test(part) || SAYING_LITTLE.has(part)
  // "Jacket potato" and "dress for success" are about something else.
  if (last === undefined || !parts.every((part, at) => at <= last || isSaidOfIt(part, at))) return null
  return isAboutOtherName(parts, garments) ? null : parts.join(' ')
}
