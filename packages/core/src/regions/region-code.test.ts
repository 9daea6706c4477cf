import { expect, it } from 'vitest'
import { isRegion } from './region-code'

it.each(['US', 'GB', 'US-CA', 'US-DC', 'AU-NSW', 'world', 'ZZ'])('knows %s', (code) => {
  expect(isRegion(code)).toBe(true)
})

it.each(['QQ', 'US-QQ', 'QQ-CA', 'us', 'US-', 'US-CA-1', 'AU-nsw', 'World', ''])('does not know %j', (code) => {
  expect(isRegion(code)).toBe(false)
})
