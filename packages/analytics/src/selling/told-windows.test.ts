import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { toldWindows } from './told-windows'

let world: SellingWorld
beforeAll(async () => {
  const weekly = ['2025-06-16', '2025-06-23', '2025-06-30']
  world = await openSellingWorld([
    // Captured weekly, with all that was ever sold.
    { platform: 'temu', id: '1', captures: weekly.map((day, place) => ({ day, units: 100 + 40 * place })) },
    { platform: 'temu', id: '2', listedOn: '2025-06-28', captures: [{ day: '2025-06-30', units: 5 }] },
    // Says itself what was sold in a month.
    { platform: 'amazon', id: '1', captures: weekly.map((day) => ({ day, units: 300, periodDays: 30 })) },
    {
      platform: 'amazon',
      id: '2',
      listedOn: '2025-06-30',
      captures: [{ day: '2025-06-30', units: 9, periodDays: 30 }],
    },
    // One capture tells neither what sells nor what came.
    { platform: 'etsy', id: '1', captures: [{ day: '2025-06-30', favorites: 7 }] },
  ])
})
afterAll(() => world.close())

it('tells the windows over which captures count, and none where the shop counts over a period of its own', async () => {
  expect((await toldWindows(world.db, ['temu'])).demand).toEqual([7, 30, 90])
  expect((await toldWindows(world.db, ['amazon'])).demand).toEqual([])
  expect((await toldWindows(world.db, ['etsy'])).demand).toEqual([])
  expect((await toldWindows(world.db, null)).demand).toEqual([7, 30, 90])
})

it('tells the windows in which something came', async () => {
  expect((await toldWindows(world.db, ['temu'])).arrivals).toEqual([7, 30, 90])
  expect((await toldWindows(world.db, ['amazon'])).arrivals).toEqual([1, 7, 30, 90])
  expect((await toldWindows(world.db, ['no-such-platform'])).arrivals).toEqual([])
})
