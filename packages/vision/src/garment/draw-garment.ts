import { buildDrawing } from './build-drawing'
import { designOf } from './design/design-of'
import type { Kind } from './design/kinds'
import { fabricPaint } from './fabric/fabric-paint'
import type { GarmentSpec } from './garment-spec'
import { paletteOf } from './palette'
import { fitInto, renderDrawing } from './render-drawing'
import type { Rendered } from './render-drawing'

export interface DrawOptions {
  /** Width of the picture in pixels (its height is 1.25 times that); without it the SVG fills its container. */
  readonly size?: number
  /** A CSS colour, or `none` for a transparent ground. Paper white when missing. */
  readonly background?: string
  /** Begins every id in the drawing. Derived from the spec when missing, so that different pictures can share a page. */
  readonly prefix?: string
}

export const paper = '#f7f5f0'
export const pictureWidth = 480
export const pictureHeight = 600

/** What is of metal throughout. */
const JEWELS: ReadonlySet<Kind> = new Set<Kind>([
  'necklace',
  'earrings',
  'ring',
  'bracelet',
  'watch',
  'brooch',
  'keyring',
])

/** One garment as a technical flat: a complete SVG of 480 × 600 units. The same spec always gives the same text. */
export function drawGarment(spec: GarmentSpec, options: DrawOptions = {}): string {
  const prefix = options.prefix ?? prefixOf(spec)
  const { defs, body, silhouette } = garmentInBox(spec, prefix, 34, 30, pictureWidth - 68, pictureHeight - 66, 2)
  const ground = options.background ?? paper
  const behind = ground === 'none' ? '' : `<rect width="${pictureWidth}" height="${pictureHeight}" fill="${ground}"/>`
  return svgOf(defs, behind + softShadow(silhouette, 5, 8) + body, options.size)
}

/** A garment fitted into a box of picture units, for composing several in one picture. */
export function garmentInBox(
  spec: GarmentSpec,
  prefix: string,
  x: number,
  y: number,
  width: number,
  height: number,
  line: number,
): Rendered {
  const design = designOf(spec)
  const palette = paletteOf(spec.colors, design.texture === 'denim', JEWELS.has(design.kind))
  const drawing = buildDrawing(design)
  const place = fitInto(drawing, x, y, width, height)
  // Cloth keeps its scale on the garment, but not fully: a check on a maxi dress must still be seen.
  const unit = (place.scale / 5) ** 0.75 * (line / 2) ** 0.25 * (spec.clothScale ?? 1)
  const fabric = fabricPaint(design, palette, prefix, unit, [place.dx, place.dy])
  return renderDrawing(drawing, palette, fabric, prefix, place, line)
}

/** Layers of the silhouette, each larger and fainter: a blur that costs no filter. */
export function softShadow(silhouette: string, dx: number, dy: number): string {
  const layer = (grow: number): string =>
    `<g fill="#2b2118" stroke="#2b2118" stroke-width="${grow}" opacity=".019" transform="translate(${dx} ${dy})">${silhouette}</g>`
  return [1, 4, 7, 11, 15, 20].map(layer).join('')
}

export function svgOf(defs: string, body: string, size?: number): string {
  const sized = size === undefined ? '' : ` width="${size}" height="${Math.round(size * 1.25)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureWidth} ${pictureHeight}"${sized} stroke-linejoin="round" stroke-linecap="round"><defs>${defs}</defs>${body}</svg>`
}

/** A short name that depends on everything in the value (FNV-1a). */
export function prefixOf(value: unknown): string {
  let hash = 0x811c9dc5
  for (const char of JSON.stringify(value)) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return `g${(hash >>> 0).toString(36)}-`
}
