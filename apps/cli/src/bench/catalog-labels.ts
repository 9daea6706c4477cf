import type { ColorFamily, Gender } from '@trendee/core/lexicon/types'

/** The catalogue's gender labels in the lexicon's words. */
export const CATALOG_GENDERS: Readonly<Record<string, Gender>> = {
  Women: 'women',
  Men: 'men',
  Unisex: 'unisex',
  Boys: 'boys',
  Girls: 'girls',
  'Unisex Kids': 'kids',
}

/** The catalogue's colour labels as base colours. "Matte" is a finish, no colour, and is left out. */
export const CATALOG_COLORS: Readonly<Record<string, ColorFamily>> = {
  Black: 'black',
  White: 'white',
  Grey: 'grey',
  Charcoal: 'grey',
  Blue: 'blue',
  Navy: 'blue',
  Green: 'green',
  Red: 'red',
  Maroon: 'red',
  Burgundy: 'red',
  Brown: 'brown',
  Beige: 'beige',
  Khaki: 'beige',
  Yellow: 'yellow',
  Mustard: 'yellow',
  Orange: 'orange',
  Pink: 'pink',
  Rose: 'pink',
  Magenta: 'pink',
  Purple: 'purple',
  Lavender: 'purple',
  Gold: 'gold',
  Bronze: 'gold',
  Silver: 'silver',
  Platinum: 'silver',
}

export interface CatalogRow {
  readonly title: string
  readonly brand: string
  readonly description: string
  /** Null where the catalogue has no label, or one that is no gender or colour. */
  readonly gender: Gender | null
  readonly color: ColorFamily | null
}
