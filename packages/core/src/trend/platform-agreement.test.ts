import { expect, it } from 'vitest'
import { platformAgreement } from './platform-agreement'

const growths = (entries: Record<string, number | null>) => new Map(Object.entries(entries))

it('asks the shops, where there are any, whether they move as the platform that speaks', () => {
  const known = growths({ google: 0.8, temu: 0.3, shein: 0.1, etsy: 0.6, amazon: -0.2, tiktok: 0.9, lazada: null })
  expect(platformAgreement('google', known)).toEqual({
    among: 'shops',
    agree: ['temu', 'shein', 'etsy'],
    differ: ['amazon'],
  })
  // What hardly moves does not agree with a fall either.
  expect(platformAgreement('google', growths({ google: -0.3, temu: -0.02, etsy: -0.4 }))).toEqual({
    among: 'shops',
    agree: ['etsy'],
    differ: ['temu'],
  })
})
it('asks the others where no shop knows the trend', () => {
  expect(platformAgreement('google', growths({ google: 0.8, tiktok: 0.2, instagram: -0.1 }))).toEqual({
    among: 'platforms',
    agree: ['tiktok'],
    differ: ['instagram'],
  })
})
it('has nothing to say of a trend that stands still, or that nobody else knows', () => {
  expect(platformAgreement('google', growths({ google: 0.01, temu: 0.3 }))).toBeNull()
  expect(platformAgreement('google', growths({ google: 0.5, temu: null }))).toBeNull()
  expect(platformAgreement('google', growths({ temu: 0.5 }))).toBeNull()
})
