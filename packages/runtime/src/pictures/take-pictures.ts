import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import {
  type DeliveredPicture,
  placeDeliveredPictures,
  saveDeliveredPictures,
  shownPictures,
} from '@trendee/analytics/pictures/delivered-pictures'
import { PictureError } from '@trendee/core/pictures/picture-trouble'
import type { PhotoShelf } from './photo-shelf'
import type { PictureFile } from './pictures-in-folder'

export interface TakenPictures {
  /** Files that are kept as pictures. */
  readonly taken: number
  /** Files that are none, or too large. */
  readonly refused: number
  /** Kept ones that a record shows now; others wait for their feed. */
  readonly shown: number
}

/** Decoding takes a processor each. */
const AT_ONCE = 4
const NOTED_AT_ONCE = 100

/** Keeps pictures that were delivered with a feed and gives them to the records that they are named after. */
export async function takePictures(
  { analytics, photos }: { readonly analytics: AnalyticsDb; readonly photos: PhotoShelf },
  files: AsyncIterable<PictureFile>,
  signal?: AbortSignal,
): Promise<TakenPictures> {
  const kept: string[] = []
  let refused = 0
  let waiting: PictureFile[] = []
  let noted: DeliveredPicture[] = []
  const note = async () => {
    await saveDeliveredPictures(analytics, noted)
    noted = []
  }
  const take = async () => {
    const some = waiting
    waiting = []
    const keys = await Promise.all(some.map(({ bytes }) => keptOrNull(photos, bytes)))
    for (const [index, photo] of keys.entries()) {
      if (photo === null) refused += 1
      else {
        kept.push(photo)
        noted.push({ name: some[index]?.name ?? '', photo })
      }
    }
    if (noted.length >= NOTED_AT_ONCE) await note()
  }
  for await (const file of files) {
    signal?.throwIfAborted()
    waiting.push(file)
    if (waiting.length >= AT_ONCE) await take()
  }
  await take()
  await note()
  await placeDeliveredPictures(analytics)
  return { taken: kept.length, refused, shown: await shownPictures(analytics, kept) }
}

async function keptOrNull(photos: PhotoShelf, bytes: Buffer | null): Promise<string | null> {
  if (bytes === null) return null
  try {
    return await photos.keep(bytes)
  } catch (error) {
    if (error instanceof PictureError) return null
    throw error
  }
}
