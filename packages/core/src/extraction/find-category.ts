import { LANGUAGE_WORDS } from '../lexicon/languages/all-languages'
import type { CategoryEntry, LexiconLanguage } from '../lexicon/types'
import { lexiconEntries, lexiconEntry } from '../lexicon/lexicon'
import type { EvidenceSource } from './garment'
import { perPath } from './per-path'
import { languageOf } from './text-language'
import { scanText, type TextScan, type WareMention } from './scan-text'
import { isGoodsDepartment } from './vocabulary'
import { wordsAsWritten } from './word-stream'

export interface FoundCategory {
  readonly entry: CategoryEntry
  readonly words: string
  readonly from: EvidenceSource
}

export interface WareReading {
  /** Null when the ware is no fashion or unknown. */
  readonly category: FoundCategory | null
  /** The ware that the title names, whether fashion or not; null when it names none. */
  readonly head: WareMention | null
}

const namesSet = /(?:-set|^tracksuit|^twinset|^skirt-suit|^salwar-suit)$/

/** Primary categories whose pieces make up an outfit. */
export const outfitPieces = new Set<CategoryEntry['primary']>([
  'by-gender',
  'womenswear',
  'menswear',
  'denim',
  'tshirt',
  'activewear',
])

const headFirst = new Set<LexiconLanguage>([
  'id',
  'th',
  ...Object.values(LANGUAGE_WORDS).flatMap(({ language, isHeadFirst }) => (isHeadFirst ? [language] : [])),
])
/** Titles of these languages list words: what stands behind the first garment's name is another name or a part. */
const firstNames = new Set<LexiconLanguage>(['de', 'ja', 'ko'])

/** "Motocross jersey, racing shirt" */
function isTeamWear({ value }: CategoryEntry): boolean {
  return value === 'sports-jersey'
}

/** Names so wide that a narrower one beside them is the better answer: `sneakers shoes`, `backpack bag`. */
const widerThan: Readonly<Record<string, (other: CategoryEntry) => boolean>> = {
  clothing: () => true,
  'fashion-accessory': () => true,
  // "Hat and bag two-piece set" is no outfit.
  'co-ord-set': (other) => !outfitPieces.has(other.primary),
  shoes: (other) => other.primary === 'footwear',
  bag: (other) => other.primary === 'handbags',
  eyeglasses: (other) => other.value === 'sunglasses',
  hat: (other) => /(?:hat|cap|beanie|beret|visor)$/.test(other.value),
  jewelry: (other) => other.primary === 'jewelry',
  'jewelry-set': (other) => other.value.endsWith('-set') && other.primary === 'jewelry',
  top: (other) =>
    /(?:top|tee|shirt|blouse|camisole|tunic|hoodie|sweater|cardigan|pullover|tank|bodysuit|kurti|vest)$/.test(
      other.value,
    ),
  pants: (other) => /(?:pants|jeans|leggings|joggers|chinos|culottes|jeggings)$/.test(other.value),
  skirt: (other) => /(?:skirt|skort)$/.test(other.value),
  jacket: (other) => /(?:jacket|coat|blazer|hoodie|cardigan|parka|windbreaker|overshirt)$/.test(other.value),
  pullover: (other) => /(?:sweater|hoodie|sweatshirt)$/.test(other.value),
  shirt: isTeamWear,
  't-shirt': isTeamWear,
  'long-sleeve-t-shirt': isTeamWear,
  dress: (other) => /(?:dress|gown|cheongsam|pinafore)$/.test(other.value),
}

function isDress(category: CategoryEntry): boolean {
  return category.value === 'dress' || (widerThan['dress']?.(category) ?? false)
}

/** Whether a category's name says less than another's beside it. */
export function isWider(wide: CategoryEntry, narrow: CategoryEntry): boolean {
  return wide.value !== narrow.value && (widerThan[wide.value]?.(narrow) ?? false)
}

/** All ways to write a category with an adjective before its noun, for putting parted words together again. */
const categoryByTerm = new Map<string, CategoryEntry>(
  lexiconEntries('category').flatMap((entry) =>
    entry.terms
      .filter((term) => term.includes(' ') || term.includes('-'))
      .map((term) => [term.replaceAll('-', ' '), entry] as const),
  ),
)

/**
 * The ware a phrase names: English and Chinese put it last ("shirt dress" is a dress, "dress hanger" a hanger), the
 * other languages first ("camisa de vestir").
 */
export function headOf(wares: readonly WareMention[]): WareMention | null {
  const first = wares[0]
  if (first === undefined) return null
  // A brand or a loan word of another language ("Cortina") must not turn an English title around.
  const nounLast = firstName(wares.filter((ware) => !headFirst.has(ware.language)))
  // "Pajama set satin top and shorts" is the set, of which the rest are the pieces.
  const set = nounLast.find((ware) => ware.category !== null && namesSet.test(ware.category.value))
  let head = set ?? nounLast.at(-1) ?? first
  if (head.category !== null) {
    const wide = head.category
    // 裙子 is a skirt or a dress: a title that names a dress beside it sells that.
    const isAnySkirt = head.language === 'zh' && wide.value === 'skirt'
    const narrower = wares.findLast(
      ({ category }) => category !== null && (isWider(wide, category) || (isAnySkirt && isDress(category))),
    )
    if (narrower !== undefined) head = narrower
    // 牛仔裤 … 阔腿裤: trousers of a cut that the title calls jeans, too, are jeans of that cut.
    const isJeans = wares.some(({ category, language }) => language === 'zh' && category?.value === 'jeans')
    const ofCut = categoryByTerm.get(nameOf(wide).replace(/pants$/, 'jeans'))
    if (isJeans && head.language === 'zh' && ofCut?.primary === 'denim') head = { ...head, category: ofCut }
  }
  return head
}

/** The wares that one compound names, where titles list names: "Jeans Jacke, Weste" is a jacket. */
function firstName(wares: readonly WareMention[]): readonly WareMention[] {
  const first = wares[0]
  if (first === undefined || !firstNames.has(first.language)) return wares
  // "인형옷 드레스": the dress is a doll's.
  if (first.category === null) return [first]
  const end = wares.findIndex((ware, index) => index > 0 && ware.from !== wares[index - 1]?.to)
  return end === -1 ? wares : wares.slice(0, end)
}

/** Wares without those of a brand's name, which stands before the wearer: "Acme Jeans Men trousers" are trousers. */
function withoutBrandWares(scan: TextScan, wares: readonly WareMention[]): readonly WareMention[] {
  const gender = scan.genders[0]
  if (scan.language !== 'mixed' || wares[0]?.language === 'zh') return wares
  if (gender === undefined || gender.phrase !== 0 || gender.from > 6) return wares
  const behind = wares.filter((ware) => ware.from > gender.from)
  return behind.some((ware) => ware.phrase === 0) ? behind : wares
}

/** "Linen dress cream": behind a garment a word that is a colour, too, is its colour. */
function isColorOfGarment({ attributes, wares }: TextScan, { category, phrase, from, to }: WareMention): boolean {
  const isColor = ({ entry, ...place }: TextScan['attributes'][number]) =>
    entry.type === 'color' && place.from === from && place.to === to
  return (
    category === null &&
    attributes.some(isColor) &&
    wares.some((other) => other.category !== null && other.phrase === phrase && other.to <= from)
  )
}

/** The head ware of a title: of its first phrase that names one, before "with" and "for" where possible. */
export function headWare(scan: TextScan): WareMention | null {
  const named = scan.wares.filter((ware) => !ware.isBehindFor && !ware.isBehindWith && !isColorOfGarment(scan, ware))
  const candidates = withoutBrandWares(scan, named.length > 0 ? named : scan.wares)
  const phrase = candidates[0]?.phrase
  const head = headOf(candidates.filter((ware) => ware.phrase === phrase))
  // "Jewelry, Earrings": a wide name in the first phrase gives way to a narrower one later.
  const wide = head?.category
  if (wide !== null && wide !== undefined) {
    const narrower = candidates.find((ware) => ware.category !== null && isWider(wide, ware.category))
    if (narrower !== undefined) return narrower
  }
  return head
}

/** As `completeWithAttribute`, in any language: what the words beside the noun mean, and the noun, by their English names. */
function completedByMeaning(scan: TextScan, head: WareMention, entry: CategoryEntry): CategoryEntry {
  const noun = nameOf(entry)
  const joined = scan.wares.find(({ category, to }) => category !== null && to === head.from)?.category
  const beside = scan.attributes.filter(
    ({ phrase, isBehindWith, entry: { type } }) =>
      phrase === head.phrase && !isBehindWith && type !== 'style' && type !== 'detail',
  )
  let isNamed = false
  for (const other of [...(joined ? [joined] : []), ...beside.map((attribute) => attribute.entry)]) {
    const completed = categoryByTerm.get(`${nameOf(other)} ${noun}`) ?? categoryByTerm.get(`${other.value} ${noun}`)
    if (completed === undefined) continue
    // A maxi skirt is called a skirt: what else stands beside it may tell which, but makes no bralette of a strapless bra.
    if (completed === entry) isNamed = true
    else if (!isNamed || completed.value.endsWith(`-${entry.value}`)) return completed
  }
  return entry
}

function nameOf({ terms }: { readonly terms: readonly string[] }): string {
  return (terms[0] ?? '').replaceAll('-', ' ')
}

/** `Skinny Fit Mid-Rise Jeans` are skinny jeans: an attribute of the same phrase completes the noun's name. */
export function completeWithAttribute(scan: TextScan, head: WareMention, entry: CategoryEntry): CategoryEntry {
  if (scan.language !== 'mixed') return completedByMeaning(scan, head, entry)
  if (head.to - head.from > 2) return entry
  const noun = scan.stream.words.slice(head.from, head.to).join(' ')
  // A longer phrase may have eaten the beginning of this one: "V neck t-shirt | dress" is still a t-shirt dress.
  for (let from = Math.max(0, head.from - 3); from < head.from; from += 1) {
    const completed = categoryByTerm.get(`${scan.stream.words.slice(from, head.from).join(' ')} ${noun}`)
    if (completed !== undefined) return completed
  }
  for (const attribute of scan.attributes.toReversed()) {
    if (attribute.phrase !== head.phrase || attribute.to > head.from) continue
    const written = scan.stream.words.slice(attribute.from, attribute.to).join(' ')
    for (const adjective of [
      attribute.entry.terms[0]?.replaceAll('-', ' ') ?? written,
      written,
      attribute.entry.value.replace(/-fit$/, ''),
    ]) {
      const completed = categoryByTerm.get(`${adjective} ${noun}`)
      if (completed !== undefined) return completed
    }
  }
  return entry
}

/** What a breadcrumb says: a category, `goods` for a department without fashion, or null when it says nothing. */
export const readCategoryPath = perPath((path, language): FoundCategory | 'goods' | null => {
  if (path.some(isGoodsDepartment)) return 'goods'
  for (const level of path.toReversed()) {
    const head = headWare(scanText(level, { language: languageOf(level, language) }))
    if (head === null) continue
    if (head.category === null) return 'goods'
    return { entry: head.category, words: level, from: 'path' }
  }
  return null
})

/** Whether this breadcrumb excludes fashion, whatever the product's title says. */
export function isOtherGoods(path: readonly string[]): boolean {
  return path.length > 0 && readCategoryPath(path, 'mixed') === 'goods'
}

/** Garment words that machines, kitchens and car parts use too. */
const vagueNouns = new Set(
  (
    'bag bags tie ties belt belts top tops tee tees cap caps ring rings tank tanks trunk trunks slip vest robe studs hoops ' +
    'slides sliders brief briefs suit suits cape collar coat glasses goggles lower lowers pumps runners sleeve boots boot ' +
    'uniform costume umbrella shorts duster wraps pouch gloves glove anillo anillos cinturon cinturón bolsa'
  ).split(' '),
)

/** Whether a word for a garment need not be fashion: "bag", "tie", "top". */
export function isVagueWord(word: string): boolean {
  return vagueNouns.has(word)
}

/** Whether a ware is named by such a word alone. */
export function isVagueNoun({ stream }: TextScan, { from, to }: WareMention): boolean {
  return to - from === 1 && isVagueWord(stream.words[from] ?? '')
}

/**
 * Whether a title's head is a word that need not be fashion and nothing beside it says fashion: no wearer, no attribute
 * before it in its phrase; or two things that are no fashion stand beside it ("silicone ring for tumbler, lunch box").
 * "Leather belt" is clothing, "B26 29 in. belt" is not believed. A title of one to three words has no room for more and
 * is believed.
 */
function isVague(scan: TextScan, head: WareMention): boolean {
  if (scan.stream.words.length <= 3 || scan.genders.length > 0 || !isVagueNoun(scan, head)) return false
  if (scan.wares.filter((ware) => ware.category === null).length >= 2) return true
  const describes = ({ from, to }: { readonly from: number; readonly to: number }) =>
    headFirst.has(head.language) ? from >= head.to : to <= head.from
  return !scan.attributes.some((mention) => mention.phrase === head.phrase && describes(mention))
}

/**
 * Whether a title's ware is a part of another or a tool for it: "suitcase wheels", not "suitcase with wheels". Where the
 * noun comes first the part does, also before a loan word ("jarum hijab").
 */
export function isPartOfWare(scan: TextScan, head = headWare(scan)): boolean {
  if (head?.isPart === true) return true
  const first = scan.wares[0]
  return first?.isPart === true && headFirst.has(first.language) && !first.isBehindWith && !first.isBehindFor
}

/** A Spanish "jersey" on a shelf of sport is no sweater. */
function isTeamJersey({ stream }: TextScan, head: WareMention, { entry }: FoundCategory): boolean {
  return entry.value === 'sports-jersey' && head.to - head.from === 1 && stream.words[head.from] === 'jersey'
}

/** "Bangle and earrings set": several kinds of jewellery, sold as one. */
function jewelrySet(scan: TextScan, head: WareMention): CategoryEntry | null {
  const isBeside = ({ phrase }: { readonly phrase: number }) => phrase === head.phrase
  if (!scan.cues.some((cue) => cue.cue === 'set' && isBeside(cue))) return null
  const kinds = new Set(scan.wares.filter(isBeside).flatMap(({ category }) => category ?? []))
  const isJewelry = kinds.size > 1 && [...kinds].every(({ primary }) => primary === 'jewelry')
  return isJewelry ? lexiconEntry('category', 'jewelry-set') : null
}

/** A shelf of sets, and a title that says so or names several pieces: "FXR gear, jersey & pants" on the shelf "Sets". */
function isSetOfShelf(scan: TextScan, shelf: CategoryEntry, entry: CategoryEntry): boolean {
  if (!namesSet.test(shelf.value) || namesSet.test(entry.value)) return false
  const isPiece = ({ primary }: CategoryEntry) =>
    shelf.primary === 'jewelry' ? primary === 'jewelry' : outfitPieces.has(primary)
  if (!isPiece(entry)) return false
  const named = scan.wares.flatMap(({ category, isBehindFor }) => (category && !isBehindFor ? [category] : []))
  const isSeveral = new Set(named.filter(isPiece)).size > 1
  // Fourteen rings are rings.
  return isSeveral || (shelf.primary !== 'jewelry' && scan.cues.some(({ cue }) => cue === 'set'))
}

/** "Ribbed merino turtleneck": a title that names nothing else calls a sweater by its neck. A neck alone is no garment. */
function calledByNeck({ stream, attributes, wares }: TextScan): FoundCategory | null {
  if (wares.length > 0) return null
  const neck = attributes.findLast(({ entry }) => entry.value === 'turtleneck')
  if (neck === undefined || neck.from === 0 || stream.breaks[neck.to] === false) return null
  const words = wordsAsWritten(stream, neck.from, neck.to)
  const entry = /^(?:turtle|roll)[ -]?necks?$/iu.test(words) ? lexiconEntry('category', 'sweater') : null
  return entry && { entry, words, from: 'title' }
}

/** Of two wares that a title joins, the first where the shelf is of its kind: "sun hat and straw bag, set of two" on a shelf of hats. */
function pieceOfShelf(
  shelf: CategoryEntry,
  { stream, wares, cues }: TextScan,
  head: WareMention,
): FoundCategory | null {
  const piece = wares.find(
    ({ category, to }) =>
      category !== null && isWider(shelf, category) && cues.some(({ cue, from }) => cue === 'and' && from === to),
  )
  if (!piece?.category || piece.from > head.from || namesSet.test(shelf.value)) return null
  return { entry: piece.category, words: wordsAsWritten(stream, piece.from, piece.to), from: 'title' }
}

/** A shelf of several kinds: "Crossbody & Shoulder Bags". */
const OF_SEVERAL = /[&,/]|(?<!\p{L})(?:and|or|y|e|et|ou|und|dan)(?!\p{L})/iu

/** Reads title and breadcrumb together; the breadcrumb decides whether it is fashion, the title what exactly. */
export function readWare(scan: TextScan, path: readonly string[]): WareReading {
  const head = headWare(scan)
  const fromPath = path.length > 0 ? readCategoryPath(path, scan.language) : null
  if (fromPath === 'goods' || isPartOfWare(scan, head)) return { category: null, head }
  if (head === null) {
    // "Sports accessories" hold anything: with a title that names nothing known, such a breadcrumb does not make it fashion.
    const named = fromPath ?? calledByNeck(scan)
    return { category: named?.entry.value === 'fashion-accessory' ? null : named, head }
  }
  if (head.category === null) {
    const namesFashion = scan.wares.some((ware) => ware.category !== null)
    return { category: fromPath !== null && namesFashion ? fromPath : null, head }
  }
  // "22 mm, for Galaxy watch" on a shelf of straps: the title says only what it is for.
  if (head.isBehindFor && fromPath?.entry.primary === 'accessories') return { category: fromPath, head }
  if (fromPath === null && isVague(scan, head)) return { category: null, head: null }
  const entry = jewelrySet(scan, head) ?? completeWithAttribute(scan, head, head.category)
  const found: FoundCategory = {
    entry,
    words: wordsAsWritten(scan.stream, head.from, head.to),
    from: 'title',
  }
  if (fromPath !== null && isSetOfShelf(scan, fromPath.entry, entry)) return { category: fromPath, head }
  // A title stuffed with neighbours ("bikini beach dress") is settled by a breadcrumb that names one of them.
  if (fromPath !== null && fromPath.entry !== entry && !isWider(fromPath.entry, entry)) {
    const isAgreeing = scan.wares.some((ware) => ware.category === fromPath.entry) || isTeamJersey(scan, head, fromPath)
    if (isAgreeing) return { category: fromPath, head }
    const piece = namesSet.test(entry.value) ? null : pieceOfShelf(fromPath.entry, scan, head)
    if (piece !== null) return { category: piece, head }
    // "Black hat" on a shelf of baseball caps.
    if (isWider(entry, fromPath.entry) && !OF_SEVERAL.test(fromPath.words)) return { category: fromPath, head }
  }
  return { category: found, head }
}
