import { describe, expect, it } from 'vitest'
import { growthSince } from './growth-since'

describe('growthSince', () => {
  it('makes series of any scale 100 at the first month that all know', () => {
    const early = { start: '2025-01-06', values: [999, 999, 10, 10, 10, 10, 20] }
    const late = { start: '2025-01-20', values: [400, 600, 400, 600, 250, null] }
    expect(growthSince([early, late])).toEqual({
      since: '2025-01-20',
      lines: [
        { start: '2025-01-20', values: [100, 100, 100, 100, 200] },
        { start: '2025-01-20', values: [80, 120, 80, 120, 50, null] },
      ],
    })
  })

  it('passes over weeks that one of them does not know or has at zero', () => {
    const gap = { start: '2025-01-06', values: [1, null, 2, 2, 2, 2, 4] }
    const zero = { start: '2025-01-06', values: [0, 0, 0, 5, 5, 5, 5, 5, 5] }
    expect(growthSince([gap, gap])?.since).toBe('2025-01-20')
    expect(growthSince([zero])?.since).toBe('2025-01-06')
    expect(growthSince([{ start: '2025-01-06', values: [0, 0, 0, 0, 5, 5, 5, 5] }])?.since).toBe('2025-01-13')
  })

  it('is nothing where no month is known by all', () => {
    expect(growthSince([])).toBeNull()
    expect(growthSince([{ start: '2025-01-06', values: [1, 2, 3] }])).toBeNull()
    const before = { start: '2024-01-01', values: [1, 1, 1, 1, 1] }
    expect(growthSince([before, { start: '2025-01-06', values: [1, 1, 1, 1, 1] }])).toBeNull()
  })
})
