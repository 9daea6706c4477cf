/**
 * Where files that are no rows are kept: a folder now, an object storage when that is outgrown. Content under a key never
 * changes, so a key that is there needs no second writing.
 */
export interface ObjectStorage {
  /** Whole or not at all, also where the process dies half-way. */
  put(key: string, content: Buffer): Promise<void>
  /** `null` where there is nothing under the key. */
  get(key: string): Promise<Buffer | null>
  has(key: string): Promise<boolean>
  /** Nothing happens where there is nothing under the key. */
  delete(key: string): Promise<void>
}
