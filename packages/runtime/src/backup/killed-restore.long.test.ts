import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRuntime } from '../open-runtime'
import { type BuiltProgram, buildProgram } from '../testing/built-program'
import { openBackup } from './pack-backup'
import { draftOf, writeBackupFile } from './write-backup-file'

/** Engines are opened and closed again and again, on machines that do other things as well. */
const folder = mkdtempSync(join(tmpdir(), 'trendee-killed-restore-'))
const file = join(folder, 'whole.tar.gz')
const data = join(folder, 'data')
const draft = draftOf(data)
let program: BuiltProgram

beforeAll(async () => {
  program = await buildProgram(fileURLToPath(new URL('../testing/restore-child.ts', import.meta.url)))
  const runtime = await openRuntime({ folder: join(folder, 'source') })
  await writeBackupFile(file, () => openBackup(runtime, new AbortController().signal))
  await runtime.close()
})
afterAll(() => {
  program.remove()
  rmSync(folder, { recursive: true, force: true })
})

function restore() {
  const child = spawn(process.execPath, [program.path], {
    stdio: 'inherit',
    env: { ...process.env, CHILD_FILE: file, CHILD_FOLDER: data },
  })
  return { child, ended: once(child, 'exit') }
}

it('a restore that is killed at any moment leaves no folder that would be opened, and the next one is whole', async () => {
  const moments = [
    () => readdirSync(draft),
    () => readdirSync(join(draft, 'data', 'analytics', 'store')),
    () => readdirSync(join(draft, 'data', 'store', 'base')),
    // The engine has opened what was unpacked.
    () => readdirSync(join(draft, 'data', 'analytics')).filter((name) => name !== 'store' && name !== 'metadata'),
  ]
  for (const [moment, hasCome] of moments.entries()) {
    const { child, ended } = restore()
    await expect.poll(() => hasCome().length, { interval: 1 }).toBeGreaterThan(0)
    child.kill('SIGKILL')
    expect(await ended, `moment ${moment}`).toEqual([null, 'SIGKILL'])
    expect([existsSync(data), existsSync(draft)], `moment ${moment}`).toEqual([false, true])
  }
  const { ended } = restore()
  expect(await ended).toEqual([0, null])
  expect([readdirSync(data).sort(), existsSync(draft)]).toEqual([['analytics', 'store'], false])
})
