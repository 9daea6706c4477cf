import { recogniseTerm } from '@trendee/core/extraction/recognise-term'
import type { PicturedRecord } from '@trendee/analytics/pictures/pictured-record'

/** Garments on which an attribute shows well, three for each type so that a card has a small wardrobe. */
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
  style: ['midi-dress', 'blazer', 'ankle-boots'],
}
const COLORS = ['ivory', 'navy', 'camel', 'sage-green', 'burgundy', 'charcoal', 'terracotta', 'powder-blue']

/** The record that stands for a trend in its n-th picture: what the trend names, on garments that show it. */
export function trendPicture(trendId: string, place: number): PicturedRecord {
  const term = recogniseTerm(trendId.replaceAll('-', ' '))
  const shown = SHOWN_ON[term.type] ?? ['midi-dress', 'shirt', 'straight-jeans']
  const secondaryCategory = term.category?.value ?? shown[place % shown.length] ?? 'midi-dress'
  const attributes = term.attributes.map(({ type, value }) => ({ type, value }))
  if (!attributes.some(({ type }) => type === 'color')) {
    const letters = [...trendId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
    attributes.push({ type: 'color', value: COLORS[(letters + place * 3) % COLORS.length] ?? 'ivory' })
  }
  return { primaryCategory: '', secondaryCategory, gender: term.gender ?? 'women', attributes }
}
