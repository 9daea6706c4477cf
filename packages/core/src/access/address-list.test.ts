import { describe, expect, it } from 'vitest'
import { mayCallFrom, normaliseAddress } from './address-list'

describe('normaliseAddress', () => {
  it.each([
    [' 192.0.2.7 ', '192.0.2.7'],
    ['192.0.2.7/24', '192.0.2.0/24'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['2001:db8::1/32', '2001:db8::/32'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['0.0.0.0/0', '0.0.0.0/0'],
  ])('writes %s as %s', (text, kept) => {
    expect(normaliseAddress(text)).toBe(kept)
  })

  it.each(['', 'office', '192.0.2', '192.0.2.256', '192.0.2.7/33', '2001:db8::/129', '192.0.2.0/24/8', '010.0.0.1/8x'])(
    'refuses %s',
    (text) => {
      expect(normaliseAddress(text)).toBeNull()
    },
  )
})

describe('mayCallFrom', () => {
  it('lets everybody in where nothing is listed', () => {
    expect(mayCallFrom([], '203.0.113.9')).toBe(true)
  })

  it.each([
    ['192.0.2.7', true],
    ['::ffff:192.0.2.7', true],
    ['192.0.2.8', false],
    ['198.51.100.200', true],
    ['198.51.101.1', false],
    ['2001:db8:1::5', true],
    ['2001:db9::5', false],
    ['not-an-address', false],
  ])('%s: %s', (ip, isIn) => {
    expect(mayCallFrom(['192.0.2.7', '198.51.100.0/24', '2001:db8::/32'], ip)).toBe(isIn)
  })
})
