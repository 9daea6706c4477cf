import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { UsageError } from '../command'
import { photosOf } from '@trendee/analytics/pictures/photos-of'
import { openFacts } from '@trendee/runtime/open-facts'
import { runCommand } from '../testing/run-command'
import { ingest } from './ingest'
import { trends } from './trends'

const folder = mkdtempSync(join(tmpdir(), 'trendee-cli-'))
const data = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

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

const run = (...argv: string[]) => runCommand(ingest, argv, data)
const HEADER = 'feed,file,rows_read,rows_loaded,rows_duplicate,rows_rejected,seconds,rows_left_out'

describe('words that make no command', () => {
  it.each([
    [[], /at least one file/],
    [[shop, '--colour', 'red'], /--colour/],
    [[shop, '--format', 'xml'], /--format is one of csv, ndjson/],
    [[shop, '--captured-on', '18.4.2025'], /--captured-on takes a day/],
    [[shop, '--region', 'Europe'], /--region takes a code/],
    [[shop, '--currency', 'dollars'], /--currency takes a code/],
    [[shop, '--mapping', join(folder, 'none.json')], /--mapping .*none.json/],
    [[shop, '--pictures', join(folder, 'nowhere')], /--pictures takes a folder/],
    [[shop, '--pictures', notes], /--pictures takes a folder/],
    [[shop, '--mapping', file('list.json', '["title"]')], /one JSON object/],
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
  expect(errors.slice(1).map((line) => line.split(':')[0])).toEqual([notes, join(folder, 'missing.csv')])
  expect(errors[1]).toContain('no feed we know')
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
  const { printed } = await runCommand(trends, ['--format', 'json', '--region', 'US'], data)
  const found = JSON.parse(printed.join('\n')) as { name: string; platform: string; as_of: string }[]
  expect(found.map(({ name, platform, as_of }) => [name, platform, as_of])).toContainEqual([
    'puffer vest',
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
  const asked = await run(queries, '--term', 'suede jacket', '--region', 'DE')
  expect([asked.code, asked.errors]).toEqual([0, [HEADER]])
  const mapped = await run(own, '--mapping', mapping, '--currency', 'EUR', '--captured-on', '2025-04-18')
  expect([mapped.code, mapped.errors]).toEqual([0, [HEADER]])
  const facts = await openFacts({ folder: data })
  const text = (sql: string) => facts.analytics.rows(z.object({ text: z.string() }), sql)
  const places = await text("SELECT DISTINCT concat(term, '/', region) AS text FROM trendee.related_query")
  const prices = await text(
    "SELECT concat(toString(observed_on), ' ', currency, ' ', toString(price)) AS text FROM trendee.observation WHERE product_id = 'A1'",
  )
  await facts.close()
  expect(places).toEqual([{ text: 'suede jacket/DE' }])
  expect(prices).toEqual([{ text: '2025-04-18 EUR 10' }])
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
  const facts = await openFacts({ folder: data })
  const photos = await photosOf(facts.analytics, ['tiktok-shop/1', 'tiktok-shop/2'])
  await facts.close()
  expect([...photos.keys()]).toEqual(['tiktok-shop/1'])
})
