import { describe, expect, it } from 'vitest'
import { rowVersions } from './row-versions'

const LOW = '0'.repeat(64)
const HIGH = 'f'.repeat(64)

describe('rowVersions', () => {
  it('puts a later day above every row of an earlier one', () => {
    expect(rowVersions(LOW)('2025-01-02', 0)).toBeGreaterThan(rowVersions(HIGH)('2025-01-01', 2 ** 28 - 1))
  })
  it('counts rows of a file up, and files of one day by their hash', () => {
    const low = rowVersions(LOW)
    expect(low('2025-01-01', 7) - low('2025-01-01', 6)).toBe(1n)
    expect(rowVersions(HIGH)('2025-01-01', 0)).toBeGreaterThan(low('2025-01-01', 2 ** 28 - 1))
  })
  it('is above the moments that were versions before, for a day after them', () => {
    const imported = BigInt(Date.parse('2025-06-01T12:00:00Z') / 1000) * 1_000_000_000n
    expect(rowVersions(LOW)('2025-06-02', 0)).toBeGreaterThan(imported)
    expect(rowVersions(HIGH)('2025-05-31', 99)).toBeLessThan(imported)
  })
})
