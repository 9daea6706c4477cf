import type { Dirent } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { TODAY } from './capture-day-option'

const DONE = 'done'
const FAILED = 'failed'
const NEEDS_DAY = 'needs-day'
const OWN_FOLDERS = new Set([DONE, FAILED, NEEDS_DAY])
/** What is said of a file lies beside it under its name and this. */
const NOTE = '.why.txt'
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A file that lies in the folder to be loaded. */
export interface DroppedFile {
  readonly path: string
  readonly name: string
  /** The name of the day's folder that it lies in, null for the folder itself. */
  readonly day: string | null
  /** Changes when the file does. */
  readonly mark: string
  readonly changedMs: number
}

/** Names of files that are still being written, and of our own. */
const NOT_MEANT = /^\.|\.(?:part|tmp)$|\.why\.txt$|^trendee\.lock/i

function isDropped(entry: Dirent): boolean {
  return entry.isFile() && !NOT_MEANT.test(entry.name)
}

function isDayFolder(entry: Dirent): boolean {
  return entry.isDirectory() && (entry.name === TODAY || DAY.test(entry.name))
}

/** Size and last change of a file; null when it is gone. */
async function lookAt(path: string): Promise<Pick<DroppedFile, 'mark' | 'changedMs'> | null> {
  try {
    const { size, mtimeMs, ino } = await stat(path)
    return { mark: `${ino} ${size} ${mtimeMs}`, changedMs: mtimeMs }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/**
 * A folder into which people put files. Those of which the day is known lie in a folder of that day; where a file goes
 * when it was loaded or not is a step of the file system, so that a kill leaves each file in one place, whole.
 */
export class WatchedFolder {
  constructor(private readonly folder: string) {}

  /** The files that lie here to be loaded, the oldest first. */
  async dropped(): Promise<DroppedFile[]> {
    const found: DroppedFile[] = []
    for (const day of [null, ...(await this.dayFolders())]) {
      const folder = join(this.folder, day ?? '')
      for (const entry of await readdir(folder, { withFileTypes: true })) {
        if (!isDropped(entry)) continue
        const path = join(folder, entry.name)
        const look = await lookAt(path)
        if (look) found.push({ path, name: entry.name, day, ...look })
      }
    }
    return found.sort((a, b) => a.changedMs - b.changedMs || a.path.localeCompare(b.path))
  }

  /** What lies here and is never loaded, with why: folders of no day, links and devices. */
  async passedOver(): Promise<string[]> {
    const entries = await readdir(this.folder, { withFileTypes: true })
    return entries
      .filter(
        (entry) =>
          !entry.isFile() && !isDayFolder(entry) && !OWN_FOLDERS.has(entry.name) && !NOT_MEANT.test(entry.name),
      )
      .map((entry) => {
        const why = entry.isDirectory()
          ? 'it is a folder, and its name is no day'
          : 'it is no file but a link or a device'
        return `${join(this.folder, entry.name)} is passed over: ${why}`
      })
  }

  /**
   * Puts a file into the folder of its day, before it is loaded: whoever goes on after a kill loads it under the same day,
   * also when `today` is over.
   */
  async giveDay(file: DroppedFile, day: string): Promise<DroppedFile | null> {
    if (file.day === day) return file
    const path = await this.move(file, day)
    return path === null ? null : { ...file, path, day }
  }

  /** Puts away a file that was loaded. One that changed meanwhile stays to be loaded again. */
  async finish(file: DroppedFile): Promise<'put away' | 'changed' | 'gone'> {
    const look = await lookAt(file.path)
    if (look === null) return 'gone'
    if (look.mark !== file.mark) return 'changed'
    await this.move(file, DONE)
    await rm(join(this.folder, NEEDS_DAY, `${file.name}${NOTE}`), { force: true })
    await this.tidy(file)
    return 'put away'
  }

  /** Puts aside a file that cannot be loaded, and says why beside it. */
  async setAside(file: DroppedFile, why: string): Promise<void> {
    await this.move(file, FAILED, why)
    await this.tidy(file)
  }

  /** Holds a file whose rows name no day, and says beside it how to give one. */
  async hold(file: DroppedFile): Promise<void> {
    await this.move(
      file,
      NEEDS_DAY,
      `The rows of ${file.name} name no day. Move it into ${join(this.folder, 'YYYY-MM-DD')}, the folder of the day on ` +
        `which it was captured (make it where there is none), or into ${join(this.folder, TODAY)}.`,
    )
  }

  private async dayFolders(): Promise<string[]> {
    const entries = await readdir(this.folder, { withFileTypes: true })
    return entries.filter(isDayFolder).map(({ name }) => name)
  }

  /** Moves a file into a folder beside the others, with a note; null when somebody took it away. */
  private async move(file: DroppedFile, to: string, note?: string): Promise<string | null> {
    if (!(await lookAt(file.path))) return null
    const folder = join(this.folder, to)
    await mkdir(folder, { recursive: true })
    const path = join(folder, await freeName(folder, file.name))
    // The note first: a file without one would say nothing of itself after a kill.
    if (note !== undefined) await writeFile(`${path}${NOTE}`, `${note}\n`)
    await rename(file.path, path)
    return path
  }

  /** Removes a day's folder that has become empty. */
  private async tidy({ day }: DroppedFile): Promise<void> {
    if (day !== null && day !== TODAY) await rmdir(join(this.folder, day)).catch(() => undefined)
  }
}

/** The name, or one like it where another file has it. One process at a time has the folder. */
async function freeName(folder: string, name: string): Promise<string> {
  const { name: stem, ext } = parse(name)
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${stem}-${number}${ext}`
    if (!(await lookAt(join(folder, candidate)))) return candidate
  }
}
