import type { FeatureUse } from '@trendee/contract/plans/feature-use'
import { expect, it } from 'vitest'
import { linesInUse } from './lines-in-use'

const use = (platform: FeatureUse['platform'], feature: string, rule: string, used: number | null): FeatureUse => ({
  platform,
  feature_name: feature,
  plan_business: rule,
  used,
  quantity: null,
  remaining: null,
  resets_at: null,
})

it('sorts what is counted from what is not, and leaves out what is closed', () => {
  const lists = use('trendee', 'trend_list', 'top:200', null)
  const details = use('trendee', 'trend_detail', 'day:30', 0)
  const closed = use('trendeeapi', 'api_calls', 'off', null)
  expect(linesInUse([lists, closed, details])).toEqual([{ line: 'trendee', counted: [details], others: [lists] }])
})
