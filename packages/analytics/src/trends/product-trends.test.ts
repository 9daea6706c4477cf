import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { SUMMER, openPresenceWorld } from '../testing/presence-world'
import type { SellingWorld } from '../testing/selling-world'
import { WORLD_DAY } from '../testing/trend-world'
import { type ProductTrendsQuestion, type WhiteSpaceQuestion, productTrends, whiteSpace } from './product-trends'

let world: SellingWorld
beforeAll(async () => {
  world = await openPresenceWorld(SUMMER)
})
afterAll(() => world.close())

const asked = (input: object) =>
  productTrends(world.db, CONTRACT.trends.productTrends.input.parse(input) as ProductTrendsQuestion, WORLD_DAY)
const mapped = (input: object) =>
  whiteSpace(world.db, CONTRACT.trends.whiteSpace.input.parse(input) as WhiteSpaceQuestion, WORLD_DAY)

describe('categories with an attribute', () => {
  it('are those with a curve and those that shops alone know', async () => {
    const { list, total, asOf, totals } = await asked({})
    expect([total, asOf, totals.arrivals]).toEqual([2, '2025-06-29', 3])
    expect(
      list.map(({ kind }) => [kind.trend_id, kind.secondary_category, kind.attribute_type, kind.attribute_value]),
    ).toEqual([
      ['linen-shirt', 'shirt', 'fabric', 'linen'],
      ['teal-dress', 'dress', 'color', 'teal'],
    ])
    const [shirt, dress] = list
    expect(shirt?.metric).toMatchObject({ level: 'breakout', adjusted_growth: [null, null, 0.6, null] })
    expect(shirt?.presence).toMatchObject({ products: 8, arrivals: 2, bests: 1, sales_growth_then: 1, looks: 1 })
    expect(dress?.metric).toBeNull()
    expect(dress?.standings).toEqual([])
    // 6 to 11 together are 51: 510 pieces after 255.
    expect(dress?.presence).toMatchObject({ products: 7, arrivals: 1, sales_growth_then: 1, sales_basis_then: 'units' })
  })

  it('are none of a region that no feed tells of', async () => {
    expect(await asked({ region: 'AQ' })).toMatchObject({ list: [], total: 0, asOf: null })
    expect(await mapped({ region: 'AQ', demand: 'sales' })).toMatchObject({ list: [], total: 0, asOf: null })
  })

  it.each([
    [{ sort: 'price' }, ['teal-dress', 'linen-shirt']],
    [{ sort: 'products' }, ['linen-shirt', 'teal-dress']],
    [{ known_by: 'curve' }, ['linen-shirt']],
    [{ known_by: 'shops' }, ['teal-dress']],
    [{ level: 'breakout' }, ['linen-shirt']],
    [{ level: 'none' }, []],
    [{ attributeType: 'color' }, ['teal-dress']],
    [{ secondaryCategory: 'shirt' }, ['linen-shirt']],
    [{ platform: 'temu' }, ['linen-shirt', 'teal-dress']],
    [{ platform: 'shein' }, []],
    [{ q: 'teel dress' }, ['teal-dress']],
    [{ q: '亚麻' }, ['linen-shirt']],
    // Of women no curve is known: shops tell of both all the same, those with most products first.
    [{ gender: 'women' }, ['linen-shirt', 'teal-dress']],
    [{ gender: 'men', known_by: 'shops', sort: 'products' }, ['linen-shirt']],
  ])('%j lists %j', async (input, expected) => {
    expect((await asked(input)).list.map(({ kind }) => kind.trend_id)).toEqual(expected)
  })
})

describe('demand against shops', () => {
  it('is measured by what is asked', async () => {
    const sales = await mapped({ demand: 'sales' })
    expect(sales.list.map((point) => [point.trend_id, point.grown, point.sellers, point.products])).toEqual([
      ['linen-shirt', 1, 2, 8],
      ['teal-dress', 1, 2, 7],
    ])
    expect([sales.total, sales.unknownGrowth, sales.unknownShops, sales.asOf]).toEqual([2, 0, 0, '2025-06-29'])
    const search = await mapped({ demand: 'search' })
    expect(search.list.map((point) => [point.trend_id, point.grown])).toEqual([['linen-shirt', 0.6]])
    expect([search.total, search.unknownGrowth]).toEqual([1, 1])
    // Too few posts to compare.
    expect(await mapped({ demand: 'posts' })).toMatchObject({ list: [], total: 0, unknownGrowth: 2 })
  })

  it('has no more points than asked, and says how many there are', async () => {
    const { list, total } = await mapped({ demand: 'sales', quantity: 1 })
    expect([list.map((point) => point.trend_id), total]).toEqual([['linen-shirt'], 2])
    expect((await mapped({ gender: 'men', demand: 'sales' })).total).toBe(0)
  })
})
