import { describe, expect, it } from 'vitest'
import { clockText } from './countdown'

describe('clockText', () => {
  it.each([
    [0, '0:00'],
    [-3, '0:00'],
    [7, '0:07'],
    [59.2, '1:00'],
    [245, '4:05'],
    [3600, '1:00:00'],
    [83_405, '23:10:05'],
  ])('%s s is %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text)
  })
})
