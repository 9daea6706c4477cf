import { darker, lighter, luminance } from '../color'
import type { TextureKind } from '../design/words'
import type { Palette } from '../palette'
import { n, stroke } from './tile'
import type { Tile } from './tile'

/** The see-through overlay that makes a flat colour a cloth; undefined where the cloth is smooth. */
export function textureTile(kind: TextureKind, palette: Palette, _seed: number): Tile | undefined {
  const dark = luminance(palette.ground) < 0.035
  const low = dark ? lighter(palette.ground, 0.2) : darker(palette.ground, 0.4)
  switch (kind) {
    case 'rib':
      return { width: 1.8, height: 10, content: stroke('M.9 0V10', low, 0.5, ` stroke-opacity="${n(0.6)}"`) }
    default:
      return undefined
  }
}
