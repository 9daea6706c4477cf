import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { utcDay } from '@trendee/core/captures/capture-day'
import { UNSAID } from '@trendee/feeds/unsaid'
import { UsageError } from '../command'
import { photosOf } from '@trendee/analytics/pictures/photos-of'
import { keepFolder } from '../testing/kept-folder'
import { ingest } from './ingest'
import { trends } from './trends'

const folder = mkdtempSync(join(tmpdir(), 'trendee-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const kept = keepFolder(join(folder, 'data'))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const timeline = file(
  'timeline.csv',
  `Category: All categories\n\nWeek,puffer vest: (United States)\n${[
    '2025-03-30',
    '2025-04-06',
    '2025-04-13',
    '2025-04-20',
  ]
    .map((day, week) => `${day},${40 + week}`)
    .join('\n')}\n`,
)
const shop = file(
  'shop.csv',
  'timestamp,product_id,title,currency,min_price,product_sold_count\n' +
    '2025-04-18,1,Linen Shirt,USD,9,5\n2025-04-18,1,Linen Shirt,USD,9,5\n2025-04-18,2,Vase,USD,9,5\n2025-04-18,,Shirt,USD,9,5\n',
)
const notes = file('notes.csv', 'just,some\nwords,here\n')

const run = (...argv: string[]) => kept.run(ingest, argv)
const onRecord = () =>
  kept.rows(
    z.object({ imports: z.number(), observations: z.number(), inspected: z.number() }),
    `SELECT (SELECT count() FROM trendee.import_run FINAL) AS imports, (SELECT count() FROM trendee.observation) AS observations,
       (SELECT count() FROM system.tables WHERE name LIKE 'stage_inspected%') AS inspected`,
  )
const HEADER = 'feed,file,rows_read,rows_loaded,rows_duplicate,rows_rejected,seconds,rows_left_out'

const undated = file('undated.csv', 'Product_ID,Product_Name,Product_Brand,Gender,Price\n9,Wrap Dress,Fen,Women,10\n')
const dayFromNow = (days: number) => utcDay(Date.now() + days * 86_400_000)

describe('words that make no command', () => {
  it.each([
    [[], /at least one file/],
    [[shop, '--colour', 'red'], /--colour/],
    [[shop, '--format', 'xml'], /--format is one of csv, ndjson/],
    [[shop, '--captured-on', '18.4.2025'], /--captured-on takes a day/],
    [[shop, '--captured-on', '2003-12-31'], /2003-12-31 lies before 2004-01-01/],
    [[shop, '--captured-on', dayFromNow(2)], /lies in the future/],
    [[shop, '--region', 'Europe'], /--region Europe: a region code such as US/],
    [[shop, '--currency', 'dollars'], /--currency dollars: a currency code such as EUR/],
    [[shop, '--mapping', join(folder, 'none.json')], /--mapping .*none.json/],
    [[shop, '--pictures', join(folder, 'nowhere')], /--pictures takes a folder/],
    [[shop, '--pictures', notes], /--pictures takes a folder/],
    [[shop, '--mapping', file('list.json', '["title"]')], /--mapping .*list.json: one JSON object/],
    [[shop, '--mapping', file('kg.json', '{"title": "Name", "weight": "kg"}')], /kg.json: .*fields are productId/],
    [[shop, '--shop-url', 'shop.example'], /--shop-url shop.example: /],
  ])('%o are refused', async (argv, message) => {
    await expect(run(...argv)).rejects.toThrow(UsageError)
    await expect(run(...argv)).rejects.toThrow(message)
  })
})

it('reads the other files when one fails, says which and ends with 1', async () => {
  const { code, printed, errors } = await run(timeline, notes, join(folder, 'missing.csv'), shop)
  expect(code).toBe(1)
  expect(errors[0]).toBe(HEADER)
  const rows = printed.map((line) => line.split(','))
  expect(rows.map((cells) => [...cells.slice(0, 6), cells[7]])).toEqual([
    ['google-trends-timeline', timeline, '4', '4', '0', '0', '0'],
    ['tiktok-shop', shop, '4', '1', '1', '1', '1'],
  ])
  expect(rows.every((cells) => Number(cells[6]) > 0)).toBe(true)
  expect(errors.slice(1)).toEqual([
    expect.stringContaining(`${notes} is no feed we know.`),
    expect.stringContaining(`${join(folder, 'missing.csv')} cannot be opened: ENOENT`),
    expect.stringMatching(/: 1 row left out\. No fashion: .* For example: ".+"$/) as string,
    `${shop}: 1 row rejected, product_id is empty: line 5`,
  ])
})

it('ends with 1 when no row of a file could be loaded, and says why none could', async () => {
  const rows = [',,Lerche,Women,10', ',,Lerche,Women,90', 'A3,Linen shirt,Lerche,Men', ',,,Men,4', ',,,Men,4']
  const empty = file('empty.csv', ['Product_ID,Product_Name,Product_Brand,Gender,Price', ...rows, ''].join('\n'))
  const { code, printed, errors } = await run(empty, '--captured-on', '2025-04-18')
  expect([code, printed]).toEqual([1, [expect.stringMatching(/^catalog,.*,5,0,0,5,[\d.]+,0$/)]])
  expect(errors.slice(-3)).toEqual([
    `${empty}: 4 rows rejected, Product_Name is empty: line 2, 3, 5 …`,
    `${empty}: 1 row rejected, the row has 4 cells, the header 5: line 4`,
    `${empty}: no row was loaded`,
  ])
})

it('loads nothing of the same files again, and prints one JSON object a file where asked', async () => {
  const { code, printed } = await run(timeline, shop, '--format', 'ndjson')
  expect(code).toBe(0)
  const rows = printed.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(rows.map((row) => Object.keys(row))).toEqual([HEADER.split(','), HEADER.split(',')])
  expect(rows).toMatchObject([
    { file: timeline, rows_read: 4, rows_loaded: 0, rows_duplicate: 4, rows_rejected: 0, rows_left_out: 0 },
    { file: shop, rows_read: 4, rows_loaded: 0, rows_duplicate: 2, rows_rejected: 1, rows_left_out: 1 },
  ])
})

it('has the trends ready when it ends', async () => {
  const { printed } = await kept.run(trends, ['--format', 'json', '--region', 'US'])
  const found = JSON.parse(printed.join('\n')) as { name: string; platform: string; as_of: string }[]
  expect(found.map(({ name, platform, as_of }) => [name, platform, as_of])).toContainEqual([
    'Puffer Vest',
    'google',
    // The Sunday week of 20 April is the Monday week of the 21st.
    '2025-04-27',
  ])
})

it('takes from the person what the file does not say', async () => {
  const queries = file(
    'queries.csv',
    'Category: All categories\n\nTOP\nsuede jacket women,100\n\nRISING\nsuede bomber,Breakout\n',
  )
  const own = file('own.csv', 'Artikel,Bezeichnung,Preis\nA1,Linen Shirt,10\n')
  const mapping = file('mapping.json', '{"productId": "Artikel", "title": "Bezeichnung", "price": "Preis"}')
  const asked = await run(queries, '--term', 'suede jacket', '--region', 'DE', '--captured-on', 'today')
  expect([asked.code, asked.errors]).toEqual([0, [HEADER]])
  const mapped = await run(own, '--mapping', mapping, '--currency', 'EUR', '--captured-on', '2025-04-18')
  expect([mapped.code, mapped.errors]).toEqual([
    0,
    [HEADER, expect.stringContaining(`${own}: The table names no shop`)],
  ])
  const ofShop = await run(own, '--mapping', mapping, '--shop', 'Linden & Lark', '--captured-on', '2025-04-19')
  expect([ofShop.code, ofShop.errors]).toEqual([0, [HEADER, `${own}: ${UNSAID.currency}`]])
  const text = (sql: string) => kept.rows(z.object({ text: z.string() }), sql)
  const places = await text("SELECT DISTINCT concat(term, '/', region) AS text FROM trendee.related_query")
  const prices = await text(
    "SELECT concat(toString(observed_on), ' ', currency, ' ', toString(price)) AS text FROM trendee.observation WHERE product_id = 'A1' ORDER BY text",
  )
  const shops = await text(
    "SELECT concat(platform, ' ', shop) AS text FROM trendee.product WHERE product_id = 'A1' ORDER BY text",
  )
  expect(places).toEqual([{ text: 'suede jacket/DE' }])
  expect(prices).toEqual([{ text: '2025-04-18 EUR 10' }, { text: '2025-04-19  10' }])
  expect(shops).toEqual([{ text: 'catalog ' }, { text: 'shop-linden-lark Linden & Lark' }])
})

it('does not load a table of which it cannot read a column, and says which cells of another it could not read', async () => {
  const own = file(
    'two-readings.csv',
    'Artikel,Bezeichnung,Preis,Tag\nB1,Linen Shirt,49.499,05/03/2025\nB2,Linen Shirt,cheap,06/03/2025\n',
  )
  const mapping = file(
    'two-readings.json',
    '{"productId": "Artikel", "title": "Bezeichnung", "price": "Preis", "listedOn": "Tag"}',
  )
  const told = (errors: readonly string[]) => errors.filter((line) => line.includes('not read'))
  const given = ['--mapping', mapping, '--shop', 'Linden & Lark', '--captured-on', '2025-04-18']
  const open = await run(own, ...given)
  expect([open.code, open.errors.at(-1)]).toEqual([
    1,
    `${own}: 2 of 2 cells of Preis cannot be read, such as “49.499” in line 2: it may hold something else.`,
  ])
  const settled = await run(own, ...given, '--decimal-mark', 'comma', '--day-order', 'day-first')
  expect(told(settled.errors)).toEqual([`${own}: Preis: 1 cell not read, each is not a price: "cheap" in line 3`])
  const rows = await kept.rows(
    z.object({ price: z.number().nullable() }),
    "SELECT price FROM trendee.observation WHERE product_id = 'B1' ORDER BY price",
  )
  expect(rows).toEqual([{ price: 49_499 }])
})

it('takes the pictures of a folder for the products that they are named after', async () => {
  const pictures = join(folder, 'pictures')
  mkdirSync(pictures)
  // 20 × 20 pixels of one colour.
  const square =
    'iVBORw0KGgoAAAANSUhEUgAAABQAAAAUCAMAAAC6V+0/AAAAA1BMVEWgMGDs9jcRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQYlWNgGAWDHQAAAaQAAWgAYK4AAAAASUVORK5CYII='
  writeFileSync(join(pictures, '1.png'), Buffer.from(square, 'base64'))
  writeFileSync(join(pictures, '2.png'), 'no picture')
  const { code, errors } = await run(shop, '--pictures', pictures)
  expect([code, errors.at(-1)]).toEqual([0, 'pictures: 1 kept, 1 shown by a product, a post or a look, 1 refused'])
  const photos = await photosOf(kept.runtime().analytics, ['tiktok-shop/1', 'tiktok-shop/2'])
  expect([...photos.keys()]).toEqual(['tiktok-shop/1'])
})

describe('a file whose rows name no day', () => {
  it('is refused with the advice, under the name that was typed, while others go in', async () => {
    const { code, printed, errors } = await run(undated, timeline)
    expect(code).toBe(1)
    expect(printed.map((line) => line.split(',')[1])).toEqual([timeline])
    expect(errors.at(-1)).toBe(
      `${undated} does not say on which day it was captured: give that day (--captured-on DAY, or today)`,
    )
  })
  it('shows what it would move under a day, and nothing is loaded or on record', async () => {
    const before = await onRecord()
    const without = await run(undated, notes, '--preview')
    expect(without.code).toBe(1)
    expect(without.printed).toContain('  its rows name no day: it is loaded with --captured-on DAY, or today')
    expect(without.errors).toEqual([expect.stringContaining('no feed we know')])
    const { code, printed } = await run(undated, '--preview', '--captured-on', '2025-04-19')
    expect(code).toBe(0)
    expect(printed).toEqual([
      `${undated}: catalog, 1 row, 0 rejected, 0 left out`,
      '  The table names no shop: its products stand with those of other tables without one, told apart by id.',
      `  ${UNSAID.currency}`,
      '  catalog product: 1 row, 0 known, 2025-04-19',
      '    newest day stays 2025-04-18',
      '    products 1: 1 new, 0 changed',
      '    not comparable: it saw few of the products that were usually seen again',
      '  nothing was loaded',
    ])
    expect(await onRecord()).toEqual(before)
  })
  it('is loaded under the day that it is, where that is said', async () => {
    const days = [dayFromNow(0)]
    expect((await run(undated, '--captured-on', 'today')).code).toBe(0)
    days.push(dayFromNow(0))
    const [row] = await kept.rows(
      z.object({ day: z.string() }),
      "SELECT toString(observed_on) AS day FROM trendee.observation WHERE product_id = '9'",
    )
    expect(days).toContain(row?.day)
  })
})

it('previews what a file with days would move, and which imports it overlaps', async () => {
  const later = file(
    'later.csv',
    'timestamp,product_id,title,currency,min_price,product_sold_count\n2025-04-18,1,Linen Shirt,USD,9,5\n2025-04-19,1,Linen Shirt,USD,8,6\n',
  )
  const { printed } = await run(later, '--preview', '--format', 'ndjson')
  expect(printed.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      file: later,
      needs_day: false,
      moves: [
        {
          platform: 'tiktok-shop',
          rows: 2,
          rows_known: 1,
          newest_day: '2025-04-18',
          newest_day_after: '2025-04-19',
          products: { total: 1, new: 0, changed: 1 },
        },
      ],
    },
  ])
  const asText = await run(later, '--preview')
  expect(asText.printed).toContain('    newest day 2025-04-18 → 2025-04-19')
  expect(asText.printed.join('\n')).toMatch(/overlaps \S+ \(.*shop\.csv\): tiktok-shop, 2025-04-18, 1 row/)
})
