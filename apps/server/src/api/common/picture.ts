import { createHash } from 'node:crypto'
import { picturedRecord } from '@trendee/analytics/pictures/pictured-record'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { callerNetwork } from '@trendee/core/access/caller-network'
import { trendPicture } from '@trendee/core/pictures/trend-picture'
import { drawGarment } from '@trendee/vision/garment/draw-garment'
import { drawPost } from '@trendee/vision/garment/draw-post'
import { garmentSpecFrom } from '@trendee/vision/garment/garment-spec'
import { renderPicture } from '@trendee/vision/raster/render-png'
import { colorHex } from '../../answers/value-names'
import type { FileAnswer, Handler } from '../../http/handler'

const CACHE_SECONDS = 86_400
const CONTENT_TYPES = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png', webp: 'image/webp' } as const

/** The same id gives the same drawing on every machine. */
function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0)
}

export const picture: Handler<typeof CONTRACT.common.picture> = async (
  { kind, id, format, width },
  { runtime, state, request },
) => {
  const key = `${kind}/${id}`
  const known = state.drawings.get(key)
  const svg = known ?? (await draw(kind, id, (name, place) => picturedRecord(runtime.analytics, name, place)))
  if (known === undefined) state.drawings.set(key, svg)
  const etag = `"${createHash('sha256').update(`${svg}${format}${width}`).digest('base64url').slice(0, 22)}"`
  const body =
    format === 'svg'
      ? svg
      : await state.rendering.run(callerNetwork(request.ip), () => renderPicture(svg, { width, format }))
  return { contentType: CONTENT_TYPES[format], body, etag, cacheSeconds: CACHE_SECONDS } satisfies FileAnswer
}

async function draw(
  kind: string,
  id: string,
  find: (kind: string, id: string) => ReturnType<typeof picturedRecord>,
): Promise<string> {
  const record = kind === 'trend' ? trendPicture(...trendPlace(id)) : await find(kind, id)
  if (!record) throw new ApiError('not_found', 'There is no such picture.')
  const colorsHex = record.attributes.flatMap(({ type, value }) => {
    const hex = type === 'color' ? colorHex(value) : null
    return hex ? [hex] : []
  })
  const spec = garmentSpecFrom({ ...record, colorsHex, seed: seedOf(`${kind}/${id}`) })
  return kind === 'post' ? drawPost([spec]) : drawGarment(spec)
}

/** `wide-leg-trousers.2`, `linen-shirt.2.men` → the trend, which of its pictures, and for whom. */
function trendPlace(id: string): [trendId: string, place: number, gender: string] {
  const [, trendId = id, place = '0', gender = ''] = /^(.*?)\.(\d+)(?:\.([a-z]+))?$/.exec(id) ?? []
  return [trendId, Number(place), gender]
}
