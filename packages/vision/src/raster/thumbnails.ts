import sharp from 'sharp'
import { pictureFormat } from '@trendee/core/pictures/picture-format'
import { PictureError } from '@trendee/core/pictures/picture-trouble'

/** Widths in pixels: on a card, and on a page of its own. */
export const THUMBNAIL_WIDTHS = { small: 480, large: 1200 } as const
export type ThumbnailSize = keyof typeof THUMBNAIL_WIDTHS
/** Changes whenever the same file would become other thumbnails. */
export const THUMBNAIL_RECIPE = 'webp-480-1200-v1'

/** A small file can claim a huge picture, which takes four bytes a pixel to decode. */
const MOST_PIXELS = 40_000_000
/** Anything smaller counts visitors or fills a gap in a page. */
const FEWEST_PIXELS_ACROSS = 16
const DECODING_SECONDS = 10
const QUALITY = 80

/**
 * A photograph's file → WebP in both sizes, upright, without what the camera noted of place and person. A picture is never
 * enlarged; of a moving one the first frame is taken.
 * @throws PictureError `not_a_picture` or `too_many_pixels`.
 */
export async function thumbnails(bytes: Buffer): Promise<Readonly<Record<ThumbnailSize, Buffer>>> {
  // By its bytes, before any decoder sees it: the library would also open drawings and documents.
  if (pictureFormat(bytes) === null) throw new PictureError('not_a_picture')
  const open = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', sequentialRead: true })
  const size = await decoded(() => open().metadata())
  if (size.width * size.height > MOST_PIXELS) throw new PictureError('too_many_pixels')
  if (Math.min(size.width, size.height) < FEWEST_PIXELS_ACROSS) throw new PictureError('not_a_picture')
  const scaled = (width: number) =>
    decoded(() =>
      open()
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .timeout({ seconds: DECODING_SECONDS })
        .toBuffer(),
    )
  return { small: await scaled(THUMBNAIL_WIDTHS.small), large: await scaled(THUMBNAIL_WIDTHS.large) }
}

async function decoded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit')
    throw new PictureError(isTooLarge ? 'too_many_pixels' : 'not_a_picture')
  }
}
