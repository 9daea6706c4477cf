import { lexiconEntries } from '@trendee/core/lexicon/lexicon'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { describe, expect, it } from 'vitest'
import { GarmentDesigner } from './design-garment'
import { GARMENTS } from './garments'
import { PLANTED_TRENDS, type PlantedShape, WEARER_GROUPS } from './planted-truth'
import { Draws } from './seeded-draws'
import { ATTRIBUTE_POOLS, COLORS, FAMILIES, NOT_CHILDRENS_WORDS, NOT_MENS_WORDS } from './vocabulary/attribute-pools'

const KNOWN_KEYS = new Set([
  ...ATTRIBUTE_TYPES.flatMap((type) => lexiconEntries(type).map((entry) => `${type}:${entry.value}`)),
  ...lexiconEntries('category').map((entry) => `category:${entry.value}`),
  ...FAMILIES.map((family) => `family:${family}`),
  ...WEARER_GROUPS.map((group) => `wearer:${group}`),
])
const KNOWN_NAMES = new Set(
  ATTRIBUTE_TYPES.flatMap((type) => lexiconEntries(type).map((entry) => `${type}:${entry.en}`)),
)

function trendsOf(...shapes: readonly PlantedShape[]) {
  return PLANTED_TRENDS.filter((trend) => shapes.includes(trend.shape))
}

describe('planted trends', () => {
  it('are 300 terms, each once', () => {
    expect(PLANTED_TRENDS).toHaveLength(300)
    expect(new Set(PLANTED_TRENDS.map((trend) => trend.term)).size).toBe(300)
  })

  it('hold ten rises of the last quarter, slow ones, fades, fads that are over or dying, and revivals', () => {
    const rises = trendsOf('rise')
    expect(rises).toHaveLength(10)
    for (const { waves } of rises) {
      expect(waves[0]?.halfWeeksAgo).toBeGreaterThanOrEqual(4)
      expect(waves[0]?.halfWeeksAgo).toBeLessThanOrEqual(13)
      expect(waves[0]?.factor).toBeGreaterThan(2)
    }
    expect(trendsOf('slow_rise')).toHaveLength(22)
    expect(trendsOf('fade')).toHaveLength(23)
    for (const { waves } of trendsOf('fad')) {
      const [wave] = waves
      expect((wave?.halfWeeksAgo ?? 0) - (wave?.end?.halfAfterWeeks ?? 0)).toBeGreaterThan(0)
      expect(wave?.end?.keeps).toBeLessThan(0.2)
    }
    const revivals = trendsOf('revival')
    expect(revivals).toHaveLength(3)
    // The second wave comes years after the first.
    for (const { waves } of revivals) {
      expect((waves[0]?.halfWeeksAgo ?? 0) - (waves[1]?.halfWeeksAgo ?? 0)).toBeGreaterThan(104)
    }
  })

  it('are of men and children too, by the words of their terms', () => {
    for (const { term, wearer } of PLANTED_TRENDS) {
      const named = term.startsWith('mens ') ? 'men' : /^(boys|girls|kids) /.test(term) ? 'kids' : 'women'
      expect([term, wearer]).toEqual([term, named])
    }
  })

  it('are mostly seasonal, in the months in which people wear the thing', () => {
    expect(PLANTED_TRENDS.filter((trend) => trend.seasonLog >= 0.15).length).toBeGreaterThan(180)
    const peakOf = (term: string) => PLANTED_TRENDS.find((trend) => trend.term === term)?.seasonPeakWeek
    expect(peakOf('linen shirt')).toBeGreaterThan(22)
    expect(peakOf('linen shirt')).toBeLessThan(31)
    expect(peakOf('corduroy')).toBeGreaterThan(38)
    expect(peakOf('sequin dress')).toBeGreaterThan(48)
  })

  it('contain the terms that the documentation uses', () => {
    expect(PLANTED_TRENDS.map((trend) => trend.term)).toEqual(
      expect.arrayContaining(['wide leg trousers', 'cargo pants', 'butter yellow', 'barrel jeans', 'suede bag']),
    )
  })

  it('are described by keys of the lexicon', () => {
    expect(PLANTED_TRENDS.flatMap((trend) => trend.matches.filter((match) => !KNOWN_KEYS.has(match)))).toEqual([])
  })

  it('can each be made: some garment carries all of its keys', () => {
    const designer = new GarmentDesigner()
    const draws = new Draws(7, 'test')
    const unmade = PLANTED_TRENDS.filter((trend) => {
      const design = designer.design(draws, trend)
      return design === null || !trend.matches.every((match) => design.keys.has(match))
    })
    expect(unmade.map((trend) => trend.term)).toEqual([])
  })
})

describe('vocabulary of the demo', () => {
  it('names categories of the lexicon', () => {
    expect(GARMENTS.map((garment) => `category:${garment.category}`).filter((key) => !KNOWN_KEYS.has(key))).toEqual([])
  })

  it('names attributes as the lexicon does', () => {
    const types = {
      fabrics: 'fabric',
      patterns: 'pattern',
      shapes: 'shape',
      necklines: 'neckline',
      sleeves: 'sleeve',
      fits: 'fit-type',
      textures: 'texture',
      details: 'detail',
      styles: 'style',
    } as const
    const named = [
      ...Object.values(ATTRIBUTE_POOLS).flatMap((pools) =>
        (Object.keys(types) as (keyof typeof types)[]).flatMap((pool) =>
          pools[pool].map((name) => `${types[pool]}:${name}`),
        ),
      ),
      ...Object.values(COLORS).flatMap((colors) => colors.map((name) => `color:${name}`)),
      ...GARMENTS.flatMap((garment) =>
        [...garment.only].flatMap(([type, names]) =>
          names.filter((name) => name !== '').map((name) => `${type}:${name}`),
        ),
      ),
    ]
    expect([...new Set(named.filter((name) => !KNOWN_NAMES.has(name)))]).toEqual([])
  })

  it('excludes by words that exist', () => {
    const values = new Set([...KNOWN_NAMES].map((name) => name.slice(name.indexOf(':') + 1)))
    expect([...NOT_MENS_WORDS, ...NOT_CHILDRENS_WORDS].filter((word) => !values.has(word))).toEqual([])
  })
})
