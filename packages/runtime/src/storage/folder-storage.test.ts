import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderStorage } from './folder-storage'

let folder = ''
let storage: FolderStorage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trendee-storage-'))
  storage = new FolderStorage(join(folder, 'pictures'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('what is put is there until it is deleted', async () => {
  expect([await storage.has('abcd.webp'), await storage.get('abcd.webp')]).toEqual([false, null])
  await storage.put('abcd.webp', Buffer.from('one'))
  await storage.put('abcd.webp', Buffer.from('one'))
  await storage.put('abce.webp', Buffer.from('two'))
  expect([await storage.has('abcd.webp'), await storage.get('abcd.webp')]).toEqual([true, Buffer.from('one')])
  expect(await readdir(join(folder, 'pictures', 'ab'))).toEqual(['abcd.webp', 'abce.webp'])
  await storage.delete('abcd.webp')
  await storage.delete('abcd.webp')
  expect([await storage.has('abcd.webp'), await storage.get('abce.webp')]).toEqual([false, Buffer.from('two')])
})

it.each(['../secret', '..', 'a/../../secret', '/etc/passwd', 'abcd/efgh', 'abcd\0', '', 'abc', '.abcd'])(
  '%j is no key',
  async (key) => {
    await writeFile(join(folder, 'secret'), 'not for anybody')
    for (const call of [storage.get(key), storage.has(key), storage.put(key, Buffer.from('x')), storage.delete(key)]) {
      await expect(call).rejects.toThrow('not a key of this storage')
    }
    expect(await readdir(folder)).toEqual(['secret'])
  },
)

it('what cannot be written leaves nothing behind', async () => {
  await storage.put('abcd.webp', Buffer.from('one'))
  await expect(storage.put('abzz.webp', 3 as unknown as Buffer)).rejects.toThrow()
  expect(await readdir(join(folder, 'pictures', 'ab'))).toEqual(['abcd.webp'])
})
