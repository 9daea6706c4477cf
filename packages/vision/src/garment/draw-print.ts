import { designOf } from './design/design-of'
import { prefixOf } from './draw-garment'
import { patternTile } from './fabric/pattern'
import { n, ownPrefix, rect } from './fabric/tile'
import { paletteOf } from './palette'

/** How a print goes on beyond its tile. Both join without a seam. */
export const REPEATS = ['block', 'mirror'] as const
export type Repeat = (typeof REPEATS)[number]

export interface PrintSpec {
  /** Slug of a pattern of the lexicon. */
  readonly pattern: string
  /** Hex; the first is the ground. */
  readonly colors: readonly string[]
  readonly seed: number
  readonly repeat: Repeat
}

export interface Print {
  /** One tile: set side by side it covers any surface. */
  readonly svg: string
  /** Of the tile on cloth, at the usual scale. */
  readonly widthCm: number
  readonly heightCm: number
}

/** Tile units of a centimetre of cloth. */
const UNITS_OF_CM = 5
/** What is drawn larger covers a garment once, and has edges that nobody sees there. */
const MOST_TILE_CM = 40

/** A print as artwork; null for what is no repeating print: plain cloth, a placed motif, a gradient, tie-dye. The same spec always gives the same text. */
export function drawPrint(spec: PrintSpec): Print | null {
  // A skirt is cut from plain cloth: nothing of it is blocked by seams.
  const design = designOf({ type: 'skirt', ...spec })
  const palette = paletteOf(spec.colors, false)
  const tile = patternTile(design, palette)
  if (tile === undefined) return null
  const { width, height } = tile
  if (Math.max(width, height) > MOST_TILE_CM * UNITS_OF_CM) return null
  const prefix = prefixOf(['print', spec])
  const own = (text: string): string => text.replaceAll(ownPrefix, prefix)
  const once = `<g id="${prefix}once" clip-path="url(#${prefix}edge)">${rect(0, 0, width, height, palette.ground)}${own(tile.content)}</g>`
  const [across, down] = spec.repeat === 'mirror' ? [2, 2] : [1, 1]
  const mirrored = [
    `translate(${n(2 * width)} 0) scale(-1 1)`,
    `translate(0 ${n(2 * height)}) scale(1 -1)`,
    `translate(${n(2 * width)} ${n(2 * height)}) scale(-1 -1)`,
  ]
  const others = spec.repeat === 'mirror' ? mirrored.map((at) => `<use href="#${prefix}once" transform="${at}"/>`) : []
  const [w, h] = [across * width, down * height]
  const edge = `<clipPath id="${prefix}edge"><rect width="${n(width)}" height="${n(height)}"/></clipPath>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(w)} ${n(h)}" width="${n(w * 4)}" height="${n(h * 4)}" stroke-linejoin="round" stroke-linecap="round"><defs>${edge}${own(tile.motifs ?? '')}</defs>${once}${others.join('')}</svg>`
  return { svg, widthCm: w / UNITS_OF_CM, heightCm: h / UNITS_OF_CM }
}
