import { expect, it } from 'vitest'
import { type Start, startNotices } from './start-notices'

const ADA = { name: 'Ada Admin', email: 'admin@trendee.demo' }
const AT_HOME: Start = {
  host: '127.0.0.1',
  port: 4000,
  isAtHome: true,
  isSandbox: false,
  hasStandIns: true,
  missing: [],
  hasAdministrator: true,
  administrator: null,
  demo: { accounts: [ADA], password: 'trendee-demo', isNew: false },
}
const OPEN: Start = {
  ...AT_HOME,
  host: '0.0.0.0',
  isAtHome: false,
  hasStandIns: false,
  missing: ['SMS', 'WeChat'],
  demo: { accounts: [ADA], password: 'made-up', isNew: true },
}
const said = (start: Start) => startNotices(start).join('\n')
const loud = (start: Start) => startNotices(start).filter((line) => line.startsWith('!!'))

it('at home says where the outbox is and what the demo opens with, without alarm', () => {
  expect(said(AT_HOME)).toContain('http://localhost:4000/outbox')
  expect(said(AT_HOME)).toContain('password "trendee-demo"')
  expect(said(AT_HOME)).toContain(ADA.email)
  expect(loud(AT_HOME)).toEqual([])
})

it('open to others says aloud what is off, and the password that was made, once', () => {
  expect(loud(OPEN).join('\n')).toContain('HOST=0.0.0.0')
  expect(loud(OPEN).join('\n')).toContain('no SMS, WeChat')
  expect(loud(OPEN).join('\n')).toContain('TRENDEE_SANDBOX=1')
  expect(said(OPEN)).not.toContain('/outbox')
  expect(said(OPEN)).toContain('"made-up"')
  const later = { ...OPEN, demo: { ...OPEN.demo, password: null, isNew: false } }
  expect(said(later)).not.toMatch(/password "/)
  expect(said(later)).toContain(ADA.email)
})

it('as a sandbox says aloud that everybody reads the codes', () => {
  const sandbox = { ...OPEN, isSandbox: true, hasStandIns: true, missing: [] }
  expect(loud(sandbox).join('\n')).toMatch(/TRENDEE_SANDBOX=1.*0\.0\.0\.0.*every sign-in code/)
})

it('says nothing of stand-ins where real services are, nor of a demo that is not there', () => {
  const real = { ...OPEN, missing: [], demo: { accounts: [], password: null, isNew: false } }
  expect(startNotices(real)).toEqual(['\nTrendee is at http://localhost:4000'])
})

it('says how somebody becomes an administrator, while nobody is one', () => {
  expect(said({ ...AT_HOME, hasAdministrator: false })).toContain('TRENDEE_ADMIN=')
  expect(said(AT_HOME)).not.toContain('TRENDEE_ADMIN')
})

it('says how the administrator whom the start names signs in', () => {
  const named = { ...AT_HOME, administrator: 'owner@example.com' }
  expect(said(named)).toMatch(/owner@example\.com.*code.*outbox/)
  expect(said({ ...named, hasStandIns: false })).not.toContain('/outbox')
  expect(said({ ...named, hasStandIns: false })).toMatch(/owner@example\.com.*that mailbox/)
})
