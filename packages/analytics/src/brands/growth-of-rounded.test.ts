import { productRankingInput } from '@trendee/contract/rankings/ranking-filters'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { productRanking } from '../rankings/product-ranking'
import { openBrandWorld } from '../testing/brand-world'
import type { SellingWorld, WorldProduct } from '../testing/selling-world'
import { rankBrands } from './brand-ranking'
import { brandPlatforms } from './brand-record'

/** "1K+ bought in the past month", then "2K+": each count is rounded in thousands. */
const product = (brand: string, number: number): WorldProduct => ({
  platform: 'amazon',
  id: `${brand}${number}`,
  brand,
  captures: [
    { day: '2025-05-01', price: 20, units: 1000, evidence: 'at_least', periodDays: 30 },
    { day: '2025-05-31', price: 20, units: 1000, evidence: 'at_least', periodDays: 30 },
    { day: '2025-06-30', price: 20, units: 2000, evidence: 'at_least', periodDays: 30 },
  ],
})

let world: SellingWorld
beforeAll(async () => {
  world = await openBrandWorld([
    // 24,000 before, of which five steps are 5 · 1000 · √24 = 24,495.
    ...Array.from({ length: 24 }, (_, number) => product('Fewelle', number)),
    // 26,000 before, of which they are 25,495.
    ...Array.from({ length: 26 }, (_, number) => product('Manyelle', number)),
  ])
})
afterAll(() => world.close())

it('is told of a brand from five steps of the rounding of its products together', async () => {
  const { rows } = await rankBrands(world.db, { window: 30, sort: 'growth', order: 'desc', page: 1, pageSize: 10 })
  const told = rows.map(({ brand_id: id, demand, demand_evidence: evidence, growth }) => [
    id,
    demand[2],
    evidence[2],
    growth[2],
  ])
  expect(told).toEqual([
    ['manyelle', 52_000, 'at_least', 1],
    ['fewelle', 48_000, 'at_least', null],
  ])
})

it('is told alike by a ranking of products', async () => {
  const { rows } = await productRanking(world.db, 'amazon', 'brand', productRankingInput.parse({}))
  expect(rows.map(({ id, sold, growth }) => [id, sold, growth])).toEqual([
    ['manyelle', 52_000, 1],
    ['fewelle', 48_000, null],
  ])
  const [one] = await brandPlatforms(world.db, 'fewelle', 30)
  expect(one).toMatchObject({ compared_prior: 24_000, squared_steps: 24e6, evidence: 'at_least' })
})
