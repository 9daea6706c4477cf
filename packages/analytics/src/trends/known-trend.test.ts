import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SellingWorld } from '../testing/selling-world'
import { openTrendWorld } from '../testing/trend-world'
import { isKnownTrend } from './known-trend'

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld([
    { trendId: 'wide-leg', nameZh: '阔腿裤', type: 'shape', score: 10 },
    { trendId: 'british', region: 'GB', type: 'style', score: 80 },
  ])
})
afterAll(() => world.close())

it.each([
  ['wide-leg', true],
  [' Wide  Leg ', true],
  ['阔腿裤', true],
  ['British', true],
  ['#wideleg', true],
  ['wide', false],
  ["wide' OR '1'='1", false],
])('%s: %s', async (name, isKnown) => {
  expect(await isKnownTrend(world.db, name)).toBe(isKnown)
})
