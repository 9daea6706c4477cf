import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type SellingWorld, type WorldProduct, openSellingWorld } from '../testing/selling-world'
import { rebuildSignals } from './rebuild-signals'

/** As many products as make a pair of attribute and category a trend. */
function manyOf(secondary: string, attributes: readonly string[]): WorldProduct[] {
  return Array.from({ length: 25 }, (_, index) => ({
    platform: 'etsy',
    id: `${secondary}-${attributes.join('-')}-${index}`,
    secondary,
    attributes,
    captures: [
      { day: '2025-06-02', units: 1 },
      { day: '2025-06-10', units: 3 },
    ],
  }))
}

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([
    {
      platform: 'temu',
      id: 'counted',
      secondary: 'dress',
      gender: 'women',
      captures: [
        { day: '2025-06-02', units: 10 },
        { day: '2025-06-04', units: 13 },
        { day: '2025-06-10', units: 20 },
        { day: '2025-06-24', units: 50 },
        // A few rows, though of the newest day: no week of their own.
        { day: '2025-07-02', units: 90 },
      ],
    },
    // Its shop tells no counts: it must neither count as nothing sold nor disturb its neighbours.
    {
      platform: 'temu',
      id: 'uncounted',
      secondary: 'dress',
      gender: 'women',
      captures: [
        { day: '2025-06-02', price: 12 },
        { day: '2025-06-04', price: 12 },
        { day: '2025-06-10', price: 12 },
        { day: '2025-06-24', price: 12 },
      ],
    },
    {
      platform: 'temu',
      id: 'half-counted',
      secondary: 'dress',
      captures: [
        { day: '2025-06-02', units: 5 },
        { day: '2025-06-04', price: 9 },
        { day: '2025-06-10', units: 6 },
        { day: '2025-06-24', price: 9 },
      ],
    },
    // For men and women alike, and for kids.
    ...['unisex', 'boys', 'baby'].map((gender, index) => ({
      platform: 'temu',
      id: gender,
      secondary: 'hoodie',
      gender,
      captures: [
        { day: '2025-06-02', units: 0 },
        { day: '2025-06-10', units: 10 ** index },
        { day: '2025-06-24', units: 10 ** index },
      ],
    })),
    // Told as a lower bound, beside one that was counted.
    {
      platform: 'shein',
      id: 'bounded',
      secondary: 'coat',
      captures: [
        { day: '2025-06-02', units: 1000, evidence: 'at_least' },
        { day: '2025-06-10', units: 3000, evidence: 'at_least' },
        { day: '2025-06-24', price: 9 },
      ],
    },
    {
      platform: 'shein',
      id: 'exact',
      secondary: 'coat',
      captures: [
        { day: '2025-06-02', units: 10 },
        { day: '2025-06-10', units: 20 },
        { day: '2025-06-24', units: 25 },
      ],
    },
    // Counts of the last 30 days.
    ...(['at_least', 'measured'] as const).map((evidence, index) => ({
      platform: 'amazon',
      id: evidence,
      secondary: 'coat',
      captures: [
        { day: '2025-06-02', units: 500, periodDays: 30, evidence: 'measured' as const },
        { day: '2025-06-10', units: 600 + index, periodDays: 30, evidence },
      ],
    })),
    // One product of which a week is counted, another of which a month is.
    ...(
      [
        ['shorts', 7, 'measured'],
        ['socks', 30, 'measured'],
        ['tie', 7, 'at_least'],
      ] as const
    ).map(([secondary, periodDays, evidence]) => ({
      platform: 'amazon',
      id: `${secondary}-over-days`,
      secondary,
      captures: [{ day: '2025-06-10', units: 90, periodDays, evidence }],
    })),
    ...manyOf('skirt', ['shape:bubble']),
    ...manyOf('cargo-pants', ['detail:cargo-pocket']),
    ...manyOf('heels', ['shape:kitten-heel']),
    ...manyOf('pants', ['shape:wide-leg']),
  ])
  for (const platform of ['temu', 'etsy', 'shein', 'amazon']) await rebuildSignals(world.db, platform)
})
afterAll(() => world.close())

it('a category sells what the counts of its products grew by from week to week, by gender and in all', async () => {
  const rows = await world.db.rows(
    z.object({ gender: z.string(), week: z.string(), value: z.number() }),
    `SELECT gender, toString(week) AS week, value FROM trendee.signal_weekly
     WHERE platform = 'temu' AND trend_id = 'dress' ORDER BY gender, week`,
  )
  expect(rows).toEqual([
    // 13 to 20, and 5 to 6 of the product that is for nobody in particular.
    { gender: '', week: '2025-06-09', value: 8 },
    { gender: '', week: '2025-06-23', value: 30 },
    { gender: 'women', week: '2025-06-09', value: 7 },
    { gender: 'women', week: '2025-06-23', value: 30 },
  ])
})

it('says how many products are behind a week', async () => {
  const rows = await world.db.rows(
    z.object({ gender: z.string(), week: z.string(), products: z.number() }),
    `SELECT gender, toString(week) AS week, products FROM trendee.signal_weekly
     WHERE platform = 'temu' AND trend_id = 'dress' ORDER BY gender, week`,
  )
  expect(rows).toEqual([
    { gender: '', week: '2025-06-09', products: 2 },
    { gender: '', week: '2025-06-23', products: 1 },
    { gender: 'women', week: '2025-06-09', products: 1 },
    { gender: 'women', week: '2025-06-23', products: 1 },
  ])
})

it('what is for anybody grown up counts for women and men, what is for boys and babies for kids', async () => {
  const rows = await world.db.rows(
    z.object({ gender: z.string(), value: z.number() }),
    `SELECT gender, sum(value) AS value FROM trendee.signal_weekly
     WHERE platform = 'temu' AND trend_id = 'hoodie' GROUP BY gender ORDER BY gender`,
  )
  expect(rows).toEqual([
    { gender: '', value: 111 },
    { gender: 'kids', value: 110 },
    { gender: 'men', value: 1 },
    { gender: 'unisex', value: 1 },
    { gender: 'women', value: 1 },
  ])
})

it('a week is known no better than the least sure count in it', async () => {
  const rows = await world.db.rows(
    z.object({ platform: z.string(), week: z.string(), value: z.number(), evidence: z.string() }),
    `SELECT platform, toString(week) AS week, value, evidence FROM trendee.signal_weekly
     WHERE platform IN ('shein', 'amazon') AND trend_id = 'coat' AND gender = '' ORDER BY platform, week`,
  )
  expect(rows).toEqual([
    // Counts of thirty days tell of a week by estimate.
    { platform: 'amazon', week: '2025-06-02', value: 1000, evidence: 'estimated' },
    { platform: 'amazon', week: '2025-06-09', value: 1201, evidence: 'estimated' },
    // The difference of two lower bounds is none.
    { platform: 'shein', week: '2025-06-09', value: 2010, evidence: 'estimated' },
    { platform: 'shein', week: '2025-06-23', value: 5, evidence: 'measured' },
  ])
})

it('a count of some days is as sure as the shop says where these days are a week', async () => {
  const rows = await world.db.rows(
    z.object({ trend_id: z.string(), value: z.number(), evidence: z.string() }),
    `SELECT trend_id, value, evidence FROM trendee.signal_weekly
     WHERE platform = 'amazon' AND trend_id IN ('shorts', 'socks', 'tie') AND gender = '' ORDER BY trend_id`,
  )
  expect(rows).toEqual([
    { trend_id: 'shorts', value: 90, evidence: 'measured' },
    { trend_id: 'socks', value: 90, evidence: 'estimated' },
    { trend_id: 'tie', value: 90, evidence: 'at_least' },
  ])
})

it('makes of a frequent pair a trend of its own, unless a value of the lexicon says as much', async () => {
  const rows = await world.db.rows(
    z.object({ trend_id: z.string() }),
    "SELECT DISTINCT trend_id FROM trendee.signal_weekly WHERE platform = 'etsy' ORDER BY trend_id",
  )
  expect(rows.map((row) => row.trend_id)).toEqual([
    'bubble',
    'bubble-skirt',
    'cargo-pants',
    'cargo-pocket',
    'heels',
    'kitten-heel',
    'pants',
    'skirt',
    'wide-leg',
  ])
})
