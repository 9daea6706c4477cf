import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Readable } from 'node:stream'
import { importMoves, needsDay } from '@trendee/analytics/admin/import-preview'
import { importById } from '@trendee/analytics/admin/imports'
import { importRows } from '@trendee/analytics/ingestion/import-runs'
import { RECORD_TABLES } from '@trendee/analytics/ingestion/record-tables'
import { type SellingWorld, openSellingWorld } from '@trendee/analytics/testing/selling-world'
import { embeddedStore } from '@trendee/store/testing/engines'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ImportQueue } from './import-queue'
import { type FactsDigest, digestOf } from './testing/facts-digest'

const folder = mkdtempSync(join(tmpdir(), 'trendee-withdraw-'))
const HEADER = 'timestamp,product_id,title,currency,min_price,product_sold_count'
let files = 0
/** A shop's file of these rows. */
function shop(...rows: readonly string[]): string {
  const path = join(folder, `shop-${(files += 1)}.csv`)
  writeFileSync(path, [HEADER, ...rows, ''].join('\n'))
  return path
}
const row = (day: number, id: string, title = 'Linen Shirt', sold = 10 * day) =>
  `2025-04-${String(day).padStart(2, '0')},${id},${title},USD,9,${sold}`
const days = (from: number, to: number, ids: readonly string[], title?: string) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((day) =>
    ids.map((id) => row(day, id, title)),
  )
const IDS = ['a', 'b', 'c', 'd']

const fixture = (name: string) => fileURLToPath(new URL(`../../feeds/fixtures/${name}`, import.meta.url))
const ONE_OF_EACH_KIND = [
  'shein.csv',
  'shopify-orders.csv',
  'google-trends-timeline.csv',
  'google-related-queries.csv',
  'google-geo-map.csv',
  'tiktok-videos.json',
  'tiktok-hashtags.json',
  'tiktok-ads-topics.json',
  'creators.json',
  'runway-looks.csv',
  'runway-shows.json',
]

let world: SellingWorld
let work: ImportQueue
const store = embeddedStore()
beforeEach(async () => {
  world = await openSellingWorld([])
  work = new ImportQueue(world.db, store(), folder)
  work.onDeriveFailure = (error) => failures.push(error)
})
const failures: unknown[] = []
afterEach(async () => {
  if (failures.length > 0) throw new AggregateError(failures, 'deriving failed')
  await work.stop()
  await world.close()
  rmSync(join(folder, 'uploads'), { recursive: true, force: true })
})

async function digest(): Promise<FactsDigest> {
  await work.idle()
  return digestOf(world.db)
}
async function imported(path: string): Promise<string> {
  const { importId } = await work.ingest(path)
  return importId
}

describe('an import that is withdrawn', () => {
  it('leaves nothing behind, neither rows nor words nor what was derived', async () => {
    await imported(shop(...days(1, 12, IDS)))
    const before = await digest()
    const id = await imported(shop(...days(13, 15, IDS, 'New Linen Shirt'), row(13, 'e', 'Wrap Dress')))
    expect(await digest()).not.toEqual(before)
    expect(await work.withdraw(id)).toMatchObject({ importId: id, state: 'withdrawing' })
    expect(await digest()).toEqual(before)
    expect((await importById(world.db, id))?.state).toBe('withdrawn')
    expect(await work.withdraw(id)).toBeNull()
  })
  it('stands as withdrawn once what is derived has followed, not before', async () => {
    await imported(shop(...days(1, 12, IDS)))
    const before = await digest()
    const id = await imported(shop(...days(13, 15, IDS)))
    await work.idle()
    await work.withdraw(id)
    const states: (string | undefined)[] = []
    while (states.at(-1) !== 'withdrawn') states.push((await importById(world.db, id))?.state)
    expect(await digestOf(world.db)).toEqual(before)
    expect(new Set(states)).toEqual(new Set(['deriving', 'withdrawn']))
  })
  it('leaves what another import said, too', async () => {
    const first = await imported(shop(...days(1, 12, IDS)))
    await imported(shop(...days(10, 15, IDS)))
    await digest()
    await work.withdraw(first)
    const left = await digest()
    const alone = new Set(days(10, 15, IDS))
    expect(left.observation.rows).toBe(alone.size)
    await work.withdraw((await importRows(world.db, "state = 'done'"))[0]?.importId ?? '')
    expect((await digest()).observation.rows).toBe(0)
  })
  it('leaves what another file of the same batch said, too', async () => {
    const rows = days(1, 10, IDS)
    const files = [shop(...rows.slice(0, 25)), shop(...rows.slice(15))]
    // Called before any is awaited: both are read together.
    const [first] = await Promise.all(files.map((path) => work.ingest(path)))
    await digest()
    await work.withdraw(first?.importId ?? '')
    expect((await digest()).observation.rows).toBe(rows.slice(15).length)
  })
  it('goes with all attempts at the same file, and the file can be loaded again', async () => {
    const path = shop(...days(1, 12, IDS))
    const first = await imported(path)
    const again = await imported(path)
    const whole = await digest()
    await work.withdraw(again)
    expect((await digest()).observation.rows).toBe(0)
    expect((await importById(world.db, first))?.state).toBe('withdrawn')
    expect((await work.ingest(path)).rowsLoaded).toBe(12 * IDS.length)
    expect(await digest()).toEqual(whole)
  })
  it('takes back every kind of fact', async () => {
    const rows = async () => {
      const tables = [...new Set(Object.values(RECORD_TABLES).map(({ table }) => table))]
      const counts = tables.map((table) => `SELECT '${table}' AS name, toUInt32(count()) AS rows FROM trendee.${table}`)
      return world.db.rows(z.object({ name: z.string(), rows: z.number() }), counts.join(' UNION ALL '))
    }
    const runs = await Promise.all(
      ONE_OF_EACH_KIND.map((name) => work.ingest(fixture(name), { capturedOn: '2025-06-30' })),
    )
    expect((await rows()).filter((fact) => fact.rows === 0)).toEqual([])
    for (const { importId } of runs) await work.withdraw(importId)
    await work.idle()
    expect((await rows()).filter((fact) => fact.rows > 0)).toEqual([])
  })
  it('is taken back to its end by the next start', async () => {
    await imported(shop(...days(1, 12, IDS)))
    const before = await digest()
    const id = await imported(shop(...days(13, 15, IDS)))
    await work.idle()
    const stopped = work.withdraw(id)
    await Promise.all([stopped, work.stop()])
    const next = new ImportQueue(world.db, store(), folder)
    await next.resumeWithdrawals()
    await next.idle()
    await next.stop()
    expect(await digestOf(world.db)).toEqual(before)
  })
})

it('any order of files that do not speak of one product on one day gives the same state', async () => {
  const parts = [
    shop(...days(1, 6, IDS)),
    shop(...days(7, 9, IDS, 'New Linen Shirt')),
    shop(...days(10, 12, IDS, 'Old Linen Shirt'), row(10, 'e')),
    // Other products on days that files above speak of.
    shop(row(8, 'f', 'Wrap Dress', 81), row(12, 'g', 'Wrap Dress', 121)),
  ]
  const states: FactsDigest[] = []
  for (const order of [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1],
  ]) {
    const ids: string[] = []
    for (const index of order) ids.push(await imported(parts[index] ?? ''))
    states.push(await digest())
    for (const id of ids) await work.withdraw(id)
    expect((await digest()).observation.rows).toBe(0)
  }
  expect(states[1]).toEqual(states[0])
  expect(states[2]).toEqual(states[0])
})

describe('a file that is held', () => {
  const undated = 'Product_ID,Product_Name,Product_Brand,Gender,Price\n9,Wrap Dress,Fen,Women,10\n'
  const held = async (id: string) => (await importRows(world.db, 'import_id = {id:String}', { id }))[0]

  it('shows what it would move, and moves nothing', async () => {
    await imported(shop(...days(1, 12, IDS)))
    const before = await digest()
    const text = [HEADER, ...days(12, 13, ['a', 'b', 'c'], 'New Linen Shirt'), row(12, 'd'), row(13, 'new'), ''].join(
      '\n',
    )
    const { importId } = await work.held.hold('next.csv', Readable.from([text]))
    expect(await digest()).toEqual(before)
    const file = await held(importId)
    expect(file).toMatchObject({ state: 'held', feed: 'tiktok-shop', rowsRead: 8, isDayGiven: false })
    expect(file && (await importMoves(world.db, file, null))).toEqual([
      {
        platform: 'tiktok-shop',
        shop: '',
        kind: 'product',
        rows: 8,
        rows_known: 1,
        from: '2025-04-12',
        to: '2025-04-13',
        newest_day: '2025-04-12',
        newest_day_after: '2025-04-13',
        comparability: 'comparable',
        products: { total: 4, new: 1, changed: 3, vanished: 1 },
      },
    ])
    await work.held.load(importId, null)
    await work.idle()
    expect(await held(importId)).toMatchObject({ state: 'done', rowsLoaded: 7, rowsDuplicate: 1 })
  })
  it('asks for the day that its rows do not name', async () => {
    const { importId } = await work.held.hold('undated.csv', Readable.from([undated]))
    await work.idle()
    const file = await held(importId)
    expect(file && needsDay(file)).toBe(true)
    expect(file && (await importMoves(world.db, file, null))).toMatchObject([{ from: null, to: null, products: null }])
    expect(file && (await importMoves(world.db, file, '2025-04-20'))).toMatchObject([
      { to: '2025-04-20', comparability: 'first', products: { total: 1, new: 1 } },
    ])
    expect(await work.held.load(importId, null)).toBe('needs a day')
    expect(await work.held.load(importId, '2025-04-20')).toMatchObject({ state: 'queued', capturedOn: '2025-04-20' })
    await work.idle()
    expect(await held(importId)).toMatchObject({ state: 'done', rowsLoaded: 1 })
    expect(await work.held.load(importId, '2025-04-20')).toBeNull()
  })
  it('outlives a restart, and is thrown away for good', async () => {
    const { importId } = await work.held.hold('undated.csv', Readable.from([undated]))
    await work.idle()
    const next = new ImportQueue(world.db, store(), folder)
    await next.resumeUploads()
    await next.idle()
    expect(next.held.isReady(importId)).toBe(true)
    expect(await next.held.discard(importId)).toMatchObject({ state: 'withdrawn' })
    expect(await next.held.load(importId, '2025-04-20')).toBeNull()
    await next.stop()
    const last = new ImportQueue(world.db, store(), folder)
    await last.resumeUploads()
    await last.idle()
    expect((await held(importId))?.state).toBe('withdrawn')
    await last.stop()
  })
  it('is loaded or thrown away once, however often that is asked, and while another import is read', async () => {
    const { importId } = await work.held.hold('undated.csv', Readable.from([undated]))
    await work.idle()
    const reading = work.ingest(shop(...days(1, 12, IDS)))
    const answers = await Promise.all([
      work.held.load(importId, '2025-04-20'),
      work.held.load(importId, '2025-04-20'),
      work.held.discard(importId),
    ])
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1)
    await reading
    await work.idle()
    expect((await held(importId))?.state).toBe(answers[2] === null ? 'done' : 'withdrawn')
  })
  it('stays thrown away when that happens while it is read', async () => {
    const { importId } = await work.held.hold('undated.csv', Readable.from([undated]))
    expect(await work.held.discard(importId)).toMatchObject({ state: 'withdrawn' })
    await work.idle()
    expect((await held(importId))?.state).toBe('withdrawn')
    expect(work.held.isReady(importId)).toBe(false)
  })
  it('shows of every feed what it would move, and of a file that is in that it says nothing new', async () => {
    const fixtures = ['runway-looks.csv', 'google-trends-timeline.csv', 'instagram-media.json', 'google-geo-map.csv']
    for (const name of fixtures) {
      const path = fixture(name)
      await imported(path)
      const { importId } = await work.held.hold(name, createReadStream(path))
      await work.idle()
      const file = await held(importId)
      if (!file) throw new Error('nothing is held')
      expect([name, needsDay(file)]).toEqual([name, false])
      for (const move of await importMoves(world.db, file, null)) {
        expect([name, move.rows > 0, move.rows_known]).toEqual([name, true, move.rows])
      }
    }
  })
  it('is on record as failed when it is no feed and no table', async () => {
    const { importId } = await work.held.hold('words.csv', Readable.from(['just some\nwords here\n']))
    await work.idle()
    expect(await importById(world.db, importId)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('no feed we know'),
    })
  })
})
