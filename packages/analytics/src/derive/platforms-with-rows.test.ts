import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { platformsWithRows } from './platforms-with-rows'

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([{ platform: 'shein', id: 'dress', captures: [{ day: '2025-03-01', price: 9 }] }])
})
afterAll(() => world.close())

it('are those with facts, and those with nothing but what was derived once', async () => {
  expect(await platformsWithRows(world.db)).toEqual(['shein'])
  await world.db.run("INSERT INTO trendee.series_point (platform, term) SELECT 'google', 'linen shirt'")
  await world.db.run("INSERT INTO trendee.signal_weekly (platform, trend_id) SELECT 'tiktok', 'linen'")
  expect(await platformsWithRows(world.db)).toEqual(['google', 'shein', 'tiktok'])
})
