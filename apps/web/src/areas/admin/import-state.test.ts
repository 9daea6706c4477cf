import { describe, expect, it } from 'vitest'
import { canWithdraw, isSettled } from './import-state'

describe('canWithdraw', () => {
  it.each([
    ['done', 0, true],
    ['deriving', 5, true],
    ['failed', 0, false],
    ['failed', 5, true],
    ['interrupted', 5, true],
    ['held', 0, false],
    ['queued', 0, false],
    ['running', 5, false],
    ['withdrawn', 5, false],
  ] as const)('of what is %s with %i rows in: %s', (state, rows_loaded, expected) => {
    expect(canWithdraw({ state, rows_loaded })).toBe(expected)
  })
})

describe('isSettled', () => {
  it('is not what changes by itself or is decided elsewhere', () => {
    const states = ['held', 'queued', 'running', 'deriving', 'done', 'failed', 'interrupted', 'withdrawn'] as const
    expect(states.filter((state) => isSettled({ state }))).toEqual(['done', 'failed', 'interrupted', 'withdrawn'])
  })
})
