import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fillNewFolder } from './new-folder'
import { openStore } from './open-store'

const parent = mkdtempSync(join(tmpdir(), 'trendee-new-folder-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

describe('fillNewFolder', () => {
  it('begins anew after a process that was killed half-way, and leaves what is there alone', async () => {
    const folder = join(parent, 'deep', 'store')
    mkdirSync(`${folder}.new/base`, { recursive: true })
    writeFileSync(`${folder}.new/PG_VERSION`, '18\n')
    await fillNewFolder(folder)
    expect(existsSync(`${folder}.new`)).toBe(false)
    writeFileSync(join(folder, 'mine'), 'mine')
    await fillNewFolder(folder)
    expect(readdirSync(folder)).toContain('mine')
    rmSync(join(folder, 'mine'))
    const store = await openStore({ folder })
    const { numUpdatedRows } = await store.db.updateTable('account').set({ role: '1' }).executeTakeFirstOrThrow()
    expect(numUpdatedRows).toBe(0n)
    await store.close()
  })

  it('makes files that are for their owner alone', async () => {
    const folder = join(parent, 'private')
    await fillNewFolder(folder)
    const open = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (path) => (statSync(join(folder, path)).mode & 0o077) !== 0,
    )
    expect(open).toEqual([])
  })

  it('replaces nothing that is no database', async () => {
    const folder = join(parent, 'holiday')
    mkdirSync(folder)
    writeFileSync(join(folder, 'photo.jpg'), 'sun')
    await expect(fillNewFolder(folder)).rejects.toThrow(/not empty|ENOTEMPTY/)
    expect(readdirSync(folder)).toEqual(['photo.jpg'])
  })
})
