import type { TrendSummary } from '@trendee/contract/fields'
import { describe, expect, it } from 'vitest'
import { rowsOfTrends } from './order-rows'

const FROM = '2027-05-31'

/** A trend with what is said of summer 2027. */
function trend(id: string, said: object): TrendSummary {
  const summer = {
    season: 'summer-2027',
    from: FROM,
    verdict: 'order',
    reason: '',
    is_guess: false,
    times_lower: 1.2,
    of_year: 1,
    peak_week: null,
    ...said,
  }
  return {
    trend_id: id,
    type: 'color',
    gender: 'women',
    region: 'US',
    told_on: '2026-11-01',
    forecast_seasons: [summer],
  } as Partial<TrendSummary> as TrendSummary
}

describe('rowsOfTrends', () => {
  it('has orders first, then tests, then what returns; of each the surest and strongest', () => {
    const rows = rowsOfTrends(
      [
        trend('late', { verdict: 'returns', of_year: 1.2 }),
        trend('guess', { is_guess: true, times_lower: 3 }),
        trend('season', { verdict: 'returns', of_year: 1.6, times_lower: 0.5 }),
        trend('below', { verdict: 'test', reason: 'below_last_year', times_lower: 2 }),
        trend('test', { verdict: 'test', times_lower: 1.3 }),
        trend('sure', {}),
      ],
      FROM,
      14,
    )
    expect(rows.map(({ trend: { trend_id: id } }) => id)).toEqual(['sure', 'guess', 'test', 'below', 'season', 'late'])
  })

  it('has neither what is left, nor another season, nor what is too late', () => {
    const list = [trend('order', {}), trend('leave', { verdict: 'leave' }), trend('spring', { from: '2027-03-01' })]
    expect(rowsOfTrends(list, FROM, 14).map(({ key }) => key)).toEqual(['color/order/women'])
    // With 40 weeks nothing is there for the season's second half, which begins on 19 July.
    expect(rowsOfTrends(list, FROM, 40)).toEqual([])
  })

  it('counts what misses the first week to its top, or to the second half, the soonest due first', () => {
    const rows = rowsOfTrends([trend('top', { peak_week: '2027-08-02' }), trend('order', {})], FROM, 36)
    expect(rows.map(({ trend: { trend_id: id }, due }) => [id, due.meets, due.orderBy])).toEqual([
      ['order', 'half', '2026-11-09'],
      ['top', 'top', '2026-11-23'],
    ])
  })
})
