import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveSetting } from '@trendee/store/administration/settings'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { openBackup } from '../backup/pack-backup'
import { writeBackupFile } from '../backup/write-backup-file'
import { type Runtime, openRuntime } from '../open-runtime'
import { writeSeriesFile, writeShopFile } from './feed-files'

/** What a test of backups works on. */
export interface BackedUpFolder {
  /** Where everything of the test file lies; it goes after its tests. */
  readonly folder: string
  /** A data folder with products, series, a held upload, a setting and a picture. */
  readonly data: string
  /** The file that is held in it: five products. */
  readonly upload: string
  /** Opens the one runtime: an embedded engine has one folder a process. It closes after each test. */
  open(path: string): Promise<Runtime>
  close(): Promise<void>
  backUp(from: Runtime, file: string): Promise<void>
}

/** Fills the folder before the tests of a file. */
export function backedUpFolder(): BackedUpFolder {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-backup-'))
  const data = join(folder, 'data')
  const shop = join(folder, 'shop.csv')
  const upload = join(folder, 'upload.csv')
  const series = join(folder, 'series.csv')
  let runtime: Runtime | null = null
  const open = async (path: string) => {
    runtime = await openRuntime({ folder: path })
    return runtime
  }
  const close = async () => {
    const opened = runtime
    runtime = null
    await opened?.close()
  }
  beforeAll(async () => {
    writeShopFile(shop, { products: 60, days: 30 })
    writeShopFile(upload, { products: 5, days: 30, firstId: 1000 })
    writeSeriesFile(series, { series: 4, weeks: 110 })
    const { imports, store } = await open(data)
    await Promise.all([imports.ingest(shop), imports.ingest(series)])
    await imports.held.hold('upload.csv', createReadStream(upload))
    await saveSetting(store.db, 'house', { of: 'cards' }, new Date())
    mkdirSync(join(data, 'pictures', 'ab'), { recursive: true })
    writeFileSync(join(data, 'pictures', 'ab', 'one.webp'), 'a picture')
    await imports.idle()
    await close()
  })
  afterEach(close)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return {
    folder,
    data,
    upload,
    open,
    close,
    backUp: (from, file) => writeBackupFile(file, () => openBackup(from, new AbortController().signal)),
  }
}
