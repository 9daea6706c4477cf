import { describe, expect, it } from 'vitest'
import { accessEndFromPartner, proofForPassword, proofsFor } from './account-proof'

const NOW = new Date('2026-03-01T10:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const account = { hasPassword: false, email: null, mobile: null }

describe('before an address changes', () => {
  it('whatever the account has is asked for, the password first', () => {
    expect(proofsFor({ hasPassword: true, email: 'a@b.example', mobile: null })).toEqual(['password', 'code'])
    expect(proofsFor({ ...account, mobile: '+8613800138000' })).toEqual(['code'])
    expect(proofsFor({ ...account, hasPassword: true })).toEqual(['password'])
    expect(proofsFor(account)).toEqual([])
  })
})

describe('a password', () => {
  const byCode = { ...account, email: 'a@b.example' }

  it('is changed by the old one, however fresh the session', () => {
    expect(proofForPassword({ ...byCode, hasPassword: true }, minutesAgo(0), NOW)).toBe('password')
  })

  it('is first set within a quarter of an hour of signing in, later by a code', () => {
    expect(proofForPassword(byCode, minutesAgo(14.9), NOW)).toBeNull()
    expect(proofForPassword(byCode, minutesAgo(15), NOW)).toBe('code')
    expect(proofForPassword(byCode, null, NOW)).toBe('code')
  })

  it('of an account without an address is set as it is', () => {
    expect(proofForPassword(account, minutesAgo(600), NOW)).toBeNull()
  })
})

describe('what a partner grants', () => {
  const until = new Date('2026-03-31T10:00:00Z')

  it('ends when the newest grant ends, never earlier', () => {
    expect(accessEndFromPartner({ cameBy: 'partner', accessEndsAt: null }, until)).toBe(until)
    expect(accessEndFromPartner({ cameBy: 'partner', accessEndsAt: NOW }, until)).toBe(until)
    const later = new Date('2026-05-01T00:00:00Z')
    expect(accessEndFromPartner({ cameBy: 'partner', accessEndsAt: later }, until)).toBe(later)
  })

  it('never puts an end to an account that came by itself', () => {
    expect(accessEndFromPartner({ cameBy: 'email', accessEndsAt: null }, until)).toBeNull()
  })
})
