import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ToldOfFile, storedReading, toldByStored } from '@trendee/analytics/ingestion/reading-options'
import { observedDayFault } from '@trendee/core/captures/capture-day'
import type { FeedMessage } from '@trendee/feeds/feed-message'
import { isoDay } from '@trendee/feeds/calendar-days'
import { Stillness } from './stillness'

/** A file that somebody uploaded and that is not yet read in. */
export interface KeptUpload {
  readonly importId: string
  readonly path: string
  /** The day its sender named, or null. */
  readonly capturedOn: string | null
  /** What its sender told of it beside that day. */
  readonly told: ToldOfFile
  /** It waits until a person has seen what it would move. */
  readonly isHeld: boolean
  /** What a person was told of how it is read. */
  readonly notes?: readonly FeedMessage[]
}

/** What comes with a file. */
export type SentWith = Partial<Pick<KeptUpload, 'capturedOn' | 'told' | 'isHeld'>>

export const ARRIVING = 'arriving'
const WITHOUT_DAY = 'without-day'
const HELD = 'held'
const STATES: ReadonlySet<string> = new Set([ARRIVING, WITHOUT_DAY, HELD])
const IMPORT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** What was told of a file lies beside its folder; a file of which nothing was told has none. */
const READING = 'reading.json'
/** The same before it is whole. */
const ARRIVING_READING = 'reading.json.new'
/** File systems take 255 bytes; the end of a name tells more than its start. */
const NAME_CHARS = 60

function safeName(fileName: string): string {
  // Marks of the direction of text would show another name than it has.
  const shown = fileName.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
  const name = Array.from(basename(shown.replaceAll('\\', '/')))
    .slice(-NAME_CHARS)
    .join('')
  return name === '' || name === '.' || name === '..' ? 'upload' : name
}

/**
 * Uploads on disk, one folder each: `<import id>/<day, without-day or held>/<file name>`, and `reading.json` where its sender
 * told how it is read. A file lies under its day only once it has arrived whole, so a kill in the middle of an upload leaves nothing that looks like a feed.
 */
export class UploadFolder {
  private lastArrivalMs = 0
  /** Uploads that are arriving now: they are no remains. */
  private readonly incoming = new Set<string>()
  /** Files come, move and go in here. */
  private readonly moves = new Stillness()

  constructor(private readonly folder: string) {}

  /** Writes a stream to disk. When this resolves the whole file is there, flushed; when it rejects nothing is. */
  async keep(fileName: string, stream: Readable, sent: SentWith = {}): Promise<KeptUpload> {
    const { capturedOn = null, told = {}, isHeld = false } = sent
    const importId = randomUUID()
    const own = join(this.folder, importId)
    this.incoming.add(importId)
    try {
      await mkdir(join(own, ARRIVING), { recursive: true })
      const name = safeName(fileName)
      const path = join(own, ARRIVING, name)
      await pipeline(stream, createWriteStream(path, { flush: true }))
      // The file system's own clock is coarse: two uploads of one moment would have no order.
      this.lastArrivalMs = Math.max(this.lastArrivalMs + 1, Date.now())
      await utimes(path, this.lastArrivalMs / 1000, this.lastArrivalMs / 1000)
      if (Object.keys(told).length > 0) await writeFile(join(own, READING), storedReading(told), { flush: true })
      const day = join(own, isHeld ? HELD : (capturedOn ?? WITHOUT_DAY))
      await this.moves.change(() => rename(join(own, ARRIVING), day))
      return { importId, path: join(day, name), capturedOn, told, isHeld }
    } catch (error) {
      await rm(own, { recursive: true, force: true })
      throw error
    } finally {
      this.incoming.delete(importId)
    }
  }

  /**
   * Uploads that arrived whole, in the order they came, and the paths of what is not ours, which is left as it is. The
   * remains of uploads that did not arrive whole are removed.
   */
  async kept(): Promise<{ readonly uploads: readonly KeptUpload[]; readonly strays: readonly string[] }> {
    const found: { readonly upload: KeptUpload; readonly arrivedMs: number }[] = []
    const strays: string[] = []
    for (const entry of await readdir(this.folder, { withFileTypes: true }).catch(() => [])) {
      if (this.incoming.has(entry.name)) continue
      const own = join(this.folder, entry.name)
      const held = entry.isDirectory() && IMPORT_ID.test(entry.name) ? await heldIn(own) : 'not ours'
      if (held === 'not ours') strays.push(own)
      else if (held === null) await this.remove(entry.name)
      else {
        const { mtimeMs } = await stat(held.path)
        const { path, day, told } = held
        const capturedOn = day === WITHOUT_DAY || day === HELD ? null : day
        const upload = { importId: entry.name, path, capturedOn, told, isHeld: day === HELD }
        found.push({ upload, arrivedMs: mtimeMs })
      }
    }
    const uploads = found.toSorted((a, b) => a.arrivedMs - b.arrivedMs).map(({ upload }) => upload)
    return { uploads, strays }
  }

  /** Lets a held upload go on to be loaded, under the day that was given; null when none is held by that id. */
  async release(importId: string, capturedOn: string | null): Promise<KeptUpload | null> {
    const own = join(this.folder, basename(importId))
    const day = join(own, capturedOn ?? WITHOUT_DAY)
    const upload = await this.held(importId)
    if (upload === null) return null
    await this.moves.change(() => rename(join(own, HELD), day))
    return { ...upload, path: join(day, basename(upload.path)), capturedOn, isHeld: false }
  }

  /** A held upload; null when none is held by that id. */
  async held(importId: string): Promise<KeptUpload | null> {
    const own = join(this.folder, basename(importId))
    const [name] = await readdir(join(own, HELD)).catch(() => [])
    if (name === undefined) return null
    return { importId, path: join(own, HELD, name), capturedOn: null, told: await toldIn(own), isHeld: true }
  }

  /** Keeps what is told of a held upload in place of what was; null when none is held by that id. */
  async tell(importId: string, told: ToldOfFile): Promise<KeptUpload | null> {
    const upload = await this.held(importId)
    if (upload === null) return null
    const own = join(this.folder, basename(importId))
    try {
      await writeFile(join(own, ARRIVING_READING), storedReading(told), { flush: true })
      await this.moves.change(() => rename(join(own, ARRIVING_READING), join(own, READING)))
    } catch (error) {
      // It was thrown away meanwhile.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
    return { ...upload, told }
  }

  async remove(importId: string): Promise<void> {
    await this.moves.change(() => rm(join(this.folder, importId), { recursive: true, force: true }))
  }

  /** Runs `work` while no upload comes into the folder, moves in it or leaves it; those that arrive meanwhile wait. */
  whileStill<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.moves.hold(work)
  }
}

/** A folder that an upload can lie in: of a state, or of a day on which something can have been captured. */
function isDayFolder(name: string): boolean {
  return STATES.has(name) || (isoDay(name) === name && observedDayFault(name, Date.now()) === null)
}

/** What was told of an upload. Throws where that cannot be read: without it the file would be read otherwise. */
async function toldIn(own: string): Promise<ToldOfFile> {
  const text = await readFile(join(own, READING), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  })
  return text === null ? {} : toldByStored(text)
}

type Found = Pick<KeptUpload, 'path' | 'told'> & { readonly day: string }

/** The file of an upload's folder and its day; null: it did not arrive whole. What we never make is not ours. */
async function heldIn(own: string): Promise<Found | null | 'not ours'> {
  const entries = await readdir(own, { withFileTypes: true })
  const days = entries.filter(({ name }) => name !== READING && name !== ARRIVING_READING)
  if (!days.every((entry) => entry.isDirectory() && isDayFolder(entry.name)) || days.length > 1) return 'not ours'
  const [day] = days
  if (day === undefined || day.name === ARRIVING) return null
  const files = await readdir(join(own, day.name), { withFileTypes: true })
  const [file] = files
  if (file === undefined) return null
  const told = await toldIn(own).catch(() => null)
  if (files.length > 1 || !file.isFile() || told === null) return 'not ours'
  return { day: day.name, path: join(own, day.name, file.name), told }
}
