import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AdvertisementType, isInvited, startAdvertising } from './advertising-timer'

describe('the advertising timer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const start = (alert_time: number, register_login: 'Yes' | 'No') => {
    const shown: AdvertisementType[] = []
    const stop = startAdvertising({ alert_time, register_login }, (type) => shown.push(type))
    return { shown, stop }
  }

  it('fires once and without a type where visitors are to register', () => {
    const { shown } = start(30, 'Yes')
    vi.advanceTimersByTime(29_999)
    expect(shown).toEqual([])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([null])
    vi.advanceTimersByTime(300_000)
    expect(shown).toEqual([null])
  })

  it('fires again and again as timeout otherwise', () => {
    const { shown, stop } = start(30, 'No')
    vi.advanceTimersByTime(90_000)
    expect(shown).toEqual(['timeout', 'timeout', 'timeout'])
    stop()
    vi.advanceTimersByTime(90_000)
    expect(shown).toHaveLength(3)
  })

  it('can be stopped before it fires', () => {
    const { shown, stop } = start(30, 'Yes')
    stop()
    vi.advanceTimersByTime(90_000)
    expect(shown).toEqual([])
  })

  it.each(['Yes', 'No'] as const)('never fires at 0 seconds (%s)', (registers) => {
    const { shown } = start(0, registers)
    vi.advanceTimersByTime(3_600_000)
    expect(shown).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('who is invited', () => {
  it.each([
    [true, '/trendee/trend-highlights', true],
    [false, '/trendee/trend-highlights', false],
    [false, '/login', false],
    [null, '/trendee/pricing', true],
    [null, '/trendeesellers/login', false],
    [null, '/starter/ATELIER30', false],
    [null, '/trendeesellers/transfer', false],
  ])('restricted %s at %s: %s', (isRestricted, pathname, expected) => {
    expect(isInvited({ isRestricted, pathname })).toBe(expected)
  })
})
