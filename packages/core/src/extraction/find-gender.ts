import type { Gender } from '../lexicon/types'
import type { EvidenceSource, ExtractedGender } from './garment'
import { perPath } from './per-path'
import { scanText, type GenderMention, type TextScan, type WareMention } from './scan-text'
import { wordsAsWritten } from './word-stream'

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

function fromMentions(
  scan: TextScan,
  mentions: readonly GenderMention[],
  from: EvidenceSource,
): ExtractedGender | null {
  const value = combineGenders(mentions.map((mention) => mention.gender))
  if (value === null) return null
  const words = mentions.map((mention) => wordsAsWritten(scan.stream, mention.from, mention.to))
  return { value, words: [...new Set(words)].join(', '), from }
}

function fromText(text: string, from: EvidenceSource): ExtractedGender | null {
  const scan = scanText(text)
  return fromMentions(scan, scan.genders, from)
}

const genderOfPath = perPath((path) => (path.length === 0 ? null : fromText(path.join(', '), 'path')))

export interface GenderSources {
  readonly rawGender: string | undefined
  readonly title: TextScan
  readonly path: readonly string[]
  readonly description: TextScan
  readonly head: WareMention | null
}

/** The wearer: from the feed's field, else the title, the breadcrumb, the ware itself, and last the description. */
export function findGender({ rawGender, title, path, description, head }: GenderSources): ExtractedGender | null {
  const named =
    (rawGender === undefined ? null : fromText(rawGender, 'field')) ??
    fromMentions(title, title.genders, 'title') ??
    genderOfPath(path)
  if (named !== null) return named
  if (head !== null && head.gender !== null) {
    return { value: head.gender, words: wordsAsWritten(title.stream, head.from, head.to), from: 'garment' }
  }
  const mention = description.genders[0]
  return mention === undefined ? null : fromMentions(description, [mention], 'description')
}
