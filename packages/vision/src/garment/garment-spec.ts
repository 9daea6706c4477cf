import { hexOr } from './color'
import { type WordTable, matchWords } from './design/slug-match'
import { necklineWords, patternWords, sleeveWords } from './design/words'

/**
 * What a picture of a product is drawn from. Words are slugs of the lexicon (`a-line-dress`, `v-neck`,
 * `puff-sleeve`, `gingham`); any other word is read token by token and falls back to what is usual for the type.
 */
export interface GarmentSpec {
  /** Secondary category, or any garment name: `wrap-dress`, `baby-tee`, `cargo-pants`, `ballet-flats`. */
  readonly type: string
  /** Shape or fit type: `a-line`, `bodycon`, `oversized`, `wide-leg`. */
  readonly silhouette?: string
  readonly length?: string
  readonly neckline?: string
  readonly sleeve?: string
  readonly pattern?: string
  /** Fabric or texture: `denim`, `cable-knit`, `lace`. */
  readonly texture?: string
  /** Hex colours; the first is the ground, the others belong to the pattern and the trims. */
  readonly colors: readonly string[]
  readonly details?: readonly string[]
  /** Of the print and the weave, where a picture is to show them; 1 when missing. */
  readonly clothScale?: number
  /** Chooses among equally right drawings (motif places, fold lines). */
  readonly seed: number
}

/** The part of a record that its picture depends on. */
export interface GarmentRecord {
  readonly secondaryCategory?: string | null
  readonly primaryCategory?: string | null
  /** Words that say more than the secondary category does: `kitten-heels`. */
  readonly kind?: string
  readonly gender?: string | null
  readonly attributes?: readonly { readonly type: string; readonly value: string }[]
  readonly colorsHex?: readonly string[]
  readonly seed: number
}

/** What stands for a primary category when the secondary one is unknown. */
const usualOfPrimary: Readonly<Record<string, string>> = {
  womenswear: 'dress',
  menswear: 'shirt',
  activewear: 'leggings',
  denim: 'jeans',
  accessories: 'scarf',
  jewelry: 'necklace',
  handbags: 'shoulder-bag',
  footwear: 'sneakers',
  'underwear-sleepwear': 'pyjama-set',
  'swimwear-beachwear': 'swimsuit',
  tshirt: 't-shirt',
  other: 't-shirt',
}

/** Grounds for records that name no colour: quiet fabric tones that show seams and folds. */
const quietGrounds = ['#e8e2d6', '#cfd6dc', '#d9c7b8', '#b9c3b4', '#e3c9c4', '#c9c2d4'] as const

/**
 * Lexicon slugs of a record → the spec of its picture. Deterministic; never throws: missing or unknown words
 * fall back to what is usual for the category.
 */
export function garmentSpecFrom(record: GarmentRecord): GarmentSpec {
  const seed = Number.isFinite(record.seed) ? Math.abs(Math.trunc(record.seed)) : 0
  const byType = new Map<string, string[]>()
  for (const { type, value } of record.attributes ?? []) {
    byType.set(slugOf(type), [...(byType.get(slugOf(type)) ?? []), slugOf(value)])
  }
  /** The first value of a type that the drawing has words for; the first of all where it has none. */
  const first = (type: string, table: WordTable<unknown>): string | undefined => {
    const values = byType.get(type) ?? []
    return values.find((value) => matchWords(value, table) !== undefined) ?? values[0]
  }
  const primary = slugOf(record.primaryCategory)
  const men = ['men', 'boys', 'male'].includes(slugOf(record.gender))
  const usual = men && primary === 'swimwear-beachwear' ? 'swim-trunks' : (usualOfPrimary[primary] ?? 't-shirt')
  const colors = (record.colorsHex ?? []).map((c) => hexOr(c, '')).filter((c) => c !== '')
  const shapes = [
    ...(byType.get('shape') ?? []),
    ...(byType.get('silhouette') ?? []),
    ...(byType.get('fit-type') ?? []),
  ]
  const neckline = first('neckline', necklineWords)
  const sleeve = first('sleeve', sleeveWords)
  const pattern = first('pattern', patternWords)
  const length = byType.get('length')?.[0] ?? shapes.find((s) => /mini|midi|maxi|crop|long|short|knee|ankle/.test(s))
  const silhouette = shapes.find((s) => s !== length)
  const texture = [...(byType.get('texture') ?? []), ...(byType.get('fabric') ?? [])].join(' ')
  const details = [...(byType.get('detail') ?? []), ...shapes.slice(1)]
  // The lexicon's words for "some garment" say less than the primary category does.
  const secondary = slugOf(record.secondaryCategory)
  const category = secondary === '' || secondary === 'clothing' ? usual : secondary
  return {
    // The category stays beside its kind: what no table knows by the one it knows by the other.
    type: record.kind === undefined ? category : `${slugOf(record.kind)}-${category}`,
    colors: colors.length > 0 ? colors : [quietGrounds[seed % quietGrounds.length] ?? quietGrounds[0]],
    seed,
    ...(silhouette !== undefined && { silhouette }),
    ...(length !== undefined && { length }),
    ...(neckline !== undefined && { neckline }),
    ...(sleeve !== undefined && { sleeve }),
    ...(pattern !== undefined && { pattern }),
    ...(texture !== '' && { texture }),
    ...(details.length > 0 && { details }),
  }
}

function slugOf(text: string | null | undefined): string {
  return (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
