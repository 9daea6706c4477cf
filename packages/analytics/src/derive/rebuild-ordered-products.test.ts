import { handleOf } from '@trendee/feeds/formats/ordered-title'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { starredProducts } from '../dashboard/starred-products'
import type { AnalyticsDb } from '../engine/db'
import { withdrawRows } from '../ingestion/withdraw-import'
import { detail } from '../selling/detail'
import { history } from '../selling/history'
import { type Line, ORDERED_SHOP, type OrderedShop, openOrderedShop } from '../testing/ordered-shop'
import { handleSql, moveKept } from './rebuild-ordered-products'
import { touchedTrends } from './touched-trends'

let shop: OrderedShop
let db: AnalyticsDb
beforeEach(async () => {
  shop = await openOrderedShop()
  db = shop.db
})
afterEach(() => shop.close())

const LISTED = z.object({ id: z.string(), sold: z.number().nullable(), before: z.number().nullable() })

/** Products as they are listed: id, units of the last 30 days, price before. */
async function listed() {
  const rows = await db.rows(
    LISTED,
    `SELECT product_id AS id, demand[3] AS sold, list_price AS before FROM trendee.product_current
     WHERE platform = {platform:String} ORDER BY id`,
    { platform: ORDERED_SHOP },
  )
  return rows.map(({ id, sold, before }) => [id, sold, before])
}

/** Lines of a table of products: id, title, price, price before. */
const shelf = (name: string, day: string, ...lines: readonly string[]) =>
  shop.ingest(name, day, ['sku,name,price,before,currency', ...lines.map((line) => `${line},GBP`)], {
    productId: 'sku',
    title: 'name',
    price: 'price',
    listPrice: 'before',
    currency: 'currency',
  })

/** Lines of orders that name products by ids of their own: order, day, id, title, quantity, price. */
const sold = (name: string, ...lines: readonly string[]) =>
  shop.ingest(name, '2025-07-01', ['order,day,sku,name,pieces,price,currency', ...lines.map((line) => `${line},GBP`)], {
    orderId: 'order',
    orderedOn: 'day',
    productId: 'sku',
    title: 'name',
    quantity: 'pieces',
    price: 'price',
    currency: 'currency',
  })

const ORDERS: readonly Line[] = [
  [1, '2025-06-02', 'Cord Overshirt - M', 2, 80],
  [2, '2025-06-09', 'Cord Overshirt - L', 1, 80],
  [3, '2025-06-30', 'Café Crew Socks', 4, 8],
]
const BY_SKU = ['K-1,Cord Overshirt,89,99', 'K-2,CAFE CREW SOCKS,8,']

describe('products that orders know by another id', () => {
  it('are those of the shop’s own table with the same title, listed once', async () => {
    await shop.orders('june.csv', '2025-07-01', ORDERS)
    const table = await shelf('shelf.csv', '2025-07-01', ...BY_SKU)
    await shop.derive()
    expect(await listed()).toEqual([
      ['K-1', 3, 99],
      ['K-2', 4, null],
    ])
    const days = await history(db, ORDERED_SHOP, 'K-1')
    expect(days.map(({ day_text: day, units }) => [day, units])).toEqual([
      ['2025-06-02', 2],
      ['2025-06-09', 1],
      ['2025-07-01', 0],
    ])
    const [star] = await starredProducts(db, [{ id: `${ORDERED_SHOP}.K-1`, seenThrough: '2025-06-05' }])
    expect([star?.price_before, star?.price_before_day]).toEqual([80, '2025-06-02'])
    const page = await detail(db, ORDERED_SHOP, 'cord-overshirt', 30)
    expect([page?.product.product_id, page?.history.length]).toEqual(['K-1', 3])
    const moved: unknown[] = []
    await moveKept(
      db,
      {
        of: async (platform) => [`${platform}.cafe-crew-socks`, `${platform}.K-1`],
        move: async (products) => void moved.push(...products),
      },
      ORDERED_SHOP,
    )
    expect(moved).toEqual([{ from: `${ORDERED_SHOP}.cafe-crew-socks`, to: `${ORDERED_SHOP}.K-2` }])
    // Without the table the orders alone name them.
    await withdrawRows(db, [table])
    await shop.derive()
    expect((await listed()).map(([id]) => id)).toEqual(['cafe-crew-socks', 'cord-overshirt'])
  })

  it('are what an import of orders touches when it is withdrawn', async () => {
    const orders = await shop.orders('june.csv', '2025-07-01', ORDERS)
    await shelf('shelf.csv', '2025-07-01', ...BY_SKU)
    await shop.derive()
    const [touched] = await touchedTrends(db, [orders])
    expect(touched?.from).toBe('2025-06-02')
    expect(touched?.trendIds).toEqual(expect.arrayContaining(['overshirt', 'socks']))
    await withdrawRows(db, [orders])
    await shop.derive()
    expect((await listed()).map(([id]) => id)).toEqual(['K-1', 'K-2'])
  })

  it('are found by title also where both tables have ids, of two kinds', async () => {
    await sold('june.csv', '1,2025-06-20,501,Cord Overshirt - M,2,80', '2,2025-06-30,502,Cord Overshirt - L,1,80')
    await shelf('shelf.csv', '2025-07-01', ...BY_SKU)
    await shop.derive()
    expect(await listed()).toEqual([
      ['K-1', 3, 99],
      ['K-2', null, null],
    ])
  })

  it('are others where orders name the one of the table by its own id: of that title there are two', async () => {
    await sold('june.csv', '1,2025-06-20,K-1,Cord Overshirt,2,80', '2,2025-06-30,K-0,Cord Overshirt,1,60')
    await shelf('shelf.csv', '2025-07-01', ...BY_SKU)
    // Of a file without ids nothing but the title can be meant.
    await shop.orders('older.csv', '2025-07-01', [[9, '2025-06-10', 'Cafe Crew Socks', 5, 8]])
    await shop.derive()
    expect(await listed()).toEqual([
      ['K-0', 1, null],
      ['K-1', 2, 99],
      ['K-2', 5, null],
    ])
  })

  it('are not guessed among products of one title; one that took over from another is the one on the shelf', async () => {
    await shop.orders('june.csv', '2025-07-01', ORDERS)
    await shelf('may.csv', '2025-05-01', 'K-1,Cord Overshirt,89,', 'S-1,Cafe Crew Socks,8,')
    await shelf('july.csv', '2025-07-01', 'K-1,Cord Overshirt,89,', 'K-9,Cord Overshirt,120,', 'S-2,Cafe Crew Socks,8,')
    await shop.derive()
    expect((await listed()).filter(([, units]) => units !== null)).toEqual([
      ['S-2', 4, null],
      ['cord-overshirt', 3, null],
    ])
  })

  it('are not those of another brand, nor one of two that were on the shelf together', async () => {
    await shop.orders('june.csv', '2025-07-01', [...ORDERS, [4, '2025-06-30', 'Linen Tie', 1, 20]])
    const line = { productId: 'sku', title: 'name', brand: 'maker', price: 'price', currency: 'currency' }
    const stocked = (name: string, day: string, ...lines: readonly string[]) =>
      shop.ingest(name, day, ['sku,name,maker,price,currency', ...lines.map((one) => `${one},GBP`)], line)
    // The orders are of the brand Lark.
    await stocked(
      'may.csv',
      '2025-06-01',
      'K-1,Cord Overshirt,LARK,89',
      'K-9,Cord Overshirt,Linden,95',
      'T-1,Linen Tie,,20',
      'T-2,Linen Tie,,22',
    )
    await stocked('july.csv', '2025-07-01', 'K-2,Cafe Crew Socks,Linden,8', 'T-1,Linen Tie,,20')
    await shop.derive()
    expect((await listed()).filter(([, units]) => units !== null)).toEqual([
      ['K-1', 3, null],
      ['cafe-crew-socks', 4, null],
      ['linen-tie', 1, null],
    ])
  })

  it('may be its variants, beside products without any', async () => {
    const lines = ['1,2025-06-20,K-1-M,Cord Overshirt - M,2,80', '2,2025-06-25,K-1-L,Cord Overshirt - L,1,80']
    await sold('june.csv', ...lines, '3,2025-06-30,K-2,Cafe Crew Socks,1,8')
    await shelf('shelf.csv', '2025-07-01', ...BY_SKU)
    await shop.derive()
    expect(await listed()).toEqual([
      ['K-1', 3, 99],
      ['K-2', 1, null],
    ])
  })

  it('meet a table without ids', async () => {
    await sold('june.csv', '1,2025-06-20,501,Cord Overshirt,2,80')
    await shelf('shelf.csv', '2025-07-01', ',Cord Overshirt,89,99')
    await shop.derive()
    expect((await listed()).map(([id, ...facts]) => [id?.toString().slice(0, 6), ...facts])).toEqual([
      ['title-', 2, 99],
    ])
  })

  it('have the handle that the feeds make of their title', async () => {
    const titles = [
      'Linen Dress',
      'Robe d’été “Élise” (coton)',
      'Søndag — Kjole 38',
      'Straßen-Mantel',
      'Ωmega [Limited] Tee!',
      'リネン ワンピース',
      'ジャケット',
      '린넨 원피스',
      'Платье-рубашка йод',
      '亚麻连衣裙2025',
      'İPEK GÖMLEK',
      'ﬁne knit ½ zip',
      '---',
      'ก้าว กางเกง',
    ]
    const rows = await db.rows(
      z.object({ handle: z.string() }),
      `SELECT ${handleSql('title')} AS handle FROM (SELECT arrayJoin({titles:Array(String)}) AS title)`,
      { titles },
    )
    expect(rows.map(({ handle }) => handle)).toEqual(titles.map((title) => handleOf(title)))
  })
})
