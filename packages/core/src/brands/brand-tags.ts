import { partWords } from '../extraction/part-words'
import { garmentVocabulary } from '../extraction/vocabulary'
import { BRAND_IDENTITIES } from '../lexicon/brand-identities'
import { TITLE_WORDS, WORD_BRANDS } from '../lexicon/brands'
import { brandId } from './brand-id'

const wordBrands = new Set(WORD_BRANDS.toLowerCase().split('|'))

/** `@J.Crew`, `quillette_row` → letters and figures in small letters. */
function tagOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

/** Whether a tag means something beside the brand: `#next`, `#olive`, `#gap`. */
function isWord(tag: string): boolean {
  return tag.length < 3 || wordBrands.has(tag) || TITLE_WORDS.has(tag) || garmentVocabulary().sensesOf([tag]) !== null
}

/**
 * The brand that a hashtag or a mentioned account stands for, by tag: of brands that are known anyway, and of those named
 * here. A tag that is a word as well stands for none.
 */
export function brandTags(names: Iterable<string>): ReadonlyMap<string, string> {
  const tags = new Map<string, string>()
  const known = BRAND_IDENTITIES.flatMap(({ name, aliases }) => [name, ...aliases])
  for (const name of [...known, ...names]) {
    const tag = tagOf(name)
    const id = brandId(name)
    if (id !== '' && !isWord(tag) && !tags.has(tag)) tags.set(tag, id)
  }
  return tags
}

const LEAST_LETTERS = 5

/**
 * The brand that a mentioned account stands for, by tag, of names that marketplaces' fields hold: long enough to be nobody's
 * by chance, and not put together from words for clothes ("Womens Fashion").
 */
export function brandAccounts(names: Iterable<string>): ReadonlyMap<string, string> {
  const accounts = new Map<string, string>()
  for (const name of names) {
    const tag = tagOf(name)
    const id = brandId(name)
    const isName = tag.length >= LEAST_LETTERS && !isWord(tag) && partWords(tag) === tag
    if (id !== '' && isName && !accounts.has(tag)) accounts.set(tag, id)
  }
  return accounts
}
