import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { secondsText } from './seconds-text'

describe('secondsText', () => {
  it.each([
    ['done', 0, '< 0.1'],
    ['done', 0.04, '< 0.1'],
    ['done', 0.1, '0.1'],
    ['failed', 12.34, '12.3'],
    ['held', 0, '–'],
    ['queued', 0, '–'],
  ] as const)('of what is %s after %d s is %s', (state, seconds, expected) => {
    expect(secondsText({ state, seconds }, formatFor('en'))).toBe(expected)
  })
})
