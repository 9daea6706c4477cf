import { expect, it } from 'vitest'
import { US_STATE_CODES } from './us-state-codes'
import { US_STATES, stateCode } from './us-states'

it.each([
  ['Alabama', 'AL'],
  ['District of Columbia', 'DC'],
  ['Iowa', 'IA'],
  ['Mississippi', 'MS'],
  ['Nevada', 'NV'],
  [' Wyoming ', 'WY'],
  ['Atlantis', null],
])('%s has the code %s', (name, code) => {
  expect(stateCode(name)).toBe(code)
})

it('gives each name a code of its own', () => {
  expect(Object.values(US_STATES)).toEqual(US_STATE_CODES)
  expect(new Set(US_STATE_CODES).size).toBe(51)
})
