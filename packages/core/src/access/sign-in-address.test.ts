import { describe, expect, it } from 'vitest'
import { normaliseEmail, normaliseMobile, signInAddress } from './sign-in-address'

describe('normaliseMobile', () => {
  it.each([
    ['+8613800138000', '+8613800138000'],
    [' 138 0013 8000 ', '+8613800138000'],
    ['008613800138000', '+8613800138000'],
    ['+44 7911 123456', '+447911123456'],
    ['+1 (415) 555-2671', '+14155552671'],
  ])('writes %s as %s', (typed, kept) => {
    expect(normaliseMobile(typed)).toBe(kept)
  })

  it.each(['', '12345', '+86138001380', '+8613800138000 ext. 5', '+1-800-FLOWERS', 'mobile', '+0013800138000'])(
    'refuses "%s"',
    (typed) => {
      expect(normaliseMobile(typed)).toBeNull()
    },
  )
})

describe('normaliseEmail', () => {
  it('trims and takes small letters', () => {
    expect(normaliseEmail('  Mira@Shop.EXAMPLE ')).toBe('mira@shop.example')
  })

  it.each(['mira', 'mira@', '@shop.example', 'mira@shop', 'a b@shop.example', `${'x'.repeat(250)}@shop.example`])(
    'refuses %s',
    (typed) => {
      expect(normaliseEmail(typed)).toBeNull()
    },
  )
})

it('an account is told by either', () => {
  expect(signInAddress('Mira@shop.example')).toEqual({ channel: 'email', address: 'mira@shop.example' })
  expect(signInAddress('13800138000')).toEqual({ channel: 'sms', address: '+8613800138000' })
  expect(signInAddress('mira')).toBeNull()
  expect(signInAddress('mira@')).toBeNull()
})
