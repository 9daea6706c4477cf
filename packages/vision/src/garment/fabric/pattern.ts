import type { PatternKind } from '../design/words'
import type { Palette } from '../palette'
import { rect } from './tile'
import type { Tile } from './tile'

/** The repeating print or weave on the ground colour; undefined for plain cloth. */
export function patternTile(kind: PatternKind, palette: Palette, _seed: number): Tile | undefined {
  if (kind === 'stripe') return { width: 10, height: 10, content: rect(0, 0, 5, 10, palette.second) }
  return undefined
}
