import { trendNamed, trendOfTerm } from '@trendee/core/trend/trend-identity'
import { describe, expect, it } from 'vitest'
import { hashtagOf } from './post-captions'
import { GARMENTS } from './garments'
import { SEARCH_TERM_ROWS } from './vocabulary/search-terms'

const SEARCHED = SEARCH_TERM_ROWS.map(([term]) => term)
const GARMENT_NAMES = GARMENTS.flatMap(({ names }) => names)
/** Further terms of the kind that people's own files hold. */
const OWN_TERMS = (
  'sage green|cobalt blue|metallic silver|chocolate brown|soft lilac|slate gray|coral|hot pink|forest green|denim|leather|' +
  'mesh|velvet|silk|terry|cashmere|A-line skirt|cargo pants|oversized blazer|baby tee|slip dress|pencil skirt|' +
  'wide-leg trousers|bomber jacket|taylor swift bodysuit|clean girl|mob wife|rollkragen|连衣裙|鼠尾草绿'
).split('|')
const ALL = [...SEARCHED, ...GARMENT_NAMES, ...OWN_TERMS]

describe('trends of the demo world', () => {
  it('are one for a term and its hashtag', () => {
    const other = [...SEARCHED, ...GARMENT_NAMES].filter(
      (term) => trendOfTerm(hashtagOf(term)).trendId !== trendOfTerm(term).trendId,
    )
    expect(other).toEqual([])
  })

  it('are one for each term but where two terms mean the same', () => {
    const terms = new Map<string, string[]>()
    for (const term of SEARCHED) {
      // A trend has a curve for each wearer that people search it for.
      const { trendId, gender } = trendOfTerm(term)
      const key = `${trendId}/${gender}`
      terms.set(key, [...(terms.get(key) ?? []), term])
    }
    expect([...terms.values()].filter((same) => same.length > 1)).toEqual([['tank top', 'vest top']])
  })

  it.each(['name', 'nameZh'] as const)('have each %s once, which leads back to them', (language) => {
    const ids = new Map<string, string>()
    for (const term of ALL) {
      const trend = trendOfTerm(term)
      const name = trend[language]
      expect(ids.get(name.toLowerCase()) ?? trend.trendId, name).toBe(trend.trendId)
      ids.set(name.toLowerCase(), trend.trendId)
      expect(trendOfTerm(name).trendId, name).toBe(trend.trendId)
      expect(trendNamed(trend.trendId)[language], term).toBe(name)
    }
  })

  it('never go by the name of what they are a kind of', () => {
    for (const term of ALL) {
      const { broader, name, nameZh, trendId } = trendOfTerm(term)
      expect([name, nameZh, trendId], term).not.toContain(broader?.name)
      expect(nameZh, term).not.toBe(broader?.nameZh)
    }
    const broaderOf = (term: string) => trendOfTerm(term).broader?.trendId
    expect(
      ['mididress', 'woolcoat', 'puffer vest', 'tennis skirt', 'pearl necklace', 'bubble skirt'].map(broaderOf),
    ).toEqual(['dress', 'coat', 'vest', 'skirt', 'necklace', 'skirt'])
  })

  it('are written with capitals, whatever the feed writes', () => {
    for (const term of ALL) expect(trendOfTerm(term.toLowerCase()).name).toBe(trendOfTerm(term.toUpperCase()).name)
    expect(['ECRU', 'ecru', 'rollkragen', 'fit and flare dress'].map((term) => trendOfTerm(term).name)).toEqual([
      'Ecru',
      'Ecru',
      'Rollkragen',
      'Fit and Flare Dress',
    ])
  })
})
