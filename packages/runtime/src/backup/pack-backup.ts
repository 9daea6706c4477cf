import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { create } from 'tar'
import type { Runtime } from '../open-runtime'
import { MANIFEST } from './backup-format'
import { type Snapshot, takeSnapshot } from './take-snapshot'

/** The facts are compressed already, so more than the quickest level would gain little. */
const GZIP_LEVEL = 1

/**
 * The bytes of a backup of the open data folder, as of the moment at which this resolves. What was put aside for it is
 * gone when the stream has ended or was destroyed.
 */
export async function openBackup(runtime: Runtime, signal: AbortSignal): Promise<Readable> {
  const snapshot = await takeSnapshot(runtime, signal)
  const bytes = createGzip({ level: GZIP_LEVEL })
  // Who reads the bytes hears of a failure from them.
  pipeline(Readable.from(packed(snapshot)), bytes, { signal }).catch(() => undefined)
  return bytes
}

async function* packed({ folder, remove }: Snapshot): AsyncGenerator<Buffer> {
  try {
    const inside = (await readdir(folder, { recursive: true })).filter((name) => name !== MANIFEST).sort()
    // Strict: a file that cannot be read ends the backup instead of being left out.
    // Each path by itself: what a folder holds would come after the manifest.
    const archive = create({ cwd: folder, portable: true, strict: true, noDirRecurse: true }, [...inside, MANIFEST])
    try {
      for await (const chunk of archive) yield chunk
    } finally {
      // Files that it has open when nobody reads on are closed at their ends.
      archive.on('error', () => undefined).resume()
    }
  } finally {
    await remove()
  }
}
