import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { starredProducts } from '../dashboard/starred-products'
import type { AnalyticsDb } from '../engine/db'
import { withdrawRows } from '../ingestion/withdraw-import'
import { history } from '../selling/history'
import { orderPeriod } from '../tables/order-lines'
import { type Line, ORDERED_SHOP, type OrderedShop, openOrderedShop } from '../testing/ordered-shop'

let shop: OrderedShop
let db: AnalyticsDb
beforeAll(async () => {
  shop = await openOrderedShop()
  db = shop.db
})
afterAll(() => shop.close())

const numbers = z.array(z.number().nullable())
const CURRENT = z.object({
  demand: numbers,
  demand_prior: numbers,
  demand_evidence: z.array(z.string()),
  sparkline: numbers,
  title: z.string(),
  price: z.number().nullable(),
  currency: z.string(),
  ended: z.string(),
  gone: z.string().nullable(),
})

async function product(id: string) {
  const [row] = await db.rows(
    CURRENT,
    `SELECT demand, demand_prior, demand_evidence, sparkline, title, price, currency, toString(as_of) AS ended,
       toString(sold_out_on) AS gone
     FROM trendee.product_current WHERE platform = {platform:String} AND product_id = {id:String}`,
    { platform: ORDERED_SHOP, id },
  )
  return row
}

const WEEK = z.object({ week: z.string(), value: z.number(), evidence: z.string() })

async function weeksOf(trend: string) {
  return db.rows(
    WEEK,
    `SELECT toString(week) AS week, value, toString(evidence) AS evidence FROM trendee.signal_weekly
     WHERE platform = {platform:String} AND trend_id = {trend:String} AND gender = '' ORDER BY week`,
    { platform: ORDERED_SHOP, trend },
  )
}

// Windows of 1, 7, 30 and 90 days.
const JUNE: readonly Line[] = [
  [1, '2025-03-20', 'Cord Overshirt - M', 1, 89],
  [2, '2025-05-20', 'Cord Overshirt - L', 4, 89],
  [3, '2025-06-01', 'Cord Overshirt - M', 2, 89],
  [4, '2025-06-26', 'Cord Overshirt - M', 1, 95],
  [5, '2025-06-30', 'Ribbed Socks', 3, 8],
  [6, '2025-06-10', 'Gift Card', 1, 50],
]

describe('orders of an own shop', () => {
  it('are the demand of each window up to the last order, exactly where the files tell of its days', async () => {
    await shop.orders('june.csv', '2025-07-01', JUNE)
    await shop.derive()
    expect(await product('cord-overshirt')).toMatchObject({
      title: 'Cord Overshirt',
      ended: '2025-06-30',
      demand: [0, 1, 3, 7],
      // The ninety days before begin before the first order.
      demand_prior: [0, 0, 4, null],
      demand_evidence: ['measured', 'measured', 'measured', 'measured'],
      price: 95,
      currency: 'GBP',
      // Not ordered for four days is not sold out.
      gone: null,
    })
    expect((await product('ribbed-socks'))?.demand).toEqual([3, 3, 3, 3])
    expect(await product('gift-card')).toBeUndefined()
  })

  it('are a curve of each week, with 0 where nothing was ordered', async () => {
    const overshirt = await product('cord-overshirt')
    expect(overshirt?.sparkline).toHaveLength(26)
    // The last whole week is that of 23 June.
    expect(overshirt?.sparkline.slice(-5)).toEqual([2, 0, 0, 0, 1])
    expect(overshirt?.sparkline[0]).toBeNull()
    // The socks' week is not over.
    expect(await weeksOf('socks')).toEqual([])
    const weeks = await weeksOf('overshirt')
    expect(weeks.slice(-6)).toEqual([
      { week: '2025-05-19', value: 4, evidence: 'measured' },
      { week: '2025-05-26', value: 2, evidence: 'measured' },
      { week: '2025-06-02', value: 0, evidence: 'measured' },
      { week: '2025-06-09', value: 0, evidence: 'measured' },
      { week: '2025-06-16', value: 0, evidence: 'measured' },
      { week: '2025-06-23', value: 1, evidence: 'measured' },
    ])
    // The week of the first order began before it.
    expect(weeks[0]?.week).toBe('2025-03-24')
  })

  it('stand in the product’s history day by day', async () => {
    const days = await history(db, ORDERED_SHOP, 'cord-overshirt')
    expect(days.map(({ day_text: day, units, own_price: price }) => [day, units, price])).toEqual([
      ['2025-03-20', 1, 89],
      ['2025-05-20', 4, 89],
      ['2025-06-01', 2, 89],
      ['2025-06-26', 1, 95],
    ])
  })

  it('are corrected by a later file, and stand as before when that is withdrawn', async () => {
    const later = await shop.orders('july.csv', '2025-07-12', [
      [4, '2025-06-26', 'Cord Overshirt - M', 1, 95, 'refunded'],
      [7, '2025-07-03', 'Cord Overshirt - M', 5, 95, 'partially_refunded'],
    ])
    await shop.derive()
    expect(await product('cord-overshirt')).toMatchObject({
      ended: '2025-07-03',
      demand: [5, 5, 5, 11],
      demand_evidence: ['estimated', 'estimated', 'estimated', 'estimated'],
    })
    await withdrawRows(db, [later])
    await shop.derive()
    expect(await product('cord-overshirt')).toMatchObject({ ended: '2025-06-30', demand: [0, 1, 3, 7] })
  })

  it('are as the newest file says also where it says again what an older one said', async () => {
    const line = (units: number): Line => [30, '2025-06-28', 'Cord Overshirt - M', units, 95]
    const told: (number | null | undefined)[] = []
    const imports: string[] = []
    for (const [at, units] of [2, 0, 2].entries()) {
      imports.push(await shop.orders(`again-${at}.csv`, `2025-07-0${at + 2}`, [line(units)]))
      await shop.derive()
      told.push((await product('cord-overshirt'))?.demand[1])
    }
    expect(told).toEqual([3, 1, 3])
    await withdrawRows(db, imports.slice(2))
    await shop.derive()
    expect((await product('cord-overshirt'))?.demand[1]).toBe(1)
    await withdrawRows(db, imports)
    await shop.derive()
  })

  it('leave a window that no file tells of a lower bound, and what came before it unknown', async () => {
    await shop.orders('autumn.csv', '2025-09-02', [
      [8, '2025-08-20', 'Cord Overshirt - M', 2, 95],
      [9, '2025-09-01', 'Cord Overshirt - M', 1, 95],
    ])
    expect(await orderPeriod(db, ORDERED_SHOP)).toEqual({
      from: '2025-03-20',
      until: '2025-09-01',
      gaps: [{ from: '2025-07-01', to: '2025-08-19' }],
    })
    await shop.derive()
    expect(await product('cord-overshirt')).toMatchObject({
      demand: [1, 1, 3, 4],
      // A day of the seven days before belongs to no file.
      demand_prior: [0, null, null, null],
      demand_evidence: ['measured', 'measured', 'at_least', 'at_least'],
    })
  })

  it('tell followers what a product cost before, and are judged by what its kind costs', async () => {
    const [overshirt] = await starredProducts(db, [{ id: `${ORDERED_SHOP}.cord-overshirt`, seenThrough: '2025-06-20' }])
    expect([overshirt?.price_before, overshirt?.price_before_day]).toEqual([89, '2025-06-01'])
    const shirts = ['Linen Shirt', 'Poplin Shirt', 'Oxford Shirt', 'Silk Shirt', 'Flannel Shirt', 'Denim Shirt']
    await shop.orders(
      'shirts.csv',
      '2025-09-03',
      shirts.map((title, at) => [20 + at, '2025-09-01', title, 1, title === 'Denim Shirt' ? 6000 : 50]),
    )
    await shop.derive()
    const doubts = await db.rows(
      z.object({ title: z.string(), doubt: z.string() }),
      `SELECT title, price_doubt AS doubt FROM trendee.product_current
       WHERE platform = {platform:String} AND price_doubt != ''`,
      { platform: ORDERED_SHOP },
    )
    expect(doubts).toEqual([{ title: 'Denim Shirt', doubt: 'far_above_kind' }])
  })

  it('beside the shop’s export: the export names the products, and what was never ordered has no known demand', async () => {
    const head = 'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant Price,Type'
    const rows = [
      'cord-overshirt,Eight-wale Cord Overshirt,Lark,Size,M,99,Shirts',
      'tie,Silk Tie,Lark,Size,One,25,Ties',
    ]
    await shop.ingest('products.csv', '2025-07-01', [head, ...rows])
    await shop.derive()
    expect(await product('cord-overshirt')).toMatchObject({
      title: 'Eight-wale Cord Overshirt',
      demand: [1, 1, 3, 4],
      // The newest price is that of the last order.
      price: 95,
    })
    expect((await product('tie'))?.demand).toEqual([null, null, null, null])
  })
})
