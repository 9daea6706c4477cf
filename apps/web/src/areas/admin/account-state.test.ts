import { describe, expect, it } from 'vitest'
import { type AdminAccount, accountState, cameBy, rolesOf } from './account-state'

const account: AdminAccount = {
  account_id: 'a',
  name: 'Nora',
  email: null,
  mobile: null,
  role: '1',
  has_admin: false,
  is_restricted: false,
  came_by: 'email',
  created_at: 0,
  last_seen_at: null,
  access_end: null,
  sessions: 0,
  has_api_token: false,
  plans: [],
}
const plan = { platform: 'trendee', plan: 'basic', plan_start: 0, plan_end: 50, validity: false, opened_by: 'trial' }

describe('roles', () => {
  it('stand in one order, whatever the field says', () => {
    expect(rolesOf('888, 4,1')).toEqual(['1', '4', '888'])
    expect(rolesOf('')).toEqual([])
    expect(rolesOf('88,7')).toEqual([])
  })
})

describe('the state of an account', () => {
  it.each<[Partial<AdminAccount>, string]>([
    [{}, 'open'],
    [{ role: '1,888' }, 'admin'],
    [{ is_restricted: true }, 'restricted'],
    [{ plans: [plan] }, 'ended'],
    [{ plans: [plan, { ...plan, platform: 'trendeeapi', validity: true }] }, 'open'],
    [{ access_end: 101 }, 'open'],
    [{ access_end: 100 }, 'ended'],
    [{ access_end: 100, is_restricted: true, role: '888' }, 'ended'],
  ])('of %o is %s', (changes, state) => {
    expect(accountState({ ...account, ...changes }, 100)).toBe(state)
  })
})

describe('how an account came', () => {
  it('is known or not said', () => {
    expect([cameBy('wechat'), cameBy('carrier pigeon')]).toEqual(['wechat', null])
  })
})
