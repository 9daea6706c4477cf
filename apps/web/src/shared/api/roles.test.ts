import { describe, expect, it } from 'vitest'
import { hasPlan, isAdmin, linePlans, mayOpenLine, shownPlan } from './roles'
import type { UserInfo } from './session'

const NOW = 1_000
const plan = (name: string) => ({ [name]: '', [`${name}_start`]: null, [`${name}_end`]: null })
const nobody = {
  userId: '1',
  name: 'Ada',
  email: null,
  role: '',
  createtime: 0,
  hasAdmin: false,
  ...plan('plan'),
  ...plan('plan_api'),
  ...plan('plan_graphic'),
  ...plan('plan_seller'),
  ...plan('plan_partner'),
} as UserInfo

describe('roles', () => {
  it('opens a line to its code and everything to 888', () => {
    const seller = { ...nobody, role: '4, 6' }
    expect(mayOpenLine(seller, 'trendeesellers')).toBe(true)
    expect(mayOpenLine(seller, 'trendee')).toBe(false)
    const admin = { ...nobody, role: '888' }
    expect(isAdmin(admin)).toBe(true)
    expect(mayOpenLine(admin, 'trendeepartners')).toBe(true)
    // Codes are compared whole: 44 is not 4.
    expect(mayOpenLine({ ...nobody, role: '1,44' }, 'trendeesellers')).toBe(false)
  })

  it('lets who has no line yet look at every line', () => {
    for (const role of ['', '6']) {
      expect(mayOpenLine({ ...nobody, role }, 'trendee')).toBe(true)
      expect(mayOpenLine({ ...nobody, role }, 'trendeesellers')).toBe(true)
    }
    expect(isAdmin(nobody)).toBe(false)
  })
})

describe('the plan as shown', () => {
  const shown = (name: string, end: number | null) => {
    const info: UserInfo = { ...nobody, plan_seller: name, plan_seller_end: end }
    return linePlans(info, NOW)
      .filter((row) => row.line === 'trendeesellers')
      .map(shownPlan)
  }
  it('is its name while it lasts, free once it is over, none when there never was one', () => {
    expect(shown('professional', NOW + 1)).toEqual(['professional'])
    expect(shown('professional', NOW)).toEqual(['free'])
    expect(shown('', null)).toEqual(['not_plan'])
  })
})

it('a screen for certain plans opens to them while they are valid, and to the admin flag', () => {
  const partner = (name: string, end: number): UserInfo => ({ ...nobody, plan_partner: name, plan_partner_end: end })
  const opens = (info: UserInfo, ...names: string[]) => hasPlan(info, 'trendeepartners', names, NOW)
  expect(opens(partner('business', NOW + 1), 'business')).toBe(true)
  expect(opens(partner('professional', NOW + 1), 'business')).toBe(false)
  expect(opens(partner('professional', NOW + 1), 'professional', 'business')).toBe(true)
  expect(opens(partner('business', NOW), 'business')).toBe(false)
  expect(opens({ ...nobody, hasAdmin: true }, 'business')).toBe(true)
})
