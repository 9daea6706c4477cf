import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Takes from everybody but their owner the files of an embedded engine. It gives some of them to everybody, whatever the
 * process asks for: those of the archive that it begins with, and caches that it writes while it opens.
 */
export async function closeToOthers(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    // A file for the moment may be gone by now.
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600).catch(() => undefined)
  }
}
