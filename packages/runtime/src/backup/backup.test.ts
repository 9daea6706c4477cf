import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAnalytics } from '@trendee/analytics/engine/db'
import { importRows } from '@trendee/analytics/ingestion/import-runs'
import { openStore } from '@trendee/store/engine/open-store'
import { saveSetting } from '@trendee/store/administration/settings'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Runtime, openRuntime } from '../open-runtime'
import { acquireLock } from '../runtime-lock'
import { contentDigest } from '../testing/content-digest'
import { digestOf } from '../testing/facts-digest'
import { writeSeriesFile, writeShopFile } from '../testing/feed-files'
import { openBackup } from './pack-backup'
import { restoreBackup } from './restore-backup'
import { checkPlace, draftOf, writeBackupFile } from './write-backup-file'

/** Engines are opened and closed again and again, on machines that do other things as well. */
const folder = mkdtempSync(join(tmpdir(), 'trendee-backup-'))
const data = join(folder, 'data')
const shop = join(folder, 'shop.csv')
const upload = join(folder, 'upload.csv')
const large = join(folder, 'large.csv')
const series = join(folder, 'series.csv')
writeShopFile(shop, { products: 60, days: 30 })
writeShopFile(upload, { products: 5, days: 30, firstId: 1000 })
const LARGE_ROWS = writeShopFile(large, { products: 900, days: 30, firstId: 5000 })
writeSeriesFile(series, { series: 4, weeks: 110 })

/** The one runtime that is open: an embedded engine has one folder a process. */
let runtime: Runtime | null = null
async function open(path: string): Promise<Runtime> {
  runtime = await openRuntime({ folder: path })
  return runtime
}
async function close(): Promise<void> {
  const open = runtime
  runtime = null
  await open?.close()
}
const signal = () => new AbortController().signal
const backUp = (from: Runtime, file: string) => writeBackupFile(file, () => openBackup(from, signal()))

beforeAll(async () => {
  const { imports, store } = await open(data)
  await Promise.all([imports.ingest(shop), imports.ingest(series)])
  await imports.held.hold('upload.csv', createReadStream(upload))
  await saveSetting(store.db, 'house', { of: 'cards' }, new Date())
  mkdirSync(join(data, 'pictures', 'ab'), { recursive: true })
  writeFileSync(join(data, 'pictures', 'ab', 'one.webp'), 'a picture')
  await imports.idle()
})
afterEach(close)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a backup', () => {
  const file = join(folder, 'quiet.tar.gz')

  it('restored into no folder holds every row of both engines and every file', async () => {
    const source = runtime ?? (await open(data))
    await source.imports.idle()
    const before = await contentDigest(source.analytics, source.store.db)
    await backUp(source, file)
    expect(await contentDigest(source.analytics, source.store.db)).toEqual(before)
    expect(existsSync(join(data, 'backing-up'))).toBe(false)
    expect(readdirSync(join(data, 'analytics', 'shadow')).filter((name) => name.startsWith('backup'))).toEqual([])
    expect(statSync(file).mode & 0o077).toBe(0)
    await close()

    const copy = join(folder, 'copy')
    await restoreBackup(file, copy)
    expect(existsSync(draftOf(copy))).toBe(false)
    // The lock is the one thing that is not kept.
    expect(readdirSync(copy).sort()).toEqual(readdirSync(data).sort())
    const analytics = openAnalytics({ folder: join(copy, 'analytics') })
    const store = await openStore({ folder: join(copy, 'store') })
    expect(await contentDigest(analytics, store.db)).toEqual(before)
    await store.close()
    await analytics.close()

    const restored = await open(copy)
    await restored.imports.resumeUploads()
    await restored.imports.idle()
    const [held] = await importRows(restored.analytics, "state = 'held'")
    expect([held?.file, restored.imports.held.isReady(held?.importId ?? '')]).toEqual(['upload.csv', true])
    await restored.imports.held.load(held?.importId ?? '', null)
    await restored.imports.idle()
    expect((await digestOf(restored.analytics)).product_current.rows).toBe(65)
  })

  it('goes into an empty folder, into no other, and into none that is in use', async () => {
    const full = join(folder, 'full')
    mkdirSync(full)
    writeFileSync(join(full, 'mine.txt'), 'mine')
    await expect(restoreBackup(file, full)).rejects.toThrow(/full is not empty/)
    expect(readdirSync(full)).toEqual(['mine.txt'])
    const used = join(folder, 'used')
    const lock = acquireLock(used, 'secret')
    await expect(restoreBackup(file, used)).rejects.toThrow(/in use by process/)
    lock.release()
    await restoreBackup(file, used)
    expect(existsSync(join(used, 'store', 'PG_VERSION'))).toBe(true)
  })

  it('is refused where it would be lost, or would replace another', async () => {
    await expect(checkPlace(join(data, 'pictures', 'b.tar.gz'), data, true)).rejects.toThrow(/lies in the data folder/)
    await expect(checkPlace(file, data, false)).rejects.toThrow(/is there already/)
    await expect(checkPlace(file, data, true)).resolves.toBeUndefined()
    await expect(checkPlace(join(folder, 'none', 'b'), data, false)).rejects.toThrow(/There is no folder/)
  })
})

describe('while imports run', () => {
  it('holds an import whole or lets it come again, and what follows is derived after the restore', async () => {
    const file = join(folder, 'busy.tar.gz')
    const source = await open(data)
    const ingested = source.imports.ingest(large)
    const backedUp = backUp(source, file)
    // Acknowledged while the backup waits for the import before it.
    const accepted = await source.imports.accept('upload.csv', createReadStream(upload), null)
    await Promise.all([ingested, backedUp])
    await source.imports.idle()
    const whole = await digestOf(source.analytics)
    expect(whole.observation.rows).toBeGreaterThan(LARGE_ROWS)
    await close()

    const copy = join(folder, 'busy')
    const manifest = await restoreBackup(file, copy)
    expect(manifest.analytics.rows['observation']).toBe(whole.observation.rows - 5 * 30)
    const restored = await open(copy)
    await restored.imports.resumeUploads()
    await restored.imports.idle()
    expect(await digestOf(restored.analytics)).toEqual(whole)
    const [again] = await importRows(restored.analytics, 'import_id = {id:String}', { id: accepted.importId })
    expect(again?.state).toBe('done')
  })

  it('waits for what is being derived, and is as that leaves it', async () => {
    const file = join(folder, 'deriving.tar.gz')
    const source = await open(data)
    writeShopFile(large, { products: 900, days: 30, firstId: 9000 })
    await source.imports.ingest(large)
    await expect.poll(() => source.imports.deriving, { interval: 1 }).not.toBeNull()
    await backUp(source, file)
    await source.imports.idle()
    const whole = await digestOf(source.analytics)
    await close()
    const copy = join(folder, 'deriving')
    await restoreBackup(file, copy)
    const restored = await open(copy)
    expect(await digestOf(restored.analytics)).toEqual(whole)
  })
})

describe('while one is made', () => {
  it('facts are read, and the store answers once its files are copied', async () => {
    const source = await open(data)
    await source.imports.idle()
    const read: string[] = []
    await source.imports.whileStill(async () => {
      await digestOf(source.analytics)
      read.push('facts')
      void source.imports.accept('upload.csv', createReadStream(upload), null).then(() => read.push('upload'))
      await digestOf(source.analytics)
    })
    expect(read).toEqual(['facts'])
    await expect.poll(() => read).toEqual(['facts', 'upload'])
    await source.imports.idle()
  })

  it('another is refused, and nothing is left of one that nobody takes', async () => {
    const source = await open(data)
    const first = await openBackup(source, signal())
    await expect(openBackup(source, signal())).rejects.toThrow('Another backup is being made')
    first.destroy()
    await expect.poll(() => existsSync(join(data, 'backing-up'))).toBe(false)
    await backUp(source, join(folder, 'second.tar.gz'))
  })

  it('what a killed process had put aside is removed by the next start', async () => {
    for (const left of ['backing-up/store', 'analytics/shadow/backup_1/store']) {
      mkdirSync(join(data, left), { recursive: true })
    }
    await open(data)
    expect([existsSync(join(data, 'backing-up')), existsSync(join(data, 'analytics', 'shadow'))]).toEqual([
      false,
      false,
    ])
  })
})
