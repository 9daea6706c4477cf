import { describe, expect, it } from 'vitest'
import { countryShapes, stateShapes } from './map-shapes'

describe('map shapes', () => {
  it('knows the countries of the atlas by their codes', () => {
    const regions = countryShapes().map((shape) => shape.region)
    for (const code of ['US', 'CN', 'GB', 'BR', 'RU', 'JP', 'ID']) expect(regions).toContain(code)
    expect(new Set(regions).size).toBe(regions.length)
    // Northern Cyprus, Somaliland and Kosovo have no code of their own.
    expect(regions.filter((region) => region.startsWith('land-')).length).toBeLessThanOrEqual(3)
  })
  it('puts a country where its neighbours say', () => {
    const left = (region: string) => {
      const path = countryShapes().find((shape) => shape.region === region)?.path ?? ''
      return Number(/^M(-?[\d.]+)/.exec(path)?.[1])
    }
    expect(left('US')).toBeLessThan(left('FR'))
    expect(left('FR')).toBeLessThan(left('JP'))
  })
  it('knows all states', () => {
    const regions = stateShapes().map((shape) => shape.region)
    expect(regions).toContain('US-CA')
    expect(regions.filter((region) => region.startsWith('US-')).length).toBeGreaterThanOrEqual(51)
  })
})
