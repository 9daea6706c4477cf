import { GENDER_ROWS } from '../lexicon/genders'
import { GOODS_ROWS } from '../lexicon/goods'
import { LANGUAGE_WORDS } from '../lexicon/languages/all-languages'
import { LOAN_GENDERS, LOAN_WORDS } from '../lexicon/languages/loan-words'
import { writtenTerms } from '../lexicon/languages/read-terms'
import type { LanguageWords, TermsBySlug, TitleLanguage } from '../lexicon/languages/title-words'
import { lexiconEntry } from '../lexicon/lexicon'
import { PART_ROWS } from '../lexicon/parts-of-wares'
import type { PhraseCue } from '../lexicon/phrase-cues'
import {
  ATTRIBUTE_TYPES,
  type AttributeEntry,
  type CategoryEntry,
  type ColorEntry,
  type LexiconEntry,
  type LexiconLanguage,
} from '../lexicon/types'
import { compoundOf } from './german-compounds'
import { PhraseTrie } from './phrase-trie'
import {
  eachRegionalTerm,
  garmentVocabulary,
  attributesIn,
  innerAttributes,
  innerWearers,
  wordsOf,
  type GenderSense,
  type InnerAttribute,
  type Sense,
} from './vocabulary'

/**
 * The words that a text is read with: those of one language; `mixed`, English, Chinese, Indonesian, Malay, Filipino and Thai in one;
 * `other`, a language that is not read, of which the loan words alone are known.
 */
export type ReadingLanguage = TitleLanguage | 'mixed' | 'other'

type EachEntry = (type: LexiconEntry['type'], visit: (entry: LexiconEntry, terms: readonly string[]) => void) => void

function entriesIn(tables: Readonly<Partial<Record<LexiconEntry['type'], TermsBySlug>>>, endings: string): EachEntry {
  return (wanted, visit) => {
    for (const [value, terms] of Object.entries(tables[wanted] ?? {})) {
      const entry = lexiconEntry(wanted, value)
      if (entry === null) throw new Error(`no lexicon entry ${wanted}:${value}`)
      visit(entry, writtenTerms(terms, endings))
    }
  }
}

/** One language's words as they are written: `ü` also as `ue`, `œ` also as `oe`, `ё` also as `е`. */
function spelled(term: string, language: LexiconLanguage): (readonly string[])[] {
  const respelled =
    language === 'de'
      ? term.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
      : term.replaceAll('œ', 'oe').replaceAll('ё', 'е')
  return [...new Set([term, respelled])].map((text) => wordsOf(text))
}

class VocabularyBuilder {
  readonly trie: PhraseTrie<Sense>
  readonly #attributes = new PhraseTrie<Sense>()
  readonly #genders = new PhraseTrie<Sense>()

  constructor(
    private readonly language: LexiconLanguage,
    private readonly foldsAccents: boolean,
  ) {
    // Vietnamese tones part words: "lý" is no "ly".
    this.trie = new PhraseTrie<Sense>(foldsAccents)
  }

  addAttribute(entry: LexiconEntry, terms: readonly string[], onlyNew = false): void {
    const sense: Sense = { kind: 'attribute', entry: entry as AttributeEntry | ColorEntry, isAmbiguous: false }
    for (const words of this.#written(terms, onlyNew)) {
      this.trie.add(words, sense, this.foldsAccents)
      this.#attributes.add(words, sense, this.foldsAccents)
    }
  }

  addGender(gender: GenderSense['gender'], isAnyAge: boolean, terms: readonly string[], onlyNew = false): void {
    const sense: GenderSense = { kind: 'gender', gender, isAnyAge }
    for (const words of this.#written(terms, onlyNew)) {
      this.trie.add(words, sense, this.foldsAccents)
      this.#genders.add(words, sense, this.foldsAccents)
    }
  }

  /** Attributes and genders come before: a category's own words may say both. */
  addCategory(entry: LexiconEntry, terms: readonly string[], onlyNew = false): void {
    const category = entry as CategoryEntry
    for (const words of this.#written(terms, onlyNew)) {
      const sense: Sense = {
        kind: 'category',
        entry: category,
        language: this.language,
        inner: [...innerAttributes(this.#attributes, category, words), ...this.#stemAttributes(category, words)],
        wearers: innerWearers(this.#genders, category, words),
      }
      const known = this.trie.sensesOf(words)?.some((other) => other.kind === 'category' && other.entry === entry)
      if (known !== true) this.trie.add(words, sense, this.foldsAccents)
    }
  }

  /** A word that also names fashion is read as fashion. */
  addGoods(terms: readonly string[], isPart: boolean, gender: GenderSense['gender'] | null = null): void {
    const sense: Sense = { kind: 'goods', gender, language: this.language, isPart }
    for (const words of this.#written(terms, false)) {
      const isFashion = this.trie.sensesOf(words)?.some((other) => other.kind === 'category') ?? false
      if (!isFashion) this.trie.add(words, sense, this.foldsAccents)
    }
  }

  addCue(cue: PhraseCue, terms: readonly string[]): void {
    for (const words of this.#written(terms, false)) this.trie.add(words, { kind: 'cue', cue }, this.foldsAccents)
  }

  addLoanWords(): void {
    const each = entriesIn(LOAN_WORDS, '')
    for (const [gender, terms] of LOAN_GENDERS) this.addGender(gender, false, terms.split('|'), true)
    for (const type of ATTRIBUTE_TYPES) each(type, (entry, terms) => this.addAttribute(entry, terms, true))
    each('category', (entry, terms) => this.addCategory(entry, terms, true))
  }

  /** What the first part of a German compound says: a "Ledergürtel" is of leather. */
  #stemAttributes(category: CategoryEntry, words: readonly string[]): readonly InnerAttribute[] {
    const [word] = words
    if (this.language !== 'de' || word === undefined || words.length > 1) return []
    const compound = compoundOf(this.trie, word)
    return compound === null ? [] : attributesIn(this.#attributes, category, [compound.stem])
  }

  #written(terms: readonly string[], onlyNew: boolean): (readonly string[])[] {
    const all = terms.flatMap((term) => spelled(term, this.language))
    return onlyNew ? all.filter((words) => this.trie.sensesOf(words) === null) : all
  }
}

function build(words: LanguageWords): PhraseTrie<Sense> {
  const { language, endings } = words
  const builder = new VocabularyBuilder(language, words.foldsAccents)
  const each = entriesIn(words.terms, endings)
  for (const [gender, terms, age] of words.genders) {
    builder.addGender(gender, age === 'anyAge', writtenTerms(terms, endings))
  }
  for (const row of GENDER_ROWS) {
    if (row.language === language) builder.addGender(row.gender, row.isAnyAge === true, row.terms.split('|'))
  }
  for (const type of ATTRIBUTE_TYPES) each(type, (entry, terms) => builder.addAttribute(entry, terms))
  eachRegionalTerm((entry, _, term) => {
    if (entry.type !== 'category') builder.addAttribute(entry, [term], true)
  }, language)
  each('category', (entry, terms) => builder.addCategory(entry, terms))
  eachRegionalTerm((entry, _, term) => {
    if (entry.type === 'category') builder.addCategory(entry, [term], true)
  }, language)
  builder.addGoods(writtenTerms(words.goods, endings), false)
  for (const row of [...GOODS_ROWS, ...PART_ROWS]) {
    if (row.language === language) builder.addGoods(row.terms.split('|'), row.isPart === true, row.gender)
  }
  for (const [cue, terms] of Object.entries(words.cues) as [PhraseCue, string][]) {
    builder.addCue(cue, writtenTerms(terms, endings))
  }
  builder.addLoanWords()
  return builder.trie
}

function buildLoanWords(): PhraseTrie<Sense> {
  const builder = new VocabularyBuilder('en', true)
  builder.addLoanWords()
  return builder.trie
}

const built = new Map<ReadingLanguage, PhraseTrie<Sense>>()

/** The automaton over the words that texts of a language are read with; built on first use. */
export function vocabularyOf(language: ReadingLanguage): PhraseTrie<Sense> {
  if (language === 'mixed') return garmentVocabulary()
  const known = built.get(language)
  if (known !== undefined) return known
  const trie = language === 'other' ? buildLoanWords() : build(LANGUAGE_WORDS[language])
  built.set(language, trie)
  return trie
}
