import { CONTRACT } from '@trendee/contract/contract'
import type { InputOf, OutputOf } from '@trendee/contract/endpoint'
import { PLANTED_TRENDS, type PlantedShape } from '@trendee/demo/planted-truth'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

let demo: DemoApp
let token: string
beforeAll(async () => {
  demo = await openDemoApp()
  token = await demo.signIn('trendee-business')
})
afterAll(() => demo.close())

const SHAPES: ReadonlyMap<string, PlantedShape> = new Map(
  PLANTED_TRENDS.map(({ term, shape }) => [trendIdOf(term), shape]),
)
/** What nobody planted a rise into: seasons, noise, and what is given up. */
const QUIET: ReadonlySet<PlantedShape | undefined> = new Set<PlantedShape>(['season', 'flat', 'fade', 'fad'])
const isRise = (id: string) => SHAPES.get(id) === 'rise'
const isQuiet = (id: string) => QUIET.has(SHAPES.get(id))

async function list(input: InputOf<typeof CONTRACT.trends.trendList>) {
  const response = await ask(demo.app, CONTRACT.trends.trendList, { pageSize: 100, ...input }, token)
  expect(response.statusCode).toBe(200)
  return (response.json().data as OutputOf<typeof CONTRACT.trends.trendList>).list
}

async function products(input: InputOf<typeof CONTRACT.trends.productTrends>) {
  const response = await ask(demo.app, CONTRACT.trends.productTrends, { pageSize: 100, ...input }, token)
  expect(response.statusCode).toBe(200)
  return (response.json().data as OutputOf<typeof CONTRACT.trends.productTrends>).list
}

describe('what is planted into trends', () => {
  it('stands on top of the colours, and seasons and noise do not', async () => {
    const ids = (await list({ type: 'color', sort: 'level' })).map((trend) => trend.trend_id)
    const rises = ids.filter(isRise)
    expect(rises.toSorted()).toEqual(['butter-yellow', 'cherry-red'])
    const firstQuiet = ids.findIndex(isQuiet)
    expect(firstQuiet).toBeGreaterThan(0)
    for (const id of rises) expect(ids.indexOf(id)).toBeLessThan(firstQuiet)
  })

  it('stands on top of the products, and seasons and noise do not', async () => {
    const rows = await products({ sort: 'level', known_by: 'curve' })
    const ids = rows.map((row) => row.trend_id)
    const rises = ids.filter(isRise)
    expect(rises.length).toBeGreaterThanOrEqual(3)
    const firstQuiet = ids.findIndex(isQuiet)
    for (const id of rises) expect([id, ids.indexOf(id) < firstQuiet]).toEqual([id, true])
    // A season is a breakout to nobody.
    const falsely = rows.filter((row) => row.trend?.level === 'breakout' && isQuiet(row.trend_id))
    expect(falsely.map((row) => row.trend_id)).toEqual([])
  })

  it('is found among what shops alone know too, and of those that have a curve each once', async () => {
    const all = await products({ sort: 'products' })
    expect(all.some((row) => row.trend === null)).toBe(true)
    expect(new Set(all.map((row) => row.trend_id)).size).toBe(all.length)
    for (const row of all) expect(row.products ?? 0).toBeGreaterThanOrEqual(0)
  })
})

describe('shares', () => {
  it('are of what there is for the asked gender, and of nothing where there is nothing', async () => {
    for (const gender of ['women', 'men', 'kids', 'all'] as const) {
      const rows = await list({ type: 'color', gender, sort: 'products' })
      expect(rows.length).toBeGreaterThan(0)
      const parts = rows
        .flatMap(({ posts, new_arrivals: arrivals, best_sellers: best, looks }) => [posts, arrivals, best, looks])
        .filter((part) => part !== null)
      expect(parts.filter(({ count, of }) => count > of)).toEqual([])
      expect(parts.filter(({ of, share }) => (share === null) !== (of === 0))).toEqual([])
      // Every row is a part of the same whole.
      expect(new Set(rows.map((row) => row.posts?.of)).size).toBe(1)
    }
  })

  it('count as many products as the page of the trend does', async () => {
    const [color] = await list({ type: 'color', gender: 'women', sort: 'products', pageSize: 1 })
    const name = color?.trend_id ?? ''
    const response = await ask(demo.app, CONTRACT.trends.detail, { name, gender: 'women' }, token)
    const { price_bands: bands, median_price_usd: median } = response.json().data as OutputOf<
      typeof CONTRACT.trends.detail
    >
    // Between the two middle prices the page takes the upper one, lists their mean.
    expect((color?.median_price_usd ?? 0) / (median ?? 1)).toBeGreaterThan(0.95)
    expect((color?.median_price_usd ?? 0) / (median ?? 1)).toBeLessThanOrEqual(1)
    const priced = bands.reduce((sum, band) => sum + band.products, 0)
    expect(priced).toBeLessThanOrEqual(color?.products ?? 0)
    expect(priced).toBeGreaterThan(0)
  })
})
