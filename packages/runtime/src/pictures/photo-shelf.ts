import { createHash } from 'node:crypto'
import { THUMBNAIL_RECIPE, type ThumbnailSize, thumbnails } from '@trendee/vision/raster/thumbnails'
import type { ObjectStorage } from '../storage/object-storage'

/** Photographs as thumbnails, each file once however many records show it. */
export class PhotoShelf {
  constructor(private readonly storage: ObjectStorage) {}

  /**
   * Keeps the thumbnails of a picture's file and returns their key, which changes with the file.
   * @throws PictureError where the file is no picture that is taken.
   */
  async keep(bytes: Buffer): Promise<string> {
    const photo = createHash('sha256').update(THUMBNAIL_RECIPE).update(bytes).digest('hex').slice(0, 40)
    // The large one is written last: where it is, both are.
    if (await this.storage.has(keyOf(photo, 'large'))) return photo
    const { small, large } = await thumbnails(bytes)
    await this.storage.put(keyOf(photo, 'small'), small)
    await this.storage.put(keyOf(photo, 'large'), large)
    return photo
  }

  /** The WebP of a photograph, or `null` where it is not kept. */
  read(photo: string, size: ThumbnailSize): Promise<Buffer | null> {
    return this.storage.get(keyOf(photo, size))
  }
}

function keyOf(photo: string, size: ThumbnailSize): string {
  return `${photo}.${size}.webp`
}
