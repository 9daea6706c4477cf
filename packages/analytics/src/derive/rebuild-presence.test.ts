import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SUMMER, openPresenceWorld } from '../testing/presence-world'
import type { SellingWorld } from '../testing/selling-world'

let world: SellingWorld
beforeAll(async () => {
  world = await openPresenceWorld(SUMMER)
})
afterAll(() => world.close())

const ROW = z.looseObject({ trend_id: z.string() })

async function row(trend: string, gender = '') {
  const [found] = await world.db.rows(
    ROW,
    'SELECT * FROM trendee.trend_presence WHERE trend_id = {trend:String} AND gender = {gender:String}',
    { trend, gender },
  )
  return found
}

describe('a trend in shops, posts and shows', () => {
  it('is counted by its products, for everybody and for whom they are', async () => {
    const shirts = {
      products: 8,
      shops: 2,
      platforms: ['temu'],
      // 10, 20, 30, 40, 50, 60, 60 and 120 dollars.
      median_price_usd: 45,
      // Two of the three that came on the last day.
      new_arrivals: [2, 2, 2, 2],
      // Of twelve that sell, p11 and p12 sell as much as the best tenth.
      best_sellers: [0, 0, 1, 1],
      // 270 pieces after 135.
      sales_growth: [null, null, 1, null],
      sales_basis: ['', '', 'units', ''],
      shown_products: ['temu/p12', 'temu/p5', 'temu/p4', 'temu/p3'],
    }
    expect(await row('linen-shirt')).toMatchObject(shirts)
    expect(await row('linen-shirt', 'women')).toMatchObject(shirts)
    expect(await row('linen')).toMatchObject(shirts)
    expect(await row('linen-shirt', 'men')).toMatchObject({ products: 0, shops: null, median_price_usd: null })
  })

  it('is counted by posts of the window and by looks of the newest season', async () => {
    expect(await row('linen-shirt')).toMatchObject({
      posts: [1, 1, 2, 2],
      shown_posts: ['instagram/b', 'instagram/a'],
      looks: 1,
      season: 'SS26',
      shown_looks: ['look/ss26-1'],
    })
    expect(await row('teal')).toMatchObject({ posts: [0, 0, 2, 2], looks: 1 })
    expect(await row('teal', 'women')).toMatchObject({ posts: [0, 0, 1, 1] })
  })

  it('stands beside everything that there is', async () => {
    expect(await row('')).toMatchObject({
      products: 15,
      new_arrivals: [3, 3, 3, 3],
      best_sellers: [0, 0, 2, 2],
      posts: [1, 1, 5, 5],
      looks: 2,
      season: 'SS26',
      as_of: '2025-06-29',
    })
    expect(await row('', 'women')).toMatchObject({ posts: [1, 1, 4, 4] })
    expect(await row('', 'men')).toMatchObject({ products: 0, posts: [0, 0, 1, 1], looks: 0 })
  })

  it('is there too where shops alone know it, and not where garments cannot tell it', async () => {
    expect(await row('teal-dress')).toMatchObject({
      name: 'Teal Dress',
      type: 'product',
      secondary_category: 'dress',
      attribute_type: 'color',
      attribute_value: 'teal',
      products: 7,
    })
    expect(await row('teal-dress', 'men')).toBeUndefined()
    expect(await row('dua-lipa')).toBeUndefined()
  })
})
