import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { SUMMER, openPresenceWorld } from '../testing/presence-world'
import type { SellingWorld } from '../testing/selling-world'
import { WORLD_DAY } from '../testing/trend-world'
import { type TrendFacetsQuestion, trendFacets } from './trend-facets'
import type { TrendListQuestion } from '../tables/listed-trends-asked'
import { trendList } from './trend-list'

let world: SellingWorld
beforeAll(async () => {
  world = await openPresenceWorld(SUMMER)
})
afterAll(() => world.close())

const asked = (input: object) =>
  trendList(world.db, CONTRACT.trends.trendList.input.parse(input) as TrendListQuestion, WORLD_DAY)
const ids = async (input: object) => (await asked(input)).list.map(({ metric }) => metric.trend_id)

describe('trends with their place in shops, posts and shows', () => {
  it('tell their counts and what those are of, and nothing of what is only words', async () => {
    const { list, totals, total, asOf } = await asked({ sort: 'name', order: 'asc' })
    expect([total, asOf]).toEqual([4, '2025-06-29'])
    expect(totals).toMatchObject({ arrivals: 3, bests: 2, posts: 5, looks: 2, season: 'SS26' })
    const of = (id: string) => list.find(({ metric }) => metric.trend_id === id)?.presence
    expect(of('linen')).toMatchObject({ is_counted: 1, products: 8, arrivals: 2, bests: 1, posts_then: 2, looks: 1 })
    expect(of('teal')).toMatchObject({ is_counted: 1, products: 7, arrivals: 1, posts_then: 2, shops: 2 })
    expect(of('dua-lipa')).toMatchObject({ is_counted: 0, shops: null, median_price_usd: null })
  })

  it('are those of the asked gender, counted among what is theirs', async () => {
    const { list, totals } = await asked({ gender: 'women' })
    expect(list.map(({ metric }) => [metric.trend_id, metric.gender])).toEqual([['linen', 'women']])
    expect([totals.posts, list[0]?.presence.posts_then]).toEqual([4, 2])
    expect((await asked({ gender: 'men' })).totals).toMatchObject({ arrivals: 0, bests: 0, posts: 1, looks: 0 })
  })

  it('tell what each platform says', async () => {
    const { list } = await asked({ type: 'fabric' })
    expect(list[0]?.standings).toEqual([
      { platform: 'google', growth: 0.3, percentile: 0.9 },
      { platform: 'temu', growth: 0.1, percentile: 0.6 },
    ])
  })

  it.each([
    [{}, ['linen-shirt', 'linen', 'teal', 'dua-lipa']],
    [{ sort: 'products' }, ['linen', 'linen-shirt', 'teal', 'dua-lipa']],
    [{ sort: 'products', order: 'asc' }, ['teal', 'linen', 'linen-shirt', 'dua-lipa']],
    [{ sort: 'posts' }, ['linen', 'linen-shirt', 'teal', 'dua-lipa']],
    [{ sort: 'price' }, ['teal', 'linen', 'linen-shirt', 'dua-lipa']],
    [{ sort: 'price', order: 'asc' }, ['linen', 'linen-shirt', 'teal', 'dua-lipa']],
    [{ sort: 'sales_growth' }, ['linen', 'linen-shirt', 'teal', 'dua-lipa']],
    [{ sort: 'adjusted_growth' }, ['linen-shirt', 'linen', 'teal', 'dua-lipa']],
    // Of those without a level and a year the score says nothing: what shops and posts show most stands first.
    [{ order: 'asc' }, ['teal', 'dua-lipa', 'linen', 'linen-shirt']],
    [{ type: 'fabric,color' }, ['linen', 'teal']],
    [{ level: 'hot' }, ['linen']],
    [{ season: 'seasonal' }, ['teal']],
    [{ season: 'steady', type: 'color' }, []],
    [{ platform: 'temu' }, ['linen']],
    [{ secondaryCategory: 'shirt' }, ['linen-shirt']],
    // What is called so comes first, whatever its level.
    [{ q: 'linen' }, ['linen', 'linen-shirt']],
    [{ q: '亚麻' }, ['linen', 'linen-shirt']],
    [{ q: 'linnen' }, ['linen', 'linen-shirt']],
    [{ q: 'linen shrit' }, ['linen-shirt']],
    [{ q: 'no such thing' }, []],
    [{ pageSize: 1, page: 2 }, ['linen']],
  ])('%j lists %j', async (input, expected) => {
    expect(await ids(input)).toEqual(expected)
  })
})

describe('the choices of a filter', () => {
  const facets = (input: object) =>
    trendFacets(world.db, CONTRACT.trends.trendFacets.input.parse(input) as TrendFacetsQuestion, WORLD_DAY)

  it('say how many trends each leaves, and how many of them rise', async () => {
    const found = await facets({})
    expect([found.total, found.rising, found.asOf]).toEqual([4, 2, '2025-06-29'])
    expect(found.type).toEqual([
      { value: 'color', parent: null, count: 1, rising: 0 },
      { value: 'fabric', parent: null, count: 1, rising: 1 },
      { value: 'keyword', parent: null, count: 1, rising: 0 },
      { value: 'product', parent: null, count: 1, rising: 1 },
    ])
    expect(found.level.map(({ value, count }) => [value, count])).toEqual([
      ['breakout', 1],
      ['hot', 1],
      ['none', 2],
    ])
    expect(found.platform.map(({ value }) => value)).toEqual(['google', 'temu'])
    expect(found.secondary_category).toEqual([{ value: 'shirt', parent: 'womenswear', count: 1, rising: 1 }])
    expect(found.gender.map(({ value, count }) => [value, count])).toEqual([
      ['women', 1],
      ['all', 4],
    ])
  })

  it('leave the filter itself open, and hold the others', async () => {
    const found = await facets({ type: 'fabric' })
    expect(found.total).toBe(1)
    expect(found.type).toHaveLength(4)
    expect(found.level.map(({ value }) => value)).toEqual(['hot'])
    expect((await facets({ q: 'linnen', level: 'breakout' })).total).toBe(1)
  })
})
