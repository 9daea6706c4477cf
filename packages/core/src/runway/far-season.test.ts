import { expect, it } from 'vitest'
import { isFarSeason } from './far-season'

it.each(['SS26', 'FW25', 'Pre-Fall 2026', 'Resort 2028', 'Couture FW25', ''])(
  'takes %j of a show in 2025',
  (season) => {
    expect(isFarSeason(season, '2025-09-25')).toBe(false)
  },
)

it.each(['SS99', 'Resort 2062', 'Couture 2021', 'Pre-Fall 2029'])(
  'takes %j for no season of a show in 2025',
  (season) => {
    expect(isFarSeason(season, '2025-09-25')).toBe(true)
  },
)

it('knows the years of the century before', () => {
  expect([isFarSeason('SS99', '1998-10-01'), isFarSeason('FW00', '1999-03-01')]).toEqual([false, false])
})
