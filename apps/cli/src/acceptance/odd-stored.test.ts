import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { rebuildBrandWearers } from '@trendee/analytics/derive/rebuild-brand-wearers'
import { rebuildCaptures } from '@trendee/analytics/derive/rebuild-captures'
import { rebuildProducts } from '@trendee/analytics/derive/rebuild-products'
import { ingestFile } from '@trendee/analytics/ingestion/ingest-file'
import { type OpenFacts, openEmptyFacts } from '@trendee/analytics/testing/empty-facts'
import { type ColumnMapping, mappedColumns, mappingOf } from '@trendee/core/imports/mappable-fields'
import { sampleOf } from '@trendee/feeds/read-feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hasOddFiles, ODD_FILES, ODD_FOLDER, type OddFile, whyLeftOut } from './odd-files'

const folder = mkdtempSync(join(tmpdir(), 'trendee-odd-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The file with its columns in the opposite order, under names that say nothing, other separators and letters; columns of series keep their terms. */
async function twinOf(name: string, { columns }: OddFile): Promise<{ path: string; mapping: ColumnMapping }> {
  const sample = await sampleOf(ODD_FOLDER + name)
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
    path: ODD_FOLDER + name,
    options: { ...told, ...(isKnown ? {} : { mapping: columns }) },
  }),
  'with columns renamed and moved': async (name: string, file: OddFile) => {
    const { path, mapping } = await twinOf(name, file)
    return { path, options: { ...file.told, ...file.toldOfTwin, mapping } }
  },
}

const CELL = z.union([z.string(), z.number(), z.null()])

describe.skipIf(!hasOddFiles).each(Object.entries(ROWS))(`what is stored of files %s${whyLeftOut}`, (_, take) => {
  let facts: OpenFacts
  let db: AnalyticsDb
  /** Rows of each file that were rejected or, though their step was over, left out. */
  const lost: Record<string, number> = {}
  beforeAll(async () => {
    facts = await openEmptyFacts()
    db = facts.db
    for (const [name, file] of Object.entries(ODD_FILES)) {
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
      ['pleated-skirt', 'women'],
      ['shirt', 'men'],
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
    const [, ...expected] = readFileSync(`${ODD_FOLDER}search-page-price-ranges.expected.csv`, 'utf8')
      .trim()
      .split(/\r?\n/)
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
    const [, ...expected] = readFileSync(`${ODD_FOLDER}posts-counts-in-ten-languages.expected.csv`, 'utf8')
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

describe.skipIf(!hasOddFiles)(`what is stored of files that have no columns to rename${whyLeftOut}`, () => {
  let facts: OpenFacts
  beforeAll(async () => {
    facts = await openEmptyFacts()
    for (const name of ['search-api-partial-week.json', 'trends-case-only-terms.csv', 'posts-hidden-likes.json'])
      await ingestFile(facts.db, ODD_FOLDER + name, { capturedOn: '2026-09-01' })
  })
  afterAll(() => facts.close())

  const rows = async (sql: string) =>
    (await facts.db.rows(z.record(z.string(), CELL), sql, {})).map((row) => Object.values(row))

  it('is each spelling of a term, and each week that is over', async () => {
    expect(
      await rows(
        `SELECT region, term, toUInt32(count()) AS points, toString(max(date)) AS last, argMin(value, date) AS first_value,
           argMax(value, date) AS last_value FROM trendee.series_point GROUP BY region, term ORDER BY region, term`,
      ),
    ).toEqual([
      ['UA', 'Максі сукня', 26, '2026-06-28', 0, 2],
      ['UA', 'лляна сукня', 26, '2026-06-28', 40, 90],
      ['UA', 'максі сукня', 26, '2026-06-28', 5, 30],
      ['US', 'barn jacket', 52, '2026-08-23', 40, 65],
      ['US', 'funnel neck coat', 52, '2026-08-23', 0.5, 4],
    ])
  })

  it('is a post whose likes are hidden, without them', async () => {
    expect(
      await rows(
        'SELECT toUInt32(count()) AS posts, toUInt32(count(likes)) AS known, toUInt32(sum(likes)) AS liked, toUInt32(sum(comments)) AS said FROM trendee.post',
      ),
    ).toEqual([[9, 4, 8864, 528]])
  })
})
