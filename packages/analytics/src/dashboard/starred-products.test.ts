import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { starredProducts } from './starred-products'

let world: SellingWorld
beforeAll(async () => {
  const product = (id: string, prices: Readonly<Record<string, number | undefined>>) => ({
    platform: 'shein',
    id,
    captures: Object.entries(prices).map(([day, price]) => ({ day, ...(price === undefined ? {} : { price }) })),
  })
  world = await openSellingWorld([
    product('cheaper', { '2025-05-20': 30, '2025-06-10': 25, '2025-06-30': 20 }),
    product('dearer', { '2025-05-20': 10, '2025-06-30': 12 }),
    // Down and up again: what was seen is what is there.
    product('same', { '2025-05-20': 30, '2025-06-10': 25, '2025-06-30': 30 }),
    product('new', { '2025-06-10': 25, '2025-06-30': 20 }),
    product('unpriced', { '2025-05-20': undefined, '2025-06-30': undefined }),
    // Its last price is one of May.
    product('priced-once', { '2025-05-20': 30, '2025-06-30': undefined }),
  ])
})
afterAll(() => world.close())

const told = async (seenThrough: string | null, ...ids: string[]) => {
  const rows = await starredProducts(
    world.db,
    ids.map((id) => ({ id: `shein.${id}`, seenThrough })),
  )
  return Object.fromEntries(
    rows.map(({ id, price_before: price, price_before_day: day }) => [id.slice(6), [price, day]]),
  )
}

it('starred products tell the price that was seen, where it is another now', async () => {
  const all = ['cheaper', 'dearer', 'same', 'new', 'unpriced', 'priced-once', 'gone']
  const none = [null, null]
  expect(await told(null, ...all)).toEqual({
    cheaper: [30, '2025-05-20'],
    dearer: [10, '2025-05-20'],
    same: none,
    new: none,
    unpriced: none,
    'priced-once': none,
  })
  expect(await told('2025-06-15', ...all)).toMatchObject({
    cheaper: [25, '2025-06-10'],
    dearer: [10, '2025-05-20'],
    same: [25, '2025-06-10'],
    new: [25, '2025-06-10'],
  })
  expect(await told('2025-06-30', ...all)).toMatchObject({ cheaper: none, dearer: none, same: none, new: none })
})

it('of none there is nothing to tell', async () => {
  expect(await starredProducts(world.db, [])).toEqual([])
})
