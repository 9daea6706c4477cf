import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SellingWorld, type WorldProduct, openSellingWorld } from '../testing/selling-world'
import { explainedDb } from '../testing/explained-db'
import { itemsOf } from '../tables/trend-key'
import { trendProducts } from './trend-products'

const sold = (units: number) => [
  { day: '2025-05-31', units: 0 },
  { day: '2025-06-30', units },
]

let world: SellingWorld
beforeAll(async () => {
  const product = (platform: string, id: string, more: Partial<WorldProduct>): WorldProduct => ({
    platform,
    id,
    secondary: 'coat',
    attributes: ['fabric:suede'],
    captures: sold(1),
    ...more,
  })
  world = await openSellingWorld([
    product('temu', 't-second', { captures: sold(5000) }),
    product('temu', 't-first', { captures: sold(9000) }),
    product('temu', 't-dress', { captures: sold(99_000), secondary: 'dress' }),
    product('temu', 't-denim', { captures: sold(99_000), attributes: ['fabric:denim'] }),
    product('shein', 's-first', { captures: sold(3) }),
    product('shein', 's-unknown', { captures: [{ day: '2025-06-30', units: 70 }] }),
    ...Array.from({ length: 14 }, (_, index) =>
      product('etsy', `e-${String(index).padStart(2, '0')}`, {
        captures: [{ day: '2025-06-30', reviews: 100 - index }],
      }),
    ),
    ...['men', 'unisex', 'women', 'boys', ''].map((gender) =>
      product('asos', `a-${gender}`, { secondary: 'loafers', gender }),
    ),
    product('lazada', 'l-named', { title: 'Quilted Zork', secondary: '', attributes: [] }),
  ])
})
afterAll(() => world.close())

const ids = async (trend: string) => (await trendProducts(world.db, itemsOf(trend))).map((row) => row.product_id)

it('takes those that stand highest among all products of their platform, twelve in all', async () => {
  expect(await ids('suede-coat')).toEqual([
    // The best seller of each platform, of which the one of Temu is no suede coat; then by share: of 14, of 2, of 4.
    'e-00',
    's-first',
    'e-01',
    'e-02',
    'e-03',
    'e-04',
    'e-05',
    'e-06',
    'e-07',
    's-unknown',
    't-first',
    'e-08',
  ])
})
it('finds the products of an attribute, a category and a keyword', async () => {
  expect(await ids('denim')).toEqual(['t-denim'])
  expect((await ids('dress')).slice(0, 1)).toEqual(['t-dress'])
  expect(await ids('quilted-zork')).toEqual(['l-named'])
  expect(await ids('velvet')).toEqual([])
})
it.each([
  ['men', ['a-men', 'a-unisex']],
  ['women', ['a-unisex', 'a-women']],
  ['kids', ['a-boys']],
  ['unisex', ['a-unisex']],
] as const)('shows %s what is made for them', async (gender, expected) => {
  const found = await trendProducts(world.db, itemsOf('suede-loafers', gender))
  expect(found.map((row) => row.product_id).toSorted()).toEqual(expected)
})
it('leaves out products whose numbers are newer than the asked day', async () => {
  expect(await trendProducts(world.db, itemsOf('suede-coat'), '2025-06-29')).toEqual([])
  expect(await trendProducts(world.db, itemsOf('suede-coat'), '2025-06-30')).toHaveLength(12)
})
it('reads the products’ table alone, along its key where the trend names a category', async () => {
  const { db, plans } = explainedDb(world.db)
  await trendProducts(db, itemsOf('suede-coat'))
  expect(plans).toHaveLength(1)
  expect(plans[0]?.plan).toMatch(/product_by_kind[\s\S]*PrimaryKey[\s\S]*secondary_category/)
})
