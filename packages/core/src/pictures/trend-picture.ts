import { recogniseTerm } from '../extraction/recognise-term'
import type { RecognisedTerm } from '../extraction/name-term'
import { groupOfWearer } from '../lexicon/gender-groups'
import { kindNamed } from '../lexicon/kinds'
import { lexiconEntry } from '../lexicon/lexicon'
import type { AttributeEntry, ColorEntry } from '../lexicon/types'
import { waresShowing } from './shown-on'
import { type StylePiece, stylePieces } from './style-looks'

/** The words that a drawing is made from. */
export interface PicturedRecord {
  readonly primaryCategory: string
  readonly secondaryCategory: string
  /** Words that say more than the category does, `kitten-heels`. */
  readonly kind?: string
  readonly gender: string
  readonly attributes: readonly { readonly type: string; readonly value: string }[]
}

/** Pictures that stand for a trend. */
export const PICTURES = 3
const COLORS = ['ivory', 'navy-blue', 'camel', 'sage-green', 'burgundy', 'charcoal', 'terracotta', 'sky-blue']
/** A print is seen by two colours that stand apart, the ground first. */
const PRINT_COLORS = [
  'white navy-blue',
  'navy-blue white',
  'ivory burgundy',
  'black white',
  'camel black',
  'white forest-green',
  'terracotta ivory',
  'white black',
]
/** What is of many colours is drawn in these. */
const MANY_COLORS = ['red', 'mustard', 'emerald-green', 'royal-blue', 'hot-pink']

/** Things that have colours of their own whatever is in fashion: a leopard is tan, denim is blue. The ground first. */
const OWN_COLORS: Readonly<Record<string, readonly string[]>> = {
  'leopard-print': ['camel', 'tan', 'cognac'],
  'tiger-print': ['camel', 'cognac', 'tan'],
  'animal-print': ['camel', 'tan', 'chocolate'],
  'snake-print': ['khaki', 'tan', 'charcoal'],
  'crocodile-print': ['chocolate', 'black', 'burgundy'],
  'zebra-print': ['white black', 'ivory chocolate', 'white black'],
  'cow-print': ['white black', 'ivory chocolate', 'white black'],
  camouflage: ['khaki', 'sage-green', 'khaki'],
  'christmas-print': ['red', 'forest-green', 'ivory'],
  solid: COLORS,
  printed: ['ivory terracotta navy-blue', 'navy-blue ivory red', 'white emerald-green hot-pink'],
  'breton-stripe': ['white navy-blue', 'navy-blue white', 'white red'],
  'polka-dot': ['white black', 'red white', 'navy-blue white'],
  gingham: ['white red', 'white navy-blue', 'white forest-green'],
  pinstripe: ['navy-blue white', 'charcoal white', 'black white'],
  houndstooth: ['white black', 'ivory chocolate', 'white navy-blue'],
  'glen-check': ['light-grey charcoal', 'ivory chocolate', 'light-grey navy-blue'],
  herringbone: ['light-grey charcoal', 'camel chocolate', 'charcoal light-grey'],
  checkerboard: ['white black', 'ivory burgundy', 'black white'],
  plaid: ['red black', 'forest-green navy-blue', 'camel black'],
  floral: ['ivory red', 'navy-blue hot-pink', 'black white'],
  seersucker: ['white sky-blue', 'white red', 'white navy-blue'],
  straw: ['sand', 'camel', 'tan'],
  'light-wash': ['sky-blue', 'light-blue', 'sky-blue'],
  'medium-wash': ['denim-blue', 'denim-blue', 'denim-blue'],
  'dark-wash': ['navy-blue', 'midnight-blue', 'navy-blue'],
  'acid-wash': ['denim-blue', 'sky-blue', 'charcoal'],
  whiskered: ['denim-blue', 'sky-blue', 'denim-blue'],
  'sterling-silver': ['silver', 'silver', 'silver'],
  'stainless-steel': ['silver', 'silver', 'silver'],
  alloy: ['silver', 'gold', 'silver'],
  distressed: ['denim-blue', 'sky-blue', 'charcoal'],
  'raw-hem': ['denim-blue', 'sky-blue', 'charcoal'],
  sequin: ['black', 'navy-blue', 'burgundy'],
  rhinestone: ['black', 'navy-blue', 'burgundy'],
  beaded: ['navy-blue', 'black', 'burgundy'],
  embellished: ['burgundy', 'black', 'navy-blue'],
  'mirror-work': ['burgundy', 'navy-blue', 'forest-green'],
  metallic: ['silver', 'gold', 'bronze'],
  'acetate-resin': ['chocolate', 'black', 'cognac'],
  denim: ['denim-blue', 'blue', 'charcoal'],
  chambray: ['denim-blue', 'sky-blue', 'denim-blue'],
  leather: ['black', 'cognac', 'chocolate'],
  'faux-leather': ['black', 'cognac', 'burgundy'],
  'patent-leather': ['black', 'burgundy', 'red'],
  suede: ['cognac', 'camel', 'chocolate'],
  sherpa: ['ivory', 'camel', 'chocolate'],
  shearling: ['ivory', 'camel', 'chocolate'],
}

/** A style's skirts and heels are not drawn for those who wear none. */
function isWornBy(category: string, gender: string): boolean {
  const wearer = groupOfWearer(lexiconEntry('category', category)?.gender ?? '')
  return gender === '' || wearer === '' || wearer === gender
}

/** Tells trends of one type apart: the same for a name wherever it is drawn (FNV-1a). */
function placeOfName(trendId: string): number {
  let hash = 0x811c9dc5
  for (const letter of trendId) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The lexicon's values of a trend, a kind ("breton stripe") before the value that it is a kind of. A kind of a colour is that alone. */
function shownAttributes({ attributes, words }: RecognisedTerm) {
  return attributes.flatMap((entry) => {
    const { type, value } = entry
    const kind = words.map((word) => kindNamed(entry, word.split(' '))).find((named) => named !== null)
    if (kind === undefined) return [{ type, value }]
    return type === 'color'
      ? [{ type, value: kind.value }]
      : [
          { type, value: kind.value },
          { type, value },
        ]
  })
}

/** The slug of a kind of the trend's own category, if it names one. */
function kindOfCategory({ category, words }: RecognisedTerm): string | undefined {
  return category === null
    ? undefined
    : words.map((word) => kindNamed(category, word.split(' '))?.value).find((kind) => kind !== undefined)
}

function isMetal({ type, value }: PicturedRecord['attributes'][number]): boolean {
  const family = type === 'color' ? baseOfColor(value)?.family : undefined
  return family === 'gold' || family === 'silver'
}

/** A kind of a colour belongs to the family of the colour. */
function baseOfColor(value: string) {
  return lexiconEntry('color', value) ?? recogniseTerm(value.replaceAll('-', ' ')).attributes.find(isColor) ?? null
}

const isColor = (entry: AttributeEntry | ColorEntry): entry is ColorEntry => entry.type === 'color'

/** Colours, and a surface where the colour is one, for a trend that names none of its own. */
function addedTo(attributes: PicturedRecord['attributes'], name: number, place: number): PicturedRecord['attributes'] {
  const has = (type: string) => attributes.some((attribute) => attribute.type === type)
  const colors = (text: string) => text.split(' ').map((value) => ({ type: 'color', value }))
  if (attributes.some(({ value }) => value === 'multicolour')) {
    return [...(has('pattern') ? [] : [{ type: 'pattern', value: 'multi-stripe' }]), ...colors(MANY_COLORS.join(' '))]
  }
  if (has('color')) {
    return attributes.some(isMetal) && !has('fabric') && !has('texture') ? [{ type: 'texture', value: 'metallic' }] : []
  }
  const own = attributes.flatMap(({ value }) => (OWN_COLORS[value] ? [OWN_COLORS[value]] : []))[0]
  const usual = has('pattern') ? PRINT_COLORS : COLORS
  return colors(own?.[place % own.length] ?? usual[(name + place * 3) % usual.length] ?? 'ivory')
}

/**
 * The record that stands for a trend in its n-th picture: what the trend names, on garments that show it and that `gender`
 * wears; which of these come first, its name decides. '' is nobody in particular.
 */
export function trendPicture(trendId: string, place: number, gender: string): PicturedRecord {
  const term = recogniseTerm(trendId.replaceAll('-', ' '))
  const wearer = gender || groupOfWearer(term.gender ?? '') || 'women'
  const style = term.attributes.find(({ type }) => type === 'style')?.value ?? ''
  const ofStyle = stylePieces(style).filter(
    ({ category }) =>
      isWornBy(category, gender) &&
      (term.type === 'style' || (term.attributes.length === 1 && category === term.category?.value)),
  )
  const piece = ofStyle[place % Math.min(PICTURES, ofStyle.length)]
  if (piece !== undefined) return stylePicture(term, piece, wearer)
  const name = placeOfName(trendId)
  const wares = waresShowing(term.attributes, term.type, wearer)
  const secondaryCategory = term.category?.value ?? wares[(name + place) % wares.length] ?? 'midi-dress'
  const kind = kindOfCategory(term)
  const attributes = shownAttributes(term)
  return {
    primaryCategory: '',
    secondaryCategory,
    ...(kind !== undefined && { kind }),
    gender: wearer,
    attributes: [...attributes, ...addedTo(attributes, name, place)],
  }
}

/** One garment that a style is known by. */
function stylePicture(term: RecognisedTerm, piece: StylePiece, gender: string): PicturedRecord {
  const style = term.attributes.map(({ type, value }) => ({ type, value }))
  return {
    primaryCategory: '',
    secondaryCategory: piece.category,
    gender,
    attributes: [...style, ...piece.attributes],
  }
}
