import { describe, expect, it } from 'vitest'
import { categoryFamilies, categoryFamily, withCovered } from './category-families'
import { lexiconEntry } from './lexicon'

describe('category families', () => {
  it('hold what a shopper expects under the broad word', () => {
    const dresses = withCovered('dress')
    expect(dresses[0]).toBe('dress')
    expect(dresses).toEqual(
      expect.arrayContaining(['slip-dress', 'wrap-dress', 'a-line-dress', 'sundress', 'denim-dress']),
    )
    expect(dresses).not.toContain('dress-shirt')
    expect(dresses).not.toContain('dress-pants')
    expect(withCovered('shirt')).not.toContain('t-shirt')
    expect(withCovered('boots')).toContain('ankle-boots')
    expect(withCovered('slip-dress')).toEqual(['slip-dress'])
  })
  it('name the whole family in both languages', () => {
    expect(categoryFamily('dress')).toMatchObject({ en: 'All dresses', zh: '全部连衣裙' })
    expect(categoryFamily('slip-dress')).toBeNull()
  })
  it('are made of values of the lexicon, each under one head that stands under none', () => {
    const heads = categoryFamilies().map(({ value }) => value)
    const covered = categoryFamilies().flatMap(({ covers }) => covers)
    expect([...heads, ...covered].filter((value) => lexiconEntry('category', value) === null)).toEqual([])
    expect(covered.filter((value, at) => covered.indexOf(value) !== at)).toEqual([])
    expect(covered.filter((value) => heads.includes(value))).toEqual([])
    expect(categoryFamilies().filter(({ covers }) => covers.length === 0)).toEqual([])
  })
})
