import { expect, it } from 'vitest'
import { readSeason } from './read-season'

it.each([
  ['Spring/Summer 2026', 'SS26'],
  ['s/s 26', 'SS26'],
  ['26SS', 'SS26'],
  ['SS 2026', 'SS26'],
  ['Spring 2026 Ready-to-Wear', 'SS26'],
  ['Fall 2025', 'FW25'],
  ['AW25', 'FW25'],
  ['Autumn-Winter 2025', 'FW25'],
  ['FW25/26', 'FW25'],
  ['Fall/Winter 2025-2026 Menswear', 'FW25'],
  ['Printemps-Été 2026', 'SS26'],
  ['Frühjahr/Sommer 2026', 'SS26'],
  ['Autunno/Inverno 25-26', 'FW25'],
  ['A/I 25', 'FW25'],
  ['Otoño-Invierno 2025', 'FW25'],
  ['2026春夏', 'SS26'],
  ['2025年秋冬 男装', 'FW25'],
  ['Resort 2026', 'Resort 2026'],
  ['Cruise 26', 'Resort 2026'],
  ['Pre-Spring 2026', 'Resort 2026'],
  ['Pre-Fall 2026', 'Pre-Fall 2026'],
  ['PF26', 'Pre-Fall 2026'],
  ['Spring 2026 Couture', 'Couture SS26'],
  ['Haute Couture Fall/Winter 2025-26', 'Couture FW25'],
  ['Couture 2026', 'Couture 2026'],
  ['SS99', 'SS99'],
])('reads the season %s as %s', (text, code) => {
  expect(readSeason(text)).toBe(code)
})

it.each([
  'nonsense',
  'Drop 123',
  'Capsule 9999',
  'Resort',
  '2026',
  'SS9999',
  'SS260',
  'Fall 1925',
  'Spring 2026 Look 1',
  '',
])('reads no season out of %j', (text) => {
  expect(readSeason(text)).toBeNull()
})

it.each(['SS26', 'FW25', 'Resort 2026', 'Pre-Fall 2026', 'Couture FW25', 'Couture 2026'])(
  'reads its own code %s',
  (code) => {
    expect(readSeason(code)).toBe(code)
  },
)
