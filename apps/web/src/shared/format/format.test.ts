import { describe, expect, it } from 'vitest'
import { UNKNOWN, formatFor } from './format'

const en = formatFor('en')
const zh = formatFor('zh')

describe('numbers', () => {
  it('writes growth with its sign and gives up on percent where they stop being readable', () => {
    expect(en.growth(0.254)).toBe('+25%')
    expect(en.growth(-0.5)).toBe('−50%')
    expect(en.growth(0.032)).toBe('+3.2%')
    expect(en.growth(0)).toBe('0%')
    expect(en.growth(37)).toBe('×38')
    expect(en.growth(null)).toBe(UNKNOWN)
  })
  it('shortens large counts in the language', () => {
    expect(en.short(999)).toBe('999')
    expect(en.short(36_000)).toBe('36K')
    expect(zh.short(36_000)).toBe('3.6万')
    expect(en.count(1_234_567)).toBe('1,234,567')
    expect(en.count(Number.NaN)).toBe(UNKNOWN)
  })
  it('keeps a price without a known currency as a number', () => {
    expect(en.money(12.5, 'USD')).toBe('$12.50')
    expect(en.money(12.5, '')).toBe('12.50')
    expect(en.money(null, 'USD')).toBe(UNKNOWN)
    expect(en.money(1_250_000, 'IDR')).toMatch(/^IDR\s1,250,000$/)
    // No peso reads as a US dollar.
    expect(en.money(192_005, 'COP')).toMatch(/^COP\s192,005$/)
  })
  it('writes bytes', () => {
    expect(en.bytes(1_500_000)).toBe('1.5 MB')
    expect([en.bytes(0), en.bytes(1), zh.bytes(161)]).toEqual(['0 bytes', '1 byte', '161字节'])
  })
})

describe('dates and places', () => {
  it('does not slip a day with the time zone', () => {
    expect(en.day('2025-08-10')).toBe('10 Aug 2025')
    expect(zh.day('2025-08-10')).toBe('2025年8月10日')
  })
  it('names regions', () => {
    expect(en.region('US')).toBe('United States')
    expect(zh.region('US')).toBe('美国')
    expect(en.region('world')).toBe('Worldwide')
    expect(en.region('US-CA')).toBe('US-CA')
  })
})
