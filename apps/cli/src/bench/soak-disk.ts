import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

/** What a full disk still takes: less than any file of an engine. */
const LEFT_BYTES = 100_000
const PIECE_BYTES = 4 << 20

/** A folder on a file system of its own where the system lets us mount one, so that it can be filled. */
export class SoakDisk {
  readonly canBeFilled: boolean
  private readonly filler: string
  isFull = false

  constructor(
    readonly path: string,
    megabytes: number,
  ) {
    mkdirSync(path, { recursive: true })
    this.filler = join(path, 'filler')
    this.canBeFilled =
      spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${Math.ceil(megabytes)}m`, 'trendee', path]).status === 0
  }

  /** Takes all room that is left, and what is given back meanwhile, until `free` is called. */
  async fill(): Promise<void> {
    const piece = Buffer.alloc(PIECE_BYTES)
    const file = await open(this.filler, 'a')
    try {
      this.isFull = true
      for (let left = this.bytesLeft(); left > 0; left = this.bytesLeft()) {
        await file.write(piece, 0, Math.min(left, piece.length))
      }
    } catch (error) {
      // The server took the last room before us.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    } finally {
      await file.close()
    }
  }

  free(): void {
    rmSync(this.filler, { force: true })
    this.isFull = false
  }

  /** Without waiting, so that it can be done while the process ends. A program that still has a file open does not hinder it. */
  remove(): void {
    if (this.canBeFilled) spawnSync('umount', ['-l', this.path])
    rmSync(this.path, { recursive: true, force: true })
  }

  private bytesLeft(): number {
    const { bavail, bsize } = statfsSync(this.path)
    return bavail * bsize - LEFT_BYTES
  }
}
