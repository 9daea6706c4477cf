import { keptPicture } from '@trendee/contract/common/download-image'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { callerNetwork } from '@trendee/core/access/caller-network'
import { pictureFormat } from '@trendee/core/pictures/picture-format'
import { renderPicture } from '@trendee/vision/raster/render-png'
import { resizePhoto } from '@trendee/vision/raster/resize-photo'
import type { Call, FileAnswer, Handler } from '../../http/handler'
import { drawingOf } from './drawing'

const notFound = () => new ApiError('not_found', 'There is no such picture.')

/** A part of an address as it was meant; what cannot be read names nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw notFound()
  }
}

interface Asked {
  readonly width: number
  readonly format: 'png' | 'webp'
}

/** How to make the file, and what it is called, before its ending. */
async function kept(url: string, asked: Asked, call: Call): Promise<{ name: string; make: () => Promise<Buffer> }> {
  const { kind = '', id = '', photo } = keptPicture(url) ?? {}
  if (photo !== undefined) {
    // A key of the shelf is a file's name there: nothing else may reach it.
    const bytes = /^[0-9a-f]{40}$/.test(photo) ? await call.runtime.photos.read(photo, 'large') : null
    if (bytes === null) throw notFound()
    return { name: photo.slice(0, 12), make: () => resizePhoto(bytes, asked) }
  }
  const [ofKind, ofId] = [decoded(kind), decoded(id)]
  const svg = await drawingOf(ofKind, ofId, call)
  return { name: `${ofKind}-${ofId}`, make: () => renderPicture(svg, asked) }
}

/** A picture that is kept here, as a file of the asked width. */
export const downloadImage: Handler<typeof CONTRACT.common.downloadImage> = async ({ url, width, format }, call) => {
  const { name, make } = await kept(url, { width, format }, call)
  const body = await call.state.rendering.run(callerNetwork(call.request.ip), make)
  // The type is what the bytes are, not what was asked.
  const type = pictureFormat(body)
  if (type === null) throw notFound()
  return {
    contentType: `image/${type}`,
    body,
    fileName: `trendee-${name.replaceAll(/[^\w.-]+/g, '-').slice(0, 80)}.${type}`,
  } satisfies FileAnswer
}
