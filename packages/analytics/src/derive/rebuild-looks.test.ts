import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type RunwayWorld, openRunwayWorld } from '../testing/runway-world'

let world: RunwayWorld
beforeAll(async () => {
  world = await openRunwayWorld([
    {
      id: 'a-1',
      garments: ['Suede boots', 'Wool coat'],
      brand: 'Ostra',
      show: 'Ostra SS26',
      season: 'SS26',
      shownOn: '2025-09-25',
      number: 1,
    },
    {
      id: 'a-2',
      garments: ['Linen blazer'],
      brand: 'OSTRA®',
      show: 'Ostra SS26',
      season: 'SS26',
      shownOn: '2025-09-26',
    },
    // Captured twice, the second one counts.
    {
      id: 'b-1',
      garments: ['Silk dress'],
      brand: 'Velm',
      show: 'Ready',
      season: 'SS26',
      gender: 'women',
      city: 'Rome',
    },
    {
      id: 'b-1',
      garments: [],
      description: 'Silk dress over denim jeans',
      brand: 'Velm',
      show: 'Ready',
      season: 'SS26',
      gender: 'women',
      city: 'Paris',
    },
    { id: 'b-2', garments: ['Tuxedo'], brand: 'Velm', show: 'Ready', season: 'SS26', gender: 'men', city: 'Paris' },
  ])
})
afterAll(() => world.close())

const rows = (sql: string) => world.db.rows(z.record(z.string(), z.unknown()), sql)

it('keeps each look once, as last captured, of one brand however it is written', async () => {
  expect(
    await rows(
      `SELECT look_id, show_id, brand_id, city, secondary_category, toString(attribute_values) AS carried,
         toString(attribute_words) AS said FROM trendee.look_current ORDER BY look_id`,
    ),
  ).toEqual([
    {
      look_id: 'a-1',
      show_id: 'ostra-ss26',
      brand_id: 'ostra',
      city: 'Milan',
      secondary_category: 'boots',
      carried: "['suede','wool']",
      said: "['Suede','Wool']",
    },
    {
      look_id: 'a-2',
      show_id: 'ostra-ss26',
      brand_id: 'ostra',
      city: 'Milan',
      secondary_category: 'blazer',
      carried: "['linen']",
      said: "['Linen']",
    },
    {
      look_id: 'b-1',
      show_id: 'velm-ready-ss26',
      brand_id: 'velm',
      city: 'Paris',
      secondary_category: 'dress',
      carried: "['silk','denim']",
      said: "['Silk','denim']",
    },
    {
      look_id: 'b-2',
      show_id: 'velm-ready-ss26',
      brand_id: 'velm',
      city: 'Paris',
      secondary_category: 'tuxedo',
      carried: '[]',
      said: '[]',
    },
  ])
})

it('keeps each garment with what it alone has', async () => {
  expect(
    await rows(
      `SELECT look_id, garment, text, secondary_category, toString(attribute_values) AS carried
       FROM trendee.look_garment ORDER BY look_id, garment`,
    ),
  ).toEqual([
    { look_id: 'a-1', garment: 1, text: 'Suede boots', secondary_category: 'boots', carried: "['suede']" },
    { look_id: 'a-1', garment: 2, text: 'Wool coat', secondary_category: 'coat', carried: "['wool']" },
    { look_id: 'a-2', garment: 1, text: 'Linen blazer', secondary_category: 'blazer', carried: "['linen']" },
    { look_id: 'b-1', garment: 1, text: 'Silk dress', secondary_category: 'dress', carried: "['silk']" },
    { look_id: 'b-1', garment: 2, text: 'denim jeans', secondary_category: 'jeans', carried: "['denim']" },
    { look_id: 'b-2', garment: 1, text: 'Tuxedo', secondary_category: 'tuxedo', carried: '[]' },
  ])
})

it('counts the looks and garments of each show', async () => {
  expect(
    await rows(
      `SELECT show_id, brand, gender, city, toString(shown_on) AS opened, looks, garments FROM trendee.show_current
       ORDER BY show_id`,
    ),
  ).toEqual([
    { show_id: 'ostra-ss26', brand: 'Ostra', gender: '', city: 'Milan', opened: '2025-09-25', looks: 2, garments: 3 },
    {
      show_id: 'velm-ready-ss26',
      brand: 'Velm',
      gender: '',
      city: 'Paris',
      opened: '2025-09-25',
      looks: 2,
      garments: 3,
    },
  ])
})
