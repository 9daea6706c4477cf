import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Path of the program of a thread, null where it was not built, as in tests that run from the sources. The build puts it
 * beside the main one; a chunk of that lies in a folder below.
 */
export function threadProgram(name: string): string | null {
  const places = [`./${name}.js`, `../${name}.js`].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  return places.find((path) => existsSync(path)) ?? null
}
