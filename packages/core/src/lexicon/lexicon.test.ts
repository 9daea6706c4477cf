import { describe, expect, it } from 'vitest'
import { lexiconEntries, lexiconEntry, lexiconSlug, primaryCategoryOf, searchLexicon } from './lexicon'
import { primaryCategories } from './primary-categories'
import { REGIONAL_TERMS } from './regional-terms'
import { ATTRIBUTE_TYPES, FACT_TYPES, COLOR_FAMILIES, PRIMARY_CATEGORIES, type NamedEntry } from './types'

const types: readonly NamedEntry['type'][] = [...ATTRIBUTE_TYPES, ...FACT_TYPES, 'category']

/** The specification's minima. */
const minima: Readonly<Record<NamedEntry['type'], number>> = {
  color: 60,
  pattern: 40,
  detail: 60,
  fabric: 50,
  shape: 30,
  texture: 20,
  'fit-type': 15,
  neckline: 25,
  sleeve: 20,
  style: 60,
  category: 200,
  sport: 40,
  lens: 15,
  feature: 25,
}

describe('the lexicon', () => {
  it.each(types)('has enough entries of type %s', (type) => {
    expect(lexiconEntries(type).length).toBeGreaterThanOrEqual(minima[type])
  })

  it.each(types)('names every %s in English and Chinese, under a slug of its own', (type) => {
    const entries = lexiconEntries(type)
    expect(entries.filter((entry) => !/[\u4e00-\u9fff]/.test(entry.zh)).map((entry) => entry.en)).toEqual([])
    expect(
      entries.filter((entry) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(entry.value)).map((entry) => entry.value),
    ).toEqual([])
    expect(new Set(entries.map((entry) => entry.value)).size).toBe(entries.length)
  })

  it.each(types)('gives no word of type %s to two entries', (type) => {
    const owners = new Map<string, Set<string>>()
    for (const entry of lexiconEntries(type)) {
      for (const term of [...entry.terms, ...entry.zhTerms]) {
        const key = term.toLowerCase().replaceAll(/[\s-]+/g, ' ')
        owners.set(key, (owners.get(key) ?? new Set()).add(entry.value))
      }
    }
    expect([...owners].filter(([, values]) => values.size > 1).map(([term]) => term)).toEqual([])
  })

  it('gives every colour an sRGB value and a base colour', () => {
    for (const color of lexiconEntries('color')) {
      expect(COLOR_FAMILIES).toContain(color.family)
      expect(color.hex ?? color.value).toMatch(/^#[0-9A-F]{6}$|^multicolour$/)
    }
  })

  it('uses every base colour and every primary category', () => {
    expect(new Set(lexiconEntries('color').map((color) => color.family))).toEqual(new Set(COLOR_FAMILIES))
    const used = new Set(lexiconEntries('category').map((category) => category.primary))
    for (const primary of PRIMARY_CATEGORIES) expect(used).toContain(primary)
  })

  it('has colours that look like their names', () => {
    const channels = (value: string) => {
      const hex = lexiconEntry('color', value)?.hex ?? ''
      return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    }
    const [r = 0, g = 0, b = 0] = channels('navy-blue')
    expect(b).toBeGreaterThan(r)
    expect(r + g + b).toBeLessThan(200)
    const [red = 0, green = 0, blue = 0] = channels('sage-green')
    expect(green).toBeGreaterThan(red)
    expect(green).toBeGreaterThan(blue)
  })

  it('translates regional words into entries that exist', () => {
    const missing = Object.values(REGIONAL_TERMS)
      .flat()
      .filter(([type, value]) => lexiconEntry(type, value) === null)
    expect(missing).toEqual([])
  })

  it('makes slugs', () => {
    expect(lexiconSlug('Sage Green')).toBe('sage-green')
    expect(lexiconSlug("Men's Tie")).toBe('mens-tie')
    expect(lexiconSlug('T-Shirt')).toBe('t-shirt')
  })

  it('knows twelve primary categories by name', () => {
    expect(primaryCategories().map(({ value }) => value)).toEqual([...PRIMARY_CATEGORIES])
    expect(primaryCategories()).toHaveLength(12)
    expect(primaryCategories()[7]).toEqual({ value: 'handbags', en: 'Handbags', zh: '箱包' })
  })
})

describe('primaryCategoryOf', () => {
  it.each([
    ['shirt', 'men', 'menswear'],
    ['shirt', 'women', 'womenswear'],
    ['shirt', 'boys', 'menswear'],
    ['shirt', 'kids', 'other'],
    ['shirt', null, 'womenswear'],
    ['dress', 'girls', 'womenswear'],
    ['jeans', 'men', 'denim'],
    ['t-shirt', 'women', 'tshirt'],
    ['sherwani', null, 'menswear'],
    ['leggings', 'women', 'activewear'],
    ['bikini', 'women', 'swimwear-beachwear'],
  ] as const)('%s for %s is %s', (value, gender, primary) => {
    const entry = lexiconEntry('category', value)
    expect(entry === null ? null : primaryCategoryOf(entry, gender)).toBe(primary)
  })
})

describe('searchLexicon', () => {
  const values = (query: string) => searchLexicon(query).map(({ entry }) => entry.value)

  it('finds by English, Chinese and either spelling', () => {
    expect(values('grey')[0]).toBe('grey')
    expect(values('gray')[0]).toBe('grey')
    expect(values('v neck')[0]).toBe('v-neck')
    expect(values('泡泡袖')[0]).toBe('puff-sleeve')
    expect(values('sage')).toContain('sage-green')
  })

  it('leaves out what is no attribute of a trend', () => {
    expect(values('UV400')).toEqual([])
    expect(searchLexicon('windproof').map(({ entry }) => entry.type)).toEqual(['detail'])
  })

  it('finds nothing for nothing, and keeps to its limit', () => {
    expect(searchLexicon('  ')).toEqual([])
    expect(searchLexicon('zzzz')).toEqual([])
    expect(searchLexicon('a', 5)).toHaveLength(5)
  })
})
