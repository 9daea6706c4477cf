import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { rebuildBrandWearers } from '@trendee/analytics/derive/rebuild-brand-wearers'
import { rebuildCaptures } from '@trendee/analytics/derive/rebuild-captures'
import { rebuildProducts } from '@trendee/analytics/derive/rebuild-products'
import { ingestFile } from '@trendee/analytics/ingestion/ingest-file'
import { type OpenFacts, openEmptyFacts } from '@trendee/analytics/testing/empty-facts'
import { type ColumnMapping, mappedColumns, mappingOf } from '@trendee/core/imports/mappable-fields'
import type { FeedOptions } from '@trendee/feeds/feed'
import { sampleOf } from '@trendee/feeds/read-feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

/** Files as people really have them lie beside the repository; they are not part of it. */
const odd = fileURLToPath(new URL('../../../../../shared/data/odd/', import.meta.url))
const isHere = existsSync(odd)
const reason = isHere ? '' : ' (left out: no shared/data/odd beside the repository)'
const folder = mkdtempSync(join(tmpdir(), 'trendee-odd-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface OddFile {
  /** What its columns hold. */
  readonly columns: ColumnMapping
  /** What a person answers who is asked what the file does not say. */
  readonly told?: FeedOptions
  /** What must be told, too, once its columns have other names. */
  readonly toldOfTwin?: FeedOptions
  /** Whether it is read without a mapping. */
  readonly isKnown?: boolean
}

const FILES: Readonly<Record<string, OddFile>> = {
  'shop-vietnam.csv': {
    columns: {
      title: 'Title',
      url: 'Link',
      rating: 'Rating',
      unitsSold: 'Sold',
      listPrice: 'Original_Price',
      price: 'Current_Price',
      category: 'Category',
    },
    told: { shop: 'Vietnam', currency: 'VND', region: 'VN', unitsWindow: 'lifetime' },
  },
  'shop-chinese.csv': {
    columns: {
      title: '商品标题',
      price: '商品价格',
      unitsSold: '购买人数',
      url: '商品详情链接',
    },
    told: { shop: 'China', currency: 'CNY', unitsWindow: 30 },
  },
  'german-export-cp1252.csv': {
    columns: {
      title: 'Artikelname',
      brand: 'Marke',
      price: 'Preis',
      listPrice: 'UVP',
      unitsSold: 'Verkaufte Stück',
      category: 'Kategorie',
      observedOn: 'Datum',
    },
    told: { shop: 'Germany', currency: 'EUR', unitsWindow: 'lifetime' },
  },
  'titles-french.csv': {
    columns: { title: 'Nom', price: 'Prix', category: 'Type', brand: 'Marque' },
    told: { shop: 'France', currency: 'EUR' },
  },
  'search-page-price-ranges.csv': {
    columns: {
      productId: 'asin',
      title: 'title',
      price: 'price',
      rating: 'rating',
      reviews: 'reviews',
      unitsSold: 'bought',
    },
    told: { shop: 'Search page', currency: 'USD' },
  },
  'own-shop-shopify.csv': {
    columns: {
      productId: 'Handle',
      title: 'Title',
      brand: 'Vendor',
      category: 'Product Category',
      price: 'Variant Price',
      listPrice: 'Variant Compare At Price',
      stock: 'Variant Inventory Qty',
      image: 'Image Src',
    },
    told: { shop: 'Own shop', currency: 'INR' },
    isKnown: true,
  },
  'posts-counts-in-ten-languages.csv': {
    columns: {
      postId: 'shortCode',
      url: 'url',
      author: 'ownerUsername',
      postedAt: 'timestamp',
      caption: 'caption',
      likes: 'likes',
    },
    isKnown: true,
  },
  'trends-new-weekly.csv': {
    columns: { date: 'Time', value: ['ballet flats', 'barn jacket'] },
    told: { region: 'US' },
    toldOfTwin: { platform: 'google' },
    isKnown: true,
  },
  'trends-new-monthly.csv': {
    columns: { date: 'Time', value: ['ballet flats', 'barn jacket', 'loafers'] },
    told: { region: 'GB' },
    toldOfTwin: { platform: 'google' },
    isKnown: true,
  },
  'trends-new-daily.csv': {
    columns: { date: 'Time', value: ['loafers'] },
    told: { region: 'DE' },
    toldOfTwin: { platform: 'google' },
    isKnown: true,
  },
  'search-client-stacked.csv': {
    columns: {
      date: 'date',
      region: 'country',
      partial: 'isPartial',
      value: ['loafers', 'clogs', 'parachute pants', 'capri pants'],
    },
    toldOfTwin: { platform: 'google' },
    isKnown: true,
  },
}

/** The file with its columns in the opposite order, under names that say nothing, other separators and letters; columns of series keep their terms. */
async function twinOf(name: string, { columns }: OddFile): Promise<{ path: string; mapping: ColumnMapping }> {
  const sample = await sampleOf(odd + name)
  if (sample?.layout !== 'delimited') throw new Error(`${name} is no table`)
  const [header = [], ...rows] = sample.head() as string[][]
  const renamed = header.map((column, at) => (columns.value?.includes(column) ? column : `F${at + 1}`))
  const text = [renamed, ...rows]
    .map((cells) =>
      cells
        .map((cell) => `"${cell.replaceAll('"', '""')}"`)
        .toReversed()
        .join(';'),
    )
    .join('\r\n')
  const path = join(folder, `twin-${name}`)
  writeFileSync(path, text)
  const mapped = mappedColumns(columns).map(({ field, column }) => ({
    field,
    column: renamed[header.indexOf(column)] ?? '',
  }))
  return { path, mapping: mappingOf(mapped) }
}

const ROWS = {
  'as they came': async (name: string, { columns, told, isKnown }: OddFile) => ({
    path: odd + name,
    options: { ...told, ...(isKnown ? {} : { mapping: columns }) },
  }),
  'with columns renamed and moved': async (name: string, file: OddFile) => {
    const { path, mapping } = await twinOf(name, file)
    return { path, options: { ...file.told, ...file.toldOfTwin, mapping } }
  },
}

const CELL = z.union([z.string(), z.number(), z.null()])

describe.skipIf(!isHere).each(Object.entries(ROWS))(`what is stored of files %s${reason}`, (_, take) => {
  let facts: OpenFacts
  let db: AnalyticsDb
  /** Rows of each file that were rejected or, though their step was over, left out. */
  const lost: Record<string, number> = {}
  beforeAll(async () => {
    facts = await openEmptyFacts()
    db = facts.db
    for (const [name, file] of Object.entries(FILES)) {
      const { path, options } = await take(name, file)
      const run = await ingestFile(db, path, { capturedOn: '2026-09-01', ...options })
      const leftOut = run.leftOut.filter(({ reason: why }) => why !== 'unfinished_step')
      lost[name] = leftOut.reduce((sum, { rows: left }) => sum + left, run.rowsRejected)
    }
    for (const platform of ['vietnam', 'china', 'germany', 'france', 'search-page', 'own-shop'].map(
      (one) => `shop-${one}`,
    )) {
      await rebuildCaptures(db, platform)
      await rebuildBrandWearers(db, platform)
      await rebuildProducts(db, platform)
    }
  })
  afterAll(async () => {
    await facts.close()
  })

  const rows = async (sql: string, parameters = {}) =>
    (await db.rows(z.record(z.string(), CELL), sql, parameters)).map((row) => Object.values(row))
  const offers = (shop: string, columns: string, order = 'product_id') =>
    rows(`SELECT ${columns} FROM trendee.observation WHERE platform = {platform:String} ORDER BY ${order}`, {
      platform: `shop-${shop}`,
    })
  const garments = (shop: string, columns: string) =>
    rows(`SELECT ${columns} FROM trendee.product_current WHERE platform = {platform:String} ORDER BY ALL`, {
      platform: `shop-${shop}`,
    })

  it('rejects and leaves out no row', () => {
    expect(Object.entries(lost).filter(([, count]) => count > 0)).toEqual([])
  })

  it('are dong, sold, and a price that cannot be', async () => {
    expect(await offers('vietnam', 'price, list_price, units_sold, rating, currency', 'price, units_sold')).toEqual([
      [1, 99_000, 2300, 4.4, 'VND'],
      [49_499, 110_000, 80_200, 4.8, 'VND'],
      [69_900, null, 475, 4.6, 'VND'],
      [69_900, 135_000, 348_100, 4.5, 'VND'],
      [94_000, 185_000, 1000, 4.7, 'VND'],
      [179_000, 215_000, 9, 4.8, 'VND'],
      [199_000, 259_000, 12_500, 4.9, 'VND'],
      [389_000, 399_000, 0, null, 'VND'],
    ])
    const doubts = await garments('vietnam', 'price, price_doubt')
    expect(doubts.filter(([, doubt]) => doubt !== '')).toEqual([[1, 'near_free']])
  })

  it('are floors of the days that were told', async () => {
    const units = 'units_sold, units_evidence, units_window_days, currency'
    expect(await offers('china', units, 'units_sold')).toEqual([
      [7, 'measured', 30, 'CNY'],
      [35, 'measured', 30, 'CNY'],
      [200, 'at_least', 30, 'CNY'],
      [400, 'at_least', 30, 'CNY'],
      [900, 'at_least', 30, 'CNY'],
      [6000, 'at_least', 30, 'CNY'],
      [10_000, 'at_least', 30, 'CNY'],
      [35_000, 'at_least', 30, 'CNY'],
    ])
    expect(await garments('china', 'secondary_category, gender')).toEqual([
      ['cardigan', 'women'],
      ['co-ord-set', 'women'],
      ['denim-dress', 'women'],
      ['dress', 'women'],
      ['shirt', 'men'],
      ['skirt', 'women'],
      ['slip-dress', 'women'],
      ['sweater-dress', 'women'],
    ])
  })

  it('are German numbers and dates', async () => {
    expect(
      await offers('germany', 'toString(observed_on), price, list_price, units_sold, currency', 'observed_on'),
    ).toEqual([
      ['2026-02-01', 79.5, 99, 2050, 'EUR'],
      ['2026-03-05', 1299, 1499, 1204, 'EUR'],
      ['2026-08-07', 9, null, 10_000, 'EUR'],
      ['2026-08-12', 39.99, 59.99, 87, 'EUR'],
      ['2026-08-31', 49.95, null, 312, 'EUR'],
    ])
  })

  it('are French garments and their wearers', async () => {
    expect(await garments('france', 'secondary_category, gender')).toEqual([
      ['dress', 'women'],
      ['nightgown', 'women'],
      ['pants', 'men'],
      ['shirt', 'men'],
      ['shirt', 'men'],
      ['sweater', 'women'],
      ['t-shirt', 'men'],
      ['t-shirt', 'men'],
      ['t-shirt', 'men'],
      ['tank-top', 'men'],
    ])
  })

  it('are both ends of ranges, in the currency of their cells', async () => {
    const [, ...expected] = readFileSync(`${odd}search-page-price-ranges.expected.csv`, 'utf8').trim().split(/\r?\n/)
    const number = (cell: string | undefined) => (cell === undefined || cell === '' ? null : Number(cell))
    expect(await offers('search-page', 'product_id, price, price_high, currency, units_sold')).toEqual(
      expected
        .map((line) => line.split(','))
        .map(([id, low, high, currency, floor]) => [id, number(low), number(high), currency || 'USD', number(floor)]),
    )
  })

  it('are products of an own shop, whatever variants they come in', async () => {
    expect(await offers('own-shop', 'product_id, price, price_high, list_price, stock, units_sold, currency')).toEqual([
      ['cotton-suit-set', 1499, null, 2499, 2, null, 'INR'],
      ['linen-wrap-dress', 1499, 1599, null, 25, null, 'INR'],
    ])
  })

  it('are likes as they are counted in ten languages', async () => {
    const [, ...expected] = readFileSync(`${odd}posts-counts-in-ten-languages.expected.csv`, 'utf8')
      .trim()
      .split(/\r?\n/)
    expect(await rows('SELECT platform, post_id, likes FROM trendee.post ORDER BY post_id')).toEqual(
      expected
        .map((line) => ['instagram', line.slice(0, line.indexOf(',')), Number(line.slice(line.lastIndexOf(',') + 1))])
        .toSorted(([, a], [, b]) => (String(a) < String(b) ? -1 : 1)),
    )
    expect(await rows("SELECT post_id FROM trendee.post WHERE has(at_least, 'likes') ORDER BY post_id")).toEqual([
      ['MADEUP004'],
      ['MADEUP018'],
    ])
  })

  it('are curves of the places that were told or named', async () => {
    const curves = await rows(
      `SELECT region, term, step, toUInt32(count()) AS points, argMin(value, date) AS first, argMax(value, date) AS last
       FROM trendee.series_point WHERE platform = 'google' GROUP BY region, term, step ORDER BY region, term`,
    )
    expect(curves).toEqual([
      ['CA', 'capri pants', 'day', 3, 22, 22],
      ['CA', 'clogs', 'day', 3, 21, 21],
      ['CA', 'loafers', 'day', 3, 69, 71],
      ['CA', 'parachute pants', 'day', 3, 16, 18],
      ['DE', 'loafers', 'day', 90, 60, 62],
      ['GB', 'ballet flats', 'month', 24, 20, 74],
      ['GB', 'barn jacket', 'month', 24, 3, 6],
      ['GB', 'loafers', 'month', 24, 55, 58],
      ['US', 'ballet flats', 'week', 60, 30, 59],
      ['US', 'barn jacket', 'week', 60, 0.5, 24],
      ['US', 'capri pants', 'day', 3, 31, 31],
      ['US', 'clogs', 'day', 3, 12, 12],
      ['US', 'loafers', 'day', 3, 60, 62],
      ['US', 'parachute pants', 'day', 3, 7, 9],
    ])
  })
})
