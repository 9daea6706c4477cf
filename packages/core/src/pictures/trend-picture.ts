import { recogniseTerm } from '../extraction/recognise-term'
import type { RecognisedTerm } from '../extraction/name-term'
import { type StylePiece, stylePieces } from './style-looks'

/** The words that a drawing is made from. */
export interface PicturedRecord {
  readonly primaryCategory: string
  readonly secondaryCategory: string
  readonly gender: string
  readonly attributes: readonly { readonly type: string; readonly value: string }[]
}

/** Garments on which an attribute shows well, three for each type so that a card has a small wardrobe. A style has its own. */
const SHOWN_ON: Readonly<Record<string, readonly string[]>> = {
  color: ['slip-dress', 'blazer', 'shoulder-bag'],
  pattern: ['midi-dress', 'shirt', 'pleated-skirt'],
  fabric: ['blazer', 'midi-skirt', 'tote-bag'],
  texture: ['sweater', 'cardigan', 'midi-skirt'],
  detail: ['blouse', 'midi-dress', 'jacket'],
  shape: ['midi-dress', 'midi-skirt', 'coat'],
  'fit-type': ['jeans', 'blazer', 't-shirt'],
  neckline: ['blouse', 'midi-dress', 'sweater'],
  sleeve: ['blouse', 'midi-dress', 'sweater'],
}
/** Pictures that stand for a trend. */
export const PICTURES = 3
const COLORS = ['ivory', 'navy-blue', 'camel', 'sage-green', 'burgundy', 'charcoal', 'terracotta', 'sky-blue']

/** Things that have a colour of their own whatever is in fashion: a leopard is tan, denim is blue. */
const OWN_COLORS: Readonly<Record<string, readonly string[]>> = {
  'leopard-print': ['camel', 'tan', 'cognac'],
  'tiger-print': ['camel', 'cognac', 'tan'],
  'animal-print': ['camel', 'tan', 'chocolate'],
  'snake-print': ['khaki', 'tan', 'charcoal'],
  'crocodile-print': ['chocolate', 'black', 'burgundy'],
  'zebra-print': ['white', 'ivory', 'white'],
  'cow-print': ['white', 'ivory', 'white'],
  camouflage: ['khaki', 'sage-green', 'khaki'],
  'christmas-print': ['red', 'forest-green', 'ivory'],
  denim: ['denim-blue', 'blue', 'charcoal'],
  chambray: ['denim-blue', 'sky-blue', 'denim-blue'],
  leather: ['black', 'cognac', 'chocolate'],
  'faux-leather': ['black', 'cognac', 'burgundy'],
  'patent-leather': ['black', 'burgundy', 'red'],
  suede: ['cognac', 'camel', 'chocolate'],
  sherpa: ['ivory', 'camel', 'chocolate'],
  shearling: ['ivory', 'camel', 'chocolate'],
}

/** The record that stands for a trend in its n-th picture: what the trend names, on garments that show it. */
export function trendPicture(trendId: string, place: number): PicturedRecord {
  const term = recogniseTerm(trendId.replaceAll('-', ' '))
  const style = term.attributes.find(({ type }) => type === 'style')?.value ?? ''
  const ofStyle = stylePieces(style).filter(
    ({ category }) => term.type === 'style' || (term.attributes.length === 1 && category === term.category?.value),
  )
  const piece = ofStyle[place % Math.min(PICTURES, ofStyle.length)]
  if (piece !== undefined) return stylePicture(term, piece)
  const shown = SHOWN_ON[term.type] ?? ['midi-dress', 'shirt', 'straight-jeans']
  const secondaryCategory = term.category?.value ?? shown[place % shown.length] ?? 'midi-dress'
  const attributes = term.attributes.map(({ type, value }) => ({ type, value }))
  if (!attributes.some(({ type }) => type === 'color')) {
    const letters = Array.from(trendId, (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0)
    const own = attributes.flatMap(({ value }) => (OWN_COLORS[value] ? [OWN_COLORS[value]] : []))[0]
    const value = own?.[place % own.length] ?? COLORS[(letters + place * 3) % COLORS.length] ?? 'ivory'
    attributes.push({ type: 'color', value })
  }
  return { primaryCategory: '', secondaryCategory, gender: term.gender ?? 'women', attributes }
}

/** One garment that a style is known by. */
function stylePicture(term: RecognisedTerm, piece: StylePiece): PicturedRecord {
  const style = term.attributes.map(({ type, value }) => ({ type, value }))
  return {
    primaryCategory: '',
    secondaryCategory: piece.category,
    gender: term.gender ?? 'women',
    attributes: [...style, ...piece.attributes],
  }
}
