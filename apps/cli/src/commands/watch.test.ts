import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { freeEngine } from '@trendee/analytics/testing/kept-engine'
import { utcDay } from '@trendee/core/captures/capture-day'
import { openFacts } from '@trendee/runtime/open-facts'
import { openRuntime } from '@trendee/runtime/open-runtime'
import { acquireLock } from '@trendee/runtime/runtime-lock'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { UsageError } from '../command'
import { keepFolder } from '../testing/kept-folder'
import { runCommand } from '../testing/run-command'
import { ingest } from './ingest'
import { watch } from './watch'

const folder = mkdtempSync(join(tmpdir(), 'trendee-watch-'))
const data = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const incoming = join(folder, 'incoming')
beforeEach(() => {
  rmSync(incoming, { recursive: true, force: true })
  mkdirSync(incoming)
})

let products = 0
/** A shop's file of one new product, with a day or without. */
const shop = (day: string) =>
  `timestamp,product_id,title,currency,min_price,product_sold_count\n${day},p${(products += 1)},Linen Shirt,USD,9,5\n`
const undated = () =>
  `Product_ID,Product_Name,Product_Brand,Gender,Price\nu${(products += 1)},Wrap Dress,Fen,Women,10\n`

function drop(name: string, text: string): string {
  const path = join(incoming, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  return path
}

/** Every file of the folder by its path in it. */
const inFolder = () =>
  readdirSync(incoming, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(incoming, join(entry.parentPath, entry.name)))
    .toSorted()

const ONCE = [incoming, '--once', '--every', '0.01']

it.each([
  [[], /takes one folder/],
  [['a', 'b'], /takes one folder/],
  [[join(folder, 'nowhere')], /is no folder/],
  [[folder, '--captured-on', '2003-12-31'], /lies before 2004-01-01/],
  [[folder, '--every', 'often'], /--every takes a number/],
])('refuses %o', async (argv, message) => {
  await expect(runCommand(watch, argv, data)).rejects.toThrow(UsageError)
  await expect(runCommand(watch, argv, data)).rejects.toThrow(message)
})

it('does not take the data folder for one, nor a folder that another watches', async () => {
  await expect(runCommand(watch, [folder, '--once'], folder)).rejects.toThrow('the data folder itself')
  const lock = acquireLock(incoming, 'x')
  await expect(runCommand(watch, ONCE, data)).rejects.toThrow(`is in use by process ${process.pid}`)
  lock.release()
})

describe('a data folder that the command opens itself', () => {
  beforeAll(() => freeEngine())

  it('what follows from files that were loaded and moved is derived, though no other comes', async () => {
    const path = drop('done/dated.csv', shop('2025-04-18'))
    const id = `p${products}`
    const runtime = await openRuntime({ folder: data })
    // Stopped as soon as its rows are in: nothing is derived from them.
    await runtime.imports.ingest(path)
    await runtime.close()
    const holding = async () => {
      const { analytics, close } = await openFacts({ folder: data })
      const tables = await Promise.all(
        ['observation', 'product_current'].map((table) =>
          analytics.rows(z.object({ id: z.string() }), `SELECT product_id AS id FROM trendee.${table}`),
        ),
      )
      await close()
      return tables.map((rows) => rows.some((row) => row.id === id))
    }
    expect(await holding()).toEqual([true, false])
    expect((await runCommand(watch, ONCE, data)).code).toBe(0)
    expect(await holding()).toEqual([true, true])
  })
  it('leaves files where they are while another process has the data folder', async () => {
    drop('dated.csv', shop('2025-04-18'))
    const lock = acquireLock(data, 'x')
    const { code, errors } = await runCommand(watch, ONCE, data)
    lock.release()
    expect([code, inFolder()]).toEqual([1, ['dated.csv']])
    expect(errors.join('\n')).toContain('the files wait: ')
    expect((await runCommand(watch, ONCE, data)).code).toBe(0)
  })
})

describe('the files of a folder', () => {
  const kept = keepFolder(data)
  const once = (...argv: string[]) => kept.run(watch, [...ONCE, ...argv])

  async function observed(productId: string): Promise<string[]> {
    const rows = await kept.rows(
      z.object({ day: z.string() }),
      'SELECT toString(observed_on) AS day FROM trendee.observation WHERE product_id = {id:String} ORDER BY day',
      { id: productId },
    )
    return rows.map(({ day }) => day)
  }

  it('reads a table as the one with its columns was read before', async () => {
    const columns = join(folder, 'columns.json')
    writeFileSync(columns, '{"productId": "k", "title": "benennung", "price": "eur"}')
    const first = join(folder, 'week-1.csv')
    writeFileSync(first, 'k;benennung;eur\nw1;Linen Shirt;49,95\n')
    const told = ['--mapping', columns, '--shop', 'Lerche', '--captured-on', '2025-04-11']
    expect((await kept.run(ingest, [first, ...told])).code).toBe(0)
    drop('2025-04-18/week-2.csv', 'eur;benennung;k\n59,90;Wool Coat;w2\n')
    expect((await once()).code).toBe(0)
    const sold = await kept.rows(
      z.object({ id: z.string(), platform: z.string(), price: z.number() }),
      "SELECT product_id AS id, platform, price FROM trendee.observation WHERE product_id IN ('w1', 'w2') ORDER BY id",
    )
    expect(sold).toEqual([
      { id: 'w1', platform: 'shop-lerche', price: 49.95 },
      { id: 'w2', platform: 'shop-lerche', price: 59.9 },
    ])
    expect(inFolder()).toEqual(['done/week-2.csv'])
  })

  it('puts each file where it belongs: loaded, failed with the reason, without a day', async () => {
    drop('dated.csv', shop('2025-04-18'))
    drop('notes.csv', 'just,some\nwords,here\n')
    drop('undated.csv', undated())
    drop('.hidden.csv', shop('2025-04-18'))
    drop('growing.csv.part', shop('2025-04-18'))
    drop('growing.csv.tmp', shop('2025-04-18'))
    drop('other/dated.csv', shop('2025-04-18'))
    const { code, printed, errors } = await once()
    expect(code).toBe(1)
    expect(printed.map((line) => line.split(',').slice(0, 4))).toEqual([
      ['tiktok-shop', join(incoming, 'dated.csv'), '1', '1'],
    ])
    expect(inFolder()).toEqual([
      '.hidden.csv',
      'done/dated.csv',
      'failed/notes.csv',
      'failed/notes.csv.why.txt',
      'growing.csv.part',
      'growing.csv.tmp',
      'needs-day/undated.csv',
      'needs-day/undated.csv.why.txt',
      'other/dated.csv',
    ])
    expect(readFileSync(join(incoming, 'failed/notes.csv.why.txt'), 'utf8')).toContain('no feed we know')
    expect(readFileSync(join(incoming, 'needs-day/undated.csv.why.txt'), 'utf8')).toContain(join(incoming, 'today'))
    expect(errors.join('\n')).toContain(`${join(incoming, 'undated.csv')} does not say on which day it was captured`)
    expect(await once()).toMatchObject({ code: 0, printed: [] })
  })

  describe('a day', () => {
    it('is given by moving the file that was held, and its note goes when it is loaded', async () => {
      const text = undated()
      const id = `u${products}`
      drop('shelf.csv', text)
      expect((await once()).code).toBe(1)
      mkdirSync(join(incoming, '2025-04-18'))
      renameSync(join(incoming, 'needs-day/shelf.csv'), join(incoming, '2025-04-18/shelf.csv'))
      expect((await once()).code).toBe(0)
      expect(inFolder()).toEqual(['done/shelf.csv'])
      expect(existsSync(join(incoming, '2025-04-18'))).toBe(false)
      expect(await observed(id)).toEqual(['2025-04-18'])
    })
    it.each([
      ['the folder today', 'today/shelf.csv', []],
      ['--captured-on today', 'shelf.csv', ['--captured-on', 'today']],
    ])('of %s is the one on which the file is taken', async (_, path, argv) => {
      drop(path, undated())
      const id = `u${products}`
      const days = [utcDay(Date.now())]
      expect((await once(...argv)).code).toBe(0)
      days.push(utcDay(Date.now()))
      expect(days).toEqual(expect.arrayContaining(await observed(id)))
      expect(await observed(id)).toHaveLength(1)
    })
    it('on which nothing can have been captured is refused with the reason', async () => {
      drop('2003-12-31/shelf.csv', undated())
      expect((await once()).code).toBe(1)
      expect(inFolder()).toEqual(['failed/shelf.csv', 'failed/shelf.csv.why.txt'])
      expect(readFileSync(join(incoming, 'failed/shelf.csv.why.txt'), 'utf8')).toContain('lies before 2004-01-01')
    })
  })

  describe('after a kill', () => {
    it('a file that was loaded and not yet moved loads nothing again', async () => {
      const path = drop('dated.csv', shop('2025-04-18'))
      await kept.run(ingest, [path])
      const { code, printed } = await once()
      expect([code, printed.map((line) => line.split(',').slice(2, 5))]).toEqual([0, [['1', '0', '1']]])
      expect(inFolder()).toEqual(['done/dated.csv'])
    })
    it('a file that had been given its day is loaded under that day, whatever is today', async () => {
      const path = drop('2025-04-18/shelf.csv', undated())
      const id = `u${products}`
      await kept.run(ingest, [path, '--captured-on', '2025-04-18'])
      expect((await once('--captured-on', 'today')).code).toBe(0)
      expect(await observed(id)).toEqual(['2025-04-18'])
    })
  })

  it('sets a file aside of which no row could be loaded', async () => {
    drop(
      'nothing.csv',
      'timestamp,product_id,title,currency,min_price,product_sold_count\n2025-03-01,,Linen Shirt,USD,9,5\n',
    )
    const { code, errors } = await once()
    expect([code, inFolder()]).toEqual([1, ['failed/nothing.csv', 'failed/nothing.csv.why.txt']])
    expect(errors.join('\n')).toContain('No row of it could be loaded.')
    expect(readFileSync(join(incoming, 'failed/nothing.csv.why.txt'), 'utf8')).toMatch(/The import [\w-]+ tells why/)
  })

  it('says once what it passes over, and why', async () => {
    drop('spring/dated.csv', shop('2025-04-20'))
    symlinkSync(join(incoming, 'spring/dated.csv'), join(incoming, 'dated.csv'))
    drop('.hidden.csv', shop('2025-04-20'))
    const { code, errors } = await once()
    expect(errors.filter((line) => line.includes('passed over')).toSorted()).toEqual([
      `${join(incoming, 'dated.csv')} is passed over: it is no file but a link or a device`,
      `${join(incoming, 'spring')} is passed over: it is a folder, and its name is no day`,
    ])
    expect([code, inFolder()]).toEqual([0, ['.hidden.csv', 'spring/dated.csv']])
  })

  it('keeps both of two files of one name', async () => {
    const texts = [shop('2025-04-18'), shop('2025-04-19')]
    for (const text of texts) {
      drop('dated.csv', text)
      expect((await once()).code).toBe(0)
    }
    expect(inFolder()).toEqual(['done/dated-2.csv', 'done/dated.csv'])
    expect(['dated.csv', 'dated-2.csv'].map((name) => readFileSync(join(incoming, 'done', name), 'utf8'))).toEqual(
      texts,
    )
  })

  it('keeps all files of one name that are taken together', async () => {
    const days = Array.from({ length: 8 }, (_, index) => `2025-04-${10 + index}`)
    const texts = days.map((day) => {
      const text = undated()
      drop(`${day}/shelf.csv`, text)
      return text
    })
    expect((await once()).code).toBe(0)
    const kept = inFolder().map((path) => readFileSync(join(incoming, path), 'utf8'))
    expect(kept.toSorted()).toEqual(texts.toSorted())
  })
})
