import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { SellingListInput } from '@trendee/contract/selling/list'
import { explainedDb } from '../testing/explained-db'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { list } from './list'

/** A question as the API parses it. */
const question = (input: Record<string, unknown> = {}) =>
  CONTRACT.selling.temu.list.input.parse(input) as SellingListInput

let world: SellingWorld
beforeAll(async () => {
  // Newest capture 30 June 2025; the window of 30 days begins after 31 May.
  world = await openSellingWorld([
    {
      platform: 'temu',
      id: 'midi',
      title: 'Red Floral Midi Dress',
      brand: 'Alma',
      region: 'US',
      primary: 'womenswear',
      secondary: 'dresses',
      gender: 'women',
      attributes: ['color:red', 'pattern:floral'],
      captures: [
        { day: '2025-05-01', price: 8, units: 100, rating: 4.5 },
        { day: '2025-05-31', price: 8, units: 150, rating: 4.5 },
        { day: '2025-06-20', price: 8, units: 180, rating: 4.5 },
        { day: '2025-06-30', price: 8, units: 200, rating: 4.5 },
      ],
    },
    {
      platform: 'temu',
      id: 'cargo',
      title: 'Black Cargo Trousers',
      brand: 'Brio',
      region: 'GB',
      primary: 'menswear',
      secondary: 'trousers',
      gender: 'men',
      attributes: ['color:black', 'detail:floral'],
      captures: [
        { day: '2025-05-01', price: 25, units: 0, rating: 3 },
        { day: '2025-05-31', price: 25, units: 40, rating: 3 },
        { day: '2025-06-20', price: 25, units: 100, rating: 3 },
        { day: '2025-06-30', price: 25, listPrice: 40, units: 160, rating: 3 },
      ],
    },
    {
      platform: 'temu',
      id: 'tutu',
      title: 'Tulle Skirt',
      region: 'US',
      primary: 'other',
      secondary: 'skirts',
      gender: 'girls',
      captures: [
        { day: '2025-06-20', price: 12, units: 300 },
        { day: '2025-06-30', price: 12, units: 330 },
      ],
    },
    {
      platform: 'temu',
      id: 'seen-once',
      title: 'Plain Dress',
      primary: 'womenswear',
      secondary: 'dresses',
      gender: 'women',
      captures: [{ day: '2025-06-30', units: 36_000, evidence: 'at_least' }],
    },
    // Growth that rests on enough, on a handful of reviews, and on the steps of a rounded count.
    ...[
      { id: 'a-few-reviews', reviews: [100, 105, 112] },
      { id: 'b-many-reviews', reviews: [100, 140, 190] },
    ].map(({ id, reviews }) => ({
      platform: 'amazon',
      id,
      captures: ['2025-05-01', '2025-05-31', '2025-06-30'].map((day, at) => ({ day, reviews: reviews[at] ?? 0 })),
    })),
    ...[
      { id: 'c-one-step', units: [36_000, 37_000, 39_000] },
      { id: 'd-many-steps', units: [20_000, 26_000, 35_000] },
    ].map(({ id, units }) => ({
      platform: 'shein',
      id,
      captures: ['2025-05-01', '2025-05-31', '2025-06-30'].map((day, at) => ({
        day,
        units: units[at] ?? 0,
        evidence: 'at_least' as const,
      })),
    })),
    // A shop that tells nothing by which its products could be ranked.
    { platform: 'brand-site', id: 'a-old', captures: [{ day: '2025-06-01' }, { day: '2025-06-30' }] },
    { platform: 'brand-site', id: 'z-new', captures: [{ day: '2025-06-30' }] },
    { platform: 'lazada', id: 'plain', secondary: 'dress', captures: [{ day: '2025-06-30' }] },
    { platform: 'lazada', id: 'slip', secondary: 'slip-dress', captures: [{ day: '2025-06-30' }] },
    { platform: 'lazada', id: 'shirt', secondary: 'dress-shirt', captures: [{ day: '2025-06-30' }] },
    { platform: 'lazada', id: 'boots', secondary: 'ankle-boots', captures: [{ day: '2025-06-30' }] },
    // A platform of which one capture is all there is.
    { platform: 'shopee', id: 'a-few', captures: [{ day: '2025-06-30', units: 10 }] },
    { platform: 'shopee', id: 'b-many', captures: [{ day: '2025-06-30', units: 900 }] },
    { platform: 'shopee', id: 'c-third', captures: [{ day: '2025-06-30', rank: 3 }] },
    { platform: 'shopee', id: 'd-second', captures: [{ day: '2025-06-30', rank: 2 }] },
    { platform: 'shopee', id: 'e-liked', captures: [{ day: '2025-06-30', reviews: 7 }] },
    { platform: 'shopee', id: 'f-loved', captures: [{ day: '2025-06-30', reviews: 70 }] },
    { platform: 'shopee', id: 'h-none-sold', captures: [{ day: '2025-06-30', units: 0 }] },
    { platform: 'shopee', id: 'i-none-but-liked', captures: [{ day: '2025-06-30', units: 0, reviews: 1 }] },
    { platform: 'shopee', id: 'g-unknown', captures: [{ day: '2025-06-30' }] },
    // Of one shop the count of a month, of another what each day sold.
    { platform: 'monthly', id: 'ten-a-day', captures: [{ day: '2025-06-30', units: 300, periodDays: 30 }] },
    ...[5, 20].map((sold) => ({
      platform: 'daily',
      id: `sold-${sold}`,
      captures: ['2025-06-29', '2025-06-30'].map((day, at) => ({ day, units: 1000 + sold * at })),
    })),
  ])
})
afterAll(() => world.close())

const ids = async (input: Record<string, unknown>, platform = 'temu') =>
  (await list(world.db, [platform], question(input))).list.map((product) => product.product_id)

describe('order', () => {
  it('of several shops is by units of a day where one counts over days of its own', async () => {
    const { list: found } = await list(world.db, ['monthly', 'daily'], {
      ...question({ window: 1 }),
      sort: 'units',
    })
    expect(found.map(({ product_id: id, window_demand: units }) => [id, units])).toEqual([
      ['sold-20', 20],
      ['ten-a-day', 300],
      ['sold-5', 5],
    ])
  })
  it('is by units of the window, unknown last', async () => {
    expect(await ids({})).toEqual(['cargo', 'midi', 'tutu', 'seen-once'])
  })
  it('falls back to units ever sold, then rank, then reviews where no window is known', async () => {
    expect(await ids({}, 'shopee')).toEqual([
      'b-many',
      'a-few',
      'd-second',
      'c-third',
      'f-loved',
      'e-liked',
      // None sold says no more than nothing known.
      'i-none-but-liked',
      'g-unknown',
      'h-none-sold',
    ])
  })
  it('puts the newest first where a shop tells nothing to rank by', async () => {
    expect(await ids({}, 'brand-site')).toEqual(['z-new', 'a-old'])
  })
  it.each([
    // 120 × 25 = 3000, 50 × 8 = 400, 30 × 12 = 360 US dollars.
    ['revenue', 'desc', ['cargo', 'midi', 'tutu', 'seen-once']],
    ['revenue', 'asc', ['tutu', 'midi', 'cargo', 'seen-once']],
    // 120 after 40, 50 after 50; of the others nothing earlier is known.
    ['growth', 'asc', ['midi', 'cargo', 'seen-once', 'tutu']],
    ['price', 'asc', ['midi', 'tutu', 'cargo', 'seen-once']],
    ['rating', 'desc', ['midi', 'cargo', 'seen-once', 'tutu']],
    ['first_seen', 'desc', ['seen-once', 'tutu', 'cargo', 'midi']],
  ])('by %s %s', async (sort, order, expected) => {
    expect(await ids({ sort, order })).toEqual(expected)
  })
  it.each([
    // 50 reviews after 40; 7 after 5 are chance.
    ['amazon', { 'b-many-reviews': 0.25, 'a-few-reviews': null }],
    // 9,000 after 6,000; one step of 1,000, then two, are the rounding of the count.
    ['shein', { 'd-many-steps': 0.5, 'c-one-step': null }],
  ])('by growth asks for a base: %s', async (platform, expected) => {
    for (const order of ['asc', 'desc']) {
      const found = (await list(world.db, [platform], question({ sort: 'growth', order }))).list
      expect(found.map(({ product_id, growth }) => [product_id, growth])).toEqual(Object.entries(expected))
    }
  })
  it('turns pages of one whole', async () => {
    const second = await list(world.db, ['temu'], question({ page: 2, pageSize: 3 }))
    expect(second.list.map((product) => product.product_id)).toEqual(['seen-once'])
    expect(second.total).toBe(4)
    const beyond = await list(world.db, ['temu'], question({ page: 9, pageSize: 3 }))
    expect([beyond.list, beyond.total, beyond.asOf]).toEqual([[], 4, '2025-06-30'])
  })
})

it('reads demand, growth, revenue and evidence of the asked window', async () => {
  const [cargo] = (await list(world.db, ['temu'], question({ q: 'cargo' }))).list
  expect(cargo).toMatchObject({
    window_demand: 120,
    growth: 2,
    revenue_usd: 3000,
    evidence: 'measured',
    demand_basis: 'units',
    price: 25,
    list_price: 40,
    currency: 'USD',
    first_seen_day: '2025-05-01',
    as_of_day: '2025-06-30',
  })
})

describe('filters', () => {
  it.each([
    [{ gender: 'women' }, ['midi', 'seen-once']],
    [{ department: 'men' }, ['cargo']],
    [{ gender: 'kids' }, ['tutu']],
    [{ primaryCategory: 'womenswear' }, ['midi', 'seen-once']],
    [{ secondaryCategory: 'skirts' }, ['tutu']],
    [{ productCategories: 'skirts,trousers' }, ['cargo', 'tutu']],
    [{ attributeName: 'floral' }, ['cargo', 'midi']],
    [{ attributeType: 'pattern' }, ['midi']],
    [{ attributeType: 'pattern', attributeName: 'floral' }, ['midi']],
    [{ attributeType: 'pattern', attributeName: 'red' }, []],
    [{ region: 'US' }, ['midi', 'tutu']],
    // First seen within the window, and a lower bound, are no count of it.
    [{ evidence: 'measured' }, ['cargo', 'midi']],
    [{ evidence: 'measured', gender: 'kids' }, []],
    [{ brand: 'alma' }, ['midi']],
    [{ price_min: 12 }, ['cargo', 'tutu']],
    [{ price_max: 12 }, ['midi', 'tutu']],
    [{ price_min: 0, price_max: 8 }, ['midi']],
    [{ q: 'dress floral' }, ['midi']],
    [{ q: 'BRIO' }, ['cargo']],
    [{ q: "o'neill \\ {x:String}" }, []],
    [{ arrival: 'new' }, ['tutu', 'seen-once']],
    [{ arrival: 'new', window: 7 }, ['seen-once']],
  ])('%o', async (input, expected) => {
    const answer = await list(world.db, ['temu'], question(input))
    expect(answer.list.map((product) => product.product_id)).toEqual(expected)
    expect(answer.total).toBe(expected.length)
  })
  it('take a broad category for all that it covers, and a narrow one for itself', async () => {
    expect(await ids({ secondaryCategory: 'dress' }, 'lazada')).toEqual(['plain', 'slip'])
    expect(await ids({ secondaryCategory: 'slip-dress' }, 'lazada')).toEqual(['slip'])
    expect(await ids({ productCategories: 'dress,boots' }, 'lazada')).toEqual(['boots', 'plain', 'slip'])
  })
  it('leaves one platform’s products out of another’s list', async () => {
    expect(await ids({ q: 'midi' }, 'shopee')).toEqual([])
  })
  it('knows no day of a platform without products', async () => {
    expect(await list(world.db, ['etsy'], question())).toEqual({
      list: [],
      total: 0,
      asOf: null,
      priceBands: [],
      doubtedPrices: 0,
      searchedAs: null,
    })
  })
})

it('counts the filtered products and their units by price band, priceless ones in none', async () => {
  expect((await list(world.db, ['temu'], question())).priceBands).toEqual([
    { from: 0, to: 10, products: 1, units: 50 },
    { from: 10, to: 20, products: 1, units: 30 },
    { from: 20, to: null, products: 1, units: 120 },
  ])
})

it('counts only what was measured where that is asked, the total and the bands too', async () => {
  const { total, priceBands } = await list(world.db, ['temu'], question({ evidence: 'measured' }))
  expect(total).toBe(2)
  expect(priceBands.reduce((sum, { products }) => sum + products, 0)).toBe(2)
  expect(priceBands.reduce((sum, { units }) => sum + (units ?? 0), 0)).toBe(170)
})

it('never reads observations, whatever is asked', async () => {
  const { db, plans } = explainedDb(world.db)
  const input = CONTRACT.selling.temu.list.input
  for (const sort of ['demand', 'revenue', 'growth', 'rank', 'reviews', 'rating', 'price', 'first_seen']) {
    for (const filters of [
      {},
      { gender: 'kids', q: 'a b' },
      { attributeType: 'color', attributeName: 'red', price_max: 9 },
    ]) {
      for (const order of ['asc', 'desc']) {
        await list(db, ['temu'], input.parse({ sort, order, arrival: 'new', ...filters }) as SellingListInput)
      }
    }
  }
  // Rows, bands and doubted prices each time, and the newest day where nothing is found: with two of the three filters.
  const ofProducts = plans.filter(({ sql }) => !sql.includes('trendee.search_word'))
  expect(ofProducts).toHaveLength(8 * 2 * (3 + 4 + 4))
  expect(ofProducts.filter(({ plan }) => !plan.includes('product_current') || plan.includes('observation'))).toEqual([])
})
