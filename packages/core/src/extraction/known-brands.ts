import { FAMOUS_BRANDS, NO_BRANDS, WORD_BRANDS } from '../lexicon/brands'
import { inSimplified } from '../lexicon/traditional-characters'
import { PhraseTrie } from './phrase-trie'
import { readWords } from './word-stream'

export interface BrandName {
  /** As the brand writes itself. */
  readonly name: string
}

/** Brands that a title can be searched for. */
export type KnownBrands = PhraseTrie<BrandName>

const MOST_WORDS = 4

function brandKey(name: string): string {
  return inSimplified(readWords(name).words.join(''))
}

const noBrands = new Set(NO_BRANDS.map(brandKey))

/** Whether a brand field says that there is none, in letters of any case and however spaced: "No Brand", "N/A", "-", "无品牌". */
export function saysNoBrand(field: string): boolean {
  return !/[\p{L}\p{N}]/u.test(field) || noBrands.has(brandKey(field))
}

/** Whether a brand field names a brand at all: not a number, a single letter, "OEM" or "no brand". */
export function isBrandName(field: string): boolean {
  const key = brandKey(field)
  return key.length > 1 && !/^\d+$/.test(key) && !saysNoBrand(field)
}

/** The brands of a feed's own brand fields, beside those that are known anyway. "OEM", "no brand" and sentences are left out. */
export function learnBrands(names: Iterable<string>): KnownBrands {
  const trie: KnownBrands = new PhraseTrie()
  const all = [FAMOUS_BRANDS, WORD_BRANDS].flatMap((list) => list.split('|'))
  for (const name of [...all, ...names]) {
    if (!isBrandName(name)) continue
    const { words } = readWords(name)
    if (words.length > MOST_WORDS) continue
    // The first spelling stands: a feed may shout it.
    if (trie.sensesOf(words) === null) trie.add(words, { name: name.trim() })
  }
  return trie
}

let famous: KnownBrands | null = null

/** The brands that are known without any feed. */
export function famousBrands(): KnownBrands {
  famous ??= learnBrands([])
  return famous
}
