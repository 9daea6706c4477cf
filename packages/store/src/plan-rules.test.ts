import { describe, expect, it } from 'vitest'
import { planRules, savePlanRules } from './plan-rules'
import { ENGINES, useStore } from './testing/engines'

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

  it('saved again are brought up to date, not doubled', async () => {
    await savePlanRules(db(), [rule('trial', 'compare', 'on'), rule('trial', 'reports', 'off')])
    await savePlanRules(db(), [rule('trial', 'compare', 'day:3')])
    expect(await planRules(db(), 'trendee', 'trial')).toEqual([
      rule('trial', 'compare', 'day:3'),
      rule('trial', 'reports', 'off'),
    ])
  })

  it('of no plan are none, and saving none is nothing', async () => {
    await savePlanRules(db(), [])
    expect(await planRules(db(), 'trendee', 'platinum')).toEqual([])
  })
})
