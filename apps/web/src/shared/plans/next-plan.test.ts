import { describe, expect, it } from 'vitest'
import { extentOf, lineOfLimit, nextPlan } from './next-plan'

const rules = (entries: Record<string, string>) =>
  Object.entries(entries).map(([feature_name, plan_business]) => ({ feature_name, plan_business }))
const plan = (name: string, monthly_usd: number, opens: Record<string, string>) => ({
  platform: 'trendee' as const,
  plan: name,
  monthly_usd,
  yearly_usd: monthly_usd * 10,
  is_by_approval: false,
  rules: rules(opens),
})
const PRICES = {
  list: [
    plan('professional', 149, { trend_detail: 'unlimited', forecast: 'on', reports: 'on', export_rows: 'month:20000' }),
    plan('basic', 49, { trend_detail: 'day:30', forecast: 'on', reports: 'off', export_rows: 'month:1000' }),
    { ...plan('seller-basic', 9, { trend_detail: 'unlimited' }), platform: 'trendeesellers' as const },
  ],
  without_plan: rules({ trend_detail: 'day:3', forecast: 'off', reports: 'off', export_rows: 'off' }),
  trial: { platform: 'trendee' as const, plan: 'professional', days: 7 },
}
const next = (feature: string, reached: string, present: string) =>
  nextPlan(PRICES, 'trendee', { feature, reached, plan: present })

describe('the next plan', () => {
  it('is the cheapest of the line that opens more, with what it opens, the asked feature first', () => {
    const offer = next('export_rows', 'off', 'Not Plan')
    expect(offer?.plan.plan).toBe('basic')
    expect(offer?.opens.map((rule) => rule.feature_name)).toEqual(['export_rows', 'trend_detail', 'forecast'])
  })

  it('goes beyond what was reached', () => {
    const offer = next('trend_detail', 'day:30', 'basic')
    expect(offer?.plan.plan).toBe('professional')
    expect(offer?.opens.map((rule) => rule.feature_name)).toEqual(['trend_detail', 'reports', 'export_rows'])
  })

  it('is none where no plan opens more', () => {
    expect(next('export_rows', 'month:20000', 'professional')).toBeNull()
    expect(next('brands', 'top:5', 'basic')).toBeNull()
  })
})

it('extents are compared by the month', () => {
  const rising = ['off', 'month:20', 'day:1', 'day:30', 'month:1000', 'on'].map(extentOf)
  expect(rising).toEqual([0, 20, 30, 900, 1000, Number.POSITIVE_INFINITY])
  expect(extentOf(undefined)).toBe(0)
})

it('a feature of one line leads to that line, wherever it was met', () => {
  expect(lineOfLimit('seller_list', '/trendee/trend-highlights')).toBe('trendeesellers')
  expect(lineOfLimit('export_rows', '/trendeesellers/best-seller/temu')).toBe('trendeesellers')
  expect(lineOfLimit('export_rows', '/admin/users')).toBe('trendee')
})
