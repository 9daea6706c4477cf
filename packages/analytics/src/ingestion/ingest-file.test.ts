import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { UndatedFileError, UnrecognisedFeedError } from '@trendee/feeds/feed'
import { importById, rejectsOf } from '../admin/imports'
import type { AnalyticsDb } from '../engine/db'
import { UNDATED } from '../tables/undated'
import { type OpenFacts, openEmptyFacts } from '../testing/empty-facts'
import type { ImportRow } from './import-runs'
import { ingestFile as ingest } from './ingest-file'
import type { IngestOptions } from './ingest-options'

const folder = mkdtempSync(join(tmpdir(), 'trendee-ingest-'))
const fixture = (name: string) => fileURLToPath(new URL(`../../../feeds/fixtures/${name}`, import.meta.url))

let facts: OpenFacts
let db: AnalyticsDb
beforeAll(async () => {
  facts = await openEmptyFacts()
  db = facts.db
})
afterAll(async () => {
  await facts.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Reads a file as if it had been captured on a day that most tests do not ask about. */
const ingestFile: typeof ingest = (to, path, options, signal) =>
  ingest(to, path, { capturedOn: '2025-04-20', ...options }, signal)

let files = 0
/** A file of its own content, so of its own identity. */
function written(text: string): string {
  const path = join(folder, `file-${(files += 1)}`)
  writeFileSync(path, text)
  return path
}

const counts = (run: Readonly<ImportRow>) => [
  run.rowsRead,
  run.rowsLoaded,
  run.rowsDuplicate,
  run.rowsRejected,
  run.rowsLeftOut,
]
const read = <Shape extends z.ZodRawShape>(shape: Shape, sql: string, parameters = {}) =>
  db.rows(z.object(shape), sql, parameters)
/** The title that a product's newest capture came with. */
const NEWEST_TITLE = `SELECT title FROM trendee.product FINAL WHERE (product_id, words) IN
  (SELECT product_id, argMax(words, (observed_on, version)) FROM trendee.observation
   WHERE product_id = {id:String} GROUP BY product_id)`
const countOf = async (table: string, where = '1') =>
  (await read({ rows: z.number() }, `SELECT count() AS rows FROM trendee.${table} WHERE ${where}`))[0]?.rows

describe('every feed', () => {
  const TERM = { term: 'suede jacket' }
  it.each<[string, string, number[], IngestOptions?]>([
    // File, feed, rows read, loaded, duplicate, rejected, left out.
    ['google-trends-timeline.csv', 'google-trends-timeline', [4, 4, 0, 0, 0]],
    ['google-trends-timeline-es.csv', 'google-trends-timeline', [3, 3, 0, 0, 0]],
    // The last week is not over.
    ['google-trends-partial.csv', 'google-trends-timeline', [3, 2, 0, 0, 1]],
    ['google-related-queries.csv', 'google-related-queries', [6, 6, 0, 0, 0], TERM],
    ['google-geo-map.csv', 'google-geo-map', [4, 4, 0, 0, 0]],
    ['weekly-matrix.csv', 'weekly-matrix', [3, 3, 0, 0, 0]],
    // The vase is no garment; the skirt's price is no number, and the skirt stays.
    ['shein.csv', 'shein', [4, 3, 0, 0, 1]],
    // The second has no name.
    ['shein.ndjson', 'shein', [2, 1, 0, 1, 0]],
    ['shopee.csv', 'shopee', [3, 3, 0, 0, 0]],
    ['lazada.csv', 'lazada', [3, 3, 0, 0, 0]],
    // The belt has an id and no name.
    ['catalog.csv', 'catalog', [3, 3, 0, 0, 0]],
    // Gift cards are not worn.
    [
      'shopify-products.json',
      'shopify-products',
      [2, 1, 0, 0, 1],
      { currency: 'USD', shopUrl: 'https://alder.example' },
    ],
    // The second speaks Japanese, which the lexicon does not; the third's series does not come in pairs.
    ['keepa-products.json', 'keepa-products', [3, 2, 0, 1, 0]],
    // The pouch has no price that can be read.
    ['etsy-listings.json', 'etsy-listings', [2, 2, 0, 0, 0]],
    ['temu.json', 'temu', [2, 2, 0, 0, 0]],
    ['tiktok-shop.csv', 'tiktok-shop', [2, 2, 0, 0, 0]],
    ['fastmoss.json', 'fastmoss', [2, 2, 0, 0, 0]],
    ['tiktok-hashtags.json', 'tiktok-hashtags', [2, 2, 0, 0, 0]],
    // The third has no date that can be read.
    ['tiktok-videos.json', 'tiktok-videos', [3, 3, 0, 0, 0]],
    // A story is no post.
    ['instagram-media.json', 'instagram-media', [3, 3, 0, 0, 0]],
    // No handle, a day of 2038.
    ['creators.csv', 'creators', [7, 5, 0, 2, 0]],
    // A network that is none of ours.
    ['creators.json', 'creators', [3, 2, 0, 1, 0]],
    ['tiktok-ads-topics.json', 'tiktok-ads-topics', [4, 3, 0, 1, 0]],
    ['pinterest-trends.json', 'pinterest-trends', [2, 2, 0, 0, 0]],
    ['runway-looks.csv', 'runway-looks', [2, 2, 0, 0, 0]],
    ['runway-looks.ndjson', 'runway-looks', [1, 1, 0, 0, 0]],
  ])('%s is read row by row, once', async (name, feed, expected, options = {}) => {
    const first = await ingestFile(db, fixture(name), options)
    expect([first.feed, first.state, ...counts(first)]).toEqual([feed, 'loaded', ...expected])
    expect(first.bytesRead).toBe(first.bytes)
    const [rows, loaded, , rejected, leftOut] = expected
    const again = await ingestFile(db, fixture(name), options)
    expect(counts(again)).toEqual([rows, 0, loaded, rejected, leftOut])
  })
  it.each([
    ['google-trends-timeline.csv', ['puffer vest', 'moto boots']],
    ['shopify-products.json', ['Alder & Co']],
  ] as const)('%s is on record with what its rows are about', async (name, names) => {
    const run = await ingestFile(db, fixture(name), { currency: 'USD', shopUrl: 'https://alder.example' })
    expect((await importById(db, run.importId))?.names).toEqual(names)
  })
  it('is on record with what it could not read: line, column, reason and the row', async () => {
    const run = await ingestFile(db, fixture('shein.ndjson'))
    const { list, reasons } = await rejectsOf(db, run.importId, { page: 1, pageSize: 10 })
    const excerpt = expect.stringContaining('product_id') as string
    expect(list).toEqual([{ line: 2, field: 'product_name', reason: 'is empty', reason_zh: '为空', excerpt }])
    expect(reasons).toMatchObject([{ field: 'product_name', reason: list[0]?.reason, rows: 1, lines: [2] }])
  })
  it('is on record with the cells that it could not read, while their rows are in', async () => {
    const run = await ingestFile(db, fixture('shein.csv'))
    expect(await importById(db, run.importId)).toMatchObject({
      feed: 'shein',
      file: 'shein.csv',
      state: 'deriving',
      message: '',
      rows_read: 4,
      rows_loaded: 0,
      rows_duplicate: 3,
      rows_rejected: 0,
      rows_left_out: 1,
      cells_unread: [
        {
          field: 'final_price',
          reason: 'is not a price',
          reason_zh: '不是有效的价格',
          cells: 1,
          // The second row of the file goes over two lines.
          examples: [{ line: 6, text: 'not for sale' }],
        },
      ],
      left_out: [{ reason: 'not_fashion', rows: 1, examples: [expect.any(String) as string] }],
    })
  })
})

const SHOP = 'timestamp,product_id,title,currency,min_price,product_sold_count'
const shop = (...rows: string[]) => written(`${[SHOP, ...rows].join('\n')}\n`)

describe('prices', () => {
  it('keep both ends of a range, of which the upper one makes it another statement', async () => {
    const table = (price: string) => written(`id,name,price\nrange-1,Linen Shirt,${price}\n`)
    const options = { mapping: { productId: 'id', title: 'name', price: 'price' }, capturedOn: '2025-04-18' }
    const loaded = async (price: string) => (await ingestFile(db, table(price), options)).rowsLoaded
    expect([await loaded('£19'), await loaded('£19 - £25'), await loaded('£19 to £25')]).toEqual([1, 1, 0])
    const rows = await read(
      { price: z.number(), high: z.number().nullable(), usd: z.number().nullable(), isFormer: z.number() },
      `SELECT price, price_high AS high, price_high_usd AS usd, fingerprint = cityHash64(tuple(platform, product_id, observed_on,
         currency, price, list_price, units_sold, units_window_days, revenue_usd, sales_rank, rating, reviews, favorites,
         stock, in_stock, words)) AS isFormer
       FROM trendee.observation WHERE product_id = 'range-1' ORDER BY high NULLS FIRST`,
    )
    // One price has the fingerprint that rows had before there were ranges: their files are known again.
    expect(rows).toMatchObject([
      { price: 19, high: null, usd: null, isFormer: 1 },
      { price: 19, high: 25, isFormer: 0 },
    ])
    expect(rows[1]?.usd).toBeGreaterThan(25)
  })
  it('are kept as the shop said them, beside US dollars', async () => {
    await ingestFile(
      db,
      shop('2025-04-18,money-1,Linen Shirt,EUR,"1.019,90",5', '2025-04-18,money-2,Linen Shirt,XXX,7,5'),
    )
    const rows = await read(
      { id: z.string(), currency: z.string(), price: z.number(), usd: z.number().nullable() },
      `SELECT product_id AS id, currency, price, price_usd AS usd FROM trendee.observation
       WHERE startsWith(product_id, 'money-') ORDER BY id`,
    )
    expect(rows.map(({ id, currency, price }) => [id, currency, price])).toEqual([
      ['money-1', 'EUR', 1019.9],
      ['money-2', 'XXX', 7],
    ])
    // A euro was worth more than a dollar that year, and less than a dollar and a half.
    expect(rows[0]?.usd).toBeGreaterThan(1019.9)
    expect(rows[0]?.usd).toBeLessThan(1.5 * 1019.9)
    expect(rows[1]?.usd).toBeNull()
  })
})

describe('the day of a capture', () => {
  const file = written('Product_ID,Product_Name,Product_Brand,Gender,Price\n7001,Wrap Dress,Fen,Women,10\n')
  const days = () =>
    read({ day: z.string() }, "SELECT toString(observed_on) AS day FROM trendee.observation WHERE product_id = '7001'")
  it('stays that of the first time the file was read', async () => {
    await ingestFile(db, file, { capturedOn: '2025-03-01' })
    const again = await ingest(db, file)
    expect([again.capturedOn, again.rowsLoaded, again.rowsDuplicate]).toEqual(['2025-03-01', 0, 1])
    expect(await days()).toEqual([{ day: '2025-03-01' }])
  })
  it('makes the same words of another day a newer observation', async () => {
    const newer = await ingestFile(db, file, { capturedOn: '2025-03-08' })
    expect([newer.rowsLoaded, newer.rowsDuplicate]).toEqual([1, 0])
    expect((await days()).map(({ day }) => day).toSorted()).toEqual(['2025-03-01', '2025-03-08'])
  })
})

describe('statements that are said twice', () => {
  it('count once within one file, and across its batches', async () => {
    const row = '2025-04-18,twice,Linen Shirt,USD,9,5'
    expect(counts(await ingestFile(db, shop(row, row)))).toEqual([2, 1, 1, 0, 0])
    // More rows than the ingestion takes at once, the last saying what the first said.
    const many = Array.from({ length: 60_000 }, (_, index) => `2025-04-18,many-${index},Linen Shirt,USD,9,5`)
    expect(counts(await ingestFile(db, shop(...many, ...many.slice(0, 1))))).toEqual([60_001, 60_000, 1, 0, 0])
    expect(await countOf('observation', "product_id = 'many-0'")).toBe(1)
    expect(await countOf('product FINAL', "startsWith(product_id, 'many-')")).toBe(60_000)
  })
  it('are new where one value changed', async () => {
    await ingestFile(db, shop('2025-04-18,changed,Linen Shirt,USD,9,5'))
    const next = await ingestFile(
      db,
      shop('2025-04-18,changed,Linen Shirt,USD,9,6', '2025-04-18,changed,Linen Shirt,USD,9,'),
    )
    expect([next.rowsLoaded, await countOf('observation', "product_id = 'changed'")]).toEqual([2, 3])
  })
})

it('keeps the brand that a title names beside the one that the feed states', async () => {
  await ingestFile(db, shop('2025-04-18,branded,Adidas Linen Shirt,USD,9,5', '2025-04-18,plain,Linen Shirt,USD,9,5'))
  const sql = `SELECT product_id, brand, title_brand FROM trendee.product FINAL
    WHERE product_id IN ('branded', 'plain') ORDER BY product_id`
  expect(await read({ product_id: z.string(), brand: z.string(), title_brand: z.string() }, sql)).toEqual([
    { product_id: 'branded', brand: '', title_brand: 'Adidas' },
    { product_id: 'plain', brand: '', title_brand: '' },
  ])
})

it('takes the words of the newest capture, whatever the order of the imports', async () => {
  const filler = Array.from({ length: 5 }, (_, index) => `2025-04-18,filler-${index},Linen Shirt,USD,9,5`)
  await ingestFile(db, shop(...filler, '2025-04-18,renamed,Old Linen Shirt,USD,9,5'))
  await ingestFile(db, shop('2025-04-19,renamed,New Linen Shirt,USD,9,5'))
  const title = () => read({ title: z.string() }, NEWEST_TITLE, { id: 'renamed' })
  expect(await title()).toEqual([{ title: 'New Linen Shirt' }])
  await ingestFile(db, shop('2025-04-17,renamed,Oldest Linen Shirt,USD,9,5'))
  expect(await title()).toEqual([{ title: 'New Linen Shirt' }])
  await ingestFile(db, shop('2025-04-20,renamed,Old Linen Shirt,USD,9,5'))
  expect(await title()).toEqual([{ title: 'Old Linen Shirt' }])
})

describe('days that cannot be', () => {
  it('cost their cell, with the reason, and leave their row', async () => {
    const run = await ingestFile(
      db,
      shop(
        '2062-10-30,far-1,Linen Shirt,USD,9,5',
        '0001-01-01,far-2,Linen Shirt,USD,9,5',
        '9999-12-31,far-3,Linen Shirt,USD,9,5',
        '2025-04-18,near-1,Linen Shirt,USD,9,5',
      ),
    )
    expect(counts(run)).toEqual([4, 4, 0, 0, 0])
    const stored = await importById(db, run.importId)
    expect(stored?.cells_unread.map(({ field, reason, cells }) => [field, reason, cells])).toEqual([
      ['date', 'lies in the future', 2],
      ['date', 'lies before 2004-01-01, the first day that is taken', 1],
    ])
    expect(stored?.coverage.map(({ from, to, rows }) => [from, to, rows])).toEqual([['2025-04-18', '2025-04-18', 1]])
    expect(await countOf('observation', `product_id LIKE 'far-%' AND observed_on = '${UNDATED}'`)).toBe(3)
    expect(await countOf('observation', 'observed_on > today() + 1')).toBe(0)
  })
  it('are asked for where a file has none: nothing of it is loaded without', async () => {
    const undated = written('Product_ID,Product_Name,Product_Brand,Gender,Price\n7101,Wrap Dress,Fen,Women,10\n')
    await expect(ingest(db, undated)).rejects.toThrow('--captured-on')
    await expect(ingest(db, undated)).rejects.toThrow(UndatedFileError)
    expect(await countOf('observation', "product_id = '7101'")).toBe(0)
    expect(counts(await ingest(db, undated, { capturedOn: '2025-03-02' }))).toEqual([1, 1, 0, 0, 0])
  })
})

it('keeps what an import covers, and the newest of its days as its own', async () => {
  const run = await ingest(db, shop('2025-04-17,cover-1,Linen Shirt,USD,9,5', '2025-04-19,cover-1,Linen Shirt,USD,9,6'))
  const stored = await importById(db, run.importId)
  expect(stored).toMatchObject({ captured_on: '2025-04-19' })
  expect(stored?.coverage).toEqual([
    {
      platform: 'tiktok-shop',
      kind: 'product',
      region: '',
      category: run.coverage[0]?.category,
      from: '2025-04-17',
      to: '2025-04-19',
      rows: 2,
    },
  ])
  expect(run.coverage[0]?.category).not.toBe('')
})

it('loads the kinds of one row together, and counts the row once', async () => {
  const hashtag = (views: number) =>
    written(
      JSON.stringify({
        code: 0,
        data: {
          list: [
            {
              hashtag_name: 'MixedKinds',
              publish_cnt: 10,
              video_views: views,
              rank: 1,
              country_code: 'US',
              trend: [
                { time: 1744848000, value: 0.5 },
                { time: 1744934400, value: 1 },
              ],
            },
          ],
        },
      }),
    )
  expect(counts(await ingestFile(db, hashtag(100), { capturedOn: '2025-04-20' }))).toEqual([1, 1, 0, 0, 0])
  expect(await countOf('hashtag', "lower(hashtag) = 'mixedkinds'")).toBe(1)
  expect(await countOf('series_point', "lower(term) = 'mixedkinds'")).toBe(2)
})

it('is whole with nothing when a file has a heading and no rows', async () => {
  const run = await ingestFile(db, shop())
  expect([run.state, ...counts(run)]).toEqual(['loaded', 0, 0, 0, 0, 0])
})

it('goes by the name and the id that it is given, and reports its progress', async () => {
  const path = shop('2025-04-18,touched,Linen Shirt,USD,9,5')
  const seen: string[] = []
  const run = await ingestFile(db, path, {
    onProgress: ({ state, rowsLoaded }) => seen.push(`${state} ${rowsLoaded}`),
    shownName: 'morning.csv',
    importId: '6f6a3a52-0000-4000-8000-000000000001',
  })
  expect([run.file, run.importId]).toEqual(['morning.csv', '6f6a3a52-0000-4000-8000-000000000001'])
  expect(seen.at(-1)).toBe('loaded 1')
})

describe('a file that fails', () => {
  it('is named with what was looked for when it is no feed', async () => {
    await expect(ingestFile(db, written('just,some\nwords,here\n'))).rejects.toThrow(UnrecognisedFeedError)
  })
  it('is on record as failed with the reason when it is stopped', async () => {
    const stopping = new AbortController()
    stopping.abort(new Error('The server is shutting down.'))
    const importId = '6f6a3a52-0000-4000-8000-000000000002'
    const path = shop('2025-04-18,stopped,Linen Shirt,USD,9,5')
    await expect(ingestFile(db, path, { importId }, stopping.signal)).rejects.toThrow('shutting down')
    expect(await importById(db, importId)).toMatchObject({ state: 'failed', message: 'The server is shutting down.' })
    expect(await countOf('observation', "product_id = 'stopped'")).toBe(0)
  })
})

/** Products observed on a day. */
const NAMED = `SELECT product_id AS id, title FROM trendee.product WHERE (product_id) IN
  (SELECT product_id FROM trendee.observation WHERE observed_on = {day:Date}) ORDER BY id, title LIMIT 1 BY id, title`

describe('a Parquet file', () => {
  /** The rows of a CSV feed's fixture as Parquet, as a data warehouse would give them out. */
  async function parquetOf(name: string): Promise<string> {
    const path = join(folder, `${name}-${(files += 1)}.parquet`)
    await db.run(
      `INSERT INTO FUNCTION file('${path}', 'Parquet') SELECT * FROM file('${fixture(name)}', 'CSVWithNames')
       SETTINGS input_format_csv_use_best_effort_in_schema_inference = 1`,
    )
    return path
  }

  it('is read as its rows would be as text, and leaves nothing behind', async () => {
    const text = await ingestFile(db, fixture('shein.csv'), { capturedOn: '2025-05-02' })
    const found = () => read({ id: z.string(), title: z.string() }, NAMED, { day: '2025-05-02' })
    const asText = await found()
    await db.run(`ALTER TABLE trendee.observation DELETE WHERE observed_on = '2025-05-02' SETTINGS mutations_sync = 2`)
    const run = await ingestFile(db, await parquetOf('shein.csv'), { capturedOn: '2025-05-02' })
    expect([run.feed, run.state, run.rowsRead]).toEqual(['shein', 'loaded', text.rowsRead])
    expect(await found()).toEqual(asText)
    expect(asText.length).toBeGreaterThan(0)
  })

  it('that is cut short is refused by its name', async () => {
    const whole = readFileSync(await parquetOf('shein.csv'))
    const path = join(folder, 'cut.parquet')
    writeFileSync(path, whole.subarray(0, whole.length / 2))
    await expect(ingestFile(db, path)).rejects.toThrow(/cut\.parquet is no whole Parquet file/)
  })
})
