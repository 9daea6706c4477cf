import { describe, expect, it } from 'vitest'
import { type AccessAccount, allowanceOf, decideAccess, shownPlan } from './decide-access'

const NOW = new Date('2026-01-15T00:00:00Z')
const list = { who: 'line', line: 'trendee', feature: 'trend_list' } as const

function account(role: string, endsAt?: string): AccessAccount {
  return { role, plans: endsAt ? [{ line: 'trendee', plan: 'basic', endsAt: new Date(endsAt) }] : [] }
}

describe('decideAccess', () => {
  it('lets nobody in but to what is public', () => {
    expect(decideAccess('public', null, {}, NOW).may).toBe(true)
    for (const access of [{ who: 'signed-in' }, list, { who: 'role', role: 'admin' }] as const) {
      expect(decideAccess(access, null, {}, NOW)).toEqual({ may: false, because: 'session_invalid' })
    }
  })

  it('keeps what is for admins from everyone else', () => {
    const access = { who: 'role', role: 'admin' } as const
    expect(decideAccess(access, account('1,2,3,4,5,6'), {}, NOW)).toEqual({ may: false, because: 'forbidden' })
    expect(decideAccess(access, account('1, 888'), {}, NOW).may).toBe(true)
  })

  it('gives a plan what its rule says', () => {
    expect(decideAccess(list, account('1', '2026-02-01'), { trend_list: 'top:200' }, NOW)).toEqual({
      may: true,
      allowance: { kind: 'top', count: 200 },
    })
  })

  it('treats an ended plan, a missing plan and a missing role alike', () => {
    const first = { may: true, allowance: { kind: 'top', count: 5 } }
    expect(decideAccess(list, account('1', '2026-01-14'), { trend_list: 'unlimited' }, NOW)).toEqual(first)
    expect(decideAccess(list, account('1'), { trend_list: 'unlimited' }, NOW)).toEqual(first)
    expect(decideAccess(list, account('4', '2026-02-01'), { trend_list: 'unlimited' }, NOW)).toEqual(first)
  })

  it('says what was refused and which plan the account has', () => {
    const access = { who: 'line', line: 'trendee', feature: 'export_rows' } as const
    expect(decideAccess(access, account('1', '2026-01-14T00:00:00Z'), {}, NOW)).toEqual({
      may: false,
      because: 'plan_limit',
      limit: { feature_type: 'export_rows', plan_count: 'off', plan: 'free', plan_end: 1768348800 },
    })
  })

  it('opens nothing for a rule it does not know', () => {
    expect(allowanceOf('top:')).toBeNull()
    expect(allowanceOf('week:3')).toBeNull()
    expect(allowanceOf(undefined)).toBeNull()
    expect(decideAccess(list, account('1', '2026-02-01'), { trend_list: 'all' }, NOW).may).toBe(false)
  })
})

describe('shownPlan', () => {
  it('follows the end of the plan', () => {
    expect(shownPlan({ plan: 'basic', endsAt: new Date('2026-01-16') }, NOW)).toBe('basic')
    expect(shownPlan({ plan: 'basic', endsAt: new Date('2026-01-15') }, NOW)).toBe('free')
    expect(shownPlan(undefined, NOW)).toBe('Not Plan')
  })
})
