import type { EvidenceSource, ExtractedAttribute } from './garment'
import { scanText, type AttributeMention, type TextScan } from './scan-text'
import { wordsAsWritten } from './word-stream'

/** Words after which a colour belongs to a print or a part: "white floral print", "gold buckle". */
const partWords = /^(?:prints?|pattern|graphics?|stripes?|dots?|motifs?|letters?|logos?|embroidery|印花|图案)$/

function isPartNoun(scan: TextScan, at: number): boolean {
  const word = scan.stream.words[at]
  return (word !== undefined && partWords.test(word)) || scan.cues.some((cue) => cue.cue === 'part' && cue.from === at)
}

/** Whether a garment follows in the phrase with no colour before it: then all before it describes that garment. */
function describesGarment(scan: TextScan, phrase: number, at: number): boolean {
  const ware = scan.wares.find((mention) => mention.phrase === phrase && mention.from > at)
  if (ware === undefined) return false
  return !scan.attributes.some(({ entry, from }) => entry.type === 'color' && from > at && from < ware.from)
}

/**
 * Whether a colour colours a part or a print: a part noun follows within the next two words of its phrase ("gold
 * buckle", "white print on black"), but not as an adjective of the garment ("pink floral print dress").
 */
function isOfPart(scan: TextScan, color: AttributeMention): boolean {
  for (let at = color.to; at < color.to + 3 && at < scan.stream.words.length; at += 1) {
    if (scan.stream.breaks[at] === true) return false
    if (scan.wares.some((ware) => ware.from === at && ware.category !== null)) return false
    if (isPartNoun(scan, at)) return !describesGarment(scan, color.phrase, at)
    // Two colours side by side share what follows only when joined: "black white print" colours the white.
    if (scan.attributes.some((other) => other.entry.type === 'color' && other.from === at)) return false
  }
  return false
}

/**
 * The colours of the garment itself, main one first: what stands behind "with" and what colours a print or a part is
 * left out where another colour is named. Words that also name things count only where nothing certain stands.
 */
export function garmentColors(scan: TextScan, allowAmbiguous: boolean): AttributeMention[] {
  const all = scan.attributes.filter((mention) => mention.entry.type === 'color')
  const certain = all.filter((mention) => !mention.isAmbiguous)
  const believed = certain.length > 0 ? certain : allowAmbiguous ? all : []
  const own = believed.filter((mention) => !mention.isBehindWith && !isOfPart(scan, mention))
  if (own.length > 0) return own
  const notBehindWith = believed.filter((mention) => !mention.isBehindWith)
  if (notBehindWith.length > 0) return notBehindWith
  // "Kleid mit Gürtel, blau": no part stands beside it.
  const alone = scan.language === 'mixed' ? [] : believed.filter((mention) => !isBesideOther(scan, mention))
  if (alone.length > 0) return alone
  // "Set with black skirt" colours a garment; "dress with pink flowers" does not.
  return believed.filter((mention) => !isOfPart(scan, mention) && isFollowedByGarment(scan, mention))
}

/** Whether a ware or another look stands right before or behind a colour, which may be theirs: "avec ceinture noire". */
function isBesideOther(scan: TextScan, { from, to }: AttributeMention): boolean {
  const others = [...scan.wares, ...scan.attributes.filter(({ entry }) => entry.type !== 'color')]
  return others.some((other) => other.to === from || other.from === to)
}

function isFollowedByGarment(scan: TextScan, color: AttributeMention): boolean {
  return scan.wares.some(
    (ware) =>
      ware.category !== null && ware.phrase === color.phrase && ware.from >= color.to && ware.from - color.to <= 3,
  )
}

/** Turns mentions into attributes; each value once, in reading order. */
export function asAttributes(
  scan: TextScan,
  mentions: readonly AttributeMention[],
  from: EvidenceSource,
): ExtractedAttribute[] {
  const found = new Map<string, ExtractedAttribute>()
  for (const { entry, from: start, to } of mentions) {
    const key = `${entry.type}:${entry.value}`
    if (found.has(key)) continue
    found.set(key, { type: entry.type, value: entry.value, words: wordsAsWritten(scan.stream, start, to), from })
  }
  return [...found.values()]
}

/** The brand a title may begin with ends before the wearer's name: "Blue Saint Men …". Its last word number, or 0. */
function wordsBeforeGender(title: TextScan): number {
  const gender = title.genders[0]
  return gender !== undefined && gender.phrase === 0 && gender.from <= 6 ? gender.from : 0
}

/**
 * Drops the colours that stand before the wearer when others are named after it: shops write brand, wearer, garment, and a
 * brand's words are no colours. Other words before the wearer are believed: a "Casual unisex cap, cute" is casual.
 */
function withoutBrandColors(title: TextScan, colors: readonly AttributeMention[]): AttributeMention[] {
  const brandEnd = wordsBeforeGender(title)
  const behind = colors.filter((mention) => mention.from > brandEnd)
  return brandEnd === 0 || behind.length === 0 ? [...colors] : behind
}

/** The colours that the first phrase of a description with a colour names. */
function describedColors(description: TextScan): AttributeMention[] {
  const colors = garmentColors(description, false)
  const phrase = colors[0]?.phrase
  return colors.filter((mention) => mention.phrase === phrase)
}

export interface ColorSources {
  /** What fields of the feed and of the shop say, the one believed first in front. */
  readonly rawColors: readonly string[]
  readonly title: TextScan
  readonly description: TextScan
  /** Whether a bare "cherry" or "mint" may be a colour: yes for clothes and shoes, no for jewellery and unknown wares. */
  readonly allowAmbiguous: boolean
}

/**
 * Colours from the feed's field, else the title, else the description; the first is the main one. A field that says "multicolour" alone
 * gives way to the colours that the title names.
 */
export function findColors({ rawColors, title, description, allowAmbiguous }: ColorSources): ExtractedAttribute[] {
  const inTitle = withoutBrandColors(title, garmentColors(title, allowAmbiguous))
  for (const rawColor of rawColors) {
    // Shops that write in their own language often keep English in their fields.
    const readings = [...new Set([title.language, 'mixed'] as const)].map((language) => {
      const field = scanText(rawColor, { language })
      return asAttributes(field, garmentColors(field, true), 'field')
    })
    const most = Math.max(...readings.map(({ length }) => length))
    const named = readings.find(({ length }) => length === most) ?? []
    const isVague = named.length === 1 && named[0]?.value === 'multicolour' && inTitle.length > 0
    if (named.length > 0 && !isVague) return named
  }
  const described = describedColors(description)
  const brandEnd = wordsBeforeGender(title)
  const isOnlyBrand = inTitle.length > 0 && inTitle.every((mention) => mention.from < brandEnd)
  if (inTitle.length === 0 || (isOnlyBrand && described.length > 0)) {
    return asAttributes(description, described, 'description')
  }
  return asAttributes(title, inTitle, 'title')
}
