import { expect, it } from 'vitest'
import { soldLabel } from './temu-products'

it.each([
  [7, '7 sold'],
  [999, '990+ sold'],
  [3684, '3.6K+ sold'],
  [36_999, '36.9K+ sold'],
  [1_250_000, '1.2M+ sold'],
])('labels %i units, never more than were sold', (units, label) => {
  expect(soldLabel(units)).toBe(label)
})
