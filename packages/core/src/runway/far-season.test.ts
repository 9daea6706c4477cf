import { expect, it } from 'vitest'
import { isFarSeason } from './far-season'

it.each([
  'SS26',
  'FW25',
  'PF26',
  'Resort 2026',
  'Pre-Fall 2026',
  'Spring 2026 Look 1',
  'Drop 123',
  'Capsule 9999',
  'Resort',
  '',
])('takes %j of a show in 2025', (season) => {
  expect(isFarSeason(season, '2025-09-25')).toBe(false)
})

it.each(['SS9999', 'SS99', 'SS260', 'Resort 2062', 'Fall/Winter 1925', 'SS9999 Men'])(
  'takes %j for no season of a show in 2025',
  (season) => {
    expect(isFarSeason(season, '2025-09-25')).toBe(true)
  },
)

it('knows the years of the century before', () => {
  expect([isFarSeason('SS99', '1998-10-01'), isFarSeason('FW00', '1999-03-01')]).toEqual([false, false])
})
