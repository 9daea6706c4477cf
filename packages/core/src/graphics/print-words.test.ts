import { describe, expect, it } from 'vitest'
import { bestMonth, monthsOfYear } from './best-month'
import { printOfSearch } from './print-search'
import { FIRST_PROTECTED, ProtectedNames } from './protected-terms'

describe('a search for a print', () => {
  const isKnown = (words: string) => words === 'frog' || words === 'tree frog'
  it.each([
    ['frog sweater', 'frog'],
    ['tree frog tee', 'tree frog'],
    ['zebra print skirt', 'zebra'],
    ['graphic tee', null],
    ['linen dress', null],
    ['moth dress', null],
    ['moth print dress', 'moth'],
  ])('%s is for %s', (search, keyword) => {
    expect(printOfSearch(search, isKnown)).toBe(keyword)
  })
})

describe('protected names', () => {
  const names = new ProtectedNames([
    { term: 'Nike', kind: 'brand' },
    { term: 'hello kitty', kind: 'character' },
    { term: '米奇', kind: 'character' },
  ])
  it('are found as whole words, in plurals and in Chinese', () => {
    expect(names.in('nike swoosh')?.term).toBe('Nike')
    expect(names.in('nikes')?.term).toBe('Nike')
    expect(names.in('pink hello kitty cafe')).toEqual({ term: 'hello kitty', kind: 'character' })
    expect(names.in('米奇老鼠')?.term).toBe('米奇')
    expect(names.in('kitty')).toBeNull()
    expect(names.in('snikers')).toBeNull()
  })
  it('say the same to whoever looks for what holds them', () => {
    for (const keyword of ['nike swoosh', 'nikes', 'pink hello kitty cafe', '米奇老鼠', 'kitty', 'snikers']) {
      const holds = names.needles.some((needle) => ` ${keyword} `.includes(needle))
      expect([keyword, holds]).toEqual([keyword, names.in(keyword) !== null])
    }
  })
  it('are there to begin with, each once', () => {
    const terms = FIRST_PROTECTED.map(({ term }) => term)
    expect(new Set(terms).size).toBe(terms.length)
    expect(new ProtectedNames(FIRST_PROTECTED).in('mickey mouse')?.kind).toBe('character')
  })
})

describe('the months of a curve', () => {
  // 2023-01-02 is a Monday; two complete years whose December weeks are three times the others.
  const start = '2023-01-02'
  const values = Array.from({ length: 104 }, (_, week) => {
    const day = new Date(Date.UTC(2023, 0, 2) + (week * 7 + 3) * 86_400_000)
    return day.getUTCMonth() === 11 ? 3 : 1
  })
  it('stand over their year’s mean', () => {
    const months = monthsOfYear(start, values)
    expect(months?.[11]).toBeCloseTo(3 * (months?.[0] ?? 0), 6)
    expect(bestMonth(months, true)).toBe(12)
    expect(bestMonth(months, false)).toBeNull()
  })
  it('are not told of less than two years, or where one is unknown', () => {
    expect(monthsOfYear(start, values.slice(1))).toBeNull()
    expect(
      monthsOfYear(
        start,
        values.map((value) => (value === 3 ? null : value)),
      ),
    ).toBeNull()
  })
})
