import { type NamedValue, kindNamed, namedValue } from '../lexicon/kinds'
import { JOINING_WORDS } from '../lexicon/languages/joining-words'
import {
  ATTRIBUTE_TYPES,
  type AttributeEntry,
  type CategoryEntry,
  type ColorEntry,
  type Gender,
} from '../lexicon/types'
import { attributeApplies } from './applicable-attributes'
import { completeWithAttribute, headWare, isPartOfWare, isWider } from './find-category'
import { combineGenders } from './find-gender'
import { type Found, type RecognisedTerm, SEASONS_IN_CHINESE, freeTerm, productTerm, valueTerm } from './name-term'
import { partWords } from './part-words'
import { scanText, type AttributeMention, type TextScan, type WareMention } from './scan-text'
import { vocabularyOf } from './language-vocabulary'
import { languageOf } from './text-language'
import { garmentVocabulary } from './vocabulary'

/** Words that add nothing to what a search term means. */
const fillers = new Set(
  'the a an of in and for with to my style styles fashion outfit look trend trends aesthetic core new best buy cheap'.split(
    ' ',
  ),
)

/** One entry per place: where a word has two senses ("jacquard"), the type that comes first in the list of types. */
function attributesByPlace(scan: TextScan): AttributeMention[] {
  const rank = ({ entry }: AttributeMention) => ATTRIBUTE_TYPES.indexOf(entry.type)
  const byPlace = new Map<number, AttributeMention>()
  for (const mention of scan.attributes) {
    const known = byPlace.get(mention.from)
    if (known === undefined || rank(mention) < rank(known)) byPlace.set(mention.from, mention)
  }
  return [...byPlace.values()].sort((a, b) => a.from - b.from)
}

/** An attribute with the value that the term's words name: the attribute's entry, or a kind of it. */
type NamedMention = AttributeMention & { readonly value: NamedValue }

/** A term's words with what the lexicon finds in them. */
interface Reading {
  readonly scan: TextScan
  readonly attributes: readonly NamedMention[]
  readonly ware: (WareMention & { readonly category: CategoryEntry }) | null
  /** The kind of its category that the ware's own words name. */
  readonly kind: NamedValue | null
  /** The attribute that was taken out of the ware's words. */
  readonly parted: NamedMention | null
}

/**
 * What a search term or a trend's name is: "gray" a colour (`color:grey`), "A-line skirt" a category, "sage green linen
 * shirt" a product, "dua lipa tour" a keyword. A hashtag's words may be run together; a term that is none in English or Chinese is what
 * its words mean in their own language ("robe longue"). An empty term is a keyword with an empty name.
 */
export function recogniseTerm(term: string): RecognisedTerm {
  const text = inEnglishSeason(term.trim().replaceAll(/\s+/g, ' ').replace(/^#/, ''))
  const lower = text.toLowerCase()
  const parted = lower.split(' ').map(partWords).join(' ')
  if (parted !== lower) {
    const recognised = readToEnd(parted)
    if (recognised.type !== 'keyword' || recognised.broader !== null) return recognised
  }
  const recognised = readToEnd(text)
  return recognised.type === 'keyword' ? (inOwnLanguage(text) ?? recognised) : recognised
}

const wearerWords: Readonly<Record<Gender, string>> = {
  women: 'womens',
  men: 'mens',
  girls: 'girls',
  boys: 'boys',
  kids: 'kids',
  baby: 'baby',
  unisex: 'unisex',
}

/**
 * A term in another language than English and Chinese: what its words are called in English ("vestido de lino" → "linen dress"). With
 * words beside them it is a keyword under its own name, of the garment that it names in its language: "robe parapluie" is no bathrobe.
 * Null where that language knows no more of its words than English does: brands are named in every one.
 */
function inOwnLanguage(text: string): RecognisedTerm | null {
  const language = languageOf(text)
  if (language === 'mixed' || language === 'other') return null
  const scan = scanText(text, { language })
  if (knownWords(scan) <= knownWords(scanText(text))) return null
  const head = headWare(scan)
  const category = head?.category ?? null
  const attributes = attributesByPlace(scan)
  // "Bianca" is a name too.
  const isTooShort = scan.stream.words.length === 1 && /^[a-z]+$/i.test(text)
  if (category === null ? head !== null || attributes.length === 0 || isTooShort : isPartOfWare(scan, head)) return null
  const gender = combineGenders(scan.genders.map((mention) => mention.gender))
  if (isToldInEnglish(scan, head, attributes)) {
    const adjectives = attributes.filter(({ entry }) => !category?.en.toLowerCase().includes(entry.en.toLowerCase()))
    const words = [...(gender === null ? [] : [wearerWords[gender]]), ...adjectives.map(({ entry }) => entry.en)]
    const translated = readToEnd([...words, ...(category === null ? [] : [category.en])].join(' '))
    if (translated.type !== 'keyword') return translated
  }
  const found = {
    gender: gender ?? category?.gender ?? null,
    category,
    attributes: [...new Set(attributes.map(({ entry }) => entry))],
  }
  const named = freeTerm(text, scan, { ware: null, attributes: [] }, found)
  return { ...named, broader: category && namedValue(category) }
}

/** How many of a text's words mean something. */
function knownWords({ stream, attributes, wares, genders, cues }: TextScan): number {
  const known = [...attributes, ...wares, ...genders, ...cues]
  return stream.words.filter((_, at) => known.some(({ from, to }) => from <= at && at < to)).length
}

/** Whether a term's garment, attributes and wearers say all of it. */
function isToldInEnglish(scan: TextScan, head: WareMention | null, attributes: readonly AttributeMention[]): boolean {
  if (scan.cues.some(({ cue }) => cue === 'not' || cue === 'lacking' || cue === 'absent')) return false
  const known = [...attributes, ...scan.genders, ...scan.cues, ...(head ? [head] : [])]
  const isKnown = (word: string, at: number) =>
    JOINING_WORDS.has(word) || known.some(({ from, to }) => from <= at && at < to)
  return scan.stream.words.every(isKnown) && (head === null || isOneName(scan, head, attributes))
}

/** Whether a garment's words are its name, with none of them that narrows it unsaid: "robe longue" is filed under dresses. */
function isOneName(scan: TextScan, head: WareMention, attributes: readonly AttributeMention[]): boolean {
  const words = wordsAt(scan, head)
  if (categoryOf(words) === head.category) return true
  const bare = words.filter(
    (word, at) =>
      !JOINING_WORDS.has(word) && !attributes.some(({ from, to }) => from <= head.from + at && head.from + at < to),
  )
  const isCalled = (shorter: readonly string[]) =>
    vocabularyOf(scan.language)
      .sensesOf(shorter)
      ?.some((sense) => sense.kind === 'category' && sense.entry === head.category) === true
  return bare.length < 2 || !bare.some((_, left) => isCalled(bare.filter((__, at) => at !== left)))
}

/** "夏季连衣裙" is the "summer dress" that is called so in Chinese. */
function inEnglishSeason(text: string): string {
  const [season] = Object.entries(SEASONS_IN_CHINESE).find(([, zh]) => text.startsWith(zh)) ?? []
  if (season === undefined) return text
  const { type, name } = readToEnd(text.slice(SEASONS_IN_CHINESE[season]?.length))
  return type === 'keyword' ? text : `${season} ${name}`
}

/** A free term's ware in the lexicon's own words may make it one of the lexicon's: it is read as its name is. */
function readToEnd(text: string): RecognisedTerm {
  const recognised = readTerm(text)
  const isReworded = recognised.type === 'keyword' && recognised.name.toLowerCase() !== text.toLowerCase()
  return isReworded ? readTerm(recognised.name) : recognised
}

function readTerm(text: string): RecognisedTerm {
  const scan = scanText(text)
  const head = headWare(scan)
  const category = head?.category ?? null
  const ware = head && category && { ...head, category }
  const attributes = attributesByPlace(scan).map((mention) => ({
    ...mention,
    value: namedAs(mention.entry, wordsAt(scan, mention)),
  }))
  const kind = ware && kindNamed(ware.category, wordsAt(scan, ware))
  // "Cream" alone is the colour, though it is a cosmetic too.
  const isGoods = head !== null && category === null && !attributes.some((mention) => mention.from === head.from)
  return nameOf(text, inParts({ scan, attributes, ware, kind, parted: null }), isGoods)
}

function nameOf(text: string, reading: Reading, isGoods: boolean): RecognisedTerm {
  const { scan, attributes, ware, kind, parted } = reading
  const category = ware && (kind || parted ? ware.category : completeWithAttribute(scan, ware, ware.category))
  const shown = category && (kind ?? namedValue(category))
  const found: Found = {
    gender: combineGenders(scan.genders.map((mention) => mention.gender)) ?? category?.gender ?? null,
    category,
    attributes: [...new Set(attributes.map(({ entry }) => entry))],
  }
  if (isGoods) return freeTerm(text, scan, { ware: null, attributes: [] }, found)
  if (!isWhollyKnown(reading)) {
    const place = ware && shown && { from: ware.from, to: ware.to, value: shown }
    return freeTerm(text, scan, { ware: place, attributes }, found)
  }
  if (category === null || shown === null) {
    const [only, ...more] = attributes
    if (only && more.length === 0) return valueTerm(only.value, found)
    return freeTerm(text, scan, { ware: null, attributes }, found)
  }
  const added = attributes.filter((mention) => mention === parted || !isPartOfName(reading, category, mention))
  return added.length === 0 ? valueTerm(shown, found) : productTerm(added, shown, found)
}

function wordsAt({ stream }: TextScan, { from, to }: { readonly from: number; readonly to: number }) {
  return stream.words.slice(from, to)
}

function namedAs(entry: AttributeEntry | ColorEntry, words: readonly string[]): NamedValue {
  return kindNamed(entry, words) ?? namedValue(entry)
}

/**
 * A kind whose words are values themselves is read as these: "utility vest", filed under vests, is a vest in
 * utility style, and "kitten heels" are the shape. So is a category that its attribute names again ("kitten heel heels").
 */
function inParts(reading: Reading): Reading {
  const { attributes, ware, kind } = reading
  if (ware === null) return reading
  const outside = attributes.filter((mention) => mention.to <= ware.from || mention.from >= ware.to)
  const [only, ...others] = outside
  if (only && others.length === 0 && only.to === ware.from && namesAgain(only, ware.category)) {
    return { ...reading, attributes: [{ ...only, to: ware.to }], ware: null }
  }
  if (kind === null) return reading
  const words = kind.words.split(' ')
  for (let cut = 1; cut < words.length; cut += 1) {
    const category = categoryOf(words.slice(cut))
    const entry = attributeCalled(words.slice(0, cut))
    if (category === null || entry === null || !attributeApplies(entry.type, entry.value, category)) continue
    const parted = { ...ware, entry, value: namedAs(entry, words.slice(0, cut)), isAmbiguous: false }
    const all = [...outside, parted].sort((a, b) => a.from - b.from)
    return { ...reading, attributes: all, ware: { ...ware, category }, kind: null, parted }
  }
  const whole = outside.length === 0 ? attributeCalled(singular(words)) : null
  if (whole === null) return reading
  return {
    ...reading,
    attributes: [{ ...ware, entry: whole, value: namedValue(whole), isAmbiguous: false }],
    ware: null,
  }
}

/** The attribute that goes by these very words, or of which they name a kind: another word for it makes another name. */
function attributeCalled(words: readonly string[]): AttributeEntry | ColorEntry | null {
  const written = words.join(' ')
  const senses = garmentVocabulary().sensesOf(words) ?? []
  const entries = senses.flatMap((sense) => (sense.kind === 'attribute' && !sense.isAmbiguous ? [sense.entry] : []))
  return (
    entries.find((entry) => entry.terms[0]?.replaceAll('-', ' ') === written) ??
    entries.find((entry) => kindNamed(entry, words)?.words === written) ??
    null
  )
}

function namesAgain({ entry, from, to }: AttributeMention, category: CategoryEntry): boolean {
  const last = entry.en.toLowerCase().split(' ').at(-1) ?? ''
  return to - from > 1 && singular([category.en.toLowerCase()])[0] === last
}

function singular(words: readonly string[]): readonly string[] {
  return words.map((word, index) => (index === words.length - 1 ? word.replace(/(?<=[a-z]{2}[^s])s$/, '') : word))
}

function categoryOf(words: readonly string[]): CategoryEntry | null {
  const senses = garmentVocabulary().sensesOf(words) ?? []
  return senses.flatMap((sense) => (sense.kind === 'category' ? [sense.entry] : []))[0] ?? null
}

function isWhollyKnown({ scan, attributes, ware }: Reading): boolean {
  // "Canvas tote bag": the wider name beside the narrower adds nothing.
  const wares = scan.wares.filter((other) => ware && other.category && isWider(other.category, ware.category))
  const known = [...attributes, ...scan.genders, ...scan.cues, ...wares, ...(ware ? [ware] : [])]
  return scan.stream.words.every(
    (word, at) => fillers.has(word) || known.some((place) => place.from <= at && at < place.to),
  )
}

/**
 * Whether an attribute is but a part of the category's name. "A-line skirt" and "tailored trousers" name one category;
 * "midi dress" is a dress of midi length, because what is left without "midi" names the same category.
 */
function isPartOfName({ scan, ware, kind }: Reading, category: CategoryEntry, mention: AttributeMention): boolean {
  if (category.primary === 'denim' && mention.entry.value === 'denim') return true
  const name = ` ${category.en.toLowerCase().replaceAll('-', ' ')} `
  if (mention.entry.terms.some((term) => name.includes(` ${term.replaceAll('-', ' ')} `))) return true
  if (ware === null) return false
  if (mention.from < ware.from || mention.to > ware.to) return completes(scan, ware, category, mention)
  if (kind !== null) return true
  const rest = [
    ...wordsAt(scan, { from: ware.from, to: mention.from }),
    ...wordsAt(scan, { from: mention.to, to: ware.to }),
  ]
  return categoryOf(rest) !== category
}

/** "Dad fit shoes" are the shoes that "dad shoes" names: the attribute has become a part of the category. */
function completes(
  scan: TextScan,
  ware: WareMention & { readonly category: CategoryEntry },
  category: CategoryEntry,
  mention: AttributeMention,
): boolean {
  const completed = (attributes: readonly AttributeMention[]) =>
    completeWithAttribute({ ...scan, attributes }, ware, ware.category)
  return category !== ware.category && completed([]) === ware.category && completed([mention]) === category
}
