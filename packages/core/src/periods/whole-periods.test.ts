import { expect, it } from 'vitest'
import { wholePeriods } from './whole-periods'

it('weeks from Monday that lie wholly between two days', () => {
  // 2 June 2025 is a Monday.
  expect(wholePeriods('2025-06-02', '2025-06-15', 'week')).toEqual(['2025-06-02', '2025-06-09'])
  expect(wholePeriods('2025-06-03', '2025-06-21', 'week')).toEqual(['2025-06-09'])
  expect(wholePeriods('2025-06-03', '2025-06-07', 'week')).toEqual([])
})

it('months that lie wholly between two days, over the end of a year and a leap day', () => {
  expect(wholePeriods('2023-12-01', '2024-02-29', 'month')).toEqual(['2023-12-01', '2024-01-01', '2024-02-01'])
  expect(wholePeriods('2023-12-02', '2024-02-28', 'month')).toEqual(['2024-01-01'])
})
