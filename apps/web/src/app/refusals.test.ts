import { ERRORS, type ErrorName } from '@trendee/contract/errors'
import { describe, expect, it } from 'vitest'
import { type Situation, reactionTo } from './refusals'

const member: Situation = { isSignedIn: true, isPartnerHost: false, isBare: false }

describe('what a refusal leads to', () => {
  it.each([
    [1003, 'no-permission', 'no-permission'],
    [1004, 'sign-in', 'outside-sign-in'],
    [1005, 'plan-limit', 'plan-limit'],
    [1007, 'trial-ended', 'outside-sign-in'],
    [1008, 'restricted', 'restricted'],
    [1009, 'expired', 'outside-sign-in'],
  ] as const)('%i: %s, on a partner’s host %s', (code, own, partners) => {
    const kind = Object.entries(ERRORS).find(([, error]) => error.code === code)?.[0] as ErrorName
    expect(reactionTo(kind, member)).toBe(own)
    expect(reactionTo(kind, { ...member, isPartnerHost: true })).toBe(partners)
    expect(reactionTo(kind, { ...member, isBare: true })).toBeNull()
  })

  it('leaves everything else to whoever asked', () => {
    for (const kind of ['bad_input', 'not_found', 'too_many_requests', 'conflict', 'unforeseen'] as const) {
      expect(reactionTo(kind, member)).toBeNull()
    }
  })

  it('asks nobody to sign in again who is not signed in, but on a partner’s host, where screens open unasked', () => {
    const stranger = { ...member, isSignedIn: false }
    expect(reactionTo('session_invalid', stranger)).toBeNull()
    expect(reactionTo('session_invalid', { ...stranger, isPartnerHost: true })).toBe('outside-sign-in')
  })
})
