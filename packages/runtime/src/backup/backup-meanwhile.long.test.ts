import { createReadStream, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { importRows } from '@trendee/analytics/ingestion/import-runs'
import { describe, expect, it } from 'vitest'
import { backedUpFolder } from '../testing/backed-up-folder'
import { digestOf } from '../testing/facts-digest'
import { writeShopFile } from '../testing/feed-files'
import { openBackup } from './pack-backup'
import { restoreBackup } from './restore-backup'

const { folder, data, upload, open, close, backUp } = backedUpFolder()
const large = join(folder, 'large.csv')
const LARGE_ROWS = writeShopFile(large, { products: 900, days: 30, firstId: 5000 })
const signal = () => new AbortController().signal

describe('while imports run', () => {
  it('holds an import whole or lets it come again, and what follows is derived after the restore', async () => {
    const file = join(folder, 'busy.tar.gz')
    const source = await open(data)
    const ingested = source.imports.ingest(large)
    const backedUp = backUp(source, file)
    // Acknowledged while the backup waits for the import before it.
    const accepted = await source.imports.accept('upload.csv', createReadStream(upload))
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
      void source.imports.accept('upload.csv', createReadStream(upload)).then(() => read.push('upload'))
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
