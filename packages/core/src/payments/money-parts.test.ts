import { describe, expect, it } from 'vitest'
import { periodEnd, pidOf, soldAs } from './billing-period'
import { invoiceLines, totalOf } from './invoice'
import { creditLeft, planChange } from './proration'

const at = (text: string) => new Date(`${text}Z`)

describe('what is sold', () => {
  it('has the price of its period, and a name that tells line, plan and period', () => {
    expect(soldAs('sellers-professional-monthly')).toEqual({
      line: 'trendeesellers',
      plan: 'professional',
      billing: 'monthly',
      priceMinor: 7900,
    })
    expect(soldAs('trendee-business-yearly')).toMatchObject({ line: 'trendee', priceMinor: 499_000 })
    expect(pidOf({ line: 'trendeeapi', plan: 'scale', billing: 'yearly' })).toBe('api-scale-yearly')
  })

  it('is neither what is opened on approval nor what nobody sells', () => {
    expect(soldAs('partners-business-monthly')).toBeNull()
    expect(soldAs('sellers-professional-weekly')).toBeNull()
    expect(soldAs('toString')).toBeNull()
  })

  it.each([
    ['2026-01-31T10:00:00', 'monthly', '2026-02-28T10:00:00'],
    ['2024-01-31T10:00:00', 'monthly', '2024-02-29T10:00:00'],
    ['2026-12-15T23:59:59', 'monthly', '2027-01-15T23:59:59'],
    ['2024-02-29T00:00:00', 'yearly', '2025-02-28T00:00:00'],
    ['2026-03-10T12:00:00', 'yearly', '2027-03-10T12:00:00'],
  ] as const)('from %s, %s, ends at %s', (start, billing, end) => {
    expect(periodEnd(at(start), billing)).toEqual(at(end))
  })
})

describe('lines of an invoice', () => {
  it('have tax on the whole, half a cent up, and sum to what is paid', () => {
    // 19 % of 79.50 is 15.105: 15.11.
    const lines = invoiceLines(
      [
        { kind: 'plan', item: 'a', amountMinor: 7900 },
        { kind: 'plan', item: 'b', amountMinor: 50 },
      ],
      1900,
    )
    expect(lines.at(-1)).toEqual({ kind: 'tax', item: '1900', amountMinor: 1511 })
    expect(totalOf(lines)).toBe(9461)
    // Of each half dollar 9.5 cents: line by line it would be 20.
    const half = { kind: 'plan', item: 'a', amountMinor: 50 } as const
    expect(totalOf(invoiceLines([half, half], 1900))).toBe(119)
  })

  it('have no tax line where there is none, and are never below zero or in fractions', () => {
    expect(invoiceLines([{ kind: 'plan', item: 'a', amountMinor: 7900 }], 0)).toHaveLength(1)
    expect(() => invoiceLines([{ kind: 'credit', item: 'a', amountMinor: -1 }], 0)).toThrow(/below zero/)
    expect(() => invoiceLines([{ kind: 'plan', item: 'a', amountMinor: 0.5 }], 0)).toThrow(/minor units/)
    expect(() => invoiceLines([], 19.5)).toThrow(/whole number/)
  })
})

describe('a change of plan', () => {
  // April has 30 days: 49.00 paid, 10 of 30 days used, 20/30 of 4900 = 3266.67, down to 3266.
  const april = {
    pid: 'trendee-basic-monthly',
    priceMinor: 4900,
    from: at('2026-04-01T00:00:00'),
    until: at('2026-05-01T00:00:00'),
  }

  it('upwards comes at once, the rest of what was paid is taken off', () => {
    const wanted = { pid: 'trendee-professional-monthly', priceMinor: 14_900, billing: 'monthly' } as const
    const change = planChange(april, wanted, at('2026-04-11T00:00:00'))
    expect(change).toEqual({
      takesEffect: 'now',
      from: at('2026-04-11T00:00:00'),
      until: at('2026-05-11T00:00:00'),
      lines: [
        { kind: 'plan', item: 'trendee-professional-monthly', amountMinor: 14_900 },
        { kind: 'credit', item: 'trendee-basic-monthly', amountMinor: -3266 },
      ],
    })
    expect(totalOf(change.lines)).toBe(11_634)
  })

  it('from a month to a year comes at once', () => {
    const wanted = { pid: 'trendee-basic-yearly', priceMinor: 49_000, billing: 'yearly' } as const
    const change = planChange(april, wanted, at('2026-04-16T00:00:00'))
    expect([change.takesEffect, change.until, totalOf(change.lines)]).toEqual([
      'now',
      at('2027-04-16T00:00:00'),
      46_550,
    ])
  })

  it('downwards, or from a year to a month, waits until what is paid is over', () => {
    const year = {
      pid: 'trendee-professional-yearly',
      priceMinor: 149_000,
      from: at('2026-01-01T00:00:00'),
      until: at('2027-01-01T00:00:00'),
    }
    const wanted = { pid: 'trendee-professional-monthly', priceMinor: 14_900, billing: 'monthly' } as const
    const change = planChange(year, wanted, at('2026-07-01T00:00:00'))
    expect([change.takesEffect, change.from, change.until]).toEqual([
      'at_end',
      at('2027-01-01T00:00:00'),
      at('2027-02-01T00:00:00'),
    ])
    expect(totalOf(change.lines)).toBe(14_900)
  })

  it('of a smaller plan in the last days comes at once, as its price covers what is left', () => {
    const wanted = { pid: 'trendee-basic-monthly', priceMinor: 4900, billing: 'monthly' } as const
    const professional = { ...april, pid: 'trendee-professional-monthly', priceMinor: 14_900 }
    // 3 of 30 days left: 1490.
    const change = planChange(professional, wanted, at('2026-04-28T00:00:00'))
    expect([change.takesEffect, totalOf(change.lines)]).toEqual(['now', 3410])
  })

  it('leaves the whole price before its period and nothing after it', () => {
    expect(creditLeft(april, at('2026-03-01T00:00:00'))).toBe(4900)
    expect(creditLeft(april, at('2026-05-02T00:00:00'))).toBe(0)
    // A year of the dearest plan times milliseconds is beyond what a float holds.
    const dear = { priceMinor: 1_499_000, from: at('2026-01-01T00:00:00'), until: at('2027-01-01T00:00:00') }
    expect(creditLeft(dear, new Date('2026-01-01T00:00:00.001Z'))).toBe(1_498_999)
  })
})
