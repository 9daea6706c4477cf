import { expect, it } from 'vitest'
import { planAfterPartner } from './partner-plan'

const NOW = new Date('2026-03-10T12:00:00Z')
const UNTIL = new Date('2026-04-09T12:00:00Z')
const granted = { line: 'trendeesellers', plan: 'professional' } as const
const has = (plan: string, endsAt: Date) => ({ plan, startsAt: new Date('2026-01-01T00:00:00Z'), endsAt })
const later = new Date('2027-01-01T00:00:00Z')

it('who comes for the first time gets the plan from now on', () => {
  expect(planAfterPartner(null, granted, UNTIL, NOW)).toEqual({ plan: 'professional', startsAt: NOW, endsAt: UNTIL })
  expect(planAfterPartner(has('professional', NOW), granted, UNTIL, NOW)?.startsAt).toEqual(NOW)
})

it('who comes again has it to the same end, not twice as long', () => {
  expect(planAfterPartner(has('professional', UNTIL), granted, UNTIL, NOW)).toBeNull()
  const next = planAfterPartner(has('professional', new Date('2026-04-01T00:00:00Z')), granted, UNTIL, NOW)
  expect(next).toEqual(has('professional', UNTIL))
})

it('nobody loses what is longer or higher', () => {
  expect(planAfterPartner(has('professional', later), granted, UNTIL, NOW)).toBeNull()
  expect(planAfterPartner(has('business', later), granted, UNTIL, NOW)).toBeNull()
})

it('a lower plan is raised', () => {
  expect(planAfterPartner(has('basic', UNTIL), granted, UNTIL, NOW)?.plan).toBe('professional')
})
