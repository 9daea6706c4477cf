import { afterAll, beforeAll, expect, it } from 'vitest'
import { itemsOf } from '../tables/trend-key'
import { type RunwayWorld, type WorldLook, openRunwayWorld } from '../testing/runway-world'
import { trendShows } from './trend-shows'

const look = (id: string, shownOn: string, season: string, rest: Partial<WorldLook> = {}): WorldLook => ({
  id,
  brand: 'Ostra',
  show: `Ostra ${season}`,
  season,
  shownOn,
  gender: 'women',
  garments: ['suede coat'],
  ...rest,
})

let world: RunwayWorld
beforeAll(async () => {
  world = await openRunwayWorld([
    look('a', '2025-02-20', 'FW25'),
    look('b', '2025-02-24', 'FW25', { brand: 'Vane', show: 'Vane FW25' }),
    // Two suede garments of one look are one look.
    look('c', '2024-09-22', 'SS25', { garments: ['suede coat', 'suede boots'] }),
    look('d', '2025-02-21', 'FW25', { garments: ['wool coat'] }),
    look('m', '2025-02-22', 'FW25', { gender: 'men' }),
  ])
})
afterAll(() => world.close())

it('counts looks and shows by season, oldest first', async () => {
  expect(await trendShows(world.db, itemsOf('suede', 'women'))).toEqual([
    { season: 'SS25', first: '2024-09-22', last: '2024-09-22', looks: 1, shows: 1 },
    { season: 'FW25', first: '2025-02-20', last: '2025-02-24', looks: 2, shows: 2 },
  ])
})

it('is of the asked gender, and of what was shown by a day in the past', async () => {
  expect((await trendShows(world.db, itemsOf('suede')))[1]).toMatchObject({ looks: 3, shows: 2 })
  expect((await trendShows(world.db, itemsOf('suede', 'women'), '2025-02-20'))[1]).toMatchObject({ looks: 1 })
  expect(await trendShows(world.db, itemsOf('velvet'))).toEqual([])
})
