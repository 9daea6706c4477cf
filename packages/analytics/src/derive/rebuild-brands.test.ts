import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openHouses } from '../testing/house-world'
import type { SellingWorld } from '../testing/selling-world'

const BRAND = z.looseObject({ brand_id: z.string() })

let world: SellingWorld
beforeAll(async () => {
  world = await openHouses()
})
afterAll(() => world.close())

const brand = async (id: string) => {
  const [row] = await world.db.rows(
    BRAND,
    'SELECT *, toString(as_of) AS as_of_day, toString(first_arrival) AS first_day FROM trendee.brand_current WHERE brand_id = {id:String}',
    { id },
  )
  return row
}

describe('a brand over its platforms', () => {
  it('is one, whatever it is called where', async () => {
    expect(await brand('mossandra')).toMatchObject({
      name: 'Mossandra',
      aliases: ['MOSSANDRA'],
      lines: ['Mössandra Kids'],
      platforms: ['amazon', 'brand-site', 'tiktok', 'runway'],
      products: 8,
      // The best sellers of thirty days stand for it.
      shown_products: ['amazon/a1', 'amazon/a2', 'amazon/a3', 'amazon/a4'],
      known_products: 9,
      looks: 2,
      shows: 1,
    })
  })

  it('stands among the prices of its categories', async () => {
    const rows = await world.db.rows(
      z.looseObject({}),
      `SELECT secondary_category, wearer, products, price_median, market_products, market_median, position
       FROM trendee.brand_category WHERE brand_id = 'mossandra' ORDER BY wearer`,
    )
    // 30 of others, seven of its own, three of 500, three of 20 and eight of 7 dollars: 51 dresses for adults on sale.
    // Cheaper: 41 and half of itself than 31.5; 42 and half of five than each of five at 50; 47 and a half than 90.
    expect(rows).toMatchObject([
      {
        wearer: 'adults',
        products: 7,
        price_median: 50,
        market_products: 51,
        position: expect.closeTo((41.5 + 5 * 44.5 + 47.5) / 7 / 51, 10),
      },
      { wearer: 'children', products: 1, market_products: 1, price_median: 5, position: 0.5 },
    ])
    expect(await brand('mossandra')).toMatchObject({ segment: 'premium', positioned_products: 7 })
  })

  it('has no segment with three products', async () => {
    expect(await brand('cindrelle')).toMatchObject({
      segment: '',
      price_position: null,
      positioned_products: 3,
      platforms: ['amazon'],
      median_price_usd: 500,
    })
  })

  it('is new where all of it came while others were captured', async () => {
    expect(await brand('ivorette')).toMatchObject({
      first_day: '2025-06-14',
      known_products: 3,
      arrivals: [0, 0, 3, 3],
    })
  })

  it('tells arrivals, sell-outs and growth by window', async () => {
    expect(await brand('mossandra')).toMatchObject({
      as_of_day: '2025-06-30',
      // Some of its products were there before all captures.
      first_day: null,
      // b4 came 18 days before the end, b3 was gone for five days eleven before it.
      arrivals: [0, 0, 1, 1],
      sell_outs: [0, 0, 1, 1],
      demand_basis: 'units',
      // Five products of which each sold 28 in the last week and 14 in the week before; 4 yesterday after 4; at least 72
      // since they were first seen.
      demand: [20, 140, 360, 360],
      growth: [0, 1, null, null],
      growth_products: [5, 5, 0, 0],
    })
  })

  it('tells how much is reduced and how deep, of shops that show list prices', async () => {
    const found = await brand('mossandra')
    // The brand's site never shows one. Half price on each of the last ten of thirty days.
    expect(found).toMatchObject({ discount_depth: [0.5, 0.5, 0.5, 0.5] })
    expect(found?.['reduced_share']).toEqual([1, 1, expect.closeTo(1 / 3, 10), expect.closeTo(1 / 3, 10)])
    expect(await brand('cindrelle')).toMatchObject({ reduced_share: [0, 0, 0, 0], discount_depth: [0, 0, 0, 0] })
  })

  it('counts posts and who wrote them', async () => {
    expect(await brand('mossandra')).toMatchObject({
      posts: [1, 2, 3, 4],
      posts_before: [1, 1, 1, 0],
      post_likes: [10, 15, 16, 16],
      post_authors: [1, 1, 2, 3],
    })
  })

  it('is there where posts or looks alone know it', async () => {
    expect(await brand('zara')).toMatchObject({ name: 'Zara', platforms: ['tiktok'], country: 'ES', products: 0 })
    expect(await brand('ylva')).toMatchObject({ name: 'Ylva', platforms: ['runway'], looks: 1, segment: '' })
    expect(await brand('nobrand')).toBeUndefined()
  })
})

describe('the days of a brand', () => {
  it('show reductions, changes of price and stock', async () => {
    const days = await world.db.rows(
      z.looseObject({ day: z.string() }),
      `SELECT toString(day) AS day, products, priced, reduced, reductions, cuts, rises, in_stock FROM trendee.brand_day
       WHERE brand_id = 'mossandra' AND platform = 'amazon' AND day IN ('2025-06-20', '2025-06-21') ORDER BY day`,
    )
    const all = { products: 5, priced: 5, rises: 0, in_stock: 5 }
    expect(days).toEqual([
      { ...all, day: '2025-06-20', reduced: 0, reductions: 0, cuts: 0 },
      { ...all, day: '2025-06-21', reduced: 5, reductions: 2.5, cuts: 5 },
    ])
  })
})
