import { expect, it } from 'vitest'
import { wheelPlaces } from './wheel-places'

it('puts a colour by its hue and chroma, grey into the middle', () => {
  const [grey, red, blue] = wheelPlaces([
    { hex: '#808080', weight: 0 },
    { hex: '#ff0000', weight: 1 },
    { hex: '#0000ff', weight: 0.25 },
  ])
  expect(Math.hypot(grey?.x ?? 1, grey?.y ?? 1)).toBeLessThan(0.01)
  // Red is at 40 degrees, right and above; blue at 306, right and below.
  expect(red?.x).toBeGreaterThan(0.5)
  expect(red?.y).toBeLessThan(-0.4)
  expect(blue?.y).toBeGreaterThan(0.5)
  expect(red?.radius).toBeCloseTo(0.1)
  // A quarter of the weight is half of the way from the least radius.
  expect(blue?.radius).toBeCloseTo(0.064)
})

it('moves colours apart that would cover each other, and keeps all in the wheel', () => {
  const greys = Array.from({ length: 30 }, () => ({ hex: '#808080', weight: 1 }))
  const places = wheelPlaces(greys)
  for (const [at, one] of places.entries()) {
    expect(Math.hypot(one.x, one.y) + one.radius).toBeLessThan(1.001)
    for (const other of places.slice(at + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.17)
    }
  }
  expect(wheelPlaces([])).toEqual([])
})
