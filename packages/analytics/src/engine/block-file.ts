import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, unlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { NativeBlock } from './native-rows'

/** Beside the embedded engine's own files, so that rows need no room elsewhere; full disks are noticed here first. */
function folderOf(engineFolder: string): string {
  return join(resolve(engineFolder), 'arriving')
}

/** Hands the rows of a block to the embedded engine as a file of their own, gone when `work` ends. */
export async function withBlockFile(
  engineFolder: string,
  block: NativeBlock,
  work: (source: string) => Promise<void>,
): Promise<void> {
  const folder = folderOf(engineFolder)
  const path = join(folder, `${randomUUID()}.native`)
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(path, block.bytes)
    await work(`file('${path.replaceAll(/['\\]/g, '\\$&')}', 'Native')`)
  } finally {
    // Not there when the disk was full.
    await unlink(path).catch(() => undefined)
  }
}

/** Removes what a killed process left behind, and nothing else. The engine's folder belongs to one process. */
export function clearBlockFiles(engineFolder: string): void {
  const folder = folderOf(engineFolder)
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (name.endsWith('.native')) rmSync(join(folder, name), { force: true })
}
