import { recogniseTerm } from '../extraction/recognise-term'
import { lexiconEntry, lexiconSlug, primaryCategoryOf } from '../lexicon/lexicon'

/** What a trend is called and where it belongs, from the lexicon; a term it does not know is a keyword. */
export interface TrendIdentity {
  readonly trendId: string
  readonly name: string
  readonly nameZh: string
  readonly type: string
  readonly gender: string
  readonly primaryCategory: string
  readonly secondaryCategory: string
  /** Colour of a colour trend, else ''. */
  readonly hex: string
}

const known = new Map<string, TrendIdentity>()

/** The trend that a search term, hashtag or series name stands for: spellings of one thing are one trend. */
export function trendOfTerm(term: string): TrendIdentity {
  const cached = known.get(term)
  if (cached) return cached
  const recognised = recogniseTerm(term)
  const { category } = recognised
  // `product:linen+shirt` → `linen-shirt`: the address of a screen has no room for the kind, which the row keeps.
  const slug = recognised.id.slice(recognised.id.indexOf(':') + 1).replaceAll('+', '-')
  const color = recognised.type === 'color' ? lexiconEntry('color', slug) : null
  const identity: TrendIdentity = {
    trendId: slug || lexiconSlug(term) || term,
    name: recognised.name,
    nameZh: recognised.zh,
    type: recognised.type,
    gender: recognised.gender ?? '',
    primaryCategory: category ? primaryCategoryOf(category, recognised.gender) : '',
    secondaryCategory: category?.value ?? '',
    hex: color?.hex ?? '',
  }
  known.set(term, identity)
  return identity
}

/** The same from a trend's id, which is its name in lower case with hyphens. */
export function trendNamed(trendId: string): TrendIdentity {
  return { ...trendOfTerm(trendId.replaceAll('-', ' ')), trendId }
}

/**
 * The term that each trend is named by, by trend id: people searched for it, so it is the name, whatever the lexicon says.
 * The first of several terms of one trend counts.
 */
export function termsByTrend(terms: readonly string[]): Map<string, string> {
  const byTrend = new Map<string, string>()
  for (const term of terms) {
    const { trendId } = trendOfTerm(term)
    if (!byTrend.has(trendId)) byTrend.set(trendId, term)
  }
  return byTrend
}
