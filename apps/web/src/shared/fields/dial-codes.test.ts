import { describe, expect, it } from 'vitest'
import { fullNumber, likelyCountry } from './dial-codes'

describe('mobile numbers', () => {
  it.each([
    ['CN', '138 0013 8000', '+8613800138000'],
    ['GB', '(07911) 123-456', '+4407911123456'],
    ['CN', '+49 151 2345678', '+491512345678'],
    ['CN', '0049 151 2345678', '+491512345678'],
    ['CN', ' ', ''],
  ])('%s %s is %s', (country, typed, full) => {
    expect(fullNumber(country, typed)).toBe(full)
  })
  it.each([
    [['en-GB', 'en'], 'GB'],
    [['zh-Hans-SG'], 'SG'],
    [['zh'], 'CN'],
    [['en', 'zh-TW'], 'TW'],
    [['xx-XX'], 'US'],
    [[], 'US'],
  ])('%j most likely calls from %s', (tags, country) => {
    expect(likelyCountry(tags)).toBe(country)
  })
})
