import { ApiError } from '@trendee/contract/errors'
import { describe, expect, it } from 'vitest'
import { openingText } from './opening-text'

describe('openingText', () => {
  it('says why, where the server does', () => {
    expect(openingText(new ApiError('conflict', '', { because: 'used_up' }))).toBe('opening.used_up')
    expect(openingText(new ApiError('conflict', '', { because: 'no_trial' }))).toBe('opening.no_trial')
  })
  it('takes a code that is not taken for an unknown one', () => {
    expect(openingText(new ApiError('not_found', ''))).toBe('opening.unknown')
    expect(openingText(new ApiError('bad_input', '', { field: 'promotion_code' }))).toBe('opening.unknown')
  })
  it('leaves all else to the general words', () => {
    expect(openingText(new ApiError('conflict', '', { because: 'the moon' }))).toBeNull()
    expect(openingText(new ApiError('too_many_requests', '', null, 30))).toBeNull()
    expect(openingText(new TypeError('fetch failed'))).toBeNull()
    expect(openingText(null)).toBeNull()
  })
})
