import { expect, it } from 'vitest'
import { monthsOfSeason } from './season-of-year'

it.each([
  ['spring', 'US', [3, 4, 5]],
  ['summer', 'US-CA', [6, 7, 8]],
  ['winter', 'world', [12, 1, 2]],
  ['summer', 'AU', [12, 1, 2]],
  ['winter', 'AU-NSW', [6, 7, 8]],
] as const)('%s in %s', (season, region, months) => {
  expect(monthsOfSeason(season, region)).toEqual(months)
})
