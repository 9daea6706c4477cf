import { describe, expect, it } from 'vitest'
import { planRules, savePlanRules } from './plan-rules'
import { ENGINES, useStore } from '../testing/engines'

const rule = (plan: string, featureName: string, planBusiness: string) => ({
  line: 'trendee',
  plan,
  featureName,
  planBusiness,
})

describe.each(ENGINES)('plan rules on $name', (engine) => {
  const db = useStore(engine)

  it('of one plan come sorted, without those of another plan or line', async () => {
    await savePlanRules(db(), [
      rule('basic', 'trend_list', 'top:200'),
      rule('basic', 'compare', 'on'),
      rule('business', 'compare', 'unlimited'),
      { ...rule('basic', 'compare', 'off'), line: 'trendeesellers' },
    ])
    expect(await planRules(db(), 'trendee', 'basic')).toEqual([
      rule('basic', 'compare', 'on'),
      rule('basic', 'trend_list', 'top:200'),
    ])
  })

  it('saved again are brought up to date, and those that were dropped go', async () => {
    await savePlanRules(db(), [
      rule('trial', 'compare', 'on'),
      rule('trial', 'reports', 'off'),
      rule('gone', 'x', 'on'),
    ])
    await savePlanRules(db(), [rule('trial', 'compare', 'day:3'), rule('trial', 'window_90', 'on')])
    expect(await planRules(db(), 'trendee', 'trial')).toEqual([
      rule('trial', 'compare', 'day:3'),
      rule('trial', 'window_90', 'on'),
    ])
    expect(await planRules(db(), 'trendee', 'gone')).toEqual([])
  })

  it('of no plan are none, and none saved leave none', async () => {
    expect(await planRules(db(), 'trendee', 'platinum')).toEqual([])
    await savePlanRules(db(), [rule('trial', 'compare', 'on')])
    await savePlanRules(db(), [])
    expect(await planRules(db(), 'trendee', 'trial')).toEqual([])
  })
})
