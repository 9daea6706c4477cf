import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explainedDb } from '../testing/explained-db'
import { openHouses } from '../testing/house-world'
import type { SellingWorld } from '../testing/selling-world'
import {
  brandAttributes,
  brandCategories,
  brandLooks,
  brandNames,
  brandPlatforms,
  brandPosts,
  brandProducts,
  brandWeeks,
  brandsById,
} from './brand-record'

let world: SellingWorld
beforeAll(async () => {
  world = await openHouses()
})
afterAll(() => world.close())

describe('the record of a brand', () => {
  it('is found by id, others beside it, unknown ones not', async () => {
    const rows = await brandsById(world.db, ['mossandra', 'zara', 'nobody'])
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['Mossandra', 'Zara'])
  })

  it('says of each platform what its numbers rest on', async () => {
    expect(await brandPlatforms(world.db, 'mossandra', 7)).toEqual([
      {
        platform: 'amazon',
        as_of_day: '2025-06-30',
        products: 5,
        known_products: 5,
        sellers: 0,
        new_arrivals: 0,
        sell_outs: 0,
        window_demand: 140,
        demand_basis: 'units',
        demand_window_days: null,
        evidence: 'measured',
        compared_demand: 140,
        compared_prior: 70,
        squared_steps: 0,
        compared_products: 5,
        shows_list_prices: 1,
        captures: 30,
      },
      expect.objectContaining({ platform: 'brand-site', products: 3, known_products: 4, shows_list_prices: 0 }),
    ])
  })

  it('tells how it is written where, with its lines', async () => {
    expect(await brandNames(world.db, 'mossandra')).toEqual([
      { platform: 'amazon', written: 'MOSSANDRA', line: '', products: 5 },
      { platform: 'brand-site', written: 'Mossandra', line: '', products: 3 },
      { platform: 'brand-site', written: 'Mössandra Kids', line: 'Mössandra Kids', products: 1 },
    ])
  })

  it('has its prices beside the market’s', async () => {
    const [dresses] = await brandCategories(world.db, ['mossandra'])
    // 1 to 30 dollars, eight of 7, three of 20, the house's 31.5, five of 50 and 90, and three of 500: the 26th of 51.
    expect(dresses).toMatchObject({ secondary_category: 'dress', products: 7, price_low: 50, price_high: 50 })
    expect(dresses).toMatchObject({ market_products: 51, market_median: 18 })
  })

  it('goes through its weeks: how much was reduced, cuts of prices, stock', async () => {
    const weeks = await brandWeeks(world.db, ['mossandra'])
    expect(weeks.map(({ monday }) => monday)).toEqual([
      '2025-05-26',
      '2025-06-02',
      '2025-06-09',
      '2025-06-16',
      '2025-06-23',
      '2025-06-30',
    ])
    // 16 to 22 June: two platforms a day, five products of one and three of the other. The prices of the five were halved
    // on Saturday, the 21st: two days of seven.
    expect(weeks[3]).toMatchObject({ captures: 14, products: 8, listed: 5 })
    expect(weeks[3]).toMatchObject({ reduced: expect.closeTo(10 / 7, 10), reductions: expect.closeTo(5 / 7, 10) })
    expect(weeks[3]).toMatchObject({ cuts: 5, rises: 0, in_stock: 8 })
  })

  it('has its best sellers, its newest and what it sold out of', async () => {
    const idsOf = async (shelf: 'best' | 'new' | 'soldOut') =>
      (await brandProducts(world.db, 'mossandra', shelf, 30)).map(({ product_id: id }) => id)
    expect(await idsOf('best')).toEqual(['a1', 'a2', 'a3', 'a4', 'a5'])
    expect(await idsOf('new')).toEqual(['b4'])
    expect(await idsOf('soldOut')).toEqual(['b3'])
    expect(await brandProducts(world.db, 'mossandra', 'new', 7)).toEqual([])
  })

  it('has its looks, its posts, and its attributes beside those of its platforms', async () => {
    expect((await brandLooks(world.db, 'mossandra')).map(({ id }) => id)).toEqual(['look-0', 'look-1'])
    // Five of its nine; with eight of nobody thirteen of the 19 and four that its platforms hold.
    expect(await brandAttributes(world.db, 'mossandra')).toEqual([
      { type: 'color', value: 'red', products: 5, all_products: 9, market_products: 13, market: 23 },
    ])
    expect(await brandPosts(world.db, 'mossandra')).toHaveLength(4)
  })

  it('never reads what other brands have', async () => {
    const { db, plans } = explainedDb(world.db)
    await brandProducts(db, 'mossandra', 'best', 30)
    await brandPlatforms(db, 'mossandra', 30)
    await brandCategories(db, ['mossandra'])
    expect(plans).toHaveLength(3)
    for (const { plan } of plans) expect(plan).toMatch(/PrimaryKey[\s\S]*brand_id/)
  })
})
