import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { explainedDb } from '../testing/explained-db'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { type LeaderGroup, leaders } from './leaders'

const ask = (group: LeaderGroup, input: Record<string, unknown> = {}, platform = 'temu') =>
  leaders(world.db, platform, group, CONTRACT.selling.temu.topPrimary.input.parse(input) as never)

/** Captures whose windows of 30 days sold `before`, then `now`. */
const sold = (before: number, now: number, price: number) => [
  { day: '2025-05-01', price, units: 1000 },
  { day: '2025-05-31', price, units: 1000 + before },
  { day: '2025-06-20', price },
  { day: '2025-06-30', price, units: 1000 + before + now },
]

let world: SellingWorld
beforeAll(async () => {
  const dress = { platform: 'temu', primary: 'womenswear', secondary: 'dresses', gender: 'women' }
  world = await openSellingWorld([
    {
      ...dress,
      id: '1',
      attributes: ['color:red', 'pattern:floral'],
      shopPath: ['Women', 'Dresses'],
      captures: sold(10, 30, 10),
    },
    { ...dress, id: '2', attributes: ['color:red'], shopPath: ['Women', 'Dresses'], captures: sold(30, 10, 20) },
    // First seen within the window: at least 5 sold, nothing known of before.
    {
      ...dress,
      id: '3',
      attributes: ['color:blue'],
      captures: [
        { day: '2025-06-20', price: 40, units: 7 },
        { day: '2025-06-30', price: 40, units: 12 },
      ],
    },
    { ...dress, id: '4', secondary: 'skirts', shopPath: ['Women', 'Skirts'], captures: sold(4, 100, 5) },
    {
      platform: 'etsy',
      id: 'plain',
      secondary: 'dress',
      captures: [
        { day: '2025-05-31', units: 0 },
        { day: '2025-06-30', units: 3 },
      ],
    },
    {
      platform: 'etsy',
      id: 'slip',
      secondary: 'slip-dress',
      captures: [
        { day: '2025-05-31', units: 0 },
        { day: '2025-06-30', units: 9 },
      ],
    },
    ...['satin', 'lace', 'lace'].map((fabric, at) => ({
      platform: 'shein',
      id: String(at),
      attributes: [`fabric:${fabric}`],
      listedOn: '2025-06-20',
      // The one in satin sells most.
      captures: [
        { day: '2025-06-20', units: 0 },
        { day: '2025-06-30', units: 50 - 20 * at },
      ],
    })),
    { platform: 'temu', id: '5', primary: 'menswear', gender: 'men', captures: [{ day: '2025-06-30', price: 9 }] },
  ])
})
afterAll(() => world.close())

describe('leaders', () => {
  it('join the products of a category: sums, growth like for like, median price, share of the new', async () => {
    const { list, totalProducts, asOf } = await ask('secondary')
    expect([totalProducts, asOf]).toEqual([5, '2025-06-30'])
    expect(list).toEqual([
      {
        type: 'category',
        value: 'skirts',
        products: 1,
        basis: 'units',
        group_demand: 100,
        revenue_usd: 500,
        // Four sold before: too few to grow from.
        growth: null,
        median_price_usd: 5,
        new_share: 0,
      },
      {
        type: 'category',
        value: 'dresses',
        products: 3,
        basis: 'units',
        group_demand: 45,
        // 30 × 10 + 10 × 20 + 5 × 40.
        revenue_usd: 700,
        // 40 after 40; the new one has no before and stays out.
        growth: 0,
        median_price_usd: 20,
        new_share: 1 / 3,
      },
    ])
  })
  it('put what nothing is known of last', async () => {
    const { list } = await ask('primary')
    expect(list.map(({ value, group_demand }) => [value, group_demand])).toEqual([
      ['womenswear', 145],
      ['menswear', null],
    ])
  })
  it('count a product under each of its attributes', async () => {
    const { list } = await ask('attribute')
    expect(list.map(({ type, value, products, group_demand }) => [type, value, products, group_demand])).toEqual([
      ['color', 'red', 2, 40],
      ['pattern', 'floral', 1, 30],
      ['color', 'blue', 1, 5],
    ])
  })
  it('list one type of attribute among all products, or beside a chosen value', async () => {
    const patterns = await ask('attribute', { attributeType: 'pattern' })
    expect([patterns.list.map(({ value }) => value), patterns.totalProducts]).toEqual([['floral'], 5])
    const besideRed = await ask('attribute', { attributeName: 'red' })
    expect([besideRed.list.map(({ value }) => value), besideRed.totalProducts]).toEqual([['red', 'floral'], 2])
  })
  it('know the shop’s own categories', async () => {
    const { list } = await ask('shop')
    expect(list.map(({ value, products }) => [value, products])).toEqual([
      ['Women › Skirts', 1],
      ['Women › Dresses', 2],
    ])
  })
  it('count a narrow category under the broad one that covers it', async () => {
    const dresses = await ask('secondary', {}, 'etsy')
    expect(dresses.list.map(({ value, products, group_demand }) => [value, products, group_demand])).toEqual([
      ['dress', 2, 12],
      ['slip-dress', 1, 9],
    ])
  })
  it('of new arrivals are those with the most of them, whatever they sold', async () => {
    const { list, totalProducts } = await ask('attribute', { arrival: 'new' })
    // The man's thing is new as well, and has no attribute.
    expect([list.map(({ value, products }) => [value, products]), totalProducts]).toEqual([[['blue', 1]], 2])
    const fabrics = await ask('attribute', { arrival: 'new' }, 'shein')
    expect(fabrics.list.map(({ value, products }) => [value, products])).toEqual([
      ['lace', 2],
      ['satin', 1],
    ])
  })
  it('keep to filters and quantity', async () => {
    const men = await ask('primary', { gender: 'men' })
    expect([men.list.map(({ value }) => value), men.totalProducts]).toEqual([['menswear'], 1])
    expect((await ask('attribute', { quantity: 1 })).list).toHaveLength(1)
  })
  it('are planned without observations for every group', async () => {
    const { db, plans } = explainedDb(world.db)
    const filters = { gender: 'women', brand: 'x', q: 'y', region: 'US', price_min: 1, attributeName: 'red' }
    for (const group of ['primary', 'secondary', 'attribute', 'shop'] as const) {
      await leaders(db, 'temu', group, CONTRACT.selling.temu.topPrimary.input.parse(filters) as never)
    }
    // Groups, total, and the newest day since nothing is found.
    const ofProducts = plans.filter(({ sql }) => !sql.includes('trendee.search_word'))
    expect(ofProducts).toHaveLength(4 * 3)
    expect(ofProducts.filter(({ plan }) => !plan.includes('product_current') || plan.includes('observation'))).toEqual(
      [],
    )
  })
})
