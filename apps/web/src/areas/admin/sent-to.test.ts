import { describe, expect, it } from 'vitest'
import { addresseesOf } from './sent-to'

describe('whom a message went to', () => {
  it.each([
    ['all', null, null, null],
    ['account:a/b', 'a/b', null, null],
    ['trendee', null, 'trendee', null],
    ['trendee/basic', null, 'trendee', 'basic'],
    ['*/basic', null, null, 'basic'],
  ])('is read from %s', (to, accountId, line, plan) => {
    expect(addresseesOf(to)).toEqual({ accountId, line, plan })
  })
})
