import { expect, it } from 'vitest'
import { readableKey } from './readable-key'

it('calls a text by its area and meaning', () => {
  expect(readableKey('sort.demand_units')).toEqual({ area: 'sort', meaning: 'demand units' })
  expect(readableKey('plan.not.there')).toEqual({ area: 'plan', meaning: 'not there' })
})
