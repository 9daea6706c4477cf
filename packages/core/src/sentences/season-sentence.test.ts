import { describe, expect, it } from 'vitest'
import { seasonOrderBy, seasonToOrder } from '../season/season-order'
import { type SeasonFacts, seasonDecision } from './season-sentence'

const SUMMER = { name: 'summer', year: 2027 } as const
const RISING = {
  kind: 'order',
  reason: '',
  times: 1.234,
  timesLower: 1.05,
  timesUpper: 1.4,
  isGuess: false,
  ofYear: 1,
  beforeOfYear: 1,
  peakWeek: null,
} as const
function said(told: Partial<NonNullable<SeasonFacts['told']>> | null, more: Partial<SeasonFacts> = {}) {
  return seasonDecision({
    season: SUMMER,
    region: 'US',
    today: '2026-11-01',
    leadWeeks: 14,
    told: told === null ? null : { ...RISING, ...told },
    ...more,
  })
}

describe('the decision for a season', () => {
  it('counts back from the top of the season, else from its first week', () => {
    expect(said({}).orderBy).toBe('2027-02-22')
    expect(said({ peakWeek: '2027-07-05' }).orderBy).toBe('2027-03-29')
    expect(said({}).words.en).toBe(
      'Order by 22 February 2027: ×1.23 of the same weeks a year before is expected (×1.05 to ×1.40).',
    )
    expect(said({}).words.zh).toBe('下单（请在2027年2月22日前）：预计为去年同期的×1.23（×1.05–×1.40）。')
  })
  it('names its season where it stands alone', () => {
    expect(said({}).named.en).toContain('For Summer 2027: order by 22 February 2027')
    expect(said({}).named.zh).toContain('2027年夏季：下单')
  })
  it('names the longest lead that still meets it when the day is past', () => {
    const late = said({}, { today: '2027-04-01' })
    expect(late.isTooLate).toBe(true)
    expect(late.words.en).toContain('(too late with 14 weeks’ lead; with 8 weeks’ lead, by 5 April)')
    expect(said({}, { today: '2027-06-20' }).words.en).toContain('(too late with 14 weeks’ lead)')
  })
  it.each([
    [{ kind: 'test' }, 'Test small, and decide by 22 February 2027'],
    [{ kind: 'test', reason: 'from_nothing' }, 'stood at next to nothing in these weeks a year before'],
    [{ kind: 'returns' }, 'As the year before: repeat last year’s order ×1.23 by'],
    [{ kind: 'returns', ofYear: 1.5, beforeOfYear: 1.4 }, 'Comes back each year: repeat last year’s order ×1.23 by'],
    [{ kind: 'leave', reason: 'falling' }, 'Leave: it falls to ×1.23 of the same weeks a year before'],
    [{ kind: 'leave', reason: 'out_of_season', ofYear: 0.4 }, 'at 40% of its own year'],
    [{ kind: 'not_known', reason: 'no_year_before' }, 'Not known: nobody measured'],
    [{ kind: 'not_known', reason: 'too_small' }, 'Not known: the same weeks a year before were too low'],
    [{ isGuess: true }, 'A guess: its earlier forecasts'],
  ] as const)('%j is said', (told, words) => {
    expect(said(told).words.en).toContain(words)
    expect(said(told).words.zh).not.toMatch(/[a-z]/)
  })
  it('orders nothing that is left, not known, or without a forecast', () => {
    expect(said({ kind: 'leave', reason: 'falling' }).orderBy).toBeNull()
    expect(said(null)).toMatchObject({ orderBy: null, isTooLate: false })
    expect(said(null).words.en).toContain('no forecast')
  })
})

describe('the season to order for', () => {
  const spring = { name: 'spring', year: 2027 } as const
  it('is the first that the lead time still meets, else the last', () => {
    const choose = (today: string, leadWeeks: number) => seasonToOrder([spring, SUMMER], 'US', { today, leadWeeks })
    expect(choose('2026-11-01', 14)).toBe(spring)
    expect(choose('2026-12-01', 14)).toBe(SUMMER)
    expect(choose('2027-06-01', 14)).toBe(SUMMER)
    expect(seasonToOrder([], 'US', { today: '2026-11-01', leadWeeks: 14 })).toBeNull()
    expect(seasonOrderBy(spring, 'US', { peakWeek: null, leadWeeks: 14 })).toBe('2026-11-23')
  })
})
