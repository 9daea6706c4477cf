import { NOTHING_ANSWERED } from '@trendee/core/preferences/preferences'
import { expect, it } from 'vitest'
import { openedCountry, readersCountry } from './festival-country'

const worksOn = (...regions: readonly string[]) => ({ ...NOTHING_ANSWERED, regions })

it.each([
  [worksOn('JP', 'GB'), 'DE', 'zh', 'JP'],
  // A market without a calendar leaves it to the next one.
  [worksOn('NL', 'GB'), 'DE', 'en', 'GB'],
  [null, 'DE', 'zh', 'DE'],
  [worksOn(), 'DK', 'zh', 'CN'],
  [null, null, 'zh', 'CN'],
  [null, null, 'en', 'US'],
] as const)(
  'who works on %j, lives in %s and reads %s sees the festivals of %s',
  (preferences, country, language, own) => {
    expect(readersCountry({ preferences, country }, language)).toBe(own)
  },
)

it('shows the usual country to who is not signed in', () => {
  expect(readersCountry(undefined, 'en')).toBe('US')
})

it('opens a festival where it is kept', () => {
  expect(openedCountry('US', ['CN'])).toBe('CN')
  expect(openedCountry('CN', ['JP', 'KR', 'CN'])).toBe('CN')
  expect(openedCountry('US', [])).toBe('US')
})
