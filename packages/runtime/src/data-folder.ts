import { chmodSync, mkdirSync, statfsSync } from 'node:fs'
import { KEPT_FREE_BYTES, NoRoomError } from './disk-room'

/** Whatever this process makes is for its owner alone: the folder holds people's accounts and everything they brought. */
const OWNER_ALONE = 0o077
const OWNER_FOLDER = 0o700

/** Makes the data folder where there is none, closes it to others, and throws NoRoomError on a disk that is full. */
export function prepareDataFolder(folder: string): void {
  process.umask(OWNER_ALONE)
  mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER })
  // A folder of before: nobody else gets at what lies below it, whatever the modes there are.
  chmodSync(folder, OWNER_FOLDER)
  const { bavail, bsize } = statfsSync(folder)
  // Engines write while they open, and one that meets the end of the disk then may never open again.
  if (bavail * bsize < KEPT_FREE_BYTES) throw new NoRoomError(bavail * bsize, KEPT_FREE_BYTES)
}
