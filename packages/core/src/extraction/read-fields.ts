import { lexiconEntries, lexiconEntry } from '../lexicon/lexicon'
import { FIELD_VALUES } from '../lexicon/field-values'
import { type FieldMeaning, NAME_WORDS, TYPES_OF_FIELD, WHOLE_NAMES } from '../lexicon/field-names'
import { LANGUAGE_WORDS } from '../lexicon/languages/all-languages'
import { writtenTerms } from '../lexicon/languages/read-terms'
import { REGIONAL_TERMS } from '../lexicon/regional-terms'
import { inSimplified, TRADITIONAL_CHARACTERS } from '../lexicon/traditional-characters'
import { ATTRIBUTE_TYPES, type AttributeType, type LexiconEntry } from '../lexicon/types'
import type { ExtractedAttribute } from './garment'
import { PhraseTrie, withoutAccents } from './phrase-trie'
import { isRomance, spellings } from './vocabulary'
import { readWords, wordsAsWritten } from './word-stream'

/** A shop's own field: its name and its value, in the shop's language. */
export type ShopField = readonly [name: string, value: string]

export interface FieldReading {
  /** What the fields of the wearer and of the colour say, as written; '' where there is none. */
  readonly gender: string
  readonly color: string
  readonly attributes: readonly ExtractedAttribute[]
}

type AttributeMeaning = keyof typeof TYPES_OF_FIELD

/** Types of which a garment has one: a field that ticks several has said nothing. */
const singleTypes = new Set<AttributeType>(['neckline', 'sleeve', 'fit-type'])

/**
 * A name as a key, without case, marks and accents, in Simplified characters; Vietnamese keeps its accents, for "mẫu" is a pattern and
 * "màu" a colour.
 */
function nameKey(name: string): string {
  const { words } = readWords(name.normalize('NFC'))
  return inSimplified(words.map((word) => (/[\u0100-\uffff]/u.test(word) ? word : withoutAccents(word))).join(' '))
}

const wholeNames = new Map(
  WHOLE_NAMES.flatMap(([meaning, names]) => names.split('|').map((name) => [nameKey(name), meaning] as const)),
)

function nameTrie(): PhraseTrie<number> {
  const trie = new PhraseTrie<number>()
  for (const [rank, [, names]] of NAME_WORDS.entries()) {
    for (const name of names.split('|')) trie.add(nameKey(name).split(' '), rank)
  }
  return trie
}

let names: PhraseTrie<number> | null = null
const meanings = new Map<string, FieldMeaning | null>()
/** More names than all shops together have; a feed that puts values into names must not fill the memory. */
const MOST_NAMES = 2000

function readName(name: string): FieldMeaning | null {
  const key = nameKey(name)
  const whole = wholeNames.get(key)
  if (whole !== undefined) return whole
  names ??= nameTrie()
  const ranks = names.find(key.split(' ')).flatMap(({ senses }) => senses)
  const meaning = ranks.length === 0 ? undefined : NAME_WORDS[Math.min(...ranks)]?.[0]
  return meaning === undefined || meaning === 'nothing' ? null : meaning
}

/** What a field is about by its name ("Longitud de la Manga": the sleeve), null where that is nothing of a garment's looks. */
export function fieldMeaning(name: string): FieldMeaning | null {
  const known = meanings.get(name)
  if (known !== undefined) return known
  const meaning = readName(name)
  if (meanings.size >= MOST_NAMES) meanings.clear()
  meanings.set(name, meaning)
  return meaning
}

function addLexicon(trie: PhraseTrie<LexiconEntry>, types: readonly AttributeType[]): void {
  for (const type of types) {
    for (const entry of lexiconEntries(type)) {
      for (const term of entry.terms) for (const words of spellings(term)) trie.add(words, entry, true)
      for (const term of entry.zhTerms) trie.add(readWords(term).words, entry)
    }
  }
  for (const { terms, endings, foldsAccents } of Object.values(LANGUAGE_WORDS)) {
    for (const type of types) {
      for (const [value, cell] of Object.entries(terms[type] ?? {})) {
        const entry = lexiconEntry(type, value)
        if (entry === null) continue
        for (const term of writtenTerms(cell, endings)) trie.add(readWords(term).words, entry, foldsAccents)
      }
    }
  }
  for (const [language, rows] of Object.entries(REGIONAL_TERMS)) {
    for (const [type, value, terms] of rows) {
      const entry = type === 'category' || !types.includes(type) ? null : lexiconEntry(type, value)
      if (entry === null) continue
      for (const term of terms.split('|')) trie.add(readWords(term).words, entry, isRomance(language))
    }
  }
}

/** All ways to say the values of fields of one meaning: there a word means what it says, whatever it means in a title. */
function valueTrie(meaning: AttributeMeaning): PhraseTrie<LexiconEntry> {
  const trie = new PhraseTrie<LexiconEntry>(true, TRADITIONAL_CHARACTERS)
  for (const [type, value, terms] of FIELD_VALUES[meaning] ?? []) {
    const entry = lexiconEntry(type, value)
    if (entry === null) throw new Error(`no lexicon entry ${type}:${value}`)
    for (const term of terms.split('|')) trie.add(readWords(term).words, entry, !/[\u0100-\uffff]/u.test(term))
  }
  addLexicon(trie, TYPES_OF_FIELD[meaning])
  return trie
}

const valueTries = new Map<AttributeMeaning, PhraseTrie<LexiconEntry>>()

function readValue(meaning: AttributeMeaning, value: string): ExtractedAttribute[] {
  const trie = valueTries.get(meaning) ?? valueTrie(meaning)
  valueTries.set(meaning, trie)
  const stream = readWords(value)
  const found = new Map<LexiconEntry, ExtractedAttribute>()
  for (const { from, to, senses } of trie.find(stream.words, stream.breaks)) {
    // The field's own words come before the lexicon's: "star" in a field of patterns is a print.
    const entry = senses[0]
    const type = ATTRIBUTE_TYPES.find((known) => known === entry?.type)
    if (entry === undefined || type === undefined || found.has(entry)) continue
    found.set(entry, { type, value: entry.value, words: wordsAsWritten(stream, from, to), from: 'field' })
  }
  const all = [...found.values()]
  const areSeveral = (type: AttributeType) => all.filter((other) => other.type === type).length > 1
  // A shop that ticks "plain" beside other patterns has ticked all that its choice offers.
  return all.filter(({ type, value: said }) => !areSeveral(type) || !(singleTypes.has(type) || said === 'solid'))
}

/** Reads a shop's own fields ("Patrón: Estampado", "ทรงคอเสื้อ: คอกลม") as wearer, colour and attributes with their words. */
export function readFields(fields: readonly ShopField[]): FieldReading {
  let gender = ''
  let color = ''
  const attributes = new Map<string, ExtractedAttribute>()
  for (const [name, value] of fields) {
    const meaning = fieldMeaning(name)
    if (meaning === null) continue
    if (meaning === 'gender') gender ||= value
    else if (meaning === 'color') color ||= value
    else {
      for (const attribute of readValue(meaning, value)) {
        const key = `${attribute.type}:${attribute.value}`
        if (!attributes.has(key)) attributes.set(key, attribute)
      }
    }
  }
  return { gender, color, attributes: [...attributes.values()] }
}
