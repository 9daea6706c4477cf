import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, rm, unlink, writeFile } from 'node:fs/promises'
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
    await work(fileSql(path, 'Native'))
  } finally {
    // Not there when the disk was full.
    await unlink(path).catch(() => undefined)
  }
}

/** SQL of a file of this machine, as the embedded engine reads and writes it. */
export function fileSql(path: string, format: string): string {
  return `file('${path.replaceAll(/['\\]/g, '\\$&')}', '${format}')`
}

/** A file that the engine has written for somebody to read, who removes it. */
export interface LinesFile {
  readonly path: string
  remove(): Promise<void>
}

/** A place beside the engine's files for what it writes, under a name that people know. */
export async function placeForLines(engineFolder: string, name: string): Promise<LinesFile> {
  const folder = join(folderOf(engineFolder), randomUUID())
  await mkdir(folder, { recursive: true })
  return { path: join(folder, name), remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Removes what a killed process left behind, and nothing else. The engine's folder belongs to one process. */
export function clearBlockFiles(engineFolder: string): void {
  const folder = folderOf(engineFolder)
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() || entry.name.endsWith('.native')) {
      rmSync(join(folder, entry.name), { recursive: true, force: true })
    }
  }
}
