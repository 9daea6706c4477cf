import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openAnalytics } from '@trendee/analytics/engine/db'
import { importRows } from '@trendee/analytics/ingestion/import-runs'
import { openStore } from '@trendee/store/engine/open-store'
import { describe, expect, it } from 'vitest'
import { acquireLock } from '../runtime-lock'
import { backedUpFolder } from '../testing/backed-up-folder'
import { contentDigest } from '../testing/content-digest'
import { digestOf } from '../testing/facts-digest'
import { restoreBackup } from './restore-backup'
import { checkPlace, draftOf } from './write-backup-file'

const { folder, data, open, close, backUp } = backedUpFolder()

describe('a backup', () => {
  const file = join(folder, 'quiet.tar.gz')

  it('restored into no folder holds every row of both engines and every file', async () => {
    const source = await open(data)
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
