import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Runtime, openRuntime } from '../open-runtime'
import { smallDisk } from '../testing/small-disk'
import { openBackup } from './pack-backup'
import { restoreBackup } from './restore-backup'
import { writeBackupFile } from './write-backup-file'

/** Engines are opened and closed again and again, on machines that do other things as well. */
const folder = mkdtempSync(join(tmpdir(), 'trendee-full-'))
const disk = smallDisk(join(folder, 'disk'), 300)
afterAll(() => {
  disk?.remove()
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(disk === null)(`on a full disk${disk ? '' : ' (left out: only root may mount one)'}`, () => {
  const path = disk?.path ?? ''
  const data = join(path, 'data')
  let runtime: Runtime
  const file = join(folder, 'whole.tar.gz')
  const backUp = (to: string) => writeBackupFile(to, () => openBackup(runtime, new AbortController().signal))

  beforeAll(async () => {
    const elsewhere = join(folder, 'elsewhere')
    const made = await openRuntime({ folder: elsewhere })
    await made.imports.idle()
    await made.close()
    cpSync(elsewhere, data, { recursive: true })
    runtime = await openRuntime({ folder: data })
  })

  it('a backup says so and leaves nothing, of the data folder or of the place it goes to', async () => {
    disk?.fillBut(1_000_000)
    // No room to put anything aside in the data folder…
    await expect(backUp(file)).rejects.toThrow(/There is no room/)
    expect([existsSync(join(data, 'backing-up')), existsSync(`${file}.partial`), existsSync(file)]).toEqual([
      false,
      false,
      false,
    ])
    disk?.empty()
    await backUp(file)
    // …and room for that, but not for the file.
    await runtime.close()
    runtime = await openRuntime({ folder: join(folder, 'elsewhere') })
    disk?.fillBut(1_000_000)
    await expect(backUp(join(path, 'b.tar.gz'))).rejects.toThrow(/There is no room for b.tar.gz/)
    expect(readdirSync(path).sort()).toEqual(['data', 'filler'])
    await runtime.close()
  })

  it('a restore says so and leaves nothing', async () => {
    disk?.fillBut(1_000_000)
    await expect(restoreBackup(file, join(path, 'restored'))).rejects.toThrow(/no room/)
    expect(readdirSync(path).sort()).toEqual(['data', 'filler'])
    disk?.empty()
    await restoreBackup(file, join(path, 'restored'))
    expect(readdirSync(path).sort()).toEqual(['data', 'restored'])
  })
})
