import { describe, expect, it } from 'vitest'
import { NOTHING_ANSWERED, type Preferences, presetFilters } from './preferences'

const TRENDS = ['gender', 'region', 'primaryCategory'] as const

const answered: Preferences = { work: 'buyer', categories: ['denim'], regions: ['GB', 'US'], gender: 'men' }

describe('presetFilters', () => {
  it('are the answers of the fields that a screen has, the first market for the region', () => {
    expect(presetFilters(answered, TRENDS)).toEqual({ gender: 'men', region: 'GB', primaryCategory: 'denim' })
    expect(presetFilters(answered, ['region'])).toEqual({ region: 'GB' })
    expect(presetFilters(answered, [])).toEqual({})
  })

  it('leave a category out where several were answered', () => {
    expect(presetFilters({ ...answered, categories: ['denim', 'footwear'] }, TRENDS)).toEqual({
      gender: 'men',
      region: 'GB',
    })
  })

  it('name a department where one is meant: everybody is none', () => {
    expect(presetFilters(answered, ['department'])).toEqual({ department: 'men' })
    expect(presetFilters({ ...answered, gender: 'all' }, ['department', 'gender'])).toEqual({ gender: 'all' })
  })

  it('are none of what was not answered', () => {
    expect(presetFilters(NOTHING_ANSWERED, TRENDS)).toEqual({})
  })
})
