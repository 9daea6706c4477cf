import type { Gender } from '../lexicon/types'
import type { EvidenceSource, ExtractedGender } from './garment'
import type { ReadingLanguage } from './language-vocabulary'
import { perPath } from './per-path'
import { languageOf } from './text-language'
import { scanText, type GenderMention, type TextScan, type WareMention } from './scan-text'
import { wordsAsWritten } from './word-stream'

/** Suits that women wear, where others are men's. */
const PANTSUIT = /^(?:pant ?suits?|trouser suits?|hosenanz[uü]ge?|tailleur(?: pantal\S+)?)$/iu

const grownUps = new Set<Gender>(['women', 'men', 'unisex'])

/**
 * One wearer from all that a text names. Women and men together are unisex, girls and boys together kids; a sex beside
 * an age says more than the age ("kids girls" → girls). Grown-ups beside children stand for the size the shop sells
 * ("women girls" → women) unless the children come first.
 */
export function combineGenders(named: readonly Gender[]): Gender | null {
  const first = named[0]
  if (first === undefined) return null
  const has = (gender: Gender) => named.includes(gender)
  const children = named.filter((gender) => !grownUps.has(gender))
  const adults = named.filter((gender) => grownUps.has(gender))
  if (adults.length === 0 || (has('unisex') && children.length > 0)) {
    if (has('girls') && has('boys')) return 'kids'
    if (has('girls')) return 'girls'
    if (has('boys')) return 'boys'
    return has('baby') ? 'baby' : 'kids'
  }
  if (has('unisex') || (has('women') && has('men'))) return 'unisex'
  return has('women') ? 'women' : 'men'
}

/** The wearers that a text names, "anak … laki laki" as boys: a sex of any age is a child's beside a word for children. */
function wearersOf(mentions: readonly GenderMention[]): Gender[] {
  const namesChildren = mentions.some(({ gender }) => !grownUps.has(gender))
  return mentions.map(({ gender, isAnyAge }) =>
    !namesChildren || !isAnyAge ? gender : gender === 'women' ? 'girls' : 'boys',
  )
}

/** The wearer that the words of a text name ("men's loafers"), whatever wares it names; `null` where they name none. */
export function genderNamedIn(text: string): Gender | null {
  return combineGenders(wearersOf(scanText(text).genders))
}

function fromMentions(
  scan: TextScan,
  mentions: readonly GenderMention[],
  from: EvidenceSource,
): ExtractedGender | null {
  const value = combineGenders(wearersOf(mentions))
  if (value === null) return null
  const words = [...new Set(mentions.map(({ from: start, to }) => wordsAsWritten(scan.stream, start, to)))].join(', ')
  // "Niños" are boys as well as children: beside girls they are both, but on shelves, which narrow from level to level.
  const isOfBoth = from !== 'path' && value === 'girls' && BOYS_OR_CHILDREN.test(words)
  return { value: isOfBoth ? 'kids' : value, words, from }
}

function fromText(text: string, from: EvidenceSource, language: ReadingLanguage = 'mixed'): ExtractedGender | null {
  const scan = scanText(text, { language })
  return fromMentions(scan, scan.genders, from)
}

/** A department of "babies and children" is for children of any age: the levels below tell which. */
function fromPath(path: readonly string[], language: ReadingLanguage): ExtractedGender | null {
  const text = path.join(', ')
  const scan = scanText(text, { language: languageOf(text, language) })
  const ofKids = new Set(scan.genders.filter(({ gender }) => gender === 'kids').map(({ phrase }) => phrase))
  const mentions = scan.genders.filter(({ gender, phrase }) => gender !== 'baby' || !ofKids.has(phrase))
  return fromMentions(scan, mentions, 'path')
}

const genderOfPath = perPath((path, language) => (path.length === 0 ? null : fromPath(path, language)))

export interface GenderSources {
  readonly rawGender: string | undefined
  readonly title: TextScan
  readonly path: readonly string[]
  readonly description: TextScan
  readonly head: WareMention | null
}

/** The wearer that a field of gender names; null where it names none. */
export function genderOfField(text: string): Gender | null {
  return fromText(text, 'field')?.value ?? null
}

/** What a wide word of a shop's field can narrow down to where another text says so. */
const narrower: Partial<Record<Gender, Partial<Record<Gender, Gender>>>> = {
  unisex: { women: 'women', men: 'men', girls: 'girls', boys: 'boys', kids: 'kids', baby: 'baby' },
  kids: { girls: 'girls', boys: 'boys', baby: 'baby' },
  women: { girls: 'girls', kids: 'girls' },
  men: { boys: 'boys', kids: 'boys' },
}

/**
 * The field as another text narrows it: "Unisex" gives way to "para hombre", and a sex beside an age is both ("Female"
 * with "kids" are girls). Null where the other text says nothing, the same, or something else: then the field stands.
 */
function narrowedBy(field: ExtractedGender, other: ExtractedGender | null): ExtractedGender | null {
  const value = other === null ? undefined : narrower[field.value]?.[other.value]
  return other === null || value === undefined ? null : { ...other, value }
}

/** Whether a title names the other sex than the field, or both: sellers choose fields from lists and leave what stands there. */
function contradicts(title: ExtractedGender, field: ExtractedGender): boolean {
  const other = otherSex[field.value]
  if (other === undefined) return false
  // One word for children is only wider.
  const isOfBoth = title.value === 'unisex' || (title.value === 'kids' && OF_BOTH.test(title.words))
  return isOfBoth || title.value === other
}

/** Words for children that name boys where girls are named beside them. */
const BOYS_OR_CHILDREN = /\b(?:niños|meninos|bambini|ragazzi)(?!\p{L})/iu

const OF_BOTH = /unisex|boys?\b.*\bgirls?|girls?\b.*\bboys?/iu

const otherSex: Partial<Record<Gender, Gender>> = { women: 'men', men: 'women', girls: 'boys', boys: 'girls' }

/**
 * The title where it contradicts the field; else the field, narrowed by the title, or by a breadcrumb of children: which sex a shop's
 * shelf is for, a field knows better.
 */
function fromField(
  field: ExtractedGender,
  title: ExtractedGender | null,
  path: ExtractedGender | null,
): ExtractedGender {
  if (title !== null && contradicts(title, field)) return title
  const ofChildren = path !== null && !grownUps.has(path.value) ? path : null
  const first = title !== null && !grownUps.has(title.value) ? title : ofChildren
  return narrowedBy(field, first) ?? narrowedBy(field, title) ?? field
}

/**
 * The wearer: from the feed's field where no other text is more specific, else the title, the breadcrumb, the ware
 * itself, and last the description.
 */
export function findGender({ rawGender, title, path, description, head }: GenderSources): ExtractedGender | null {
  const { language } = title
  const field =
    rawGender === undefined ? null : (fromText(rawGender, 'field', language) ?? fromText(rawGender, 'field'))
  const titled = fromMentions(title, title.genders, 'title')
  const named =
    field === null ? (titled ?? genderOfPath(path, language)) : fromField(field, titled, genderOfPath(path, language))
  if (named !== null) return named
  if (head !== null && head.gender !== null) {
    const words = wordsAsWritten(title.stream, head.from, head.to)
    return { value: PANTSUIT.test(words) ? 'women' : head.gender, words, from: 'garment' }
  }
  const mention = description.genders[0]
  return mention === undefined ? null : fromMentions(description, [mention], 'description')
}
