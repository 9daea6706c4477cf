import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SellingWorld, type WorldProduct, openSellingWorld } from '../testing/selling-world'
import { categoryMix } from './category-mix'

const dress = (id: number, gender: string, attributes: readonly string[]): WorldProduct => ({
  platform: 'temu',
  id: `dress-${id}`,
  secondary: 'dress',
  gender,
  attributes,
  captures: [{ day: '2025-06-02', units: 1 }],
})

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([
    // 40 for women: 30 red, of which 10 with a v-neck; 10 black. 20 for girls, all pink.
    ...Array.from({ length: 40 }, (_, id) =>
      dress(id, 'women', [id < 30 ? 'color:red' : 'color:black', ...(id < 10 ? ['neckline:v-neck'] : [])]),
    ),
    ...Array.from({ length: 20 }, (_, id) => dress(100 + id, 'girls', ['color:pink'])),
  ])
})
afterAll(() => world.close())

it('tells how often the products of a category and gender have each attribute', async () => {
  expect(await categoryMix(world.db, { category: 'dress', gender: 'women' })).toEqual({
    products: 40,
    shares: [
      { type: 'color', value: 'red', share: 0.75 },
      { type: 'color', value: 'black', share: 0.25 },
      { type: 'neckline', value: 'v-neck', share: 0.25 },
    ],
  })
  const all = await categoryMix(world.db, { category: 'dress', gender: null })
  expect([all.products, all.shares.find(({ value }) => value === 'pink')?.share]).toEqual([60, 1 / 3])
})

it('tells no mix of too few products', async () => {
  expect(await categoryMix(world.db, { category: 'dress', gender: 'girls' })).toEqual({ products: 20, shares: [] })
  expect(await categoryMix(world.db, { category: 'coat', gender: null })).toEqual({ products: 0, shares: [] })
})
