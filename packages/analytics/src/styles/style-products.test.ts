import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SellingWorld, type WorldProduct, openSellingWorld } from '../testing/selling-world'
import { saveSocial, deriveSocial } from '../testing/social-world'
import { styleBoardProducts, styleCreators, stylePrices, styleTally } from './style-products'

const day = '2025-06-30'
const boho = (id: string, price: number | undefined, more: Partial<WorldProduct> = {}): WorldProduct => ({
  platform: 'temu',
  id,
  secondary: 'maxi-dress',
  gender: 'women',
  attributes: ['style:boho', 'color:rust'],
  captures: [price === undefined ? { day } : { day, price }],
  ...more,
})

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([
    // Seven dresses of 10 to 70 dollars: the thirds end at 30 and 50.
    ...[10, 20, 30, 40, 50, 60, 70].map((price) => boho(`d${price}`, price)),
    boho('unpriced', undefined, { attributes: ['style:boho', 'color:cream', 'color:rust'] }),
    // Too few skirts for levels.
    boho('s1', 15, { secondary: 'skirt', gender: '', brand: 'Alma', attributes: ['style:boho'] }),
    boho('s2', 25, { secondary: 'skirt', gender: '', brand: 'Alma', attributes: ['style:boho'] }),
    // Of another style, and seen later than the day.
    boho('other', 5, { attributes: ['style:preppy'] }),
    boho('later', 1, { captures: [{ day: '2025-07-01', price: 1 }] }),
  ])
  await saveSocial(world.db, {
    posts: [
      { id: 'p1', author: 'Ana', postedOn: '2025-06-29', likes: 10, comments: 1, attributes: ['style:boho'] },
      { id: 'p2', author: 'ana', postedOn: '2025-06-01', likes: 5, attributes: ['style:boho'] },
      { id: 'p3', author: 'bea', postedOn: '2025-06-20', likes: 100, attributes: ['style:boho'] },
      { id: 'p4', author: 'cleo', postedOn: '2025-07-02', likes: 900, attributes: ['style:boho'] },
      { id: 'p5', author: 'dora', postedOn: '2025-03-01', likes: 900, attributes: ['style:boho'] },
      { id: 'p6', author: 'emma', postedOn: '2025-06-20', likes: 900, attributes: ['style:preppy'] },
    ],
  })
  await deriveSocial(world.db)
})
afterAll(() => world.close())

it('counts what the products of a style are that had been seen by the day', async () => {
  expect(await styleTally(world.db, { name: 'boho', day })).toEqual({
    products: 10,
    categories: [
      { value: 'maxi-dress', products: 8 },
      { value: 'skirt', products: 2 },
    ],
    colors: [
      { value: 'rust', products: 8 },
      { value: 'cream', products: 1 },
    ],
    genders: [
      { value: 'women', products: 8 },
      { value: '', products: 2 },
    ],
    brands: [{ brandId: 'alma', name: 'Alma', nameZh: '', products: 2, units: null }],
  })
  expect((await styleTally(world.db, { name: 'boho', day: '2025-07-01' })).products).toBe(11)
  expect((await styleTally(world.db, { name: 'rave', day })).products).toBe(0)
})

it('cuts the prices of a category into thirds within one currency', async () => {
  const prices = await stylePrices(world.db, { name: 'boho', day }, ['maxi-dress', 'skirt'])
  expect(prices?.currency).toBe('USD')
  const levels = prices?.levels.get('maxi-dress') ?? []
  expect(levels.map(({ level, from, to, products }) => [level, from, to, products])).toEqual([
    ['low', 10, 30, 3],
    ['middle', 40, 50, 2],
    ['high', 60, 70, 2],
  ])
  expect(levels.map(({ shown }) => shown.length)).toEqual([2, 2, 2])
  expect(prices?.levels.has('skirt')).toBe(false)
  expect(await stylePrices(world.db, { name: 'rave', day }, [])).toBeNull()
})

it('shows a product of each category before a second of one', async () => {
  const shown = await styleBoardProducts(world.db, { name: 'boho', day })
  expect(
    shown
      .slice(0, 2)
      .map((product) => product.secondary_category)
      .toSorted(),
  ).toEqual(['maxi-dress', 'skirt'])
  expect(shown.map((product) => product.product_id)).not.toContain('later')
})

it('names the creators of its posts in the 90 days up to the day', async () => {
  const creators = await styleCreators(world.db, { name: 'boho', day })
  expect(creators.map(({ id, posts, reactions }) => [id, posts, reactions])).toEqual([
    ['instagram.bea', 1, 100],
    ['instagram.ana', 2, 16],
  ])
})
