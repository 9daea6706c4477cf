import { describe, expect, it } from 'vitest'
import { leadWeeks } from './lead-lag'
import { isLeadTold, leadRange, whyNoLead } from './lead-range'

const START = '2021-01-04'
const WEEKS = 200

/** Moves of no period: a wave whose length grows. */
const wave = (week: number) => 40 + 20 * Math.sin(week / 5 + (week / 40) ** 2)
/** Noise that is the same each time, of as much as `size`. */
const noise = (week: number, size: number) => size * Math.sin(12.9898 * week + 4.1 * Math.sin(78.233 * week))
const line = (shift: number, size = 0, weeks = WEEKS) => ({
  start: START,
  values: Array.from({ length: weeks }, (_, week) => wave(week + shift) + noise(week + 1000 * shift, size)),
})

describe('leadRange', () => {
  it('is a point where one curve is the other, weeks later', () => {
    for (const lead of [3, 0, -4]) {
      expect(leadWeeks(line(0), line(lead))).toBe(lead)
      expect(leadRange(line(0), line(lead), lead)).toEqual({ from: lead, to: lead })
    }
  })

  it('holds the true lead, and is wider the more both stray', () => {
    const width = (size: number) => {
      const range = leadRange(line(0, size), line(2, size), leadWeeks(line(0, size), line(2, size)) ?? 0)
      expect(range?.from).toBeLessThanOrEqual(2)
      expect(range?.to).toBeGreaterThanOrEqual(2)
      return (range?.to ?? 0) - (range?.from ?? 0)
    }
    expect(width(14)).toBeGreaterThan(width(1))
  })

  it('is the same each time', () => {
    expect(leadRange(line(0, 12), line(1, 12), 1)).toEqual(leadRange(line(0, 12), line(1, 12), 1))
  })

  it('is not told of under two years', () => {
    expect(leadRange(line(0), line(2, 0, 90), 2)).toBeNull()
    expect(leadRange(line(0), line(2, 0, 120), 2)).toEqual({ from: 2, to: 2 })
  })
})

describe('isLeadTold', () => {
  it('is false where there is none, or where both may run ahead', () => {
    expect(isLeadTold(2, { from: 1, to: 4 })).toBe(true)
    expect(isLeadTold(-2, { from: -4, to: -1 })).toBe(true)
    expect(isLeadTold(2, null)).toBe(true)
    expect(isLeadTold(2, { from: 0, to: 4 })).toBe(false)
    expect(isLeadTold(1, { from: -1, to: 0 })).toBe(false)
    expect(isLeadTold(0, null)).toBe(false)
    expect(isLeadTold(null, null)).toBe(false)
  })
})

describe('whyNoLead', () => {
  it('tells too few shared weeks from curves that do not fit', () => {
    expect(whyNoLead(line(0), line(0, 0, 20))).toBe('too_few_weeks')
    const still = { start: START, values: Array.from({ length: WEEKS }, () => 7) }
    expect(leadWeeks(line(0), still)).toBeNull()
    expect(whyNoLead(line(0), still)).toBe('no_fit')
  })
})
