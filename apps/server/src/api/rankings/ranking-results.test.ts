import type { OpenFacts } from '@trendee/analytics/testing/empty-facts'
import { saveLooks } from '@trendee/analytics/testing/runway-world'
import { saveSelling } from '@trendee/analytics/testing/selling-world'
import { type WorldPost, openSocialWorld } from '@trendee/analytics/testing/social-world'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, OutputOf, ParsedOf } from '@trendee/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call, Handler } from '../../http/handler'
import { overviewHandlers, retailRankingHandlers, socialRankingHandlers, valueRankingHandlers } from './handlers'

/** The last window of 30 days ends on 30 June, the one before on 31 May. */
const [NOW, BEFORE] = ['2025-06-10', '2025-05-10'] as const
const RED = { primary: 'womenswear', secondary: 'slip-dress', attributes: ['color:red'], gender: 'women' } as const
const BLUE = {
  primary: 'womenswear',
  secondary: 'mini-skirt',
  attributes: ['color:blue', 'pattern:floral'],
  gender: 'women',
} as const

const posts = (prefix: string, number: number, of: Omit<WorldPost, 'id'>): WorldPost[] =>
  Array.from({ length: number }, (_, at) => ({ ...of, id: `${prefix}${at}` }))

/** Captures whose windows of 30 days sold `before`, then `now`. */
const sold = (before: number, now: number, price: number) => [
  { day: '2025-05-01', price, units: 1000 },
  { day: '2025-05-31', price, units: 1000 + before },
  { day: '2025-06-30', price, units: 1000 + before + now },
]

let world: OpenFacts
let call: Call
beforeAll(async () => {
  world = await openSocialWorld({
    posts: [
      ...posts('red-before', 20, { ...RED, author: 'ana', postedOn: BEFORE, likes: 5, comments: 0 }),
      ...posts('blue-before', 20, { ...BLUE, author: 'bo', postedOn: BEFORE, likes: 5, comments: 0 }),
      ...posts('red', 30, { ...RED, author: 'ana', postedOn: NOW, likes: 8, comments: 2, followers: 100 }),
      ...posts('blue', 10, { ...BLUE, author: 'bo', postedOn: NOW, likes: 4, comments: 1, followers: 100 }),
      // Of a file that holds one subject: of their author nothing is held before.
      ...posts('new', 50, { attributes: ['fabric:linen'], gender: 'men', author: 'newcomer', postedOn: NOW }),
      ...posts('last', 1, { ...BLUE, author: 'bo', postedOn: '2025-06-30', likes: 1 }),
      ...posts('first', 1, { ...BLUE, author: 'bo', postedOn: '2025-04-01', likes: 1 }),
    ],
  })
  const shop = { platform: 'tiktok-shop', primary: 'womenswear', gender: 'women', shopPath: ['Women'] }
  const site = { ...shop, platform: 'brand-site' }
  await saveSelling(world.db, [
    { ...shop, ...RED, id: '1', seller: 'Alpha', brand: 'Moss', captures: sold(40, 80, 15) },
    { ...shop, ...RED, id: '2', seller: 'Alpha', brand: 'Fern', captures: sold(20, 10, 45) },
    { ...shop, ...BLUE, id: '3', seller: 'Beta', brand: 'Fern', captures: sold(40, 40, 15) },
    { ...site, ...BLUE, id: '4', brand: 'Moss', captures: sold(30, 60, 9) },
    { ...site, ...RED, id: '5', brand: 'Moss', captures: sold(20, 20, 9) },
  ])
  const season = (code: string, shownOn: string, red: number, blue: number) =>
    Array.from({ length: red + blue }, (_, at) => ({
      id: `${code}-${at}`,
      brand: 'Ostra',
      show: `Ostra ${code}`,
      season: code,
      gender: 'women',
      shownOn,
      garments: [at < red ? 'Red slip dress' : 'Blue mini skirt'],
    }))
  await saveLooks(world.db, [...season('SS25', '2024-09-25', 10, 30), ...season('SS26', '2025-06-25', 20, 20)])
  // Of the call these handlers see the facts alone.
  call = { runtime: { analytics: world.db } } as unknown as Call
})
afterAll(() => world.close())

/** The answer to a question, by the contract on both sides. */
async function ask<E extends Endpoint>(endpoint: E, handler: Handler<E>, input: object = {}): Promise<OutputOf<E>> {
  const answer = await handler(endpoint.input.parse(input) as ParsedOf<E>, call)
  return endpoint.output.parse(answer) as OutputOf<E>
}

const { socialRankings, retailRankings, valueRankings, overviews } = CONTRACT

describe('one value, source by source', () => {
  const info = (input: object) =>
    ask(valueRankings.attributeInfo, valueRankingHandlers.attributeInfo, { platform: 'tiktok-shop', ...input })
  const listed = async (source: string, id: string) => {
    const asked = { source, platform: 'tiktok-shop', attributeType: 'color' }
    const { list } = await ask(valueRankings.attributeList, valueRankingHandlers.attributeList, asked)
    return list.find((item) => item.id === id)
  }

  it('has the share and growth that it has among all records', async () => {
    const red = await info({ value: 'red', type: 'color' })
    // Posts: 20 of 40, then 30 of 41 by the same authors, of 91 in all. Shop: 60 sold, then 90. Looks: 10 of 40, then 20 of 40.
    expect(red.posts.self).toMatchObject({ records: 30, share: 30 / 91, growth: (30 * 40) / (20 * 41) - 1 })
    expect(red.products.self).toMatchObject({ records: 2, share: 2 / 3, demand: 90, growth: 0.5 })
    expect(red.looks.self).toMatchObject({ records: 20, share: 0.5, growth: 1 })
    expect(red.looks.season).toBe('SS26')
  })

  it.each(['posts', 'products', 'looks'] as const)('of %s says what the list of all values says', async (source) => {
    const { [source]: told } = await info({ value: 'red', type: 'color' })
    expect(await listed(source, 'red')).toMatchObject({ ...told.self })
  })

  it('names what is worn with it and whose it is, of its own records', async () => {
    const blue = await info({ value: 'blue' })
    expect(blue.type).toBe('color')
    expect(blue.posts.worn_with.map(({ id, records }) => [id, records])).toEqual([['floral', 11]])
    expect(blue.products.brands.map(({ id, records, demand }) => [id, records, demand])).toEqual([['fern', 1, 40]])
  })

  it('of a category counts the kinds that it covers', async () => {
    const asked = { value: 'dress', platform: 'tiktok-shop' }
    const dress = await ask(valueRankings.categoryInfo, valueRankingHandlers.categoryInfo, asked)
    expect(dress.posts.self).toMatchObject({ records: 30, share: 30 / 91 })
    expect(dress.products.self).toMatchObject({ records: 2, demand: 90, growth: 0.5 })
  })

  it('is nothing where no record shows it', async () => {
    const green = await info({ value: 'green', type: 'color' })
    expect([green.posts.self, green.products.self, green.looks.self]).toEqual([null, null, null])
  })
})

describe('shops and prices of TikTok Shop', () => {
  it('rank by what they sell', async () => {
    const { list, total_records: all } = await ask(socialRankings.tiktokTopShops, socialRankingHandlers.tiktokTopShops)
    expect(all).toBe(3)
    expect(list.map(({ id, records, demand, growth }) => [id, records, demand, growth])).toEqual([
      ['Alpha', 2, 90, 0.5],
      ['Beta', 1, 40, 0],
    ])
  })
  it('are bands of one ratio', async () => {
    const { list } = await ask(socialRankings.tiktokTopPrices, socialRankingHandlers.tiktokTopPrices)
    expect(list.map(({ id, records, demand, growth }) => [id, records, demand, growth])).toEqual([
      ['10', 2, 120, 0.5],
      ['40', 1, 10, -0.5],
    ])
  })
})

it('patterns of brand sites are no colours', async () => {
  const { list } = await ask(retailRankings.topPattern, retailRankingHandlers.topPattern)
  expect(
    list.map(({ id, attribute_type: type, records, demand, growth }) => [type, id, records, demand, growth]),
  ).toEqual([['pattern', 'floral', 1, 60, 1]])
})

it('totals of posts are of the window and of the one before', async () => {
  const { now, before, as_of: day } = await ask(socialRankings.topStatistics, socialRankingHandlers.topStatistics)
  expect(day).toBe('2025-06-30')
  expect(now).toEqual({ posts: 91, creators: 3, brands: 0, engagement: 30 * 10 + 10 * 5 + 1, engagement_rate: 0.1 })
  expect(before).toEqual({ posts: 40, creators: 2, brands: 0, engagement: 200, engagement_rate: null })
  const blue = await ask(socialRankings.topStatistics, socialRankingHandlers.topStatistics, { attributeName: 'blue' })
  expect([blue.now.posts, blue.before?.posts]).toEqual([11, 20])
})

describe('records of all sources', () => {
  const counted = async (input: object) => {
    const { sources } = await ask(overviews.analysisOverview, overviewHandlers.analysisOverview, input)
    return sources.map(({ source, platform, records, before, season }) => [source, platform, records, before, season])
  }
  it('are counted each to its own day', async () => {
    expect(await counted({})).toEqual([
      ['posts', '', 91, 40, ''],
      ['looks', 'runway', 40, null, 'SS26'],
      ['products', 'tiktok-shop', 3, null, ''],
      ['products', 'brand-site', 2, null, ''],
    ])
  })
  it('within a category', async () => {
    expect(await counted({ secondaryCategory: 'mini-skirt' })).toEqual([
      ['posts', '', 11, 20, ''],
      ['looks', 'runway', 20, null, 'SS26'],
      ['products', 'tiktok-shop', 1, null, ''],
      ['products', 'brand-site', 1, null, ''],
    ])
  })
})

it('one shop is told by its categories, attributes, brands and prices', async () => {
  const asked = { platform: 'tiktok-shop' }
  const shop = await ask(overviews.ecommerceAnalyze, overviewHandlers.ecommerceAnalyze, asked)
  const told = (list: typeof shop.brands) => list.map(({ id, records, demand }) => [id, records, demand])
  expect([shop.total_products, shop.as_of]).toEqual([3, '2025-06-30'])
  expect(told(shop.brands)).toEqual([
    ['moss', 1, 80],
    ['fern', 2, 50],
  ])
  expect(told(shop.attributes)).toEqual([
    ['red', 2, 90],
    ['blue', 1, 40],
    ['floral', 1, 40],
  ])
  expect(told(shop.price_bands)).toEqual([
    ['10', 2, 120],
    ['40', 1, 10],
  ])
  expect(told(shop.categories)).toContainEqual(['slip-dress', 2, 90])
})
