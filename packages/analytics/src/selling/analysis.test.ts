import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { explainedDb } from '../testing/explained-db'
import { type SellingWorld, type WorldCapture, type WorldProduct, openSellingWorld } from '../testing/selling-world'
import { type AnalysisAttributeQuestion, analysisAttribute } from './analysis-attribute'
import { type AnalysisCategoryQuestion, analysisCategory } from './analysis-category'
import { type AnalysisPriceQuestion, analysisPrice } from './analysis-price'

const { insights } = CONTRACT
const categories = (input: object = {}) =>
  analysisCategory(world.db, insights.analysisCategory.input.parse(input) as AnalysisCategoryQuestion)
const prices = (input: object = {}) =>
  analysisPrice(world.db, insights.analysisPrice.input.parse(input) as AnalysisPriceQuestion)
const attributes = (input: object = {}) =>
  analysisAttribute(world.db, insights.analysisAttribute.input.parse(input) as AnalysisAttributeQuestion)

/** Newest capture 30 June 2025: windows of 30 days begin after 31 May and, of those before, after 1 May. */
const DAYS = ['2025-05-01', '2025-05-31', '2025-06-30'] as const

/** What was sold in each of the two stretches, at a price. */
function sold(before: number, now: number, price: number, listPrice?: number): WorldCapture[] {
  return DAYS.map((day, at) => ({
    day,
    price,
    ...(listPrice === undefined ? {} : { listPrice }),
    units: [100, 100 + before, 100 + before + now][at] ?? 0,
  }))
}

const product = (platform: string, id: string, secondary: string, rest: Partial<WorldProduct>): WorldProduct => ({
  platform,
  id,
  primary: 'womenswear',
  secondary,
  gender: 'women',
  captures: [],
  ...rest,
})
const times = (many: number, one: (at: number) => WorldProduct) => Array.from({ length: many }, (_, at) => one(at))

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([
    // Temu, dresses: 30 pieces after 20 each, of three shops, one by a narrower name. 90 / 60 - 1 = +50 %.
    ...times(3, (at) =>
      product('temu', `dress-${at}`, at === 0 ? 'slip-dress' : 'dress', {
        seller: `shop ${at}`,
        captures: sold(20, 30, [8, 9, 30][at] ?? 0),
      }),
    ),
    // Seen in the newest capture alone: on sale, and nothing of what it sells is known.
    product('temu', 'dress-new', 'dress', {
      seller: 'shop 0',
      captures: [{ day: '2025-06-30', price: 9, units: 500 }],
    }),
    // Skirts, all reduced and falling: 30 after 60.
    ...times(3, (at) => product('temu', `skirt-${at}`, 'skirt', { captures: sold(20, 10, 12, 20) })),
    // Two products are too few to be a category's growth, ten pieces too little.
    ...times(2, (at) => product('temu', `boot-${at}`, 'boots', { captures: sold(50, 100, 45) })),
    ...times(3, (at) => product('temu', `hat-${at}`, 'hat', { gender: 'men', captures: sold(2, 20, 5) })),
    // Not seen for more than 90 days: no offer, though the list knows it.
    product('temu', 'gone', 'hat', { gender: 'men', captures: [{ day: '2025-01-05', price: 5, units: 3 }] }),
    // Shein counts reviews, and tells no price of one.
    ...times(3, (at) =>
      product('shein', `d-${at}`, 'dress', {
        captures: DAYS.map((day, place) => ({ day, reviews: 10 + 20 * place, ...(at === 0 ? {} : { price: 15 }) })),
      }),
    ),
    // A shop that counts nothing.
    product('brand-site', 'b', 'dress', { brand: 'Alma', captures: [{ day: '2025-06-30', price: 100 }] }),
    // 40 described shirts here, 50 there: red are 20 of 40 and 10 of 50.
    ...times(40, (at) =>
      product('etsy', `s-${at}`, 'shirt', {
        attributes: [at < 20 ? 'color:red' : 'color:blue', ...(at < 4 ? ['pattern:floral'] : [])],
        captures: [{ day: '2025-06-30', price: 20 }],
      }),
    ),
    ...times(50, (at) =>
      product('lazada', `s-${at}`, 'shirt', {
        attributes: [at < 10 ? 'color:red' : at < 14 ? 'color:green' : 'color:white'],
        captures: [{ day: '2025-06-30', price: 20 }],
      }),
    ),
    // Linen: 2 of 40 here, where 4.8 would be by the 6 of 50 there; cotton: the others. In no category.
    ...times(40, (at) =>
      product('shopee', `f-${at}`, '', {
        attributes: [at < 2 ? 'fabric:linen' : 'fabric:cotton'],
        captures: [{ day: '2025-06-30' }],
      }),
    ),
    ...times(50, (at) =>
      product('amazon', `f-${at}`, '', {
        attributes: [at < 6 ? 'fabric:linen' : 'fabric:cotton'],
        captures: [{ day: '2025-06-30' }],
      }),
    ),
  ])
})
afterAll(() => world.close())

describe('categories', () => {
  it('are measured like for like, each product in one of them', async () => {
    const { list, platforms } = await categories({ platform: 'temu' })
    expect(platforms).toEqual([{ platform: 'temu', products: 13, as_of: '2025-06-30' }])
    // Sold: 90 dresses, 30 skirts, 200 boots, 60 hats, 380 in all; on sale 12.
    expect(list.map(({ category, share_of_demand: share }) => [category, share])).toEqual([
      ['boots', 200 / 380],
      ['dress', 90 / 380],
      ['hat', 60 / 380],
      ['skirt', 30 / 380],
    ])
    expect(list[1]).toEqual({
      platform: 'temu',
      category: 'dress',
      products: 4,
      offers: 4,
      shops: 3,
      demand: 90,
      demand_basis: 'units',
      demand_evidence: 'measured',
      period_days: null,
      known: 3,
      growth: 0.5,
      growth_reason: null,
      compared: 3,
      share_of_offers: 4 / 12,
      share_of_demand: 90 / 380,
      median_price_usd: 9,
      // Four prices are too few to be crowded.
      price_crowding: null,
      reduced_share: 0,
      mover: 'top_mover',
    })
    expect(list[3]).toMatchObject({ growth: -0.5, reduced_share: 1, mover: 'clearance', shops: null })
  })
  it('say why no growth is told', async () => {
    const { list } = await categories()
    const reasons = new Map(list.map((row) => [`${row.platform} ${row.category}`, row.growth_reason]))
    expect(Object.fromEntries(reasons)).toEqual({
      'temu boots': 'few_products',
      'temu dress': null,
      'temu hat': 'few_pieces',
      'temu skirt': null,
      'shein dress': null,
      'brand-site dress': 'no_counts',
      'etsy shirt': 'no_counts',
      'lazada shirt': 'no_counts',
    })
    expect(list.filter((row) => row.growth === null && row.mover !== null)).toEqual([])
    const alone = await categories({ platform: 'temu', q: 'dress-new' })
    expect(alone.list[0]).toMatchObject({ demand: null, known: 0, growth_reason: 'not_in_window' })
    const day = await categories({ platform: 'temu', secondaryCategory: 'boots', window: 90 })
    expect(day.list[0]).toMatchObject({ growth: null, growth_reason: 'no_pair', demand_evidence: 'at_least' })
  })
  it('leave out of the offers what is gone, and count it among the products', async () => {
    const { list } = await categories({ platform: 'temu', department: 'men' })
    expect(list).toMatchObject([{ category: 'hat', products: 4, offers: 3, share_of_offers: 1 }])
  })
  it('tell crowding around the median, and keep each shop’s own count', async () => {
    const { list } = await categories({ platform: 'lazada,shein' })
    expect(list).toMatchObject([
      { platform: 'shein', demand: 60, demand_basis: 'reviews', growth: 0, share_of_demand: 1, price_crowding: null },
      { platform: 'lazada', demand: null, price_crowding: 1, growth: null, share_of_demand: null },
    ])
  })
  it('stand in the asked order, what is unknown last', async () => {
    for (const order of ['asc', 'desc']) {
      const { list } = await categories({ platform: 'temu', sort: 'growth', order })
      const growths = list.map(({ growth }) => growth)
      expect(growths).toEqual(order === 'asc' ? [-0.5, 0.5, null, null] : [0.5, -0.5, null, null])
    }
  })
  it('asked by a broad one, are those that it covers', async () => {
    const { list } = await categories({ platform: 'temu', secondaryCategory: 'dress', sort: 'offers' })
    expect(list.map(({ category, offers }) => [category, offers])).toEqual([
      ['dress', 3],
      ['slip-dress', 1],
    ])
  })
  it('are none where nothing fits', async () => {
    expect(await categories({ gender: 'unisex' })).toEqual({ list: [], platforms: [] })
  })
})

describe('prices', () => {
  it('set the share of the offers against the share of what sells', async () => {
    const { list, unpriced } = await prices({ platform: 'temu' })
    // Under $10: 3 dresses and 3 hats on sale, 60 + 60 sold; $10–20: skirts; $20–40: one dress; from $40: boots.
    expect(list.map((row) => [row.from, row.to, row.offers, row.demand])).toEqual([
      [0, 10, 6, 120],
      [10, 20, 3, 30],
      [20, 40, 1, 30],
      [40, null, 2, 200],
    ])
    expect(list[0]).toMatchObject({ share_of_offers: 6 / 12, share_of_demand: 120 / 380, category: null, products: 7 })
    expect(unpriced).toBe(0)
  })
  it('leave what has no price in no band, and say so and in which currency the others are', async () => {
    const { list, currencies, unpriced } = await prices({ platform: 'shein' })
    expect(list).toMatchObject([{ platform: 'shein', from: 10, to: null, offers: 2, demand: 40, share_of_demand: 1 }])
    expect([currencies, unpriced]).toEqual([[{ platform: 'shein', currency: 'USD', products: 2 }], 1])
  })
  it('have the same bands on each platform', async () => {
    const { list } = await prices({ platform: 'temu,brand-site' })
    const bands = new Map(list.map(({ from, to }) => [from, to]))
    expect(list.find(({ platform }) => platform === 'brand-site')).toMatchObject({ from: 80, to: null, demand: null })
    expect([...bands.keys()].toSorted((a, b) => a - b)).toEqual([0, 10, 20, 40, 80])
  })
  it('of a category are the cells of the white-space map', async () => {
    const { list } = await prices({ platform: 'temu', by: 'category', productCategories: 'dress' })
    const cells = list.map((row) => [row.category, row.from, row.share_of_offers, row.shops, row.growth_reason])
    expect(cells).toEqual([
      ['dress', 0, 2 / 3, 2, 'few_products'],
      ['dress', 20, 1 / 3, 1, 'few_products'],
      ['slip-dress', 0, 1, 1, 'few_products'],
    ])
  })
})

describe('attributes', () => {
  it('are compared with those of all other platforms, by what is described', async () => {
    const { list } = await attributes({ platform: 'etsy' })
    expect(list).toMatchObject([
      { value: 'blue', offers: 20, share: 0.5, market_offers: 0, market_share: 0, over_index: null },
      { value: 'red', offers: 20, described: 40, market_offers: 10, market_described: 50, over_index: 2.5 },
      // Nobody else says anything of patterns.
      { value: 'floral', offers: 4, described: 4, share: 1, market_described: 0, market_share: null, over_index: null },
    ])
  })
  it('under-index the other way round, with five at least elsewhere', async () => {
    const { list, platforms } = await attributes({ platform: 'lazada', sort: 'over_index', order: 'asc' })
    expect(list.map(({ value, over_index: index }) => [value, index])).toEqual([
      ['red', 0.2 / 0.5],
      ['white', null],
      ['green', null],
    ])
    expect(platforms).toEqual([{ platform: 'lazada', products: 50, as_of: '2025-06-30' }])
  })
  it('are not compared by a handful', async () => {
    const { list } = await attributes({ platform: 'shopee', sort: 'over_index' })
    expect(list.map(({ value, over_index: index }) => [value, index])).toEqual([
      ['cotton', 38 / 40 / (44 / 50)],
      ['linen', null],
    ])
    const there = await attributes({ platform: 'amazon', q: 'f-', sort: 'offers' })
    // Two elsewhere are too few.
    expect(there.list.map(({ value, over_index: index }) => [value, index === null])).toEqual([
      ['cotton', false],
      ['linen', true],
    ])
  })
  it('are of one type where one is asked', async () => {
    const { list } = await attributes({ attributeType: 'pattern' })
    expect(list.map(({ platform, value }) => [platform, value])).toEqual([['etsy', 'floral']])
  })
})

it('reads the current products of the asked platforms alone, once or twice each', async () => {
  const { db, plans } = explainedDb(world.db)
  const asked = { platform: 'temu', department: 'women', price_max: 40 }
  await analysisCategory(db, insights.analysisCategory.input.parse(asked) as AnalysisCategoryQuestion)
  for (const by of ['platform', 'category']) {
    await analysisPrice(db, insights.analysisPrice.input.parse({ ...asked, by }) as AnalysisPriceQuestion)
  }
  expect(plans).toHaveLength(1 + 2 * 3)
  // The engine's own plan: one part of one granule, which holds 1,024 rows at most; of all platforms, the parts of seven.
  const read = () => plans.map(({ plan }) => /Parts: (\d+)\/\d+\s+Granules: (\d+)\//.exec(plan)?.slice(1))
  expect(read()).toEqual(plans.map(() => ['1', '1']))
  await analysisAttribute(db, insights.analysisAttribute.input.parse(asked) as AnalysisAttributeQuestion)
  expect(read().slice(-2)).toEqual([
    ['7', '7'],
    ['1', '1'],
  ])
  expect(plans.filter(({ plan }) => plan.includes('observation'))).toEqual([])
})
