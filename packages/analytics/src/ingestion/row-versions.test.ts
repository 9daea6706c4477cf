import { describe, expect, it } from 'vitest'
import { rowVersions } from './row-versions'

const LAST = 321_864

describe('rowVersions', () => {
  it('puts a later day above every row of an earlier one', () => {
    expect(rowVersions(0)('2025-01-02', 0)).toBeGreaterThan(rowVersions(LAST)('2025-01-01', 2 ** 28 - 1))
  })
  it('counts rows of a file up, and files of one day by the order of their imports', () => {
    const first = rowVersions(1)
    expect(first('2025-01-01', 7) - first('2025-01-01', 6)).toBe(1n)
    expect(rowVersions(2)('2025-01-01', 0)).toBeGreaterThan(first('2025-01-01', 2 ** 28 - 1))
  })
  it('never reaches the next day, however many imports there were', () => {
    expect(rowVersions(2 ** 32 - 1)('2025-01-01', 9)).toBe(rowVersions(LAST)('2025-01-01', 9))
    expect(rowVersions(LAST)('2025-01-01', 0)).toBeGreaterThan(rowVersions(LAST - 1)('2025-01-01', 0))
  })
  it('is above the moments that were versions before, for a day after them', () => {
    const imported = BigInt(Date.parse('2025-06-01T12:00:00Z') / 1000) * 1_000_000_000n
    expect(rowVersions(0)('2025-06-02', 0)).toBeGreaterThan(imported)
    expect(rowVersions(LAST)('2025-05-31', 99)).toBeLessThan(imported)
  })
})
