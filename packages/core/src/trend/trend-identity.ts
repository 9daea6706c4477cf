import type { RecognisedTerm } from '../extraction/name-term'
import { recogniseTerm } from '../extraction/recognise-term'
import { colorHexOf } from '../lexicon/color-hex'
import type { NamedValue } from '../lexicon/kinds'
import { lexiconSlug, primaryCategoryOf } from '../lexicon/lexicon'

/** A trend by its id and names. */
export interface TrendName {
  readonly trendId: string
  readonly name: string
  readonly nameZh: string
  readonly type: RecognisedTerm['type']
}

/** What a trend is called and where it belongs, from the lexicon; a term it does not know is a keyword. */
export interface TrendIdentity extends TrendName {
  readonly gender: string
  readonly primaryCategory: string
  readonly secondaryCategory: string
  /** Colour of a colour trend, else ''. */
  readonly hex: string
  /** The trend that it is a kind of, if there is one. */
  readonly broader: TrendName | null
}

/** Terms are asked again and again: what they mean is kept. */
const known = new Map<string, TrendIdentity>()
const KEPT = 20_000

/**
 * The trend that a search term, hashtag or series name stands for. Spellings of one thing are one trend; what is narrower
 * than every value of the lexicon is a trend of its own. The name follows from the id alone: no feed's own text renames it.
 */
export function trendOfTerm(term: string): TrendIdentity {
  const cached = known.get(term)
  if (cached) return cached
  const recognised = recogniseTerm(term)
  const { category, broader } = recognised
  // `product:linen+shirt` → `linen-shirt`: the address of a screen has no room for the kind, which the row keeps.
  const slug = recognised.id.slice(recognised.id.indexOf(':') + 1).replaceAll('+', '-')
  const identity: TrendIdentity = {
    trendId: slug || lexiconSlug(term) || term,
    name: recognised.name,
    nameZh: recognised.zh,
    type: recognised.type,
    gender: recognised.gender ?? '',
    primaryCategory: category ? primaryCategoryOf(category, recognised.gender) : '',
    secondaryCategory: category?.value ?? '',
    hex: (recognised.type === 'color' ? colorHexOf(slug) : null) ?? '',
    broader: broader && trendOfValue(broader),
  }
  if (known.size >= KEPT) known.clear()
  known.set(term, identity)
  return identity
}

function trendOfValue({ value, en, zh, type, words }: NamedValue): TrendName {
  return { trendId: value, name: en, nameZh: zh || en, type: type === 'category' && words !== '' ? 'product' : type }
}

/** The same from a trend's id, which is its name in lower case with hyphens. */
export function trendNamed(trendId: string): TrendIdentity {
  return { ...trendOfTerm(trendId.replaceAll('-', ' ')), trendId }
}
