import { describe, expect, it } from 'vitest'
import { recogniseTerm } from '../extraction/recognise-term'
import { lexiconKinds } from '../lexicon/kinds'
import { lexiconEntries } from '../lexicon/lexicon'
import { ATTRIBUTE_TYPES, type LexiconEntry } from '../lexicon/types'
import { type TrendIdentity, trendNamed, trendOfTerm } from './trend-identity'

const TYPES = [...ATTRIBUTE_TYPES, 'category'] as const
const ENTRIES: readonly LexiconEntry[] = TYPES.flatMap((type): readonly LexiconEntry[] => lexiconEntries(type))

/** Longer than the category's name, and the same thing. */
const SAME = new Set(
  (
    'button shirt|woven shirt|crew sweatshirt|pullover sweatshirt|pullover hoodie|pullover sweater|button cardigan|' +
    'outer vest|nehru jacket waistcoat|light jacket|anorak parka|sports jacket blazer|over coat|playsuit jumpsuit|' +
    'bib overalls|apron dress uniform|gown dress|one piece dress|womens shirt blouse|half skirt|tennis pleated skirt|' +
    'denim jeans|beginners bra|mens briefs|inner boxers|erotic lingerie|inner slip|high top canvas shoes|high heels|' +
    'travel suitcase|accessory jewelry|costume jewelry|fashion jewelry|fashion bag|finger ring|band ring|waist belt|' +
    'waistband belt|braces suspenders|peaked cap|wrap shawl|neck tie|wrist watch|kitchen apron|baby bib|fashion clothing'
  ).split('|'),
)

/** Every value and kind, and every value on every category, as terms name them. */
function trendsOfLexicon(): TrendIdentity[] {
  const terms = ENTRIES.flatMap((entry) => [...entry.terms, ...entry.zhTerms])
  const pairs = ATTRIBUTE_TYPES.filter((type) => type !== 'color' && type !== 'texture').flatMap((type) =>
    lexiconEntries(type).flatMap((entry) =>
      lexiconEntries('category').map((category) => `${entry.value} ${category.value}`.replaceAll('-', ' ')),
    ),
  )
  return [...terms, ...pairs].map(trendOfTerm)
}

/** Names that several ids have. */
function shared(trends: readonly TrendIdentity[], nameOf: (trend: TrendIdentity) => string): string[] {
  const ids = new Map<string, Set<string>>()
  for (const trend of trends) {
    const name = nameOf(trend).toLowerCase()
    ids.set(name, (ids.get(name) ?? new Set()).add(trend.trendId))
  }
  return [...ids].flatMap(([name, of]) => (of.size > 1 ? [`${name}: ${[...of].join(', ')}`] : []))
}

describe('names of trends', () => {
  it('are those of the lexicon for its values, in both languages', () => {
    for (const { value, en, zh } of ENTRIES) {
      const expected = { trendId: value, name: en, nameZh: zh }
      for (const term of [en, zh, value.replaceAll('-', ' ')]) expect(trendOfTerm(term), term).toMatchObject(expected)
    }
  })

  it('are one for each id, and of one id alone', () => {
    const trends = trendsOfLexicon()
    expect(shared(trends, ({ name }) => name)).toEqual([])
    expect(shared(trends, ({ nameZh }) => nameZh)).toEqual([])
    const byId = new Map<string, TrendIdentity>()
    for (const trend of trends) {
      const { name, nameZh } = byId.get(trend.trendId) ?? trend
      expect([trend.name, trend.nameZh], trend.trendId).toEqual([name, nameZh])
      byId.set(trend.trendId, trend)
    }
  })

  it('are of a trend’s own where its term says more than the category', () => {
    const renaming = lexiconEntries('category').flatMap((entry) =>
      entry.terms.filter(
        (term) => term.endsWith(` ${entry.terms[0] ?? ''}`) && !SAME.has(term) && recogniseTerm(term).name === entry.en,
      ),
    )
    expect(renaming).toEqual([])
  })

  it('say the same whether a trend is asked for by name or by id', () => {
    for (const { words } of lexiconKinds()) {
      const trend = trendOfTerm(words)
      expect(trendNamed(trend.trendId), words).toEqual(trend)
      expect(trendOfTerm(trend.name), words).toEqual(trend)
      expect(trend.broader?.name, words).not.toBe(trend.name)
      expect(trend.broader?.nameZh, words).not.toBe(trend.nameZh)
    }
  })
})
