import { addDays, isoDate } from '@trendee/core/periods/week'
import { expect, it } from 'vitest'
import { easter, holidayLogs } from './holidays'
import { PLANTED_TRENDS } from './planted-truth'

it.each([
  [2021, '2021-04-04'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
])('finds Easter of %i', (year, day) => {
  expect(isoDate(easter(year))).toBe(day)
})

it('lifts interest towards a holiday and lets it go with the day', () => {
  const backpack = PLANTED_TRENDS.find(({ term }) => term === 'backpack')
  if (backpack === undefined) throw new Error('no backpack')
  const lift = (weeks: number) => holidayLogs(backpack, 'women', 'US', [addDays('2026-08-24', 7 * weeks)])[0] ?? 0
  expect(lift(-1)).toBeGreaterThan(lift(-3) * 1.5)
  expect(lift(2)).toBeLessThan(lift(-1) / 5)
})

it('keeps to countries: only men’s clothes of some are given on Father’s Day', () => {
  const trend = PLANTED_TRENDS.find(({ term }) => term === 'mens polo shirt')
  if (trend === undefined) throw new Error('no polo shirt')
  const lift = (group: 'men' | 'women', region: string) => holidayLogs(trend, group, region, ['2026-06-15'])[0] ?? 0
  expect(lift('men', 'US')).toBeGreaterThan(lift('women', 'US') + 0.1)
  expect(lift('men', 'DE')).toBeLessThan(lift('men', 'US') / 5)
})
