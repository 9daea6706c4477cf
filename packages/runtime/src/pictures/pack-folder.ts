import { createWriteStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { create } from 'tar'

/** Packs a folder's files as a TAR at `path`, which the server of another folder of data can take in. */
export async function packFolder(folder: string, path: string): Promise<void> {
  // Named as under a folder of its own: a name that starts with @ would be taken for an archive to copy from.
  const names = (await readdir(folder)).map((name) => `./${name}`)
  await pipeline(create({ cwd: folder, portable: true }, names), createWriteStream(path, { mode: 0o600 }))
}
