import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ObjectStorage } from './object-storage'

const KEY = /^[A-Za-z0-9_-]{4,120}(?:\.[a-z]+)*$/

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

/** Files of a folder, in subfolders by the first two letters: no folder then holds hundreds of thousands. */
export class FolderStorage implements ObjectStorage {
  constructor(private readonly folder: string) {}

  async put(key: string, content: Buffer): Promise<void> {
    const path = this.pathOf(key)
    if (await this.has(key)) return
    await mkdir(dirname(path), { recursive: true })
    const arriving = `${path}.${randomUUID()}.arriving`
    try {
      const file = await open(arriving, 'wx', 0o600)
      try {
        await file.writeFile(content)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(arriving, path)
    } catch (error) {
      await rm(arriving, { force: true })
      throw error
    }
  }

  async get(key: string): Promise<Buffer | null> {
    try {
      return await readFile(this.pathOf(key))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async has(key: string): Promise<boolean> {
    try {
      await access(this.pathOf(key))
      return true
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true })
  }

  /** @throws RangeError for what is no key: it may be a way out of the folder. */
  private pathOf(key: string): string {
    if (!KEY.test(key)) throw new RangeError('not a key of this storage')
    return join(this.folder, key.slice(0, 2).toLowerCase(), key)
  }
}
