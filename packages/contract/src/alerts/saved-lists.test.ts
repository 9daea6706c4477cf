import { expect, it } from 'vitest'
import { needsOfSearch } from './saved-lists'

it('a search that tells of forecast peaks needs the plan that shows them, as its list does', () => {
  expect(needsOfSearch('trend_list', { peaks_in: 'spring' })).toEqual(['forecast'])
  expect(needsOfSearch('trend_list', { type: 'color', window: '90' })).toEqual([])
  expect(needsOfSearch('trends', { peak_within_weeks: '3' })).toEqual(['forecast'])
  expect(needsOfSearch('trends', { peak_within_weeks: '12' })).toEqual([])
  expect(needsOfSearch('shein', { price_max: '20' })).toEqual([])
})
