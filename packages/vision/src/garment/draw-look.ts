import { paper, pictureHeight, pictureWidth, prefixOf, svgOf } from './draw-garment'
import type { DrawOptions } from './draw-garment'
import { layOut, outfitPlaces, roleOf } from './flat-lay'
import type { GarmentSpec } from './garment-spec'

/**
 * An outfit or runway look as a flat lay of its pieces in one picture (480 × 600 units): the garments as worn, upper
 * part over lower part beside an open layer, with shoes, bag and small pieces in a column. Up to six pieces are shown.
 */
export function drawLook(specs: readonly GarmentSpec[], options: DrawOptions = {}): string {
  const shown = specs.slice(0, 6)
  const prefix = options.prefix ?? prefixOf(['look', shown])
  const ground = options.background ?? paper
  const { defs, body } = layOut(shown, outfitPlaces(shown.map(roleOf)), prefix)
  const behind = ground === 'none' ? '' : `<rect width="${pictureWidth}" height="${pictureHeight}" fill="${ground}"/>`
  return svgOf(defs, behind + body, options.size)
}
