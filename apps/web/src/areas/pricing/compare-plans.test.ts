import { describe, expect, it } from 'vitest'
import { type PriceList, comparePlans, monthsPaid } from './compare-plans'

const rule = (feature_name: string, plan_business: string) => ({ feature_name, plan_business })

const PRICES: PriceList = {
  list: [
    {
      platform: 'trendeesellers',
      plan: 'professional',
      monthly_usd: 79,
      yearly_usd: 790,
      is_by_approval: false,
      rules: [rule('export_rows', 'month:20000'), rule('seller_list', 'unlimited')],
    },
    {
      platform: 'trendeesellers',
      plan: 'basic',
      monthly_usd: 29,
      yearly_usd: 290,
      is_by_approval: false,
      rules: [rule('export_rows', 'month:20000'), rule('seller_list', 'top:200')],
    },
    {
      platform: 'trendeeapi',
      plan: 'developer',
      monthly_usd: 99,
      yearly_usd: 990,
      is_by_approval: false,
      rules: [rule('api_calls', 'month:10000')],
    },
  ],
  without_plan: [rule('seller_list', 'top:5'), rule('export_rows', 'off'), rule('api_calls', 'off')],
  trial: { platform: 'trendee', plan: 'professional', days: 7 },
}

describe('comparePlans', () => {
  it('puts plans in the order of their price, after what is had without one', () => {
    const { plans, features } = comparePlans(PRICES, 'trendeesellers')
    expect(plans.map(({ plan }) => plan)).toEqual([null, 'basic', 'professional'])
    expect(features).toEqual(['seller_list', 'export_rows'])
    expect(plans[0]?.rules.map((one) => one.rule)).toEqual(['top:5', 'off'])
  })
  it('marks what a plan opens no further than the one before', () => {
    const { plans } = comparePlans(PRICES, 'trendeesellers')
    expect(plans.map(({ rules }) => rules.map((one) => one.isAsBefore))).toEqual([
      [false, false],
      [false, false],
      [false, true],
    ])
  })
  it('shows no column for nothing, and no plans for a line that has none', () => {
    expect(comparePlans(PRICES, 'trendeeapi').plans.map(({ plan }) => plan)).toEqual(['developer'])
    expect(comparePlans(PRICES, 'trendeepartners')).toEqual({ features: [], plans: [] })
  })
})

it('counts the months that a year costs', () => {
  expect(monthsPaid({ monthlyUsd: 29, yearlyUsd: 290 })).toBe(10)
  expect(monthsPaid({ monthlyUsd: 29, yearlyUsd: 300 })).toBeNull()
  expect(monthsPaid({ monthlyUsd: 29, yearlyUsd: 348 })).toBeNull()
  expect(monthsPaid({ monthlyUsd: 0, yearlyUsd: 0 })).toBeNull()
})
