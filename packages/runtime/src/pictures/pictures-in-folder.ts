import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** A file of a folder or an archive that may be a picture. */
export interface PictureFile {
  /** Without folders. */
  readonly name: string
  /** `null` where it is larger than a picture may be. */
  readonly bytes: Buffer | null
}

/** The largest file that is taken for a picture. */
export const LARGEST_PICTURE_BYTES = 25_000_000

/** What systems leave in folders and archives beside what people put there. */
export function isLeftover(path: string): boolean {
  return path.split('/').some((part) => /^\.[^.]/.test(part) || part === '__MACOSX' || part === 'Thumbs.db')
}

/** Every file of a folder and the folders in it, by name; links are not followed. */
export async function* picturesInFolder(folder: string): AsyncGenerator<PictureFile> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const path of paths) {
    if (isLeftover(path.slice(folder.length).replaceAll('\\', '/'))) continue
    const { size } = await stat(path)
    yield { name: basename(path), bytes: size > LARGEST_PICTURE_BYTES ? null : await readFile(path) }
  }
}
