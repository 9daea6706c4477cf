import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SellingWorld, type WorldProduct, openSellingWorld } from '../testing/selling-world'
import { itemsOf } from '../tables/trend-key'
import { trendTally } from './trend-tally'

function products(count: number, first: number, product: Partial<WorldProduct>): WorldProduct[] {
  return Array.from({ length: count }, (_, index) => ({
    platform: 'temu',
    id: `p${first + index}`,
    captures: [{ day: '2025-06-30', units: 10 }],
    ...product,
  }))
}

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([
    // Six suede coats of one brand, one of which tells what it sold in the last 30 days.
    ...products(5, 0, {
      secondary: 'coat',
      gender: 'women',
      brand: 'Alma',
      attributes: ['fabric:suede', 'color:brown'],
      captures: [{ day: '2025-06-30', price: 40, units: 10 }],
    }),
    ...products(1, 5, {
      secondary: 'coat',
      gender: 'men',
      brand: 'Alma',
      attributes: ['fabric:suede', 'color:brown'],
      captures: [
        { day: '2025-05-31', price: 100, units: 10 },
        { day: '2025-06-30', price: 100, units: 17 },
      ],
    }),
    ...products(2, 6, { secondary: 'coat', brand: 'Brio', attributes: ['fabric:suede', 'color:black'] }),
    ...products(12, 8, { secondary: 'dress', gender: 'women', attributes: ['color:black'] }),
    ...products(4, 20, { platform: 'shein', secondary: 'dress', attributes: ['color:brown'] }),
  ])
})
afterAll(() => world.close())

it('counts the products of a trend by price, gender and brand', async () => {
  const tally = await trendTally(world.db, itemsOf('suede-coat'))
  expect(tally).toMatchObject({
    products: 8,
    // Of 40 five times and 100 once.
    medianPriceUsd: 40,
    genders: [
      { gender: 'women', products: 5 },
      { gender: '', products: 2 },
      { gender: 'men', products: 1 },
    ],
    // Brio’s products were seen once: what they sold within the window, nobody knows.
    brands: [
      { brandId: 'alma', name: 'Alma', nameZh: '', products: 6, units: 7 },
      { brandId: 'brio', name: 'Brio', nameZh: '', products: 2, units: null },
    ],
  })
  // The first band is what costs less than 10 dollars, whether anything does or not.
  expect(tally.priceBands.map(({ from, products: count, units }) => [from, count, units])).toEqual([
    [0, 0, null],
    [10, 0, null],
    [20, 0, null],
    [40, 5, null],
    [80, 1, 7],
  ])
})

it('tells what they carry more often than all products, on five of them at least', async () => {
  const tally = await trendTally(world.db, itemsOf('suede-coat'))
  // 6 of 8 are brown, of all 24 products 10; black ones are two.
  expect(tally.attributes).toEqual([
    { type: 'color', value: 'brown', products: 6, share: 0.75, lift: 0.75 / (10 / 24) },
  ])
  expect(tally.colors).toEqual(tally.attributes)
  // Twelve dresses are black and four brown, which is too few to tell.
  expect(
    (await trendTally(world.db, itemsOf('dress'))).colors.map(({ value, products: count }) => [value, count]),
  ).toEqual([['black', 12]])
})

it('is of the products for the asked gender, unisex ones among them, and tells whom else there are products for', async () => {
  const men = await trendTally(world.db, itemsOf('suede-coat', 'men'))
  expect(men).toMatchObject({ products: 1, medianPriceUsd: 100, brands: [{ brandId: 'alma', products: 1, units: 7 }] })
  expect(men.genders.map(({ gender, products: count }) => [gender, count])).toEqual([
    ['women', 5],
    ['', 2],
    ['men', 1],
  ])
  // 5 of 5 for women are brown, of 17 for women 5.
  expect((await trendTally(world.db, itemsOf('suede-coat', 'women'))).attributes).toEqual([
    { type: 'color', value: 'brown', products: 5, share: 1, lift: 17 / 5 },
  ])
})

it('is empty for a trend that no product carries', async () => {
  expect(await trendTally(world.db, itemsOf('velvet'))).toEqual({
    products: 0,
    medianPriceUsd: null,
    genders: [],
    priceBands: [],
    brands: [],
    attributes: [],
    colors: [],
  })
})
