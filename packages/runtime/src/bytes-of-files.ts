import { stat } from 'node:fs/promises'

/** Bytes of files together; a file that is not there fails when it is read. */
export async function bytesOf(files: readonly { readonly path: string }[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(({ path }) =>
      stat(path).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
