import { describe, expect, it } from 'vitest'
import { mayTry, planAfterGrant, planInForce, planRank } from './plan-grant'

const NOW = new Date('2026-03-10T12:00:00Z')
const period = (plan: string, endsAt: string) => ({
  plan,
  startsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: new Date(endsAt),
})
const grant = (plan: string, days = 30) => ({ line: 'trendee', plan, days }) as const

describe('planAfterGrant', () => {
  it('begins now where there is no plan, or only one that has ended', () => {
    const begun = { plan: 'basic', startsAt: NOW, endsAt: new Date('2026-04-09T12:00:00Z') }
    expect(planAfterGrant(null, grant('basic'), NOW)).toEqual(begun)
    expect(planAfterGrant(period('business', '2026-03-10T12:00:00Z'), grant('basic'), NOW)).toEqual(begun)
  })

  it('adds days of the same plan at its end, and leaves its start', () => {
    expect(planAfterGrant(period('basic', '2026-03-20T00:00:00Z'), grant('basic', 10), NOW)).toEqual(
      period('basic', '2026-03-30T00:00:00Z'),
    )
  })

  it('brings a higher plan into force at once, for its own days and no more', () => {
    const month = { plan: 'business', startsAt: NOW, endsAt: new Date('2026-04-09T12:00:00Z') }
    expect(planAfterGrant(period('basic', '2026-03-20T00:00:00Z'), grant('business'), NOW)).toEqual(month)
    expect(planAfterGrant(period('basic', '2099-01-01T00:00:00Z'), grant('business'), NOW)).toEqual(month)
  })

  it('never puts a lower plan in the place of a higher one that is valid', () => {
    expect(planAfterGrant(period('business', '2026-03-11T00:00:00Z'), grant('basic', 3000), NOW)).toBeNull()
  })

  it('gives nothing for a plan that the line has not, or for no days', () => {
    expect(planAfterGrant(null, grant('developer'), NOW)).toBeNull()
    expect(planAfterGrant(null, grant('basic', 0), NOW)).toBeNull()
  })

  it('lets any plan on sale replace one that is no longer sold', () => {
    expect(planAfterGrant(period('founders', '2026-03-11T00:00:00Z'), grant('basic'), NOW)?.plan).toBe('basic')
  })
})

describe('planInForce', () => {
  const basic = period('basic', '2099-01-01T00:00:00Z')
  const month = period('professional', '2026-04-09T12:00:00Z')
  const old = period('founders', '2026-12-01T00:00:00Z')

  it('is the highest that is valid, and the lower one again once that has ended', () => {
    expect(planInForce('trendee', [basic, month, old], NOW)).toBe(month)
    expect(planInForce('trendee', [basic, month, old], month.endsAt)).toBe(basic)
  })

  it('is the one that ended last where none is valid, and none without any', () => {
    const ended = period('basic', '2026-02-01T00:00:00Z')
    const before = period('business', '2026-01-15T00:00:00Z')
    expect(planInForce('trendee', [before, ended], NOW)).toBe(ended)
    expect(planInForce('trendee', [], NOW)).toBeNull()
  })
})

it('plans of a line are ranked from the smallest', () => {
  expect(['basic', 'professional', 'business'].map((plan) => planRank('trendee', plan))).toEqual([0, 1, 2])
  expect(planRank('trendeeapi', 'scale')).toBe(2)
  expect(planRank('trendeeapi', 'basic')).toBeNull()
})

it('the free days are had once, and only by who has no plan on the main line', () => {
  const ended = { line: 'trendee', endsAt: new Date('2026-03-10T12:00:00Z') }
  const valid = { line: 'trendee', endsAt: new Date('2026-03-10T12:00:01Z') }
  expect(mayTry({ trialStartedAt: null, plans: [] }, NOW)).toBe(true)
  expect(mayTry({ trialStartedAt: null, plans: [ended, { ...valid, line: 'trendeesellers' }] }, NOW)).toBe(true)
  expect(mayTry({ trialStartedAt: null, plans: [valid] }, NOW)).toBe(false)
  expect(mayTry({ trialStartedAt: NOW, plans: [] }, NOW)).toBe(false)
})
