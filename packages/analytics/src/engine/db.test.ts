import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ApiError } from '@trendee/contract/errors'
import { type AnalyticsDb, openAnalytics } from './db'
import { JsonLines } from './json-lines'
import { MIGRATIONS, migrateAnalytics } from './migrate'

const folder = mkdtempSync(join(tmpdir(), 'trendee-db-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const NUMBER = z.object({ n: z.number() })
/** More than any test would wait for, a row at a time. */
const ENDLESS = 'SELECT sum(sleepEachRow(0.05)) + max(number) AS n FROM numbers(100000) SETTINGS max_block_size = 1'

describe('the embedded engine', () => {
  let db: AnalyticsDb
  beforeAll(() => {
    db = openAnalytics({ folder: join(folder, 'embedded') })
  })
  afterAll(() => db.close())

  it('names itself, and says what it needs', () => {
    expect(db.engine).toBe('chdb')
    expect(() => openAnalytics({})).toThrow(RangeError)
  })

  describe('migrations', () => {
    const recorded = () =>
      db.rows(
        z.object({ number: z.number(), name: z.string() }),
        'SELECT number, name FROM trendee.schema_migration ORDER BY number',
      )
    it('run once, in order, and are on record', async () => {
      expect(await migrateAnalytics(db)).toEqual(MIGRATIONS.map(({ name }) => name))
      expect(await migrateAnalytics(db)).toEqual([])
      expect(await recorded()).toEqual(MIGRATIONS.map(({ number, name }) => ({ number, name })))
      expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, index) => index + 1))
    })
    it('can be run again by a start that was killed before it recorded them', async () => {
      await db.append('trendee.product_count', ['platform', 'kind', 'products'], Buffer.from('["temu","all",7]\n'))
      await db.run('TRUNCATE TABLE trendee.schema_migration')
      expect(await migrateAnalytics(db)).toHaveLength(MIGRATIONS.length)
      expect(await db.rows(NUMBER, 'SELECT sum(products) AS n FROM trendee.product_count')).toEqual([{ n: 7 }])
      await db.run('TRUNCATE TABLE trendee.product_count')
    })
  })

  describe('parameters', () => {
    it.each<[string, string | number | boolean | null | readonly (string | number)[]]>([
      ['String', `it's "quoted" \\ back\tslash\nline {x:String} 红色 🧥 --`],
      ['String', ''],
      ['String', '\\N'],
      ['UInt8', 255],
      ['UInt64', 9_007_199_254_740_991],
      ['Int32', -7],
      ['Float64', 0.1],
      ['Bool', true],
      ['Date', '2025-06-30'],
      ['Nullable(String)', null],
      ['Nullable(Float64)', null],
      ['Array(String)', ["a'b", 'c,d', '', '\\', 'é\n']],
      ['Array(String)', []],
      ['Array(UInt32)', [1, 2]],
    ])('of type %s come back as they were: %o', async (type, value) => {
      const [row] = await db.rows(z.object({ back: z.unknown() }), `SELECT {value:${type}} AS back`, { value })
      expect(row?.back).toEqual(value)
    })
    it('of any text come back as they were, alone and in a list', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.string({ unit: 'binary' }),
          fc.array(fc.string({ unit: 'binary-ascii' })),
          async (text, list) => {
            const [row] = await db.rows(
              z.object({ text: z.string(), list: z.array(z.string()) }),
              'SELECT {text:String} AS text, {list:Array(String)} AS list',
              { text, list },
            )
            expect(row).toEqual({ text, list })
          },
        ),
        { numRuns: 60 },
      )
    })
    it('so long that no text could hold them are taken all the same', async () => {
      const ids = Array.from({ length: 40_000 }, (_, index) => `product-${index}`)
      expect(await db.rows(NUMBER, 'SELECT length({ids:Array(String)}) AS n', { ids })).toEqual([{ n: 40_000 }])
    })
    it('that are missing or no number are an error', async () => {
      await expect(db.rows(NUMBER, 'SELECT {n:UInt8} AS n')).rejects.toThrow(/Substitution/)
      await expect(db.rows(NUMBER, 'SELECT {n:Float64} AS n', { n: Number.NaN })).rejects.toThrow(RangeError)
    })
    it('do not make one statement wait for another', async () => {
      const sql = ENDLESS.replace('0.05', '{seconds:Float64}')
      let hasEnded = false
      const slow = db.rows(NUMBER, sql, { seconds: 0.05 }, { route: 'slow-one', maxSeconds: 3600 })
      const outcome = slow
        .then(() => 'answered', String)
        .finally(() => {
          hasEnded = true
        })
      expect(await db.rows(NUMBER, 'SELECT {n:UInt8} AS n', { n: 1 })).toEqual([{ n: 1 }])
      expect(hasEnded).toBe(false)
      // The first may come before the question has reached the engine.
      const kill = () => db.run("KILL QUERY WHERE query LIKE '%/*slow-one*/%' ASYNC")
      await expect.poll(() => kill().then(() => hasEnded)).toBe(true)
      expect(await outcome).toMatch(/cancelled/i)
    })
    it('of the wrong type are an error, not another question', async () => {
      await expect(db.rows(NUMBER, 'SELECT {n:UInt8} AS n', { n: '1 OR 1=1' })).rejects.toThrow()
      await expect(db.rows(NUMBER, 'SELECT {n:UInt8} AS n')).rejects.toThrow()
    })
  })

  it('checks each row', async () => {
    await expect(db.rows(z.object({ n: z.string() }), 'SELECT 1 AS n')).rejects.toThrow(z.ZodError)
  })

  it.each([
    ['time', ENDLESS, { maxSeconds: 1 }],
    [
      'memory',
      'SELECT length(groupArray(repeat(toString(number), 20))) AS n FROM numbers(5000000)',
      { maxMemoryBytes: 20_000_000 },
    ],
  ])('says in words that a question takes too much %s, and goes on', async (_, sql, bounds) => {
    const asked = db.rows(NUMBER, sql, {}, bounds)
    await expect(asked).rejects.toThrow(ApiError)
    await expect(asked).rejects.toThrow(/Narrow the filters/)
    expect(await db.rows(NUMBER, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  })

  it('gives other errors as they are, and serves on', async () => {
    for (let index = 0; index < 6; index += 1) {
      const failed = db.rows(NUMBER, 'SELECT nothing FROM nowhere')
      await expect(failed).rejects.toThrow(/nowhere/)
      await expect(failed).rejects.not.toThrow(ApiError)
    }
    expect(await db.rows(NUMBER, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  })

  it('serves more questions at once than it has connections, each its own answer', async () => {
    const asked = Array.from({ length: 25 }, (_, n) => db.rows(NUMBER, 'SELECT {n:UInt8} AS n', { n }))
    expect((await Promise.all(asked)).flat()).toEqual(Array.from({ length: 25 }, (_, n) => ({ n })))
  })

  it('appends rows by named columns, and nothing as nothing', async () => {
    await db.run('CREATE TABLE trendee.own (a UInt8, b Nullable(String), c UInt8 DEFAULT 9) ENGINE = Memory')
    const lines = new JsonLines()
    expect(lines.take()).toHaveLength(0)
    await db.append('trendee.own', ['b', 'a'], lines.take())
    lines.add(['tab\t"quote" \\', 1])
    lines.add([null, 2])
    await db.append('trendee.own', ['b', 'a'], lines.take())
    const ROW = z.object({ a: z.number(), b: z.string().nullable(), c: z.number() })
    expect(await db.rows(ROW, 'SELECT * FROM trendee.own ORDER BY a')).toEqual([
      { a: 1, b: 'tab\t"quote" \\', c: 9 },
      { a: 2, b: null, c: 9 },
    ])
    await expect(db.append('trendee.own', ['a'], Buffer.from('["no number"]\n'))).rejects.toThrow()
  })

  it('answers a kept question anew once its table was written to, to each asker rows of its own', async () => {
    await db.run('CREATE TABLE trendee.own_kept (n UInt8) ENGINE = Memory')
    const ask = () => db.rows(NUMBER, 'SELECT n FROM trendee.own_kept ORDER BY n', {}, { isKept: true })
    expect(await ask()).toEqual([])
    await db.append('trendee.own_kept', ['n'], Buffer.from('[1]\n'))
    const [first, second] = await Promise.all([ask(), ask()])
    expect([first, second]).toEqual([[{ n: 1 }], [{ n: 1 }]])
    for (const row of first ?? []) row.n = 9
    expect(await ask()).toEqual([{ n: 1 }])
    await db.run('INSERT INTO trendee.own_kept SELECT 2')
    expect(await ask()).toEqual([{ n: 1 }, { n: 2 }])
    await expect(
      db.rows(z.object({ n: z.string() }), 'SELECT n FROM trendee.own_kept ORDER BY n', {}, { isKept: true }),
    ).rejects.toThrow(z.ZodError)
  })

  // Last: nothing can be asked afterwards.
  it('closes once the rows that are being written are in', async () => {
    const other = openAnalytics({ folder: join(folder, 'embedded') })
    let isWritten = false
    const rows = Buffer.from('["temu","all",1]\n'.repeat(400_000))
    const written = other.append('trendee.product_count', ['platform', 'kind', 'products'], rows).then(() => {
      isWritten = true
    })
    await other.close()
    expect(isWritten).toBe(true)
    await written
    await db.run('TRUNCATE TABLE trendee.product_count')
  })

  it('closes while questions run and wait, without waiting for them', async () => {
    const asked = Array.from({ length: 6 }, () => db.rows(NUMBER, ENDLESS, {}, { maxSeconds: 300 }))
    const ended = Promise.allSettled(asked)
    await db.close()
    expect((await ended).map(({ status }) => status)).toEqual(asked.map(() => 'rejected'))
    await db.close()
  })
})

interface Asked {
  readonly query: string
  readonly parameters: Readonly<Record<string, string>>
  readonly body: string
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

describe('a ClickHouse server', () => {
  const asked: Asked[] = []
  let answer = { status: 200, headers: {} as Record<string, string>, body: '' }
  let server: Server
  let db: AnalyticsDb
  beforeAll(async () => {
    // Speaks just enough of the server's HTTP interface to see what arrives.
    server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://stand-in')
      bodyOf(request).then(
        (body) => {
          const inUrl = url.searchParams.get('query')
          const parameters = [...url.searchParams].filter(([name]) => name.startsWith('param_'))
          asked.push({
            query: inUrl ?? body,
            parameters: Object.fromEntries(parameters),
            body: inUrl === null ? '' : body,
          })
          response.writeHead(answer.status, answer.headers).end(answer.body)
        },
        () => response.destroy(),
      )
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    db = openAnalytics({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      folder: join(folder, 'unused'),
    })
  })
  afterAll(async () => {
    await db.close()
    server.close()
  })
  const reply = (body: string, status = 200, headers: Record<string, string> = {}) => {
    answer = { status, headers, body }
    asked.length = 0
  }

  it('is preferred where its address is given', () => {
    expect(db.engine).toBe('clickhouse')
  })
  it('gets the same text with bounds, format and typed parameters, and its rows are checked', async () => {
    reply('{"n":1}\n{"n":2}\n')
    const sql = 'SELECT n FROM t WHERE a = {a:String} AND b IN {b:Array(String)}'
    const rows = await db.rows(NUMBER, sql, { a: "o'neill", b: ['x', "y'z"] }, { route: 'test.route', maxSeconds: 7 })
    expect(rows).toEqual([{ n: 1 }, { n: 2 }])
    const [only] = asked
    expect(asked).toHaveLength(1)
    expect(only?.query).toContain(`${sql}\nSETTINGS max_execution_time = 7, max_memory_usage = 1500000000 /*`)
    expect(only?.query).toContain('/*test.route*/')
    expect(only?.query).toMatch(/FORMAT JSONEachRow\s*$/)
    // Escaped as the interface asks for it.
    expect(only?.parameters).toEqual({ param_a: "o\\'neill", param_b: "['x','y\\'z']" })
  })
  it('is asked a kept question once', async () => {
    reply('{"n":1}\n')
    const ask = () => db.rows(NUMBER, 'SELECT n FROM trendee.t', {}, { isKept: true })
    expect([await ask(), await ask()]).toEqual([[{ n: 1 }], [{ n: 1 }]])
    expect(asked).toHaveLength(1)
  })
  it('gets statements without rows', async () => {
    reply('')
    await db.run('TRUNCATE TABLE trendee.t')
    expect(asked.map(({ query }) => query.replace(/ \/\*.*/s, ''))).toEqual(['TRUNCATE TABLE trendee.t'])
  })
  it('gets appended rows as they are, under their columns', async () => {
    reply('')
    const lines = '[1,"a"]\n[2,null]\n'
    await db.append('trendee.t', ['n', 'text'], Buffer.from(lines))
    expect(asked).toHaveLength(1)
    expect(asked[0]?.query.replaceAll(/\s+/g, ' ').trim()).toBe(
      'INSERT INTO trendee.t (n, text) FORMAT JSONCompactEachRow',
    )
    expect(asked[0]?.body).toBe(lines)
    await db.append('trendee.t', ['n'], Buffer.alloc(0))
    expect(asked).toHaveLength(1)
  })
  it('says in words what was too much', async () => {
    reply('Code: 159. DB::Exception: Timeout exceeded: elapsed 21 seconds. (TIMEOUT_EXCEEDED)', 500, {
      'X-ClickHouse-Exception-Code': '159',
    })
    await expect(db.rows(NUMBER, 'SELECT 1 AS n')).rejects.toThrow(/Narrow the filters/)
  })
})
