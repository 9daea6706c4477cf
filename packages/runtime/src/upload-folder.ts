import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file that somebody uploaded and that is not yet read in. */
export interface KeptUpload {
  readonly importId: string
  readonly path: string
  /** The day its sender named, or null. */
  readonly capturedOn: string | null
  /** It waits until a person has seen what it would move. */
  readonly isHeld: boolean
}

const ARRIVING = 'arriving'
const WITHOUT_DAY = 'without-day'
const HELD = 'held'
const DAY_FOLDER = new RegExp(`^(?:${ARRIVING}|${WITHOUT_DAY}|${HELD}|\\d{4}-\\d{2}-\\d{2})$`)
const IMPORT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** File systems take 255 bytes; the end of a name tells more than its start. */
const NAME_CHARS = 60

function safeName(fileName: string): string {
  const name = basename(fileName.replaceAll('\\', '/')).slice(-NAME_CHARS)
  return name === '' || name === '.' || name === '..' ? 'upload' : name
}

/**
 * Uploads on disk, one folder each: `<import id>/<day, without-day or held>/<file name>`. A file lies under its day only once
 * it has arrived whole, so a kill in the middle of an upload leaves nothing that looks like a feed.
 */
export class UploadFolder {
  private lastArrivalMs = 0

  constructor(private readonly folder: string) {}

  /** Writes a stream to disk. When this resolves the whole file is there, flushed; when it rejects nothing is. */
  async keep(fileName: string, stream: Readable, capturedOn: string | null, isHeld = false): Promise<KeptUpload> {
    const importId = randomUUID()
    const own = join(this.folder, importId)
    try {
      await mkdir(join(own, ARRIVING), { recursive: true })
      const name = safeName(fileName)
      const path = join(own, ARRIVING, name)
      await pipeline(stream, createWriteStream(path, { flush: true }))
      // The file system's own clock is coarse: two uploads of one moment would have no order.
      this.lastArrivalMs = Math.max(this.lastArrivalMs + 1, Date.now())
      await utimes(path, this.lastArrivalMs / 1000, this.lastArrivalMs / 1000)
      const day = join(own, isHeld ? HELD : (capturedOn ?? WITHOUT_DAY))
      await rename(join(own, ARRIVING), day)
      return { importId, path: join(day, name), capturedOn, isHeld }
    } catch (error) {
      await rm(own, { recursive: true, force: true })
      throw error
    }
  }

  /**
   * Uploads that arrived whole, in the order they came, and the paths of what is not ours, which is left as it is. The
   * remains of uploads that did not arrive whole are removed.
   */
  async kept(): Promise<{ readonly uploads: readonly KeptUpload[]; readonly strays: readonly string[] }> {
    const found: (KeptUpload & { readonly arrivedMs: number })[] = []
    const strays: string[] = []
    for (const entry of await readdir(this.folder, { withFileTypes: true }).catch(() => [])) {
      const own = join(this.folder, entry.name)
      const held = entry.isDirectory() && IMPORT_ID.test(entry.name) ? await heldIn(own) : 'not ours'
      if (held === 'not ours') strays.push(own)
      else if (held === null) await this.remove(entry.name)
      else {
        const { mtimeMs } = await stat(held.path)
        const { path, day } = held
        const capturedOn = day === WITHOUT_DAY || day === HELD ? null : day
        found.push({ importId: entry.name, path, capturedOn, isHeld: day === HELD, arrivedMs: mtimeMs })
      }
    }
    const uploads = found.sort((a, b) => a.arrivedMs - b.arrivedMs).map(({ arrivedMs: _, ...upload }) => upload)
    return { uploads, strays }
  }

  /** Lets a held upload go on to be loaded, under the day that was given; null when none is held by that id. */
  async release(importId: string, capturedOn: string | null): Promise<KeptUpload | null> {
    const own = join(this.folder, basename(importId))
    const day = join(own, capturedOn ?? WITHOUT_DAY)
    const [name] = await readdir(join(own, HELD)).catch(() => [])
    if (name === undefined) return null
    await rename(join(own, HELD), day)
    return { importId, path: join(day, name), capturedOn, isHeld: false }
  }

  async remove(importId: string): Promise<void> {
    await rm(join(this.folder, importId), { recursive: true, force: true })
  }
}

/** The file of an upload's folder and its day; null: it did not arrive whole. What we never make is not ours. */
async function heldIn(own: string): Promise<{ day: string; path: string } | null | 'not ours'> {
  const days = await readdir(own, { withFileTypes: true })
  if (!days.every((entry) => entry.isDirectory() && DAY_FOLDER.test(entry.name)) || days.length > 1) return 'not ours'
  const [day] = days
  if (day === undefined || day.name === ARRIVING) return null
  const files = await readdir(join(own, day.name), { withFileTypes: true })
  const [file] = files
  if (file === undefined) return null
  return files.length === 1 && file.isFile() ? { day: day.name, path: join(own, day.name, file.name) } : 'not ours'
}
