import { expect, it } from 'vitest'
import { lockingOneselfOut } from './own-account'

it.each([
  [{}, null],
  [{ role: '1, 888', hasAdmin: true, isRestricted: false, accessEndsAt: null }, null],
  [{ role: '1' }, 'role'],
  [{ role: '' }, 'role'],
  [{ role: '8888' }, 'role'],
  [{ hasAdmin: false }, 'has_admin'],
  [{ role: '888', isRestricted: true }, 'is_restricted'],
  [{ accessEndsAt: new Date('2099-01-01') }, 'access_end'],
])('an administrator who asks for %j for themselves is stopped at %s', (change, field) => {
  expect(lockingOneselfOut(change)).toBe(field)
})
