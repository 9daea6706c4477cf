import type { DrawOptions } from './draw-garment'
import { drawFlatLay } from './flat-lay'
import type { GarmentSpec } from './garment-spec'

export interface PostOptions extends DrawOptions {
  /** Chooses backdrop, props and arrangement. */
  readonly seed?: number
}

/** A social post's picture: one to three garments on a coloured backdrop with props, without people. */
export function drawPost(specs: readonly GarmentSpec[], options: PostOptions = {}): string {
  return drawFlatLay(specs.slice(0, 3), { background: '#e9d9cf', ...options })
}
