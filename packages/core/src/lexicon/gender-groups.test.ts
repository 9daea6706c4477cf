import { expect, it } from 'vitest'
import { groupOfWearer, rowGender } from './gender-groups'
import { GENDERS } from './types'

it('files every wearer under a group of its own: children of any kind under kids', () => {
  expect(GENDERS.map(groupOfWearer)).toEqual(['women', 'men', 'unisex', 'kids', 'kids', 'kids', 'kids'])
  expect([groupOfWearer(''), groupOfWearer('dogs')]).toEqual(['', ''])
})
it('asks the rows of everybody where no gender is asked, or all', () => {
  expect([rowGender(undefined), rowGender('all'), rowGender('kids')]).toEqual(['', '', 'kids'])
})
