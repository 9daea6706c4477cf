import { ApiError } from '@trendee/contract/errors'
import { describe, expect, it } from 'vitest'
import { isAskedFor, refusalTexts } from './refusal-texts'

describe('refusalTexts', () => {
  it('prefers the reason to the field', () => {
    const error = new ApiError('bad_input', '', { field: 'password', because: 'common' })
    expect(refusalTexts(error)).toEqual({ bad_input: 'password.common' })
  })
  it('names the field where there is no reason', () => {
    expect(refusalTexts(new ApiError('bad_input', '', { field: 'proof_code' }))).toEqual({ bad_input: 'code.wrong' })
    expect(refusalTexts(new ApiError('conflict', '', { because: 'taken' }))).toEqual({ conflict: 'bindings.taken' })
  })
  it('has nothing of its own for the rest', () => {
    expect(refusalTexts(new ApiError('unforeseen', ''))).toEqual({})
    expect(refusalTexts(null)).toEqual({})
  })
})

it('knows which field is still asked for', () => {
  const error = new ApiError('bad_input', '', { field: 'proof_code' })
  expect(isAskedFor(error, 'proof_code')).toBe(true)
  expect(isAskedFor(error, 'password')).toBe(false)
  expect(isAskedFor(null, 'proof_code')).toBe(false)
})
