import { describe, expect, it } from 'vitest'
import { isFirstEntry } from './sign-in-first-entry'

const info = { createtime: 1_000, has_password: false, is_restricted: false }

describe('isFirstEntry', () => {
  it('lasts less than 20 seconds', () => {
    expect(isFirstEntry(info, 1_000)).toBe(true)
    expect(isFirstEntry(info, 1_019.9)).toBe(true)
    expect(isFirstEntry(info, 1_020)).toBe(false)
  })
  it('asks neither those who have a password nor visitors', () => {
    expect(isFirstEntry({ ...info, has_password: true }, 1_001)).toBe(false)
    expect(isFirstEntry({ ...info, is_restricted: true }, 1_001)).toBe(false)
  })
})
