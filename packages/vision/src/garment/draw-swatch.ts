import { drawGarment, prefixOf } from './draw-garment'
import { designOf } from './design/design-of'
import { fabricPaint } from './fabric/fabric-paint'
import { paletteOf } from './palette'

/** What a swatch of cloth shows; words and colours as a garment's (`GarmentSpec`). */
export interface SwatchSpec {
  readonly pattern?: string
  /** Fabric or texture. */
  readonly texture?: string
  /** The first is the ground. */
  readonly colors: readonly string[]
  readonly seed: number
}

const PLACED: ReadonlySet<string> = new Set(['graphic', 'color-block'])
const swatchSize = 240
/** Of the cloth's own measure: a swatch is looked at from nearer than a garment. */
const UNIT = 1.7

/** A square of cloth, in the weave and print that garments of it are drawn in, or such a garment where it is no cloth. The same spec always gives the same text. */
export function drawSwatch(spec: SwatchSpec): string {
  // A skirt is cut from plain cloth: nothing of it is blocked by seams.
  const design = designOf({ type: 'skirt', ...spec })
  // What is printed on a chest, or sewn of panels, is no cloth of its own.
  if (PLACED.has(design.pattern)) return drawGarment({ type: 't-shirt', ...spec })
  const palette = paletteOf(spec.colors, design.texture === 'denim')
  const prefix = prefixOf(['swatch', spec])
  const fabric = fabricPaint(design, palette, prefix, UNIT, [0, 0])
  const square = (fill: string) => `<rect width="${swatchSize}" height="${swatchSize}" fill="${fill}"/>`
  const cloth = fabric.layers('main', 0).map(square).join('')
  const light = square(`url(#${fabric.shade('flat')})`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${swatchSize} ${swatchSize}" stroke-linejoin="round" stroke-linecap="round"><defs>${fabric.defs()}</defs>${cloth}${light}</svg>`
}
