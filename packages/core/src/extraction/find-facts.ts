import { lexiconEntries } from '../lexicon/lexicon'
import { WIDE_SPORTS } from '../lexicon/sports'
import { TRADITIONAL_CHARACTERS } from '../lexicon/traditional-characters'
import { FACT_TYPES, type FactEntry } from '../lexicon/types'
import type { ExtractedFact } from './garment'
import { PhraseTrie } from './phrase-trie'
import type { TextScan } from './scan-text'
import { readWords, wordsAsWritten } from './word-stream'

interface FactMention {
  readonly entry: FactEntry
  readonly from: number
  readonly to: number
}

function buildFactVocabulary(): PhraseTrie<FactEntry> {
  const trie = new PhraseTrie<FactEntry>(true, TRADITIONAL_CHARACTERS)
  for (const type of FACT_TYPES) {
    for (const entry of lexiconEntries(type)) {
      for (const term of [...entry.terms, ...entry.zhTerms]) trie.add(readWords(term).words, entry, true)
    }
  }
  return trie
}

let vocabulary: PhraseTrie<FactEntry> | null = null

function factVocabulary(): PhraseTrie<FactEntry> {
  vocabulary ??= buildFactVocabulary()
  return vocabulary
}

/** Whether one word names a fact by itself. */
export function isFactWord(word: string): boolean {
  return factVocabulary().sensesOf([word]) !== null
}

const denials = new Set(['no', 'not', 'without', 'non'])

function mentionsOf({ stream }: TextScan): FactMention[] {
  return factVocabulary()
    .find(stream.words, stream.breaks)
    .filter(({ from }) => !denials.has(stream.words[from - 1] ?? ''))
    .flatMap(({ from, to, senses }) => senses.map((entry) => ({ entry, from, to })))
}

/** Whether a garment's name follows at once or holds the mention: "basketball shorts". */
function standsBeforeWare(title: TextScan, { from, to }: FactMention): boolean {
  return title.wares.some((ware) => ware.category !== null && ware.to >= to && (ware.from === to || ware.from <= from))
}

/** Sports in the order in which a product is for them: the most often named first, one before a garment's name twice. */
function mainSportFirst(title: TextScan, sports: readonly FactMention[]): FactMention[] {
  const weights = new Map<FactEntry, number>()
  for (const sport of sports) {
    const weight = 1 + (standsBeforeWare(title, sport) ? 1 : 0)
    weights.set(sport.entry, (weights.get(sport.entry) ?? 0) + weight)
  }
  const weigh = ({ entry }: FactMention) => (WIDE_SPORTS.has(entry.value) ? 0 : (weights.get(entry) ?? 0))
  return sports.toSorted((a, b) => weigh(b) - weigh(a))
}

const eyewear = new Set(['sunglasses', 'eyeglasses'])
const lensWords = new Set(['lens', 'lenses', 'goggles', 'goggle', 'glasses', 'eyewear', 'sunglasses'])

/** "Mirror" and "gradient" are lenses of glasses alone. */
function namesGlasses({ wares, stream }: TextScan): boolean {
  return (
    wares.some(({ category }) => category !== null && eyewear.has(category.value)) ||
    stream.words.some((word) => lensWords.has(word))
  )
}

/**
 * What a title says a product is made for and does: sports, properties of lenses, features. Each value once, with the
 * words that name it most plainly: "Running" rather than "run" where both stand. The main sport comes first.
 */
export function findFacts(title: TextScan): ExtractedFact[] {
  const mentions = mentionsOf(title)
  if (mentions.length === 0) return []
  const hasLenses = namesGlasses(title)
  const sports = mentions.filter(({ entry }) => entry.type === 'sport')
  const others = mentions.filter(({ entry }) => entry.type === 'feature' || (entry.type === 'lens' && hasLenses))
  const found = new Map<FactEntry, string>()
  for (const { entry, from, to } of [...mainSportFirst(title, sports), ...others]) {
    const words = wordsAsWritten(title.stream, from, to)
    const known = found.get(entry)
    const isPlain = words.toLowerCase() === entry.en.toLowerCase()
    if (known === undefined || (isPlain && known.toLowerCase() !== words.toLowerCase())) found.set(entry, words)
  }
  return [...found].map(([{ type, value }, words]) => ({ type, value, words, from: 'title' }))
}
