import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { importById } from '../admin/imports'
import { ingestFile } from '../ingestion/ingest-file'
import { withdrawRows } from '../ingestion/withdraw-import'
import { history } from '../selling/history'
import { ORDERED_SHOP, type OrderedShop, openOrderedShop } from '../testing/ordered-shop'
import { rebuildPosts } from './rebuild-posts'
import { touchedTrends } from './touched-trends'

let shop: OrderedShop
let db: AnalyticsDb
beforeEach(async () => {
  shop = await openOrderedShop()
  db = shop.db
})
afterEach(() => shop.close())

const PRODUCT = z.object({
  id: z.string(),
  title: z.string(),
  price: z.number().nullable(),
  usd: z.number().nullable(),
  first: z.string().nullable(),
  last: z.string().nullable(),
  sold: z.number().nullable(),
})

async function products() {
  await shop.derive()
  const rows = await db.rows(
    PRODUCT,
    `SELECT product_id AS id, title, price, round(price_usd) AS usd, toString(first_seen) AS first, toString(last_seen) AS last,
       demand[3] AS sold
     FROM trendee.product_current WHERE platform = {platform:String} ORDER BY id`,
    { platform: ORDERED_SHOP },
  )
  return rows.map(({ id, title, price, usd, first, last, sold }) => [id, title, price, usd, first, last, sold])
}

async function captures() {
  const days = await db.rows(
    z.object({ on: z.string(), seen: z.number() }),
    'SELECT toString(day) AS on, products AS seen FROM trendee.capture_day WHERE platform = {platform:String} ORDER BY day',
    { platform: ORDERED_SHOP },
  )
  return days.map(({ on, seen }) => [on, seen])
}

const shelf = (name: string, ...rows: readonly string[]) =>
  shop.ingest(name, '2025-07-01', ['sku,name,price,day,currency', ...rows.map((row) => `${row},USD`)], {
    productId: 'sku',
    title: 'name',
    price: 'price',
    observedOn: 'day',
    currency: 'currency',
  })

const orders = (name: string, ...rows: readonly string[]) =>
  shop.ingest(name, '2025-07-01', ['order,day,sku,name,pieces', ...rows], {
    orderId: 'order',
    orderedOn: 'day',
    productId: 'sku',
    title: 'name',
    quantity: 'pieces',
  })

it('shows a product whose day cannot be read with its price, and counts it on no day, least of all on that of its capture', async () => {
  const id = await shelf(
    'shelf.csv',
    'dress,Linen Dress,80,2025-06-29',
    'dress,Linen Dress,1,someday',
    'coat,Wool Coat,120,soon',
  )
  expect(await products()).toEqual([
    ['coat', 'Wool Coat', 120, null, null, null, null],
    ['dress', 'Linen Dress', 80, 80, '2025-06-29', '2025-06-29', null],
  ])
  expect(await captures()).toEqual([['2025-06-29', 1]])
  expect((await history(db, ORDERED_SHOP, 'dress')).map(({ day_text: day, price }) => [day, price])).toEqual([
    ['2025-06-29', 80],
  ])
  expect((await importById(db, id))?.coverage.map(({ from, to }) => [from, to])).toEqual([['2025-06-29', '2025-06-29']])
  expect((await touchedTrends(db, [id])).map(({ from }) => from)).toEqual(['2025-06-29'])
  // A capture that says the day is the newer one.
  await shelf('again.csv', 'coat,Wool Coat,110,2025-06-30')
  expect((await products())[0]).toEqual(['coat', 'Wool Coat', 110, 110, '2025-06-30', '2025-06-30', null])
})

it('counts rows without a title for the product that another file names, and for none until then', async () => {
  const id = await shelf('prices.csv', 'dress,,70,2025-06-28', 'coat,Wool Coat,120,2025-06-28', 'dress,,75,2025-06-29')
  expect((await products()).map(([product]) => product)).toEqual(['coat'])
  // Nor do they make captures.
  expect(await captures()).toEqual([['2025-06-28', 1]])
  const named = await shelf('names.csv', 'dress,Linen Dress,,2025-06-20')
  expect(await products()).toEqual([
    ['coat', 'Wool Coat', 120, 120, '2025-06-28', '2025-06-28', null],
    ['dress', 'Linen Dress', 75, 75, '2025-06-20', '2025-06-29', null],
  ])
  expect(await captures()).toEqual([
    ['2025-06-20', 1],
    ['2025-06-28', 2],
    ['2025-06-29', 1],
  ])
  await withdrawRows(db, [named])
  expect((await products()).map(([product]) => product)).toEqual(['coat'])
  await withdrawRows(db, [id])
  expect(await products()).toEqual([])
})

it('counts a line of an order on the day that a file tells of it', async () => {
  await orders('orders.csv', 'A,2025-06-28,dress,Linen Dress,3', 'B,soon,dress,Linen Dress,40', 'C,2025-06-29,dress,,2')
  expect((await products()).map(([id, title, , , , last, sold]) => [id, title, last, sold])).toEqual([
    ['dress', 'Linen Dress', '2025-06-29', 5],
  ])
  await orders('told.csv', 'B,2025-06-27,dress,Linen Dress,40')
  expect((await products()).map(([id, , , , , last, sold]) => [id, last, sold])).toEqual([['dress', '2025-06-29', 45]])
  // The newest file says what came of it, an earlier one when it was.
  await orders('undone.csv', 'B,soon,dress,Linen Dress,30')
  expect((await products()).map(([id, , , , , last, sold]) => [id, last, sold])).toEqual([['dress', '2025-06-29', 35]])
  // A file that leaves the titles out takes none away.
  await orders('bare.csv', 'A,2025-06-28,dress,,1', 'B,2025-06-27,dress,,30', 'C,2025-06-29,dress,,2')
  expect((await products()).map(([id, title, , , , , sold]) => [id, title, sold])).toEqual([
    ['dress', 'Linen Dress', 33],
  ])
})

it('leaves the counts of a shop as they are where no order of it has a day, and keeps a price in dollars by the day that is known', async () => {
  const rows = ['sku,name,price,day,units,days,currency', 'dress,Linen Dress,80,2025-06-29,12,30,USD']
  const columns = {
    productId: 'sku',
    title: 'name',
    price: 'price',
    observedOn: 'day',
    unitsSold: 'units',
    currency: 'currency',
  }
  await shop.ingest('sold.csv', '2025-07-01', rows, { ...columns, unitsWindowDays: 'days' })
  await orders('orders.csv', 'A,soon,coat,Wool Coat,3')
  expect((await products()).map(([id, , price, usd, , , sold]) => [id, price, usd, sold])).toEqual([
    ['dress', 80, 80, 12],
  ])
})

it('shows a post once a file tells its day, and hides one that is said to be deleted on whatever day', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-posts-'))
  const posts = async (name: string, capturedOn: string, ...videos: readonly object[]) => {
    const path = join(folder, name)
    writeFileSync(path, JSON.stringify({ data: { videos } }))
    const { rowsRejected } = await ingestFile(db, path, { capturedOn })
    expect(rowsRejected).toBe(0)
    await rebuildPosts(db, 'tiktok')
    const rows = await db.rows(
      z.object({ id: z.string(), day: z.string(), likes: z.number().nullable() }),
      `SELECT post_id AS id, toString(posted_on) AS day, likes FROM trendee.post_current WHERE platform = 'tiktok' ORDER BY id`,
    )
    return rows.map(({ id, day, likes }) => [id, day, likes])
  }
  const video = (id: string, day: string, likes: number) => ({
    id,
    create_time: day,
    video_description: 'linen dress',
    view_count: 100,
    like_count: likes,
    username: 'ana',
  })
  expect(await posts('a.json', '2025-06-01', video('1', '2025-05-20', 5), video('2', 'soon', 6))).toEqual([
    ['1', '2025-05-20', 5],
  ])
  expect(await posts('b.json', '2025-06-02', video('2', '2025-05-21', 6))).toEqual([
    ['1', '2025-05-20', 5],
    ['2', '2025-05-21', 6],
  ])
  // Its newest counts, on the day that another capture tells.
  expect(await posts('n.json', '2025-06-03', video('2', 'soon', 70))).toEqual([
    ['1', '2025-05-20', 5],
    ['2', '2025-05-21', 70],
  ])
  const gone = { id: '1', create_time: 'soon', view_count: null, video_description: '', is_deleted: true }
  expect(await posts('c.json', '2025-06-04', gone)).toEqual([['2', '2025-05-21', 70]])
  rmSync(folder, { recursive: true, force: true })
})
