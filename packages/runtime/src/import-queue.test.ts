import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { importById } from '@trendee/analytics/admin/imports'
import { type SellingWorld, openSellingWorld } from '@trendee/analytics/testing/selling-world'
import { embeddedStore } from '@trendee/store/testing/engines'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ImportQueue } from './import-queue'
import { alteredEngine } from './testing/altered-engine'
import { writeShopFile } from './testing/feed-files'

const folder = mkdtempSync(join(tmpdir(), 'trendee-work-'))
const bad = join(folder, 'bad.csv')
writeFileSync(bad, 'just,some\nwords,here\n')
let files = 0
/** A shop's file with products of its own. */
function goodFile(products = 3): string {
  const path = join(folder, `good-${(files += 1)}.csv`)
  writeShopFile(path, { products, days: 2, firstId: 1000 * files })
  return path
}

let world: SellingWorld
const store = embeddedStore()
let work: ImportQueue
beforeAll(async () => {
  world = await openSellingWorld([])
  work = new ImportQueue(world.db, store(), folder)
})
afterAll(async () => {
  await work.stop()
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

const stateOf = async (importId: string) => (await importById(world.db, importId))?.state
const derived = async () => {
  const [row] = await world.db.rows(
    z.object({ rows: z.number() }),
    'SELECT count() AS rows FROM trendee.product_current',
  )
  return row?.rows
}

describe('the queue', () => {
  it('goes on after a file that fails, and derives once for all that waited', async () => {
    const first = work.ingest(goodFile(3))
    const failing = work.ingest(bad)
    const last = work.ingest(goodFile(4))
    await expect(failing).rejects.toThrow(/no feed we know/)
    const runs = [await first, await last]
    expect(runs.map(({ rowsLoaded }) => rowsLoaded)).toEqual([6, 8])
    await work.idle()
    expect(await derived()).toBe(7)
    for (const { importId } of runs) expect(await stateOf(importId)).toBe('done')
  })

  it('gives the progress of a running import, and forgets it when all is done', async () => {
    const seen: (string | undefined)[] = []
    const importId = '6f6a3a52-0000-4000-8000-000000000003'
    const run = await work.ingest(goodFile(), {
      importId,
      onProgress: () => seen.push(work.progressOf(importId)?.state),
    })
    expect([seen[0], seen.at(-1)]).toEqual(['running', 'loaded'])
    expect(run.state).toBe('loaded')
    await work.idle()
    expect(work.progressOf(importId)).toBeNull()
  })
})

describe('a batch', () => {
  it('is derived once it is all in, though the queue was empty in between', async () => {
    const [first, second] = await work.batch(async () => {
      const before = await work.ingest(goodFile())
      const after = await work.ingest(goodFile())
      expect(await stateOf(before.importId)).toBe('deriving')
      return [before, after] as const
    })
    await work.idle()
    for (const { importId } of [first, second]) expect(await stateOf(importId)).toBe('done')
  })

  it('is derived as far as it came when the rest fails', async () => {
    let importId = ''
    const failing = work.batch(async () => {
      importId = (await work.ingest(goodFile())).importId
      throw new Error('no more files')
    })
    const idle = failing.catch(() => work.idle())
    await expect(failing).rejects.toThrow('no more files')
    await idle
    expect(await stateOf(importId)).toBe('done')
  })
})

describe('deriving that fails', () => {
  it('rejects `idle` once, and is made good by the next import', async () => {
    let failures = 1
    const failing = alteredEngine(world.db, (sql, ...rest) => {
      if (sql.startsWith('EXCHANGE TABLES') && failures-- > 0) return Promise.reject(new Error('no space left'))
      return world.db.run(sql, ...rest)
    })
    const own = new ImportQueue(failing, store(), join(folder))
    const run = await own.ingest(goodFile())
    await expect(own.idle()).rejects.toThrow('no space left')
    expect(await stateOf(run.importId)).toBe('deriving')
    await own.idle()
    await own.ingest(goodFile())
    await own.idle()
    expect(await stateOf(run.importId)).toBe('done')
  })

  it('is reported, and tried again by itself', async () => {
    let failures = 1
    const failing = alteredEngine(world.db, (sql, ...rest) => {
      if (sql.startsWith('EXCHANGE TABLES') && failures-- > 0) return Promise.reject(new Error('no space left'))
      return world.db.run(sql, ...rest)
    })
    const own = new ImportQueue(failing, store(), join(folder), 50)
    const reported: unknown[] = []
    own.onDeriveFailure = (error) => reported.push(error)
    const run = await own.ingest(goodFile())
    await expect.poll(() => stateOf(run.importId), { timeout: 20_000 }).toBe('done')
    expect(reported).toEqual([new Error('no space left')])
  })

  it('is made good by the next start', async () => {
    const failing = alteredEngine(world.db, (sql, ...rest) =>
      sql.startsWith('EXCHANGE TABLES') ? Promise.reject(new Error('no space left')) : world.db.run(sql, ...rest),
    )
    const own = new ImportQueue(failing, store(), join(folder))
    const run = await own.ingest(goodFile())
    await expect(own.idle()).rejects.toThrow('no space left')
    await own.stop()
    const next = new ImportQueue(world.db, store(), join(folder))
    const steps: (string | undefined)[] = []
    next.enqueueDeriving()
    const watching = setInterval(() => steps.push(next.deriving?.stage.name), 1)
    await next.idle()
    clearInterval(watching)
    expect(await stateOf(run.importId)).toBe('done')
    // What ran before the failure is not run again.
    expect(steps).toContain('trends')
    expect(steps).not.toContain('products')
    expect(next.deriving).toBeNull()
  })
})

describe('an upload', () => {
  const uploads = () => readdirSync(join(folder, 'uploads'))
  it('is queued on record, then done, and its file is gone', async () => {
    const path = goodFile(5)
    const text = `timestamp,product_id,title,currency,min_price,product_sold_count\n2026-01-05,777,Linen Shirt,USD,9,5\n`
    const ahead = work.ingest(path)
    const queued = await work.accept('shop.csv', Readable.from([text]), '2026-01-06')
    expect(queued).toMatchObject({ state: 'queued', file: 'shop.csv', capturedOn: '2026-01-06', bytes: text.length })
    expect(work.progressOf(queued.importId)).not.toBeNull()
    await ahead
    await work.idle()
    expect(await importById(world.db, queued.importId)).toMatchObject({
      state: 'done',
      feed: 'tiktok-shop',
      file: 'shop.csv',
      rows_loaded: 1,
      captured_on: '2026-01-06',
    })
    // Removed after its rows are in; the next upload in line comes after that.
    await work.accept('again.csv', Readable.from([text]), null)
    await work.idle()
    expect(uploads()).not.toContain(queued.importId)
  })
  it('that is no feed fails on record, with the reason', async () => {
    const { importId } = await work.accept('notes.txt', Readable.from(['just,some\nwords,here\n']), null)
    await work.idle()
    await expect.poll(() => stateOf(importId)).toBe('failed')
    expect((await importById(world.db, importId))?.message).toMatch(/no feed we know/)
    await expect.poll(uploads).not.toContain(importId)
  })
})

it('takes nothing more once it is stopped', async () => {
  const own = new ImportQueue(world.db, store(), folder)
  await own.stop()
  await expect(own.ingest(goodFile())).rejects.toThrow('shutting down')
})
