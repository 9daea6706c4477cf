import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SellingWorld } from '../testing/selling-world'
import { addRows, openTrendWorld } from '../testing/trend-world'
import { byCountry, placesWithin } from './by-region'

const weeks = (count: number, value: number | null) => Array.from({ length: count }, () => value)

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld([
    // 30 of 40 in the US: the year before last and the gaps do not count.
    { trendId: 'coat', line: [...weeks(60, 100), ...weeks(26, 30), ...weeks(26, null)], yoy: 0.1, level: 'hot' },
    { trendId: 'dress', line: weeks(52, 10) },
    // Units sold by the thousand neither shrink the share of a search trend nor are shrunk by one.
    { trendId: 'sock', platform: 'temu', evidence: 'measured', line: weeks(52, 9000) },
    // 20 of 80 in Britain, by the gender for which it is stronger.
    { trendId: 'coat', region: 'GB', gender: 'men', line: weeks(52, 20), yoy: -0.3, lastWeek: '2025-06-16', score: 4 },
    { trendId: 'coat', region: 'GB', gender: 'women', line: weeks(52, 540), score: 3 },
    { trendId: 'dress', region: 'GB', line: weeks(52, 60) },
    // Nothing known, nothing searched, and places that are no country.
    { trendId: 'coat', region: 'FR', line: weeks(52, null) },
    { trendId: 'dress', region: 'FR', line: weeks(52, 50) },
    { trendId: 'coat', region: 'DE', line: weeks(52, 0) },
    { trendId: 'coat', region: 'world', line: weeks(52, 50) },
    { trendId: 'coat', region: 'US-CA', line: weeks(52, 50) },
    { trendId: 'coat', region: '', line: weeks(52, 50) },
    // A curve of no place speaks in Italy: it says nothing of the country.
    { trendId: 'coat', region: 'IT', signalRegion: '', line: weeks(52, 50) },
    // Fewer than five are not compared.
    ...['US', 'GB', 'DE'].flatMap((region) =>
      ['hat', 'cap', 'veil'].map((trendId) => ({ trendId, region, line: weeks(52, 0) })),
    ),
  ])
  const place = (row: object) => ({
    platform: 'google',
    term: 'coat',
    trend_id: 'grey-coat',
    within: 'US',
    measure: 'index',
    from_day: null,
    to_day: null,
    value: 1,
    version: 1,
    fingerprint: 1,
    import_id: 'i',
    ...row,
  })
  await addRows(world.db, 'trendee.place_interest', [
    place({ place: 'Vermont', value: 60 }),
    place({ place: 'Vermont', value: 100, version: 2 }),
    place({ place: 'Guam', value: null }),
    place({ place: 'Oregon', value: 83, within: '' }),
    place({ place: 'Vermont', measure: 'share', value: 64 }),
    // Of an older span, though it was imported later.
    place({ place: 'Kent', within: 'GB', from_day: '2023-01-01', to_day: '2023-12-31', value: 90, version: 3 }),
    place({ place: 'Kent', within: 'GB', from_day: '2024-01-01', to_day: '2024-12-31', value: 40 }),
    place({ place: 'Vermont', term: 'dress', trend_id: 'dress', value: 7 }),
  ])
})
afterAll(() => world.close())

it('gives a trend’s share of each country’s interest as a multiple of its mean share', async () => {
  // Shares 0.75, 0.25 and, where nothing is searched at all, none; their mean is 0.5.
  expect(await byCountry(world.db, 'coat', '')).toEqual([
    { region: 'US', interest: 1.5, toldGender: '', yoy: 0.1, level: 'hot', to: '2025-06-29' },
    { region: 'GB', interest: 0.5, toldGender: 'men', yoy: -0.3, level: 'none', to: '2025-06-22' },
    { region: 'DE', interest: null, toldGender: '', yoy: null, level: 'none', to: '2025-06-29' },
  ])
})
it('compares no country of which too little is told: of the asked gender, of a shop', async () => {
  const shares = await byCountry(world.db, 'coat', 'women')
  expect(shares.map(({ region, interest }) => [region, interest])).toEqual([['GB', null]])
  expect(await byCountry(world.db, 'sock', '')).toEqual([
    { region: 'US', interest: null, toldGender: '', yoy: null, level: 'none', to: '2025-06-29' },
  ])
  expect(await byCountry(world.db, 'unheard-of', '')).toEqual([])
})

it('gives the newest value of each place of a region in the newest span, each measure for itself', async () => {
  const told = { term: 'coat', from: null, to: null }
  expect(await placesWithin(world.db, 'grey-coat', 'US')).toEqual([
    { ...told, place: 'Vermont', within: 'US', measure: 'index', value: 100 },
    { ...told, place: 'Vermont', within: 'US', measure: 'share', value: 64 },
    { ...told, place: 'Guam', within: 'US', measure: 'index', value: null },
  ])
  const all = await placesWithin(world.db, 'grey-coat', undefined)
  expect(all.filter(({ within }) => within === 'GB')).toEqual([
    { term: 'coat', place: 'Kent', within: 'GB', measure: 'index', value: 40, from: '2024-01-01', to: '2024-12-31' },
  ])
  expect(all).toHaveLength(4)
  expect(await placesWithin(world.db, 'suede', 'US')).toEqual([])
})
