import { ApiError } from '@trendee/contract/errors'
import { describe, expect, it } from 'vitest'
import { openingWords } from './opening-words'

describe('openingWords', () => {
  it('says why, where the platform does', () => {
    expect(openingWords(new ApiError('conflict', '', { because: 'used_up' }))).toBe('opening.used_up')
    expect(openingWords(new ApiError('conflict', '', { because: 'no_trial' }))).toBe('opening.no_trial')
  })
  it('takes a code that is not taken for an unknown one', () => {
    expect(openingWords(new ApiError('not_found', ''))).toBe('opening.unknown')
    expect(openingWords(new ApiError('bad_input', '', { field: 'promotion_code' }))).toBe('opening.unknown')
  })
  it('leaves all else to the general words', () => {
    expect(openingWords(new ApiError('conflict', '', { because: 'the moon' }))).toBeNull()
    expect(openingWords(new ApiError('too_many_requests', '', null, 30))).toBeNull()
    expect(openingWords(new TypeError('fetch failed'))).toBeNull()
    expect(openingWords(null)).toBeNull()
  })
})
