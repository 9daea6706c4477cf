import { expect, it } from 'vitest'
import { keyWords } from './key-words'

it('calls a text by its area and meaning', () => {
  expect(keyWords('sort.demand_units')).toEqual({ area: 'sort', meaning: 'demand units' })
  expect(keyWords('plan.not.there')).toEqual({ area: 'plan', meaning: 'not there' })
})
