import { dayNumber } from '@trendee/core/periods/week'
import { expect, it } from 'vitest'
import { keepaMinute } from './keepa-products'

it('counts minutes from the beginning of 2011, captures at five in the morning', () => {
  expect(keepaMinute(dayNumber('2011-01-01'))).toBe(5 * 60)
  expect(keepaMinute(dayNumber('2011-01-03'))).toBe(2 * 24 * 60 + 5 * 60)
})
