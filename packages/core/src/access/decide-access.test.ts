import { describe, expect, it } from 'vitest'
import { type AccessAccount, decideAccess, linesOf, refuseCaller, ruleInForce, shownPlan } from './decide-access'
import { allowanceOf, quotaPeriod } from './plan-rule'
import { rolesOf, withRole } from './roles'

const NOW = new Date('2026-01-15T00:00:00Z')
const list = { who: 'line', line: 'trendee', feature: 'trend_list' } as const
const member = { who: 'signed-in' } as const
const admin = { who: 'role', role: 'admin' } as const

function account(role: string, endsAt?: string, changes: Partial<AccessAccount> = {}): AccessAccount {
  const plans = endsAt ? [{ line: 'trendee', plan: 'basic', endsAt: new Date(endsAt) }] : []
  return { role, plans, isRestricted: false, accessEndsAt: null, ...changes }
}
const rules = (own: Record<string, string>) => () => own
const none = rules({})

describe('decideAccess', () => {
  it('lets nobody in but to what is public', () => {
    expect(decideAccess('public', null, none, NOW).may).toBe(true)
    for (const access of [member, list, admin]) {
      expect(decideAccess(access, null, none, NOW)).toEqual({ may: false, because: 'session_invalid' })
    }
  })

  it('keeps what is for admins from everyone else', () => {
    expect(decideAccess(admin, account('1,2,3,4,5,6'), none, NOW)).toEqual({ may: false, because: 'forbidden' })
    expect(decideAccess(admin, account('1, 888'), none, NOW).may).toBe(true)
  })

  it('gives a plan what its rule says', () => {
    expect(decideAccess(list, account('1', '2026-02-01'), rules({ trend_list: 'top:200' }), NOW)).toEqual({
      may: true,
      allowance: { kind: 'top', count: 200 },
      top: { count: 200, feature: 'trend_list', rule: 'top:200' },
      line: 'trendee',
      feature: 'trend_list',
      rule: 'top:200',
      hidden: [],
    })
  })

  it('treats an ended plan, a missing plan and a missing role alike', () => {
    const first = { may: true, allowance: { kind: 'top', count: 5 } }
    const own = rules({ trend_list: 'unlimited' })
    expect(decideAccess(list, account('1', '2026-01-14'), own, NOW)).toMatchObject(first)
    expect(decideAccess(list, account('1'), own, NOW)).toMatchObject(first)
    expect(decideAccess(list, account('4', '2026-02-01'), own, NOW)).toMatchObject(first)
  })

  it('says what was refused and which plan the account has', () => {
    const access = { who: 'line', line: 'trendee', feature: 'export_rows' } as const
    expect(decideAccess(access, account('1', '2026-01-14T00:00:00Z'), none, NOW)).toEqual({
      may: false,
      because: 'plan_limit',
      limit: { feature_type: 'export_rows', plan_count: 'off', plan: 'free', plan_end: 1768348800 },
    })
  })

  it('opens nothing for a rule it does not know', () => {
    expect(allowanceOf('top:')).toBeNull()
    expect(allowanceOf('week:3')).toBeNull()
    expect(allowanceOf(undefined)).toBeNull()
    expect(decideAccess(list, account('1', '2026-02-01'), rules({ trend_list: 'all' }), NOW).may).toBe(false)
  })

  it('asks for every feature that a question needs, and names the one that is missing', () => {
    const access = { ...list, alsoNeeds: ['window_90'] } as const
    const own = { trend_list: 'unlimited', window_90: 'off' }
    expect(decideAccess(access, account('1', '2026-02-01'), rules(own), NOW)).toMatchObject({
      because: 'plan_limit',
      limit: { feature_type: 'window_90', plan_count: 'off', plan: 'basic' },
    })
    expect(decideAccess(access, account('1', '2026-02-01'), rules({ ...own, window_90: 'on' }), NOW).may).toBe(true)
  })

  it('keeps a list to the tightest bound of all features that the question needs', () => {
    const access = {
      who: 'line',
      line: 'trendee',
      feature: 'export_rows',
      alsoNeeds: ['trend_list', 'brands'],
    } as const
    const own = { export_rows: 'month:1000', trend_list: 'top:200', brands: 'top:20' }
    const decide = (rule: Record<string, string>) =>
      decideAccess(access, account('1', '2026-02-01'), rules({ ...own, ...rule }), NOW)
    const counted = { allowance: { kind: 'month', count: 1000 }, feature: 'export_rows' }
    expect(decide({})).toMatchObject({ ...counted, top: { count: 20, feature: 'brands', rule: 'top:20' } })
    expect(decide({ brands: 'on' })).toMatchObject({ ...counted, top: { count: 200, feature: 'trend_list' } })
    expect(decide({ brands: 'on', trend_list: 'unlimited' })).toMatchObject({ ...counted, top: null })
  })

  it('hides the parts of an answer that the plan does not show', () => {
    const hides = [
      { feature: 'forecast', field: 'list.sparkline.forecast' },
      { feature: 'forecast', field: 'list.forecast_growth' },
      { feature: 'reports', field: 'report' },
    ] as const
    const access = { ...list, hides }
    const decide = (forecast: string) =>
      decideAccess(access, account('1', '2026-02-01'), rules({ trend_list: 'unlimited', reports: 'on', forecast }), NOW)
    const all = ['list.sparkline.forecast', 'list.forecast_growth']
    expect(decide('off')).toMatchObject({ may: true, hidden: all })
    expect(decide('a rule it does not know')).toMatchObject({ may: true, hidden: all })
    expect(decide('on')).toMatchObject({ may: true, hidden: [] })
    expect(decideAccess(access, account('1', '2026-01-14'), none, NOW)).toMatchObject({ hidden: [...all, 'report'] })
    expect(decideAccess(access, account('888'), none, NOW)).toMatchObject({ may: true, hidden: [] })
  })
})

describe('what stands in two lines', () => {
  const products = { ...list, or: { line: 'trendeesellers', feature: 'seller_list' } } as const
  const ends = new Date('2026-02-01')
  const both = (role: string, sellersEnd = ends) =>
    account(role, undefined, {
      plans: [
        { line: 'trendee', plan: 'basic', endsAt: ends },
        { line: 'trendeesellers', plan: 'basic', endsAt: sellersEnd },
      ],
    })
  const decide = (who: AccessAccount, trend_list: string, seller_list: string) =>
    decideAccess(
      products,
      who,
      ({ line }) => (line === 'trendee' ? { trend_list, seller_list: 'unlimited' } : { seller_list }),
      NOW,
    )

  it('is opened by the plan of either, by the one that shows more', () => {
    expect(linesOf(products, 'session')).toEqual(['trendee', 'trendeesellers'])
    const more = (line: string, count: number) => ({ may: true, line, allowance: { kind: 'top', count } })
    expect(decide(both('1,4'), 'top:200', 'top:20')).toMatchObject(more('trendee', 200))
    expect(decide(both('1,4'), 'top:20', 'top:200')).toMatchObject(more('trendeesellers', 200))
    expect(decide(both('1,4'), 'off', 'top:20')).toMatchObject(more('trendeesellers', 20))
    expect(decide(both('1,4'), 'top:200', 'unlimited')).toMatchObject({ line: 'trendeesellers', top: null })
    // Equal: the line in which it was asked.
    expect(decide(both('1,4'), 'unlimited', 'unlimited')).toMatchObject({ line: 'trendee', top: null })
  })

  it('is not opened by a plan that has ended, or whose line the role does not open', () => {
    const first = { line: 'trendee', allowance: { kind: 'top', count: 5 } }
    expect(decide(both('1,4', NOW), 'top:5', 'unlimited')).toMatchObject(first)
    expect(decide(both('1'), 'top:5', 'unlimited')).toMatchObject(first)
    expect(decide(both('1'), 'off', 'unlimited')).toMatchObject({ may: false, limit: { feature_type: 'trend_list' } })
  })

  it('is counted where more uses are open, a day’s for a month of them', () => {
    const { line: _line, feature: _feature, ...rest } = products
    const detail = {
      ...rest,
      line: 'trendee',
      feature: 'trend_detail',
      or: { line: 'trendeesellers', feature: 'seller_detail' },
    } as const
    const counted = (trend_detail: string, seller_detail: string) =>
      decideAccess(detail, both('1,4'), ({ line }) => (line === 'trendee' ? { trend_detail } : { seller_detail }), NOW)
    expect(counted('day:3', 'day:30')).toMatchObject({ line: 'trendeesellers', rule: 'day:30' })
    expect(counted('day:3', 'month:80')).toMatchObject({ line: 'trendee', rule: 'day:3' })
    expect(counted('month:100', 'day:3')).toMatchObject({ line: 'trendee', rule: 'month:100' })
    expect(counted('day:30', 'unlimited')).toMatchObject({ line: 'trendeesellers', rule: 'unlimited' })
  })
})

describe("a visitor's account", () => {
  const visitor = account('', undefined, { isRestricted: true, accessEndsAt: new Date('2026-01-16T00:00:00Z') })

  it('sees what nobody in particular may see, and is asked to sign in for the rest', () => {
    expect(decideAccess(list, visitor, none, NOW)).toMatchObject({ may: true, allowance: { kind: 'top', count: 5 } })
    expect(decideAccess({ who: 'signed-in', visitors: true }, visitor, none, NOW).may).toBe(true)
    expect(decideAccess(member, visitor, none, NOW)).toEqual({ may: false, because: 'restricted_account' })
    const kept = { ...list, members: true } as const
    expect(refuseCaller(kept, visitor, NOW)).toEqual({ may: false, because: 'restricted_account' })
    expect(refuseCaller(list, visitor, NOW)).toBeNull()
    expect(decideAccess(admin, visitor, none, NOW)).toEqual({ may: false, because: 'forbidden' })
  })

  it('ends, to the instant, for everything that is not public', () => {
    const end = new Date('2026-01-16T00:00:00Z')
    for (const access of [list, member, admin, { who: 'signed-in', visitors: true } as const]) {
      expect(decideAccess(access, visitor, none, end)).toEqual({ may: false, because: 'trial_ended' })
    }
    expect(decideAccess('public', visitor, none, end).may).toBe(true)
  })
})

it('a permission that was given for a time expires for everything, an administrator too', () => {
  const ended = { accessEndsAt: new Date('2026-01-15T00:00:00Z') }
  for (const role of ['1', '888']) {
    const decision = decideAccess(list, account(role, '2026-02-01', ended), rules({ trend_list: 'on' }), NOW)
    expect(decision).toEqual({ may: false, because: 'permission_expired' })
  }
})

describe('a call by API token', () => {
  const plan = (endsAt: string) => [{ line: 'trendeeapi', plan: 'developer', endsAt: new Date(endsAt) }]
  const caller = (endsAt: string) => account('1,888', undefined, { plans: plan(endsAt) })
  const decide = (access: Parameters<typeof decideAccess>[0], who = caller('2026-02-01')) =>
    decideAccess(access, who, rules({ api_calls: 'month:10000' }), NOW, 'api-token')

  it("spends the API product's plan on whatever line it reads", () => {
    expect(linesOf(list, 'api-token')).toEqual(['trendeeapi'])
    expect(linesOf(list, 'session')).toEqual(['trendee'])
    expect(decide(list)).toMatchObject({
      allowance: { kind: 'month', count: 10_000 },
      line: 'trendeeapi',
      feature: 'api_calls',
    })
  })

  it('never manages the account or administers, whatever its roles', () => {
    expect(decide(member)).toEqual({ may: false, because: 'forbidden' })
    expect(decide(admin)).toEqual({ may: false, because: 'forbidden' })
    expect(decide({ who: 'signed-in', api: true }).may).toBe(true)
  })

  it('stops with the plan', () => {
    expect(decide(list, caller('2026-01-14'))).toEqual({ may: false, because: 'permission_expired' })
    expect(decide(list, account('1'))).toMatchObject({ because: 'plan_limit', limit: { feature_type: 'api_calls' } })
  })
})

describe('ruleInForce', () => {
  const own = rules({ trend_list: 'unlimited', api_calls: 'month:10' })
  const rule = (who: AccessAccount, line: 'trendee' | 'trendeeapi', feature: string) =>
    ruleInForce(who, line, feature, own, NOW)

  it('is the plan’s while it is valid and its line is open, else nobody’s', () => {
    expect(rule(account('1', '2026-02-01'), 'trendee', 'trend_list')).toBe('unlimited')
    expect(rule(account('1', '2026-02-01'), 'trendee', 'window_90')).toBe('off')
    expect(rule(account('4', '2026-02-01'), 'trendee', 'trend_list')).toBe('top:5')
    expect(rule(account('1', '2026-01-15T00:00:00Z'), 'trendee', 'trend_list')).toBe('top:5')
  })

  it('opens everything to administrators but the calls of a plan that they have not', () => {
    const plans = [{ line: 'trendeeapi', plan: 'developer', endsAt: new Date('2026-02-01') }]
    expect(rule(account('888'), 'trendee', 'reports')).toBe('unlimited')
    expect(rule(account('888'), 'trendeeapi', 'api_calls')).toBe('off')
    expect(rule(account('888', undefined, { plans }), 'trendeeapi', 'api_calls')).toBe('month:10')
  })
})

describe('shownPlan', () => {
  it('follows the end of the plan', () => {
    expect(shownPlan({ plan: 'basic', endsAt: new Date('2026-01-16') }, NOW)).toBe('basic')
    expect(shownPlan({ plan: 'basic', endsAt: new Date('2026-01-15') }, NOW)).toBe('free')
    expect(shownPlan(undefined, NOW)).toBe('Not Plan')
  })
})

it('roles are codes between commas; one more is added once', () => {
  expect([...rolesOf(' 1, 4,,888 ')]).toEqual(['1', '4', '888'])
  expect(withRole('4', '1')).toBe('4,1')
  expect(withRole('4,1', '1')).toBe('4,1')
  expect(withRole('', '2')).toBe('2')
})

it('periods are calendar days and months in UTC', () => {
  const late = new Date('2026-12-31T23:59:59.999Z')
  const iso = ({ start, end }: { start: Date; end: Date }) => [start.toISOString(), end.toISOString()]
  expect(iso(quotaPeriod('day', late))).toEqual(['2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'])
  expect(iso(quotaPeriod('month', late))).toEqual(['2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'])
})
