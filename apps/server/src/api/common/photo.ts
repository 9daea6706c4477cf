import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { THUMBNAIL_WIDTHS } from '@trendee/vision/raster/thumbnails'
import type { FileAnswer, Handler } from '../../http/handler'

/** A year: another picture has another address. */
const CACHE_SECONDS = 31_536_000

/** The kept size that is wide enough, or the widest. */
export const photo: Handler<typeof CONTRACT.common.photo> = async ({ photo: key, width }, { runtime }) => {
  const size = width <= THUMBNAIL_WIDTHS.small ? 'small' : 'large'
  const body = await runtime.photos.read(key, size)
  if (body === null) throw new ApiError('not_found', 'There is no such picture.')
  const etag = `"${key}.${size}"`
  return { contentType: 'image/webp', body, etag, cacheSeconds: CACHE_SECONDS } satisfies FileAnswer
}
