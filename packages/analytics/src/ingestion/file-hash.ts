import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'

/** Up to here a file is read whole: a stream costs more than such a file. */
const SMALL_BYTES = 1 << 20

/** In place of a hash: of a file that was not read yet, or vanished. */
export const NO_HASH = '0'.repeat(64)

/** SHA-256 of a file's bytes as they lie on disk, hexadecimal. Throws what the file system throws. */
export async function fileHash(path: string): Promise<string> {
  const hash = createHash('sha256')
  if ((await stat(path)).size <= SMALL_BYTES) return hash.update(await readFile(path)).digest('hex')
  for await (const chunk of createReadStream(path, { highWaterMark: SMALL_BYTES })) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
