import { fold } from '../drawing'
import type { Mark, Piece } from '../drawing'
import { bow, curve, rounded } from '../geometry/curve'
import type { Curve, Point } from '../geometry/curve'

/** A tied bow: two loops, two tails and a knot; `size` is the length of a loop. */
export function bowPieces(at: Point, size: number, cloth: Piece['cloth'], tail = 1.9): Piece[] {
  const [x, y] = at
  const loop = curve(
    [x, y],
    [
      [x + size * 0.4, y - size * 0.75],
      [x + size * 1.1, y - size * 0.6],
      [x + size * 1.08, y - size * 0.02],
    ],
    [
      [x + size * 1.06, y + size * 0.5],
      [x + size * 0.4, y + size * 0.35],
      [x, y],
    ],
  )
  const end = curve(
    [x, y],
    [
      [x + size * 0.3, y + size * 0.5],
      [x + size * 0.35, y + size * tail * 0.6],
      [x + size * 0.42, y + size * tail],
    ],
    [[x + size * 0.72, y + size * tail * 0.9]],
    [[x + size * 0.95, y + size * tail * 0.96]],
    [
      [x + size * 0.85, y + size * tail * 0.5],
      [x + size * 0.5, y + size * 0.4],
      [x, y],
    ],
  )
  const flip = (c: Curve): Curve => ({
    start: [2 * x - c.start[0], c.start[1]],
    segments: c.segments.map((s) =>
      s.length === 1
        ? [[2 * x - s[0][0], s[0][1]]]
        : [
            [2 * x - s[0][0], s[0][1]],
            [2 * x - s[1][0], s[1][1]],
            [2 * x - s[2][0], s[2][1]],
          ],
    ),
  })
  const crease = [fold(bow([x + size * 0.15, y - 0.1], [x + size * 0.75, y - size * 0.15], 0.15), size * 0.09)]
  const piece = (outline: Curve, marks: Mark[], grain: number): Piece => ({
    outline,
    cloth,
    grain,
    shading: 'flat',
    marks,
  })
  const k = size * 0.16
  return [
    piece(flip(end), [], 20),
    piece(end, [], -20),
    piece(
      flip(loop),
      [fold(bow([x - size * 0.15, y - 0.1], [x - size * 0.75, y - size * 0.15], -0.15), size * 0.09)],
      70,
    ),
    piece(loop, crease, -70),
    piece(
      rounded(
        [
          [x - k, y - k * 1.2],
          [x + k, y - k * 1.2],
          [x + k * 0.9, y + k * 1.4],
          [x - k * 0.9, y + k * 1.4],
        ],
        k * 0.6,
      ),
      [],
      0,
    ),
  ]
}
