import { expect, it } from 'vitest'
import type { UserInfo } from '../shared/api/session'
import { menuLine } from './menu-line'

const PRODUCTS = [{ line: 'trendee' }, { line: 'trendeesellers' }, { line: null }] as const
const withRole = (role: string) => ({ role }) as UserInfo

it.each([
  ['/trendeesellers/best-seller/shein', '1,4', 'trendeesellers'],
  ['/user/info', '4', 'trendeesellers'],
  ['/user/messages', '1,4', 'trendee'],
  ['/user/info', '888', 'trendee'],
  ['/user/info', '2', null],
  ['/user/info', '', 'trendee'],
  ['/admin/data', '888', null],
] as const)('beside %s for the roles %s stands the menu of %s', (path, role, line) => {
  expect(menuLine(path, withRole(role), PRODUCTS)).toBe(line)
})
