import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrandWorld } from '../testing/brand-world'
import type { SellingWorld, WorldProduct } from '../testing/selling-world'
import { rankBrands } from './brand-ranking'

/** Ten products of one house sell half more in the last seven of thirty days than before, three of another twice as many. */
let world: SellingWorld
beforeAll(async () => {
  const dayOf = (number: number) => new Date(Date.UTC(2025, 5, 1 + number)).toISOString().slice(0, 10)
  const product = (brand: string, number: number, more: number): WorldProduct => ({
    platform: 'amazon',
    id: `${brand}${number}`,
    brand,
    captures: Array.from({ length: 30 }, (_, day) => ({
      day: dayOf(day),
      price: 20,
      units: 1000 + 4 * day + more * Math.max(0, day - 22),
    })),
  })
  world = await openBrandWorld([
    ...Array.from({ length: 10 }, (_, number) => product('Broad', number, 2)),
    ...Array.from({ length: 3 }, (_, number) => product('Narrow', number, 4)),
  ])
})
afterAll(() => world.close())

it.each(['desc', 'asc'] as const)('lets brands of few products follow those of more (%s)', async (order) => {
  const question = { window: 7, sort: 'growth', order, page: 1, pageSize: 10 } as const
  const { rows } = await rankBrands(world.db, question)
  expect(rows.map(({ brand_id: id, growth, growth_products: of }) => [id, growth[1], of[1]])).toEqual([
    ['broad', 0.5, 10],
    ['narrow', 1, 3],
  ])
})
