import { fileURLToPath } from 'node:url'
import { mappingOf } from '@trendee/core/imports/mappable-fields'
import type { FeedOptions } from '@trendee/feeds/feed'
import { proposeMapping } from '@trendee/feeds/mapping/propose-mapping'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rebuildBrandWearers } from '../derive/rebuild-brand-wearers'
import { rebuildCaptures } from '../derive/rebuild-captures'
import { rebuildProducts } from '../derive/rebuild-products'
import { type OpenFacts, openEmptyFacts } from '../testing/empty-facts'
import { ingestFile } from './ingest-file'

/** Tables of shops whose columns nobody has named: what is proposed for them is loaded, and stored are the values that a reader works out by hand. */

let facts: OpenFacts
beforeAll(async () => {
  facts = await openEmptyFacts()
})
afterAll(() => facts.close())

const table = (name: string) => fileURLToPath(new URL(`../../../feeds/fixtures/tables/${name}`, import.meta.url))
const CELL = z.union([z.string(), z.number(), z.null(), z.array(z.string())])

async function stored(sql: string, parameters = {}) {
  return (await facts.db.rows(z.record(z.string(), CELL), sql, parameters)).map((row) => Object.values(row))
}

/** Loads a table as one of a shop, as its columns are guessed; what was left out of it, and its products by price. */
async function loaded(name: string, shop: string, columns: string, told: FeedOptions = {}) {
  const { db } = facts
  const proposed = await proposeMapping(table(name))
  // A column of shops goes before the shop that is told.
  const mapping = mappingOf((proposed?.guessed.products ?? []).filter(({ field }) => field !== 'shop'))
  const run = await ingestFile(db, table(name), { shop, capturedOn: '2026-04-01', mapping, ...told })
  const platform = `shop-${shop.toLowerCase()}`
  await rebuildCaptures(db, platform)
  await rebuildBrandWearers(db, platform)
  await rebuildProducts(db, platform)
  const sql = `SELECT ${columns} FROM trendee.product_current AS product
    INNER JOIN (SELECT product_id, any(units_sold) AS units, any(units_evidence) AS known, any(units_window_days) AS days
      FROM trendee.observation WHERE platform = {platform:String} GROUP BY product_id) AS seen USING (product_id)
    WHERE platform = {platform:String} ORDER BY price NULLS LAST, title`
  return {
    rejected: run.rowsRejected,
    leftOut: run.leftOut.map(({ reason, rows }) => [reason, rows]),
    products: await stored(sql, { platform }),
  }
}

it('of a Vietnamese shop: dong without fractions, counts in thousands, a price of one dong, air in a fabric', async () => {
  const read = await loaded(
    'vietnamese.csv',
    'Cho',
    'secondary_category, price, list_price, price_doubt, units, known, rating, currency',
  )
  expect([read.rejected, read.leftOut]).toEqual([0, [['not_fashion', 1]]])
  expect(read.products).toEqual([
    ['wide-leg-jeans', 1, 420_000, 'near_free', 5000, 'at_least', null, 'VND'],
    ['a-line-skirt', 185_500, null, '', 67, 'measured', 4.2, 'VND'],
    ['sweater', 215_000, null, '', 2345, 'measured', 4.9, 'VND'],
    ['dress', 279_000, 350_000, '', 1200, 'estimated', 4.7, 'VND'],
    ['coat', 990_000, 1_290_000, '', 830, 'measured', null, 'VND'],
  ])
})

it('of a Chinese shop: the currency that is told, buyers as the nearest to units, the garment that is the head', async () => {
  const read = await loaded(
    'chinese.csv',
    'Qinghe',
    'secondary_category, gender, price, units, known, days, currency',
    {
      currency: 'CNY',
      unitsWindow: 30,
    },
  )
  expect([read.rejected, read.leftOut]).toEqual([0, []])
  expect(read.products).toEqual([
    ['pleated-skirt', 'women', 79, 15_000, 'at_least', 30, 'CNY'],
    ['slip-dress', 'women', 88, 4, 'measured', 30, 'CNY'],
    ['shirt', 'men', 99.9, 36, 'measured', 30, 'CNY'],
    ['cardigan', 'women', 139, 200, 'at_least', 30, 'CNY'],
    ['dress', 'women', 168, 1000, 'at_least', 30, 'CNY'],
  ])
})

it('of a German shop: Windows-1252, decimal commas, days with dots, a title with a semicolon, a day that nobody gave', async () => {
  const read = await loaded(
    'german.csv',
    'Nordufer',
    'title, secondary_category, gender, price, list_price, units, toString(last_seen)',
    {
      currency: 'EUR',
      unitsWindow: 'lifetime',
    },
  )
  expect([read.rejected, read.leftOut]).toEqual([0, [['not_fashion', 1]]])
  expect(read.products).toEqual([
    ['Söckchen, 3er-Pack', 'socks', 'women', 9.9, null, 20_500, null],
    ['Cordhose; weites Bein', 'pants', 'women', 69.95, null, 412, '2026-03-14'],
    ['Strickjacke aus Merinowolle', 'cardigan', 'men', 119, 149, 96, '2026-03-03'],
    ['Wollmantel mit Gürtel, grau', 'coat', 'women', 1149, 1399, 1087, '2026-03-14'],
  ])
})

it('of a French shop: a shirt is none for the night, and what it is sold without is not sold', async () => {
  const read = await loaded('french.csv', 'Bruyere', 'secondary_category, gender, price, attribute_values, currency')
  expect([read.rejected, read.leftOut]).toEqual([0, []])
  expect(read.products.map(([category, gender, price, , currency]) => [category, gender, price, currency])).toEqual([
    ['nightgown', 'women', 39.9, 'EUR'],
    ['shirt', 'men', 59.9, 'EUR'],
    ['sweater', 'men', 75, 'EUR'],
    ['cardigan', 'men', 89, 'EUR'],
    ['leather-jacket', 'men', 129, 'EUR'],
    ['dress', 'women', 1049, 'EUR'],
  ])
  const worn = read.products.map(([, , , values]) => values)
  expect(worn[1]).toEqual(expect.arrayContaining(['linen', 'stripe']))
  expect(worn[5]).toEqual(expect.arrayContaining(['backless', 'polka-dot']))
})

it('of a search page: both ends of a range, no price of what cannot be had, floors of a month', async () => {
  const read = await loaded(
    'price-ranges.csv',
    'Suche',
    'secondary_category, price, price_high, currency, rating, reviews, units, known, days',
  )
  expect([read.rejected, read.leftOut]).toEqual([0, []])
  expect(read.products).toEqual([
    ['blouse', 19.99, null, 'EUR', 3.9, 87, null, '', null],
    ['pleated-skirt', 29.9, 45.5, 'EUR', 4.3, 1204, 200, 'at_least', 30],
    ['sweater', 1029, 1149.9, 'EUR', 4.8, 12, null, '', null],
    ['chinos', null, null, '', null, 0, 50, 'at_least', 30],
  ])
})

it('of searches: terms that differ in case alone are two curves', async () => {
  await ingestFile(facts.db, table('case-terms.csv'), { region: 'GB', capturedOn: '2026-04-01' })
  expect(
    await stored(
      `SELECT term, count() AS points, argMin(value, date) AS first, argMax(value, date) AS last, min(value) AS least
       FROM trendee.series_point WHERE region = 'GB' GROUP BY term ORDER BY term`,
    ),
  ).toEqual([
    ['Midi Skirt', 4, 4, 0, 0],
    ['denim skirt', 4, 71, 70, 66],
    ['midi skirt', 4, 40, 60, 40],
  ])
})
