import { describe, expect, it } from 'vitest'
import { isPlausibleRelease, isStepOver, observedDayFault } from './capture-day'

const NOW = Date.UTC(2026, 10, 22, 23, 59)

describe('observedDayFault', () => {
  it.each([
    ['2004-01-01', null],
    ['2003-12-31', 'too early'],
    ['0001-01-01', 'too early'],
    ['2026-11-22', null],
    ['2026-11-23', null],
    ['2026-11-24', 'too late'],
    ['2149-06-07', 'too late'],
    ['9999-12-31', 'too late'],
  ])('%s is %s', (day, fault) => {
    expect(observedDayFault(day, NOW)).toBe(fault)
  })
})

it('does not believe a clock that stands before the rule was written', () => {
  expect(observedDayFault('2026-11-01', Date.UTC(1970, 0, 1))).toBeNull()
  expect(observedDayFault('2026-11-24', Date.UTC(1970, 0, 1))).toBe('too late')
})

describe('isStepOver', () => {
  it.each([
    ['day', '2026-11-21', true],
    ['day', '2026-11-22', false],
    ['week', '2026-11-15', true],
    ['week', '2026-11-16', false],
    ['month', '2026-10-01', true],
    ['month', '2026-11-01', false],
  ] as const)('a %s from %s is over: %s', (step, date, isOver) => {
    expect(isStepOver(step, date, NOW)).toBe(isOver)
  })
})

describe('isPlausibleRelease', () => {
  it.each([
    ['1998-03-04', true],
    ['2028-02-01', true],
    ['2062-10-30', false],
    ['0001-01-01', false],
  ])('%s is %s', (day, isPlausible) => {
    expect(isPlausibleRelease(day, NOW)).toBe(isPlausible)
  })
})
