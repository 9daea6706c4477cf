import { describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS } from './demo-accounts'

const NOW = new Date('2026-11-01T00:00:00Z')

/** The price list: every line with its plans. */
const PLANS = {
  trendee: ['basic', 'professional', 'business'],
  trendeesellers: ['basic', 'professional', 'business'],
  trendeegraphics: ['basic', 'professional', 'business'],
  trendeeapi: ['developer', 'growth', 'scale'],
  trendeepartners: ['professional', 'business'],
}

describe('demo accounts', () => {
  it('cover every plan of every line with a plan in force', () => {
    const plans = DEMO_ACCOUNTS.flatMap((account) => account.plans ?? [])
    const valid = plans.filter((plan) => plan.startsAt < NOW && plan.endsAt > NOW)
    const inForce = new Set(valid.map((plan) => `${plan.line}/${plan.plan}`))
    const wanted = Object.entries(PLANS).flatMap(([line, plans]) => plans.map((plan) => `${line}/${plan}`))
    expect(wanted.filter((plan) => !inForce.has(plan))).toEqual([])
  })

  it('cover every role, a visitor without one, and the administrator with all rights', () => {
    const members = DEMO_ACCOUNTS.filter((account) => !account.isRestricted)
    expect(new Set(members.map((account) => account.role))).toEqual(new Set(['1', '2', '3', '4', '5', '6', '888']))
    const visitors = DEMO_ACCOUNTS.filter((account) => account.isRestricted)
    expect(visitors.map(({ email, role, plans }) => ({ email, role, plans }))).toEqual([
      { email: 'visitor@trendee.demo', role: '', plans: [] },
    ])
    expect(DEMO_ACCOUNTS.filter((account) => account.hasAdmin).map((account) => account.email)).toEqual([
      'admin@trendee.demo',
    ])
  })

  it('hold one without a plan and one whose plan has run out', () => {
    const byEmail = (email: string) => DEMO_ACCOUNTS.find((account) => account.email === email)
    expect(byEmail('no-plan@trendee.demo')?.plans).toEqual([])
    expect(byEmail('expired@trendee.demo')?.plans?.every((plan) => plan.endsAt < NOW)).toBe(true)
  })

  it('have addresses of their own under the demo domain', () => {
    const emails = DEMO_ACCOUNTS.map((account) => account.email)
    expect(new Set(emails).size).toBe(emails.length)
    expect(emails.every((email) => email.endsWith('@trendee.demo'))).toBe(true)
    expect(DEMO_ACCOUNTS.every((account) => account.isDemo)).toBe(true)
  })
})
