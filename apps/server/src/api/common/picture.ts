import { createHash } from 'node:crypto'
import type { CONTRACT } from '@trendee/contract/contract'
import { callerNetwork } from '@trendee/core/access/caller-network'
import { renderPicture } from '@trendee/vision/raster/render-png'
import type { FileAnswer, Handler } from '../../http/handler'
import { drawingOf } from './drawing'

const CACHE_SECONDS = 86_400
const CONTENT_TYPES = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png', webp: 'image/webp' } as const

export const picture: Handler<typeof CONTRACT.common.picture> = async (
  { kind, id, format, width },
  { runtime, state, request },
) => {
  const svg = await drawingOf(kind, id, { runtime, state })
  const etag = `"${createHash('sha256').update(`${svg}${format}${width}`).digest('base64url').slice(0, 22)}"`
  const body = format === 'svg' ? svg : await raster(format)
  return { contentType: CONTENT_TYPES[format], body, etag, cacheSeconds: CACHE_SECONDS } satisfies FileAnswer

  async function raster(as: 'png' | 'webp'): Promise<Buffer> {
    const known = state.rasters.get(etag)
    if (known !== undefined) return known
    const drawn = await state.rendering.run(callerNetwork(request.ip), () => renderPicture(svg, { width, format: as }))
    state.rasters.set(etag, drawn)
    return drawn
  }
}
