import { CONTRACT } from '@trendee/contract/contract'
import type { ShopWallInput } from '@trendee/contract/records/product-wall'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explainedDb } from '../testing/explained-db'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { list } from './list'
import { shops } from './shops'

/** Units sold up to two days, so that the last 7 days and the 7 before are known. */
const sold = (before: number, then: number, now: number) => [
  { day: '2025-06-16', price: 10, units: before },
  { day: '2025-06-23', price: 10, units: then },
  { day: '2025-06-30', price: 10, units: now },
]

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([
    // North: 100 a week before, 150 in the last one: + 50 %. South: 200, then 180: − 10 %.
    { platform: 'temu', id: 'n1', seller: 'North', secondary: 'dress', captures: sold(0, 60, 150) },
    { platform: 'temu', id: 'n2', seller: 'North', secondary: 'skirt', captures: sold(0, 40, 100) },
    { platform: 'temu', id: 's1', seller: 'South', secondary: 'dress', captures: sold(0, 200, 380) },
    // Of the same name on another platform, and with nothing to tell a growth by.
    { platform: 'tiktok-shop', id: 't1', seller: 'North', secondary: 'dress', captures: sold(0, 5, 12) },
    // A brand's own site is its shop; a marketplace that names no seller has none.
    {
      platform: 'brand-site',
      id: 'b1',
      brand: 'Alma',
      secondary: 'dress',
      captures: [{ day: '2025-06-30', price: 30 }],
    },
    { platform: 'amazon', id: 'a1', brand: 'Fen', secondary: 'dress', captures: sold(0, 900, 2000) },
    {
      platform: 'etsy',
      id: 'e1',
      seller: 'Nook',
      secondary: 'dress',
      captures: [{ day: '2025-06-30', favorites: 5000 }],
    },
  ])
})
afterAll(() => world.close())

const question = (input: Record<string, unknown> = {}) =>
  CONTRACT.records.shopWall.input.parse({ window: 7, ...input }) as ShopWallInput
const ALL = ['temu', 'tiktok-shop', 'amazon', 'brand-site', 'etsy']
const ask = (input?: Record<string, unknown>, platforms: readonly string[] = ALL) =>
  shops(world.db, platforms, question(input))
const names = async (input?: Record<string, unknown>, platforms?: readonly string[]) =>
  (await ask(input, platforms)).list.map(({ platform, shop }) => `${platform} ${shop}`)

describe('shops', () => {
  it('lead by growth, like for like; those of which none is known follow', async () => {
    const { list: found, total, asOf } = await ask()
    expect(
      found.map(({ platform, shop, growth }) => [platform, shop, growth === null ? null : Number(growth.toFixed(4))]),
    ).toEqual([
      ['temu', 'North', 0.5],
      ['temu', 'South', -0.1],
      ['brand-site', 'Alma', null],
      ['etsy', 'Nook', null],
      ['tiktok-shop', 'North', null],
    ])
    expect([total, asOf]).toEqual([5, '2025-06-30'])
  })

  it('bring what sells best of them, and what of it the filters leave', async () => {
    const [north] = (await ask()).list
    expect(north).toMatchObject({ products: 2, shop_demand: 150, basis: 'units', median_price_usd: 10 })
    expect(north?.best.map(({ product_id }) => product_id)).toEqual(['n1', 'n2'])
    const [skirts] = (await ask({ secondaryCategory: 'skirt' })).list
    expect(skirts).toMatchObject({ shop: 'North', products: 1 })
    expect(skirts?.best.map(({ product_id }) => product_id)).toEqual(['n2'])
  })

  it('are ranked by what is asked, page by page', async () => {
    expect(await names({ sort: 'products' })).toEqual(expect.arrayContaining(['temu North']))
    expect((await names({ sort: 'demand' })).slice(0, 2)).toEqual(['temu South', 'temu North'])
    expect(await names({ pageSize: 2, page: 2 })).toEqual(['brand-site Alma', 'etsy Nook'])
    expect((await ask({ pageSize: 2, page: 2 })).total).toBe(5)
    expect(await names({}, ['brand-site'])).toEqual(['brand-site Alma'])
    expect(await names({ seller: 'north' })).toEqual(['temu North', 'tiktok-shop North'])
    expect(await ask({ q: 'nothing' })).toEqual({ list: [], total: 0, asOf: '2025-06-30', searchedAs: null })
  })

  it('are read from products as they stand alone', async () => {
    const { db, plans } = explainedDb(world.db)
    for (const sort of ['growth', 'demand', 'products', 'new_products']) await shops(db, ALL, question({ sort }))
    // Ranked, its newest day, which of them sell best, and the cards of those alone.
    expect(plans).toHaveLength(4 * 4)
    expect(plans.filter(({ plan }) => !plan.includes('product_current') || plan.includes('observation'))).toEqual([])
  })
})

describe('products of several platforms', () => {
  const wall = async (input: Record<string, unknown> = {}, platforms: readonly string[] = ALL) => {
    const asked = CONTRACT.records.productWall.input.parse({ window: 7, ...input })
    return list(world.db, platforms, asked as Parameters<typeof list>[2])
  }

  it('stand by units of the window; favourites are no units', async () => {
    const { list: found, total, asOf } = await wall()
    const [first, second] = found
    // a1 1100, s1 180, n1 90, n2 60, t1 7.
    expect(found.slice(0, 5).map(({ product_id }) => product_id)).toEqual(['a1', 's1', 'n1', 'n2', 't1'])
    expect([first?.window_demand, second?.window_demand]).toEqual([1100, 180])
    expect([total, asOf]).toEqual([7, '2025-06-30'])
  })

  it('are counted over all of them, filtered or not', async () => {
    expect((await wall()).priceBands.reduce((sum, { products }) => sum + products, 0)).toBe(6)
    const dresses = await wall({ secondaryCategory: 'dress' }, ['temu', 'brand-site'])
    expect(dresses.list.map(({ product_id }) => product_id)).toEqual(['s1', 'n1', 'b1'])
    expect(dresses.total).toBe(3)
  })
})
