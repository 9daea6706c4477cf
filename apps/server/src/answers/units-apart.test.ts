import { detail } from '@trendee/analytics/selling/detail'
import { type SellingWorld, openSellingWorld } from '@trendee/analytics/testing/selling-world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { productDetail } from './product-detail'

let world: SellingWorld
beforeAll(async () => {
  const [before, now] = ['2025-06-02', '2025-06-30']
  world = await openSellingWorld([
    ...['first', 'second'].map((id) => ({
      platform: 'catalog',
      id,
      captures: [
        { day: before, units: 100 },
        { day: now, units: 140 },
      ],
    })),
    { platform: 'catalog', id: 'monthly', captures: [{ day: now, units: 50, periodDays: 30, evidence: 'at_least' }] },
    {
      platform: 'catalog',
      id: 'untold',
      captures: [
        { day: before, units: 900, periodDays: 0 },
        { day: now, units: 1000, periodDays: 0 },
      ],
    },
  ])
})
afterAll(() => world.close())

async function figures(id: string) {
  const found = await detail(world.db, 'catalog', id, 30)
  if (found === null) throw new Error(`no product ${id}`)
  const { product, units_apart: apart } = await productDetail(world.db, found, 30)
  return [product.units, product.units_total, apart]
}

it('shows units that are counted in another way than those of the platform’s other products, and ranks by none of them', async () => {
  expect(await figures('first')).toEqual([40, 140, null])
  const monthly = { day: '2025-06-30', units: 50, evidence: 'at_least', days: 30 }
  expect(await figures('monthly')).toEqual([null, null, monthly])
  const untold = { day: '2025-06-30', units: 1000, evidence: 'measured', days: null }
  expect(await figures('untold')).toEqual([null, null, untold])
})
