import { describe, expect, it } from 'vitest'
import { localDay } from './local-day'

describe('localDay', () => {
  it('is the day on the clock here, to the last minute', () => {
    expect(localDay(new Date(2026, 10, 1).getTime())).toBe('2026-11-01')
    expect(localDay(new Date(2026, 1, 3, 23, 59).getTime())).toBe('2026-02-03')
  })
})
