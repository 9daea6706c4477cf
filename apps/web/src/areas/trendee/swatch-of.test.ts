import { expect, it } from 'vitest'
import { swatchOf } from './swatch-of'

it('shows a colour as itself and many colours as several', () => {
  expect(swatchOf('#A47864')).toBe('#A47864')
  const several = swatchOf(null).match(/#[0-9a-f]{6}/g) ?? []
  expect(new Set(several).size).toBeGreaterThan(3)
})
