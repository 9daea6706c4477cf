import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { acquireLock } from '@trendee/runtime/runtime-lock'
import { expect, it, onTestFinished } from 'vitest'
import { ensureDemoWorld } from './ensure-demo-world'

it('writes nothing into a folder that another process has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-demo-'))
  const lock = acquireLock(folder, 'another')
  onTestFinished(() => {
    lock.release()
    rmSync(folder, { recursive: true, force: true })
  })
  await expect(ensureDemoWorld({ folder })).rejects.toThrow(expect.objectContaining({ name: 'RuntimeInUseError' }))
  expect(existsSync(join(folder, 'demo-feeds'))).toBe(false)
})
