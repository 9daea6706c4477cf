import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SellingWorld } from '../testing/selling-world'
import { WORLD_DAY, openTrendWorld } from '../testing/trend-world'
import { sourceGrowths } from './source-growth'

let world: SellingWorld
beforeAll(async () => {
  const grown = (trendId: string, month: number | null, more: object = {}) => ({
    trendId,
    platform: 'amazon',
    growth: [null, null, month, null],
    ...more,
  })
  world = await openTrendWorld([
    grown('boot', 0.1),
    grown('skirt', 0.4),
    grown('coat', 0.9),
    grown('tie', null),
    // Another gender, place or source, and one that ended long ago.
    grown('boot', 5, { gender: 'men' }),
    grown('cape', 5, { region: 'GB' }),
    grown('vest', 5, { platform: 'shein' }),
    grown('hat', 5, { freshUntil: '2025-01-01' }),
  ])
})
afterAll(() => world.close())

it('has the middle of the trends that the same source tells, and how many they are', async () => {
  const found = await sourceGrowths(world.db, { platform: 'amazon', gender: '', region: 'US' }, {}, WORLD_DAY)
  expect(found).toEqual([
    { window: 1, trends: 0, middle: null },
    { window: 7, trends: 0, middle: null },
    { window: 30, trends: 3, middle: 0.4 },
    { window: 90, trends: 0, middle: null },
  ])
})
