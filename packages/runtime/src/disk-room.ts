import { statfs } from 'node:fs/promises'
import { ApiError } from '@trendee/contract/errors'
import { isStorageFull } from '@trendee/core/storage/storage-full'
import type { FeedMessage } from '@trendee/feeds/feed-message'

/** Work does not begin with less: engines that meet the end of a disk leave files that they cannot open again. */
export const KEPT_FREE_BYTES = 64 * 2 ** 20

/** Work that waits for room. Thrown before anything is written, so that nothing has to be taken back. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError'
  readonly code = 'ENOSPC'

  constructor(
    readonly free: number,
    readonly needed: number,
  ) {
    super(`The disk is full: ${megabytes(free)} MB are free, ${megabytes(needed)} MB are needed.`)
  }
}

/** The free room of the disk on which a data folder lies. */
export class DiskRoom {
  constructor(
    private readonly folder: string,
    /** Bytes that work may not touch. */
    private readonly keptFree = KEPT_FREE_BYTES,
  ) {}

  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.folder)
    return bavail * bsize
  }

  /** Throws NoRoomError unless work that may write `bytes` leaves some room. */
  async require(bytes: number): Promise<void> {
    const [free, needed] = [await this.freeBytes(), bytes + this.keptFree]
    if (free < needed) throw new NoRoomError(free, needed)
  }
}

/** What administrators read of work that waits because of `error`; null where more room would not help. */
export function waitingForRoom(error: unknown): FeedMessage | null {
  if (error instanceof NoRoomError) {
    return {
      text: 'The disk is full: {free} MB are free, {needed} MB are needed. It goes on by itself once there is room.',
      values: { free: megabytes(error.free), needed: megabytes(error.needed) },
    }
  }
  return isStorageFull(error) ? 'The disk is full. It goes on by itself once there is room.' : null
}

/** A full disk as an answer; anything else as it is. */
export function answerOfFullDisk(error: unknown): unknown {
  if (!isStorageFull(error)) return error
  return new ApiError('storage_full', 'The server has no storage left. Please tell its administrator.')
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1e6)
}
