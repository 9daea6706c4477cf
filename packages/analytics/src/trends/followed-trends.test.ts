import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SellingWorld } from '../testing/selling-world'
import { openTrendWorld } from '../testing/trend-world'
import { followedTrends } from './followed-trends'

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld([
    { trendId: 'lace', level: 'hot', score: 10 },
    { trendId: 'lace', gender: 'men', level: 'none', score: 90 },
    { trendId: 'suede', level: 'breakout' },
    { trendId: 'tartan', region: 'GB', level: 'hot' },
  ])
})
afterAll(() => world.close())

it('are those of the region, one row each, and nothing of others', async () => {
  const found = await followedTrends(world.db, ['lace', 'tartan', 'none', "la'ce"], 'US', '2025-06-30')
  expect([...found].map(([id, { level }]) => [id, level])).toEqual([['lace', 'hot']])
  expect(await followedTrends(world.db, [], 'US', '2025-06-30')).toEqual(new Map())
})

it('are told for a gender where its own numbers are known, else for everybody', async () => {
  const own = await followedTrends(world.db, ['lace', 'suede'], 'US', '2025-06-30', 'men')
  expect(Object.fromEntries([...own].map(([id, { gender, level }]) => [id, [gender, level]]))).toEqual({
    lace: ['men', 'none'],
    suede: ['', 'breakout'],
  })
})
