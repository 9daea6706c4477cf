import { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { EXAMPLE_PRODUCT_ID } from '@trendee/demo/demo-products'
import { DISCOUNTING_BRAND, SOLD_OUT_PRODUCT, storefrontOf } from '@trendee/demo/planted-brands'
import { DEMO_AS_OF } from '@trendee/demo/planted-truth'
import { STOREFRONTS } from '@trendee/demo/vocabulary/names'
import { addDays } from '@trendee/core/periods/week'
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

async function info(id: string, window: 30 | 90 = 30): Promise<OutputOf<typeof CONTRACT.brands.info>> {
  const response = await ask(demo.app, CONTRACT.brands.info, { id, window }, token)
  expect(response.statusCode).toBe(200)
  return CONTRACT.brands.info.output.parse(response.json().data) as OutputOf<typeof CONTRACT.brands.info>
}

describe('what is planted into brands', () => {
  it('shows one brand that discounts, since the day on which it began', async () => {
    const cutsOf = async (brand: string) => {
      const { weeks } = await info(brand)
      const cuts = weeks.map(({ week, reduced_share: share, discount_depth: depth }) => ({
        week,
        cut: (share ?? 0) * (depth ?? 0),
      }))
      const began = addDays(DEMO_AS_OF, -DISCOUNTING_BRAND.fromDaysAgo)
      const mean = (of: typeof cuts) => of.reduce((sum, { cut }) => sum + cut, 0) / of.length
      return {
        before: mean(cuts.filter(({ week }) => week < addDays(began, -7))),
        since: mean(cuts.filter(({ week }) => week > began)),
      }
    }
    const discounting = await cutsOf(DISCOUNTING_BRAND.brand)
    // The half of usual prices that are reduced by a fifth or so come to a tenth.
    expect(discounting.since).toBeGreaterThan(0.25)
    expect(discounting.before).toBeLessThan(0.15)
    for (const [other] of STOREFRONTS) {
      if (other === DISCOUNTING_BRAND.brand) continue
      expect((await cutsOf(other)).since).toBeLessThan(0.18)
    }
  })

  it('shows the product that sold out, with the day on which five days and its usual gap had passed', async () => {
    const [brand = ''] = storefrontOf(SOLD_OUT_PRODUCT.index) ?? []
    const { sold_out: gone } = await info(brand)
    const planted = gone.find(({ id }) => id === String(EXAMPLE_PRODUCT_ID + SOLD_OUT_PRODUCT.index))
    expect(planted?.platform).toBe('brand-site')
    expect(planted?.in_stock).toBe(false)
    const wentOn = addDays(DEMO_AS_OF, -SOLD_OUT_PRODUCT.goneDaysAgo)
    expect(planted && planted.sold_out_on > wentOn).toBe(true)
  })

  it('knows a brand’s children’s line as the house itself', async () => {
    const [brand = ''] = STOREFRONTS[0] ?? []
    const { brand: house } = await info(`${brand.toUpperCase()} KIDS`)
    expect(house.name).toBe(brand)
    expect(house.platforms).toContain('brand-site')
  })

  it('tells numbers of ninety days to who asks for them, which takes a plan that has them', async () => {
    const [brand = ''] = STOREFRONTS[0] ?? []
    const told = async (window: 30 | 90) => (await info(brand, window)).windows.map(({ window: days }) => days)
    expect([await told(30), await told(90)]).toEqual([
      [1, 7, 30],
      [1, 7, 30, 90],
    ])
  })

  it('tells a brand of which it has no looks of a season from one that is unknown', async () => {
    const { topAttributesBrand, topCategoriesBrand } = CONTRACT.runwayRankings
    for (const entry of [topAttributesBrand, topCategoriesBrand]) {
      const codeOf = async (brand: string) => {
        const answer = (await ask(demo.app, entry, { brand, season: 'SS99' }, token)).json()
        return [answer.code, answer.data?.list ?? null]
      }
      expect(await codeOf('avelisse')).toEqual([1, []])
      expect(await codeOf('nobody-at-all')).toEqual([1002, null])
    }
  })

  it('says that a brand is unknown', async () => {
    const response = await ask(demo.app, CONTRACT.brands.info, { id: 'nobody-at-all' }, token)
    expect([response.statusCode, response.json().code]).toEqual([404, 1002])
  })
})
