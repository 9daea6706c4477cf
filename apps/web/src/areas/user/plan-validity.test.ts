import { describe, expect, it } from 'vitest'
import { elapsedShare, lineStateOf, wholeDaysLeft } from './plan-validity'

const DAY = 86_400

describe('plan validity', () => {
  it('tells what runs from what ran and from what never was', () => {
    expect(lineStateOf({ plan_start: 0, plan_end: 10, validity: true })).toBe('valid')
    expect(lineStateOf({ plan_start: 0, plan_end: 10, validity: false })).toBe('ended')
    expect(lineStateOf({ plan_start: null, plan_end: null, validity: false })).toBe('none')
  })
  it('counts a day that has begun', () => {
    expect(wholeDaysLeft(7 * DAY, 0)).toBe(7)
    expect(wholeDaysLeft(7 * DAY, 1)).toBe(7)
    expect(wholeDaysLeft(7 * DAY, 6 * DAY + 1)).toBe(1)
    expect(wholeDaysLeft(7 * DAY, 7 * DAY)).toBeNull()
    expect(wholeDaysLeft(null, 0)).toBeNull()
  })
  it('says how much has passed, only of what runs', () => {
    expect(elapsedShare({ plan_start: 100, plan_end: 200, validity: true }, 125)).toBe(0.25)
    expect(elapsedShare({ plan_start: 100, plan_end: 200, validity: true }, 50)).toBe(0)
    expect(elapsedShare({ plan_start: 100, plan_end: 200, validity: false }, 250)).toBeNull()
    expect(elapsedShare({ plan_start: null, plan_end: 200, validity: true }, 50)).toBeNull()
  })
})
