import { ambiguousColorTerms } from '../lexicon/ambiguous-terms'
import { GENDER_ROWS } from '../lexicon/genders'
import { GOODS_DEPARTMENTS, GOODS_ROWS } from '../lexicon/goods'
import { lexiconEntries, lexiconEntry } from '../lexicon/lexicon'
import { PART_ROWS } from '../lexicon/parts-of-wares'
import { PHRASE_CUES, type PhraseCue } from '../lexicon/phrase-cues'
import { REGIONAL_TERMS, type RegionalLanguage } from '../lexicon/regional-terms'
import { inSimplified, TRADITIONAL_CHARACTERS } from '../lexicon/traditional-characters'
import {
  ATTRIBUTE_TYPES,
  type AttributeEntry,
  type CategoryEntry,
  type ColorEntry,
  type Gender,
  type LexiconEntry,
  type LexiconLanguage,
} from '../lexicon/types'
import { attributeApplies } from './applicable-attributes'
import { PhraseTrie, withoutAccents } from './phrase-trie'
import { readWords } from './word-stream'

export interface AttributeSense {
  readonly kind: 'attribute'
  readonly entry: AttributeEntry | ColorEntry
  /** The word also names a thing (`pearl`, `lemon`): believed only where no certain word of the type stands. */
  readonly isAmbiguous: boolean
}

/** An attribute named inside a category's own words: `denim jacket` says denim. Places are relative to the phrase. */
export interface InnerAttribute {
  readonly entry: AttributeEntry | ColorEntry
  readonly from: number
  readonly to: number
}

/** A wearer named inside a category's own words. Places are relative to the phrase. */
export interface InnerWearer {
  readonly sense: GenderSense
  readonly from: number
  readonly to: number
}

export interface CategorySense {
  readonly kind: 'category'
  readonly entry: CategoryEntry
  /** English and Chinese put the head noun last, the others first. */
  readonly language: LexiconLanguage
  readonly inner: readonly InnerAttribute[]
  /** The wearer that the phrase itself names: `ropa de hombre`, `tas wanita`. */
  readonly wearers: readonly InnerWearer[]
}

export interface GoodsSense {
  readonly kind: 'goods'
  /** A part of a ware or a tool for it: no fashion wherever a shop lists it. */
  readonly isPart: boolean
  readonly gender: Gender | null
  readonly language: LexiconLanguage
}

export interface GenderSense {
  readonly kind: 'gender'
  readonly gender: Gender
  /** Names a sex at any age: beside a word for children it means a girl or a boy. */
  readonly isAnyAge: boolean
}

export interface CueSense {
  readonly kind: 'cue'
  readonly cue: PhraseCue
}

export type Sense = AttributeSense | CategorySense | GoodsSense | GenderSense | CueSense

const colorEndings = ['coloured', 'colored', 'colour', 'color', 'toned', 'tone']

/** Families of types whose words are nouns that can stand in the plural. */
const pluralTypes = new Set<LexiconEntry['type']>(['category', 'detail', 'sleeve', 'neckline'])

/** `dress` → `dresses`, `body` → `bodies`; a word that is a plural already gives null. */
export function englishPlural(noun: string): string | null {
  if (/(?:ss|x|ch|sh)$/.test(noun)) return `${noun}es`
  if (noun.endsWith('s')) return null
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /[a-z]$/.test(noun) ? `${noun}s` : null
}

export function wordsOf(term: string): readonly string[] {
  return readWords(term).words
}

/** The ways an English term is written: as it is, in the plural, and a term of two words as one (`crewneck`). */
function englishForms(term: string, withPlural: boolean): (readonly string[])[] {
  const words = wordsOf(term)
  const last = words.at(-1)
  if (last === undefined) return []
  const plural = withPlural ? englishPlural(last) : null
  const forms = plural === null ? [words] : [words, [...words.slice(0, -1), plural]]
  // Short pieces would make chance words: "s s", "o ring".
  const joinable = words.length === 2 && words.every((word) => word.length >= 3 && /^[a-z]+$/.test(word))
  return joinable ? [...forms, ...forms.map((form) => [form.join('')])] : forms
}

/** The ways an English attribute is written. */
export function spellings(term: string): (readonly string[])[] {
  return englishForms(term, true)
}

type AddPhrase = (words: readonly string[], foldAccents: boolean, language: LexiconLanguage, term: string) => void

function eachTerm(entry: LexiconEntry, add: AddPhrase): void {
  const withPlural = pluralTypes.has(entry.type)
  for (const term of entry.terms) for (const form of englishForms(term, withPlural)) add(form, true, 'en', term)
  for (const term of entry.zhTerms) add(wordsOf(term), false, 'zh', term)
}

/** The regional words of each language, or of one. */
export function eachRegionalTerm(
  visit: (entry: LexiconEntry, language: RegionalLanguage, term: string) => void,
  only?: string,
): void {
  for (const language of Object.keys(REGIONAL_TERMS) as RegionalLanguage[]) {
    if (only !== undefined && only !== language) continue
    for (const [type, value, terms] of REGIONAL_TERMS[language]) {
      const entry = lexiconEntry(type, value)
      if (entry === null) throw new Error(`no lexicon entry ${type}:${value}`)
      for (const term of terms.split('|')) visit(entry, language, term)
    }
  }
}

/** Vietnamese tones part words (`nón` hat, `non` not), so only Romance words are also known without accents. */
function foldsAccents(language: LexiconLanguage): boolean {
  return language === 'en' || isRomance(language)
}

/** Spanish, Portuguese and Indonesian, whose words are also written without their accents. */
export function isRomance(language: string): boolean {
  return language === 'es' || language === 'pt' || language === 'id'
}

function buildAttributeTrie(): PhraseTrie<Sense> {
  const trie = new PhraseTrie<Sense>(true, TRADITIONAL_CHARACTERS)
  for (const type of ATTRIBUTE_TYPES) {
    for (const entry of lexiconEntries(type)) {
      const certain: AttributeSense = { kind: 'attribute', entry, isAmbiguous: false }
      const ambiguous: AttributeSense = { kind: 'attribute', entry, isAmbiguous: true }
      eachTerm(entry, (words, fold, language, term) => {
        // A single Han character is part of too many other words to be believed against a longer one.
        const isAmbiguous = ambiguousColorTerms.has(term) || (language === 'zh' && words.length === 1)
        trie.add(words, isAmbiguous ? ambiguous : certain, fold)
        // "Cream-coloured" is a colour whatever "cream" may be.
        if (type === 'color' && language === 'en') {
          for (const ending of colorEndings) trie.add([...words, ending], certain)
        }
      })
    }
  }
  eachRegionalTerm((entry, language, term) => {
    if (entry.type === 'category') return
    const sense: AttributeSense = { kind: 'attribute', entry: entry as AttributeEntry | ColorEntry, isAmbiguous: false }
    trie.add(wordsOf(term), sense, foldsAccents(language))
  })
  return trie
}

/** "Key chain" has no chain detail: the compounds of small wares say nothing but their materials and patterns. */
function isSaidBy(category: CategoryEntry, entry: AttributeEntry | ColorEntry): boolean {
  const isSmallWare = category.primary === 'accessories' || category.primary === 'jewelry'
  if (isSmallWare && entry.type !== 'fabric' && entry.type !== 'pattern') return false
  return attributeApplies(entry.type, entry.value, category)
}

export function innerAttributes(
  attributes: PhraseTrie<Sense>,
  category: CategoryEntry,
  words: readonly string[],
): InnerAttribute[] {
  return words.length < 2 ? [] : attributesIn(attributes, category, words)
}

/** The attributes that some words say of a category. */
export function attributesIn(
  attributes: PhraseTrie<Sense>,
  category: CategoryEntry,
  words: readonly string[],
): InnerAttribute[] {
  return attributes
    .find(words)
    .flatMap(({ from, to, senses }) =>
      senses.flatMap((sense) =>
        sense.kind === 'attribute' && !sense.isAmbiguous && isSaidBy(category, sense.entry)
          ? [{ entry: sense.entry, from, to }]
          : [],
      ),
    )
}

function buildGenderTrie(): PhraseTrie<Sense> {
  const trie = new PhraseTrie<Sense>(true, TRADITIONAL_CHARACTERS)
  for (const { gender, language, terms, isAnyAge = false } of GENDER_ROWS) {
    const sense: GenderSense = { kind: 'gender', gender, isAnyAge }
    for (const term of terms.split('|')) trie.add(wordsOf(term), sense, foldsAccents(language))
  }
  return trie
}

/** The wearers in a category's words. A "baby doll dress" is a woman's: a ware for women is no child's by its name. */
export function innerWearers(
  genders: PhraseTrie<Sense>,
  category: CategoryEntry,
  words: readonly string[],
): InnerWearer[] {
  if (words.length < 2) return []
  return genders
    .find(words)
    .flatMap(({ from, to, senses }) =>
      senses.flatMap((sense) =>
        sense.kind === 'gender' && (category.gender !== 'women' || sense.gender === 'women')
          ? [{ sense, from, to }]
          : [],
      ),
    )
}

function buildVocabulary(): PhraseTrie<Sense> {
  const attributes = buildAttributeTrie()
  const genders = buildGenderTrie()
  // The full trie starts as the attribute trie: building it twice keeps `inner` free of categories.
  const trie = buildAttributeTrie()
  const addCategory = (entry: CategoryEntry, words: readonly string[], language: LexiconLanguage, fold: boolean) => {
    const sense: CategorySense = {
      kind: 'category',
      entry,
      language,
      inner: innerAttributes(attributes, entry, words),
      wearers: innerWearers(genders, entry, words),
    }
    const known = trie.sensesOf(words)?.some((other) => other.kind === 'category' && other.entry === entry) ?? false
    if (!known) trie.add(words, sense, fold)
  }
  for (const entry of lexiconEntries('category')) {
    eachTerm(entry, (words, fold, language) => addCategory(entry, words, language, fold))
  }
  eachRegionalTerm((entry, language, term) => {
    if (entry.type === 'category') addCategory(entry as CategoryEntry, wordsOf(term), language, foldsAccents(language))
  })
  for (const { gender, language, terms, isPart = false } of [...GOODS_ROWS, ...PART_ROWS]) {
    const sense: GoodsSense = { kind: 'goods', gender, language, isPart }
    for (const term of terms.split('|')) {
      const forms = language === 'en' ? englishForms(term, true) : [wordsOf(term)]
      for (const form of forms) {
        // A word that also names fashion (`pumps`) is read as fashion.
        const isFashion = trie.sensesOf(form)?.some((other) => other.kind === 'category') ?? false
        if (!isFashion) trie.add(form, sense, foldsAccents(language))
      }
    }
  }
  for (const { gender, language, terms, isAnyAge = false } of GENDER_ROWS) {
    const sense: GenderSense = { kind: 'gender', gender, isAnyAge }
    for (const term of terms.split('|')) trie.add(wordsOf(term), sense, foldsAccents(language))
  }
  for (const [cue, terms] of PHRASE_CUES) {
    const sense: CueSense = { kind: 'cue', cue }
    for (const term of terms.split('|')) trie.add(wordsOf(term), sense)
  }
  return trie
}

let vocabulary: PhraseTrie<Sense> | null = null

/**
 * The one automaton over the words of English, Chinese and the languages of South-East Asia, which sellers mix in one title;
 * built on first use (about a quarter of a second). Traditional characters are read as the Simplified ones, which costs a look-up nothing.
 */
export function garmentVocabulary(): PhraseTrie<Sense> {
  vocabulary ??= buildVocabulary()
  return vocabulary
}

const departments = new Set(GOODS_DEPARTMENTS.split('|').map(departmentKey))

function departmentKey(name: string): string {
  return inSimplified(withoutAccents(wordsOf(name).join(' ')))
}

/** Whether one level of a shop's breadcrumb names a department without fashion; the name may go on after it. */
export function isGoodsDepartment(level: string): boolean {
  const words = departmentKey(level).split(' ')
  return words.some((_, index) => departments.has(words.slice(0, index + 1).join(' ')))
}
