import { createHash } from 'node:crypto'
import { picturedRecord } from '@trendee/analytics/pictures/pictured-record'
import { ApiError } from '@trendee/contract/errors'
import { lexiconEntry } from '@trendee/core/lexicon/lexicon'
import { trendPicture } from '@trendee/core/pictures/trend-picture'
import { drawGarment } from '@trendee/vision/garment/draw-garment'
import { drawPost } from '@trendee/vision/garment/draw-post'
import { drawSwatch } from '@trendee/vision/garment/draw-swatch'
import { garmentSpecFrom } from '@trendee/vision/garment/garment-spec'
import { colorHex } from '../../answers/value-names'
import type { Call } from '../../http/handler'

/** A print has a ground and at most two colours on it. */
const MOST_COLORS = 3
const UNDYED = '#e9e0c9'
/** A trend's print or weave is seen on a card as small as a stamp. */
const CLOTH_OF_TRENDS = 1.7

/** The drawing of a record or trend as SVG, or 1002; kept for the next who asks. */
export async function drawingOf(kind: string, id: string, { runtime, state }: Pick<Call, 'runtime' | 'state'>) {
  const key = `${kind}/${id}`
  const known = state.drawings.get(key)
  if (known !== undefined) return known
  const svg = await draw(kind, id, (name, place) => picturedRecord(runtime.analytics, name, place))
  state.drawings.set(key, svg)
  return svg
}

/** The same id gives the same drawing on every machine. */
function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0)
}

async function draw(
  kind: string,
  id: string,
  find: (kind: string, id: string) => ReturnType<typeof picturedRecord>,
): Promise<string> {
  if (kind === 'swatch') return swatchDrawing(id)
  const record = kind === 'trend' ? trendPicture(...trendPlace(id)) : await find(kind, id)
  if (!record) throw new ApiError('not_found', 'There is no such picture.')
  const colorsHex = record.attributes.flatMap(({ type, value }) => {
    const hex = type === 'color' ? colorHex(value) : null
    return hex ? [hex] : []
  })
  const spec = garmentSpecFrom({ ...record, colorsHex, seed: seedOf(`${kind}/${id}`) })
  if (kind === 'trend') return drawGarment({ ...spec, clothScale: CLOTH_OF_TRENDS })
  return kind === 'post' ? drawPost([spec]) : drawGarment(spec)
}

/** `pattern.gingham.red+white`, `fabric.denim.` → a square of that cloth in these colours of the lexicon. */
function swatchDrawing(id: string): string {
  const [, type, value = '', named = ''] = /^(pattern|fabric)\.([a-z0-9-]+)\.([a-z0-9+-]*)$/.exec(id) ?? []
  const names = named === '' ? [] : named.split('+')
  const isOfLexicon = names.every((name) => lexiconEntry('color', name) !== null)
  const isKnown = (type === 'pattern' || type === 'fabric') && lexiconEntry(type, value) !== null
  if (!isKnown || names.length > MOST_COLORS || !isOfLexicon) {
    throw new ApiError('not_found', 'There is no such picture.')
  }
  // Cloth of many colours has none of its own.
  const hexes = names.flatMap((name) => colorHex(name) ?? [])
  return drawSwatch({
    ...(type === 'pattern' ? { pattern: value } : { texture: value }),
    // Cloth of which no product names a colour is shown undyed.
    colors: hexes.length === 0 ? [UNDYED] : hexes,
    seed: seedOf(`${type}.${value}`),
  })
}

/** `wide-leg-trousers.2`, `linen-shirt.2.men` → the trend, which of its pictures, and for whom. */
function trendPlace(id: string): [trendId: string, place: number, gender: string] {
  const [, trendId = id, place = '0', gender = ''] = /^(.*?)\.(\d+)(?:\.([a-z]+))?$/.exec(id) ?? []
  return [trendId, Number(place), gender]
}
