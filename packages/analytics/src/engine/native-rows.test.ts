import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readdirSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AnalyticsDb, openAnalytics } from './db'
import { type ColumnForms, NativeRows } from './native-rows'

// An apostrophe in the folder's name goes through the text of a statement.
const folder = join(mkdtempSync(join(tmpdir(), 'trendee-native-')), "it's here")
const arriving = join(folder, 'arriving')
let db: AnalyticsDb
beforeAll(() => {
  mkdirSync(arriving, { recursive: true })
  writeFileSync(join(arriving, 'left-behind.native'), 'rows of a process that was killed')
  db = openAnalytics({ folder })
})
afterAll(async () => {
  await db.close()
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

/** What the engine reads from rows of these columns, as its own text. */
async function readBack(forms: ColumnForms, rows: readonly (readonly unknown[])[]): Promise<string[]> {
  const native = new NativeRows(forms)
  for (const row of rows) native.add(row)
  const block = native.take()
  const columns = forms.map(([name]) => name).join(', ')
  await db.run('DROP TABLE IF EXISTS own')
  await db.run(`CREATE TABLE own (position UInt32, ${block.structure}) ENGINE = Memory`)
  await db.insertFrom(
    block,
    (source) => `INSERT INTO own SELECT toUInt32(rowNumberInAllBlocks()), ${columns} FROM ${source}`,
  )
  const read = await db.rows(
    z.object({ text: z.string() }),
    `SELECT toString(tuple(${columns})) AS text FROM own ORDER BY position`,
  )
  return read.map(({ text }) => text)
}

describe('rows in the engine’s own format', () => {
  it('bring words as they are: of any length, in any script, with any mark', async () => {
    const long = 'ß'.repeat(70_000)
    const words = [
      '',
      'plain',
      'x'.repeat(48),
      'x'.repeat(127),
      'x'.repeat(128),
      'Jupe plissée',
      '连衣裙',
      '👗',
      `a\tb\n\0'"\\`,
    ]
    const lengths = [...words, long].map((word) => Buffer.byteLength(word))
    const native = new NativeRows([
      ['word', 'text'],
      ['label', 'label'],
    ])
    for (const word of [...words, long]) native.add([word, word])
    await db.run('CREATE TABLE words (word String, label LowCardinality(String)) ENGINE = Memory')
    await db.insertFrom(native.take(), (source) => `INSERT INTO words SELECT * FROM ${source}`)
    const read = await db.rows(
      z.object({ word: z.string(), label: z.string(), bytes: z.number() }),
      'SELECT word, label, length(word) AS bytes FROM words',
    )
    expect(read.map(({ word }) => word)).toEqual([...words, long])
    expect(read.map(({ label }) => label)).toEqual([...words, long])
    expect(read.map(({ bytes }) => bytes)).toEqual(lengths)
  })
  it('bring numbers, and what no column can hold as missing', async () => {
    const forms: ColumnForms = [
      ['f', 'float64?'],
      ['r', 'float32?'],
      ['a', 'uint8?'],
      ['b', 'uint16?'],
      ['c', 'uint32?'],
      ['d', 'uint64?'],
    ]
    const rows = [
      [0.1, 4.5, 255, 65_535, 4_294_967_295, 9_007_199_254_740_991],
      [-1e300, 0, true, 1, 2.6, 0],
      [null, null, null, null, null, null],
      [Number.NaN, undefined, 256, 65_536, 4_294_967_296, -1],
    ]
    expect(await readBack(forms, rows)).toEqual([
      '(0.1,4.5,255,65535,4294967295,9007199254740991)',
      '(-1e300,0,1,1,3,0)',
      '(NULL,NULL,NULL,NULL,NULL,NULL)',
      '(NULL,NULL,NULL,NULL,NULL,NULL)',
    ])
  })
  it('bring days, moments and versions', async () => {
    const forms: ColumnForms = [
      ['day', 'day'],
      ['maybe', 'day?'],
      ['moment', 'instant'],
      ['version', 'version'],
    ]
    const rows = [
      ['2026-01-05', '2024-02-29', 1_736_035_200, 1_795_000_000_000_000_001n],
      ['1970-01-01', null, 0, 0n],
      ['2026-01-05', 'no day', 1, 18_446_744_073_709_551_615n],
    ]
    expect(await readBack(forms, rows)).toEqual([
      "('2026-01-05','2024-02-29','2025-01-05 00:00:00',1795000000000000001)",
      "('1970-01-01',NULL,'1970-01-01 00:00:00',0)",
      "('2026-01-05',NULL,'1970-01-01 00:00:01',18446744073709551615)",
    ])
  })
  it('bring lists, empty ones too', async () => {
    const forms: ColumnForms = [
      ['names', 'texts'],
      ['pairs', 'pairs'],
    ]
    const rows = [
      [['a', 'bé'], [['Material', 'Wool']]],
      [[], []],
      [
        ['c'],
        [
          ['x', ''],
          ['', 'y'],
        ],
      ],
    ]
    expect(await readBack(forms, rows)).toEqual([
      "(['a','bé'],[('Material','Wool')])",
      '([],[])',
      "(['c'],[('x',''),('','y')])",
    ])
  })
  it('are used again after each block, with labels of their own', async () => {
    const native = new NativeRows([['label', 'label']])
    await db.run('CREATE TABLE again (label LowCardinality(String)) ENGINE = Memory')
    for (const labels of [['a', 'b', 'a'], ['b', '', 'c'], ['']]) {
      for (const label of labels) native.add([label])
      expect(native.length).toBe(labels.length)
      await db.insertFrom(native.take(), (source) => `INSERT INTO again SELECT label FROM ${source}`)
      expect(native.length).toBe(0)
    }
    expect(
      await db.rows(
        z.object({ label: z.string(), n: z.number() }),
        'SELECT label, count() AS n FROM again GROUP BY label ORDER BY label',
      ),
    ).toEqual([
      { label: '', n: 2 },
      { label: 'a', n: 2 },
      { label: 'b', n: 2 },
      { label: 'c', n: 1 },
    ])
  })
})

it('have room again for the next block after a rest in which it was given back', async () => {
  const native = new NativeRows([
    ['word', 'text'],
    ['label', 'label'],
    ['count', 'uint32?'],
    ['names', 'texts'],
  ])
  const word = 'x'.repeat(60)
  await db.run(
    'CREATE TABLE rested (word String, label String, count Nullable(UInt32), names Array(String)) ENGINE = Memory',
  )
  for (const rows of [3000, 2]) {
    for (let row = 0; row < rows; row += 1) native.add([word, word, row % 2 === 0 ? row : null, [word]])
    await db.insertFrom(native.take(), (source) => `INSERT INTO rested SELECT * FROM ${source}`)
    native.giveBackRoom()
  }
  const text = z.object({ rows: z.number(), words: z.number(), counted: z.number(), sum: z.number() })
  expect(
    await db.rows(
      text,
      `SELECT count() AS rows, countIf(word = names[1] AND word = label AND length(word) = 60) AS words,
         count(count) AS counted, toUInt32(sum(count)) AS sum FROM rested`,
    ),
  ).toEqual([{ rows: 3002, words: 3002, counted: 1501, sum: 1500 * 1499 }])
})

describe('files by which rows reach the embedded engine', () => {
  it('are gone afterwards, also when the statement fails or a process was killed', async () => {
    const native = new NativeRows([['n', 'uint32']])
    native.add([1])
    const block = native.take()
    await expect(db.insertFrom(block, (source) => `INSERT INTO nowhere SELECT * FROM ${source}`)).rejects.toThrow()
    expect(readdirSync(arriving)).toEqual([])
  })
})

it('reach a server as they are, under a statement that says what they are', async () => {
  const asked: { query: string; body: Buffer }[] = []
  // Speaks just enough of the server's HTTP interface to see what arrives.
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const query = new URL(request.url ?? '/', 'http://stand-in').searchParams.get('query') ?? ''
      asked.push({ query, body: Buffer.concat(chunks) })
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const remote = openAnalytics({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  const native = new NativeRows([['moment', 'instant']])
  native.add([1])
  const block = native.take()
  await remote.insertFrom(block, (source) => `INSERT INTO t SELECT moment FROM ${source}`)
  await remote.close()
  server.close()
  expect(asked.map(({ query }) => query.trim())).toEqual([
    "INSERT INTO t SELECT moment FROM input('moment DateTime(\\'UTC\\')') FORMAT Native",
  ])
  expect(asked[0]?.body).toEqual(block.bytes)
})
