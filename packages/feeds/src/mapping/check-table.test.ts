import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ColumnMapping, mappingOf } from '@trendee/core/imports/mappable-fields'
import { afterAll, describe, expect, it } from 'vitest'
import type { FeedOptions } from '../feed'
import { messageText } from '../feed-message'
import { ROWS_CHECKED, checkTable, checksOfTable, openQuestions, stoppedBy } from './check-table'
import { columnsOfTable, proposeMapping } from './propose-mapping'
import { readBeginning } from './read-beginning'

const folder = mkdtempSync(join(tmpdir(), 'trendee-checks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
function table(...lines: string[]): string {
  const path = join(folder, `${(files += 1)}.csv`)
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}

async function checks(path: string, mapping: ColumnMapping, told: FeedOptions = {}) {
  const beginning = await readBeginning(path, { ...told, mapping }, ROWS_CHECKED)
  const table = await columnsOfTable(path)
  return checkTable(beginning, mapping, table?.columns ?? []).map(({ says, stops }) => [messageText(says, 'en'), stops])
}

const PRICES = { title: 'name', price: 'price' }

describe('what must be known of a table before it is loaded', () => {
  it('is nothing where it is read', async () => {
    const path = table('name;price', 'Linen Shirt;49,95', 'Wool Coat;129,00', 'Cape;on request')
    expect(await checks(path, PRICES)).toEqual([])
    expect(await stoppedBy(path, { mapping: PRICES })).toBeNull()
  })

  it('is a column of which more than a fifth of the cells that say something cannot be read', async () => {
    const rows = ['Shirt A;9', 'Shirt B;ask us', 'Shirt C;ask us', 'Shirt D;', 'Shirt E;', 'Shirt F;']
    expect(await checks(table('name;price', ...rows), PRICES)).toEqual([
      ['2 of 3 cells of price cannot be read, such as “ask us” in line 3: it may hold something else.', true],
    ])
    const more = Array.from({ length: 8 }, (_, at) => `Shirt ${at};${at + 5}`)
    // 2 of 11.
    expect(await checks(table('name;price', ...rows, ...more), PRICES)).toEqual([])
  })

  it('is that names may stand one column too far to the right, of which the cells tell the columns', async () => {
    const path = table('id,Title,Price,Rating', 'Linen Shirt,49.90,4.5,', 'Wool Coat,129,3.9,')
    const proposed = await proposeMapping(path)
    const mapping = mappingOf(proposed?.guessed.products ?? [])
    expect(mapping).toEqual({ title: 'id', price: 'Title', rating: 'Price' })
    const says =
      'The names of the columns may stand one column too far to the right, such as id: Linen Shirt, Title: 49.90, Price: 4.5: say by their cells what the columns hold.'
    const saidOf = async (options: FeedOptions) =>
      (await checksOfTable(path, options)).map((one) => [messageText(one.says, 'en'), one.stops])
    expect(await saidOf({ mapping })).toEqual([[says, false]])
    // Of the ratings prices would be made.
    expect(await saidOf({ mapping: { title: 'id', price: 'Price' } })).toEqual([[says, true]])
    expect(await saidOf({ mapping: { title: 'id', price: 'Price' }, unnamedColumn: 'last' })).toEqual([])
  })

  it('is which network or search engine it is from, where no row says', async () => {
    const says =
      'The file does not say which network or search engine its rows are from: none of them is loaded until that is given.'
    const series = { date: 'day', value: ['linen'] }
    const path = table('day;linen', '2026-01-04;10', '2026-01-05;11')
    expect(await checks(path, series)).toEqual([[says, true]])
    expect(await checks(path, series, { platform: 'google' })).toEqual([])
    const posts = { postedAt: 'day', url: 'link' }
    const one = table('day;link', '2026-01-04;https://www.instagram.com/p/C1/', '2026-01-05;')
    expect(await checks(one, posts)).toEqual([])
    expect(await checks(table('day;link', '2026-01-04;', '2026-01-05;'), posts)).toEqual([[says, true]])
  })

  it('is a column of values of which more than a fifth cannot be read, column by column', async () => {
    const path = table('day;linen;velvet', '2026-01-04;10;x', '2026-01-05;11;y', '2026-01-06;12;3')
    expect(await checks(path, { date: 'day', value: ['linen', 'velvet'] }, { platform: 'google' })).toEqual([
      ['2 of 3 cells of velvet cannot be read, such as “x” in line 2: it may hold something else.', true],
    ])
  })

  it('is a column that decides what comes of its rows, and cannot be read', async () => {
    const orders = { orderId: 'o', orderedOn: 'd', title: 't', quantity: 'q', price: 'p', refunded: 'r' }
    const rows = (refunds: readonly string[]) =>
      table('o;d;t;q;p;r', ...refunds.map((refund, at) => `${at};2025-03-0${at + 1};Linen Shirt;1;20.00;${refund}`))
    const says = '2 of 2 cells of r cannot be read, such as “20 back” in line 2: it may hold something else.'
    expect(await checks(rows(['20 back', '20 back', '']), orders)).toEqual([[says, true]])
    expect(await checks(rows(['-20.00', '', '-20.00']), orders)).toEqual([])
  })

  it('is a price that counts reviews', async () => {
    const path = table('name;price', 'Linen Shirt;(56)', 'Wool Coat;(1,204)', 'Cape;(2.1k)')
    const says =
      '3 of 3 cells of price are numbers in brackets, such as “(56)” in line 2: shops write the number of reviews so.'
    expect(await checks(path, PRICES)).toEqual([[says, true]])
    const stop = await stoppedBy(path, { mapping: PRICES })
    expect(stop && messageText(stop, 'en')).toBe(says)
  })

  it('is a column of which each cell has two readings, until it is told which is meant', async () => {
    const path = table('name;price', 'Linen Shirt;49.499', 'Wool Coat;94.000')
    expect(await checks(path, PRICES)).toEqual([
      ['2 of 2 cells of price have two readings, such as “49.499” in line 2: say which is meant.', true],
    ])
    expect(await checks(path, PRICES, { decimalMark: ',' })).toEqual([])
  })

  it('is that more than a fifth of the rows are of days that cannot be', async () => {
    const path = table('title,seen', 'Hat,1900-01-05', 'Cap,9999-12-31', 'Coat,2025-05-06')
    expect(await checks(path, { title: 'title', observedOn: 'seen' })).toEqual([
      [
        '2 of 3 rows are of days that cannot be, such as that of line 2, which lies before 2004-01-01, the first day that is taken: another column may hold the day, or it is written in another way.',
        true,
      ],
    ])
  })

  it('is that most rows have no title, which stops nothing', async () => {
    const path = table('name;size', 'Linen Shirt;S', ';M', ';L', 'Wool Coat;S', ';M')
    expect(await checks(path, { title: 'name' })).toEqual([
      [
        '3 of 5 rows have no title and are left out: shop systems write the sizes and colours of a product so, below its first row.',
        false,
      ],
    ])
  })

  it('is that rows name the same product and day', async () => {
    const path = table(
      'id;name;day',
      '1;Shirt;2025-03-01',
      '1;Shirt;2025-03-08',
      '1;Shirt;2025-03-01',
      '2;Coat;2025-03-01',
    )
    expect(await checks(path, { productId: 'id', title: 'name', observedOn: 'day' })).toEqual([
      [
        '1 of 4 rows name a product and a day that another row names: they are read as variants of it, at the cheapest price, and of each other number the last row counts.',
        false,
      ],
    ])
  })
})

describe('the share of a column that cannot be read', () => {
  it('is of the values of its place or its period alone', async () => {
    const rows = (cells: (at: number) => string) => Array.from({ length: 40 }, (_, at) => cells(at))
    const day = (at: number) =>
      `2025-${String(1 + (at % 4)).padStart(2, '0')}-${String(1 + Math.floor(at / 4)).padStart(2, '0')}`
    const byPlace = table('day;Germany;France', ...rows((at) => `${day(at)};${at < 2 ? 'x!' : at};${at}`))
    const ofTerm = {
      mapping: { date: 'day', value: ['Germany', 'France'] },
      platform: 'google',
      term: 'linen dress',
    } as const
    expect(checkTable(await readBeginning(byPlace, ofTerm, ROWS_CHECKED), ofTerm.mapping, [])).toEqual([])
    const byMonth = table('term;2025-01;2025-02', ...rows((at) => `term ${at};${at < 2 ? 'x!' : at};${at}`))
    const ofMonths = {
      mapping: { term: 'term', value: ['2025-01', '2025-02'] },
      platform: 'google',
      region: 'DE',
    } as const
    expect(checkTable(await readBeginning(byMonth, ofMonths, ROWS_CHECKED), ofMonths.mapping, [])).toEqual([])
  })

  it('counts what no record can hold, as a column of ids would be as one of counts', async () => {
    const path = table('id;name', '7001234567890;Shirt', '7001234567891;Coat', '7001234567892;Skirt')
    expect(await checks(path, { title: 'name', unitsSold: 'id' })).toEqual([
      ['3 of 3 cells of id cannot be read, such as “7001234567890” in line 2: it may hold something else.', true],
    ])
  })
})

describe('what is asked of a table', () => {
  async function asked(mapping: ColumnMapping, ...lines: string[]) {
    const path = table(...lines)
    const beginning = await readBeginning(path, { mapping }, ROWS_CHECKED)
    return openQuestions(beginning)
  }

  it('is the decimal mark and the order of dates, by the cells that have two readings', async () => {
    const mapping = { title: 'name', price: 'price', listedOn: 'since' }
    expect(await asked(mapping, 'name;price;since', 'Shirt;49.499;05/03/2025', 'Coat;94.000;06/03/2025')).toEqual({
      decimalMark: ['49.499', '94.000'],
      dayOrder: ['05/03/2025', '06/03/2025'],
    })
    // One cell settles each column.
    expect(await asked(mapping, 'name;price;since', 'Shirt;49.499;05/03/2025', 'Coat;94.00;16/03/2025')).toEqual({
      decimalMark: null,
      dayOrder: null,
    })
  })

  it('is the order of the day of a row, though all rows are rejected for it', async () => {
    const mapping = { title: 'name', observedOn: 'day' }
    expect(await asked(mapping, 'name;day', 'Shirt;05/03/2025', 'Coat;06/03/2025')).toEqual({
      decimalMark: null,
      dayOrder: ['05/03/2025', '06/03/2025'],
    })
  })
})
