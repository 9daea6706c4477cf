import { stitch } from '../drawing'
import type { Cloth, Mark, Piece } from '../drawing'
import { offset, stations } from '../geometry/along'
import { ellipse, join, polyline, reverse } from '../geometry/curve'
import type { Curve } from '../geometry/curve'

/** A band of even width along a line. */
export function band(line: Curve, width: number, cloth: Cloth, marks: Mark[] = []): Piece {
  return {
    outline: join(offset(line, width / 2, 15), reverse(offset(line, -width / 2, 15))),
    cloth,
    shading: 'none',
    marks,
  }
}

/** A metal chain along a line: alternating links. */
export function chain(line: Curve, count: number, size: number): Piece[] {
  const links = stations(line, count).map(({ at }, i) => ellipse(at[0], at[1], size * (i % 2 ? 0.5 : 0.95), size * 0.7))
  const [outline, ...islands] = links
  return outline ? [{ outline, islands, cloth: 'metal', shading: 'none' }] : []
}

export function quilting(): Mark[] {
  return Array.from({ length: 26 }, (_, i) => -50 + i * 4).flatMap((x): Mark[] => [
    stitch(
      polyline([
        [x, -10],
        [x + 50, 40],
      ]),
    ),
    stitch(
      polyline([
        [x + 50, -10],
        [x, 40],
      ]),
    ),
  ])
}
