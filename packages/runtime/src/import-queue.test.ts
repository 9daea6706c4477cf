import { createReadStream, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { importById } from '@trendee/analytics/admin/imports'
import { recordedRuns } from '@trendee/analytics/derive/recorded-runs'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { type SellingWorld, openSellingWorld } from '@trendee/analytics/testing/selling-world'
import { embeddedStore } from '@trendee/store/testing/engines'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { NoRoomError } from './disk-room'
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

mkdirSync(join(folder, 'uploads'))

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
      if (sql.startsWith('EXCHANGE TABLES') && failures-- > 0) return Promise.reject(new Error('no table'))
      return world.db.run(sql, ...rest)
    })
    const own = new ImportQueue(failing, store(), join(folder), { retryMs: 50 })
    const reported: unknown[] = []
    own.onDeriveFailure = (error) => reported.push([error, own.deriveTrouble])
    const run = await own.ingest(goodFile())
    await expect.poll(() => stateOf(run.importId)).toBe('done')
    const text = 'Computing trends failed: {why}. It is tried again by itself.'
    expect(reported).toEqual([[new Error('no table'), JSON.stringify({ text, values: { why: 'no table' } })]])
    expect(own.deriveTrouble).toBeNull()
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
    const before = await recordedRuns(world.db)
    next.enqueueDeriving()
    await next.idle()
    expect(await stateOf(run.importId)).toBe('done')
    const known = new Set(before.map(({ version }) => version))
    const ran = (await recordedRuns(world.db)).flatMap(({ stage, version }) => (known.has(version) ? [] : [stage]))
    // What ran before the failure is not run again.
    expect(ran).toContain('trends')
    expect(ran).not.toContain('products')
    expect(next.deriving).toBeNull()
  })
})

describe('work that finds no room', () => {
  /** A disk whose room somebody else takes and gives back. */
  const disk = () => {
    const room = {
      isFull: false,
      require: async () => {
        if (room.isFull) throw new NoRoomError(1e6, 64e6)
      },
    }
    return room
  }
  const queueOn = (room: ReturnType<typeof disk>) => new ImportQueue(world.db, store(), folder, { retryMs: 20, room })
  const feed = () => createReadStream(goodFile(2))

  it('refuses an upload before it is taken, and keeps nothing of it', async () => {
    const room = disk()
    const own = queueOn(room)
    room.isFull = true
    const before = readdirSync(join(folder, 'uploads'))
    await expect(own.accept('shop.csv', feed())).rejects.toMatchObject({ kind: 'storage_full' })
    expect(readdirSync(join(folder, 'uploads'))).toEqual(before)
  })

  it('keeps an accepted upload waiting, says why, and goes on by itself', async () => {
    const room = disk()
    const own = queueOn(room)
    const { importId } = await own.accept('shop.csv', feed()).finally(() => (room.isFull = true))
    const waiting = () => own.progressOf(importId)?.message ?? ''
    await expect.poll(waiting).toContain('{free} MB are free')
    expect(own.progressOf(importId)?.state).toBe('queued')
    await expect.poll(async () => (await importById(world.db, importId))?.message).toContain('1 MB are free, 64 MB')
    room.isFull = false
    await expect.poll(() => stateOf(importId)).toBe('done')
    expect(await importById(world.db, importId)).toMatchObject({ rows_loaded: 4, rows_duplicate: 0, message: '' })
    await expect.poll(() => readdirSync(join(folder, 'uploads'))).not.toContain(importId)
    await own.stop()
  })

  it('keeps deriving waiting, says why, and goes on by itself', async () => {
    const room = disk()
    const own = queueOn(room)
    const run = await own.ingest(goodFile(2)).finally(() => (room.isFull = true))
    await expect.poll(() => own.deriveTrouble ?? '').toContain('are free')
    expect(await stateOf(run.importId)).toBe('deriving')
    room.isFull = false
    await expect.poll(() => stateOf(run.importId)).toBe('done')
    expect(own.deriveTrouble).toBeNull()
    await own.stop()
  })
})

describe('an upload that cannot be recorded', () => {
  const full = (db: AnalyticsDb, isFull: () => boolean): AnalyticsDb => {
    const engine = alteredEngine(db, (...call) => db.run(...call))
    const append: AnalyticsDb['append'] = (table, ...rest) =>
      isFull() && table === 'trendee.import_run'
        ? Promise.reject(new Error('No space left on device'))
        : db.append(table, ...rest)
    return Object.assign(engine, { append })
  }

  it('is not acknowledged, and its file goes', async () => {
    const own = new ImportQueue(
      full(world.db, () => true),
      store(),
      folder,
    )
    const before = readdirSync(join(folder, 'uploads'))
    const accepted = own.accept('shop.csv', createReadStream(goodFile()))
    await expect(accepted).rejects.toMatchObject({ kind: 'storage_full' })
    expect(readdirSync(join(folder, 'uploads'))).toEqual(before)
  })

  it('is found again without a restart: what was acknowledged is read once there is room', async () => {
    let isFull = false
    const engine = full(world.db, () => isFull)
    const own = new ImportQueue(engine, store(), folder, { retryMs: 20 })
    const { importId } = await own.accept('shop.csv', createReadStream(goodFile(2))).finally(() => (isFull = true))
    await expect.poll(() => own.progressOf(importId)?.message ?? '').toContain('The disk is full')
    isFull = false
    await expect.poll(() => stateOf(importId)).toBe('done')
    await own.stop()
  })

  it('after a kill is taken up later, and the start goes on', async () => {
    let isFull = false
    const killed = new ImportQueue(world.db, store(), folder)
    const accepted = await killed.accept('shop.csv', createReadStream(goodFile(2)), { capturedOn: '2026-03-01' })
    await killed.stop()
    isFull = true
    const next = new ImportQueue(
      full(world.db, () => isFull),
      store(),
      folder,
      { retryMs: 20 },
    )
    await next.resumeUploads()
    isFull = false
    await expect.poll(() => stateOf(accepted.importId)).toBe('done')
    expect(await importById(world.db, accepted.importId)).toMatchObject({ rows_loaded: 4, captured_on: '2026-03-01' })
    await next.stop()
  })
})

describe('an upload', () => {
  const uploads = () => readdirSync(join(folder, 'uploads'))
  it('is queued on record, then done, and its file is gone', async () => {
    const path = goodFile(5)
    const text = `timestamp,product_id,title,currency,min_price,product_sold_count\n2026-01-05,777,Linen Shirt,USD,9,5\n`
    const ahead = work.ingest(path)
    const queued = await work.accept('shop.csv', Readable.from([text]), { capturedOn: '2026-01-06' })
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
    await work.accept('again.csv', Readable.from([text]))
    await work.idle()
    expect(uploads()).not.toContain(queued.importId)
  })
  it('that is no feed fails on record, with the reason', async () => {
    const { importId } = await work.accept('notes.txt', Readable.from(['just,some\nwords,here\n']))
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
