import { history } from '@trendee/analytics/selling/history'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, OutputOf } from '@trendee/contract/endpoint'
import { DEMO_AS_OF } from '@trendee/demo/planted-truth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepersOf, keptIn, occurrencesOf } from './known-festival'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

const { calendar, detail, byCountry } = CONTRACT.festivals
/** The demo world ends on 1 November 2026. */
const LONG_AFTER = '2027-03-20'

let demo: DemoApp
let token = ''
beforeAll(async () => {
  demo = await openDemoApp({ today: () => LONG_AFTER })
  token = await demo.signIn('trendee-business')
})
afterAll(() => demo.close())

async function ask<E extends Endpoint>(entry: E, query: Record<string, string>) {
  const answer = await demo.app.inject({ path: entry.path, query, headers: { authorization: `Bearer ${token}` } })
  return answer.json<{ data: OutputOf<E> }>().data
}

describe('festivals, months after the data ended', () => {
  it('are counted from today, and measured up to the newest day in the data', async () => {
    const valentines = await ask(detail, { id: 'valentines-day', region: 'US' })
    expect(valentines).toMatchObject({
      last: '2027-02-14',
      next: '2028-02-14',
      days_left: 331,
      without_data: ['2027-02-14'],
      today: LONG_AFTER,
      as_of: DEMO_AS_OF,
    })
    expect(valentines.interest).toMatchObject({ state: 'known', day: '2026-02-14' })
    const { list } = await ask(byCountry, { id: 'valentines-day' })
    expect(list.find(({ country }) => country === 'BR')).toMatchObject({
      last: '2026-06-12',
      next: '2027-06-12',
      days_left: 84,
      without_data: [],
    })
    expect(list.find(({ country }) => country === 'US')?.interest.day).toBe('2026-02-14')
  })

  it('of a calendar begin today, whatever day the data ends on', async () => {
    const year = await ask(calendar, { region: 'US' })
    expect(year).toMatchObject({ from: LONG_AFTER, to: '2028-03-19', today: LONG_AFTER, as_of: DEMO_AS_OF })
    expect(year.list[0]?.days_left).toBeGreaterThanOrEqual(0)
    expect(year.list.find(({ id }) => id === 'easter')).toMatchObject({ day: '2027-03-28', days_left: 8 })
  })

  it('say who keeps them', async () => {
    const singles = await ask(detail, { id: 'singles-day', region: 'US' })
    expect(singles).toMatchObject({ countries: ['CN'], last: null, next: null, days_left: null, without_data: [] })
  })
})

describe('a festival', () => {
  const { days } = occurrencesOf('singles-day', '2026-11-11')

  it('is today on its day, and over the day after', () => {
    const today = keptIn(days, 'CN', { today: '2026-11-11', asOf: '2026-11-11' })
    expect(today.answer).toEqual({ last: '2025-11-11', next: '2026-11-11', days_left: 0, without_data: [] })
    expect(today.measured.at(-1)).toBe('2026-11-11')
    const after = keptIn(days, 'CN', { today: '2026-11-12', asOf: '2026-11-10' })
    expect(after.answer).toEqual({
      last: '2026-11-11',
      next: '2027-11-11',
      days_left: 364,
      without_data: ['2026-11-11'],
    })
    expect(after.measured.at(-1)).toBe('2025-11-11')
  })

  it('of a platform without data has passed without saying that data was missing', () => {
    const none = keptIn(days, 'CN', { today: '2026-11-12', asOf: null })
    expect([none.answer.last, none.answer.without_data, none.measured]).toEqual(['2026-11-11', [], []])
    expect(keepersOf(days)).toEqual(['CN'])
  })
})

describe('what was sold before a festival', () => {
  it('is what the shops’ own counts grew by in the weeks before its last occurrence that they reach', async () => {
    const { sold_before: sold, sales } = await ask(detail, { id: 'back-to-school', region: 'US' })
    expect(sales.state).toBe('not_enough_data')
    expect(sold).toMatchObject({
      state: 'counted',
      day: '2026-08-24',
      from: '2026-08-03',
      to: '2026-08-23',
      before_from: '2026-07-13',
      before_to: '2026-08-02',
      data_from: '2026-05-10',
      data_to: DEMO_AS_OF,
    })
    expect(sold.shops.map(({ platform, state, period_days: days }) => [platform, state, days])).toEqual([
      ['amazon', 'period', 30],
      ['brand-site', 'no_units', null],
      ['etsy', 'no_units', null],
      ['shein', 'no_units', null],
      ['temu', 'counted', null],
      ['tiktok-shop', 'counted', null],
    ])
    const exact = sold.products.filter(({ product }) => product.units_evidence === 'measured')
    expect(exact.length).toBeGreaterThan(0)
    for (const { product, price_usd: price } of exact) {
      const days = await history(demo.runtime.analytics, product.platform, product.id)
      const total = (day: string) => days.findLast((each) => each.day_text <= day && each.total !== null)?.total ?? 0
      expect(product.units).toBe(total('2026-08-23') - total('2026-08-02'))
      expect(product.units_window_days).toBe(21)
      const paid = days.filter(({ day_text: day }) => day >= '2026-08-03' && day <= '2026-08-23')
      expect(paid.map((each) => each.price)).toContain(price)
    }
    const units = sold.products.map(({ product }) => product.units ?? 0)
    expect(units).toEqual(units.toSorted((a, b) => b - a))
    expect(sold.categories.length).toBeGreaterThan(3)
    expect(sold.total?.units).toBe(sold.shops.reduce((sum, shop) => sum + (shop.units ?? 0), 0))
  })

  it('is ordered as it is asked', async () => {
    const { sold_before: sold } = await ask(detail, { id: 'back-to-school', region: 'US', sort: 'ratio' })
    const ratios = sold.products.map(({ ratio }) => ratio ?? 0)
    expect(ratios.length).toBeGreaterThan(3)
    expect(ratios).toEqual(ratios.toSorted((a, b) => b - a))
    expect(ratios[0]).toBeGreaterThan(1)
  })

  it('is nothing where the shops’ days begin after it, and says when they begin', async () => {
    const { sold_before: sold } = await ask(detail, { id: 'valentines-day', region: 'US' })
    expect(sold).toMatchObject({
      state: 'not_covered',
      day: null,
      data_from: '2026-05-10',
      data_to: DEMO_AS_OF,
      total: null,
      categories: [],
      products: [],
    })
    expect(sold.shops.map(({ state }) => state)).toContain('not_covered')
  })
})
