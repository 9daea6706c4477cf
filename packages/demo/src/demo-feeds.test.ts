import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { acquireLock } from '@trendee/runtime/runtime-lock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DemoFeeds } from './demo-feeds'
import { ensureDemoWorld } from './ensure-demo-world'
import type { WrittenFile } from './feed-file'
import { DEMO_AS_OF } from './planted-truth'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trendee-demo-feeds-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('writes every file it names into the folder, and takes all away again', async () => {
  const feeds = new DemoFeeds(folder, { scale: 0.01 })
  const files: WrittenFile[] = []
  const asOf = await feeds.takeEach((some) => files.push(...some))
  expect(asOf).toBe(DEMO_AS_OF)
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length)
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(({ path }) => !path.startsWith(folder) || !existsSync(path))).toEqual([])
  await feeds.remove()
  expect(readdirSync(folder)).toEqual([])
})

it('writes nothing into a folder that another process has', async () => {
  const lock = acquireLock(folder, 'another')
  try {
    await expect(ensureDemoWorld({ folder })).rejects.toThrow(expect.objectContaining({ name: 'RuntimeInUseError' }))
    expect(existsSync(join(folder, 'demo-feeds'))).toBe(false)
  } finally {
    lock.release()
  }
})
