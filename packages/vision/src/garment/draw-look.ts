import { drawFlatLay } from './flat-lay'
import type { DrawOptions } from './draw-garment'
import type { GarmentSpec } from './garment-spec'

/**
 * An outfit or runway look as a flat lay of its pieces in one picture (480 × 600 units): one large piece, or an upper
 * and a lower one overlapping as worn, with shoes, bag and jewellery around them. Up to six pieces are shown.
 */
export function drawLook(specs: readonly GarmentSpec[], options: DrawOptions = {}): string {
  return drawFlatLay(specs.slice(0, 6), options)
}
