import type { Mark, Piece } from '../drawing'
import { button, fold, seam, stitch } from '../drawing'
import type { Point } from '../geometry/curve'
import { between, bow, curve, mirror, polyline, rounded } from '../geometry/curve'

/** Both sides of a list of marks. */
export function bothSides(marks: readonly Mark[]): Mark[] {
  return marks.flatMap((m): Mark[] =>
    m.kind === 'button' ? [m, { ...m, at: [-m.at[0], m.at[1]] }] : [m, { ...m, curve: mirror(m.curve) }],
  )
}

/** Patch pocket with its top edge centred at (x, y); pointed like a jeans pocket or rounded, with a flap when wanted. */
export function patchPocket(x: number, y: number, w: number, h: number, pointed: boolean, flap: boolean): Piece[] {
  const bottom: Point[] = pointed
    ? [
        [x + w / 2, y + h * 0.8],
        [x, y + h],
        [x - w / 2, y + h * 0.8],
      ]
    : [
        [x + w / 2, y + h],
        [x - w / 2, y + h],
      ]
  const outline = pointed
    ? polyline([[x - w / 2, y], [x + w / 2, y], ...bottom])
    : rounded([[x - w / 2, y], [x + w / 2, y], ...bottom], w * 0.12)
  const inset = 0.7
  const inner: Point[] = [
    [x - w / 2 + inset, y + (flap ? h * 0.3 : inset)],
    [x - w / 2 + inset, y + h * (pointed ? 0.77 : 1) - inset],
  ]
  const marks: Mark[] = [
    stitch(
      polyline([
        ...inner,
        ...(pointed ? [[x, y + h - inset * 1.2] as Point] : []),
        [x + w / 2 - inset, y + h * (pointed ? 0.77 : 1) - inset],
        [x + w / 2 - inset, y + (flap ? h * 0.3 : inset)],
      ]),
    ),
  ]
  if (!flap) marks.push(stitch(curve([x - w / 2, y + 1.4], [[x + w / 2, y + 1.4]])))
  const pieces: Piece[] = [{ outline, cloth: 'main', shading: 'none', marks }]
  if (flap) {
    const cover = rounded(
      [
        [x - w / 2 - 0.3, y - 0.4],
        [x + w / 2 + 0.3, y - 0.4],
        [x + w / 2 + 0.3, y + h * 0.26],
        [x, y + h * (pointed ? 0.38 : 0.28)],
        [x - w / 2 - 0.3, y + h * 0.26],
      ],
      0.5,
    )
    pieces.push({
      outline: cover,
      cloth: 'main',
      shading: 'none',
      marks: [
        stitch(curve([x - w / 2 + 0.4, y + h * 0.21], [[x, y + h * 0.3]], [[x + w / 2 - 0.4, y + h * 0.21]])),
        button([x, y + h * 0.22], 0.55),
      ],
    })
  }
  return pieces
}

/** Straight flap pocket of a blazer, slightly slanting to the side. */
export function flapPocket(x: number, y: number, w: number): Piece {
  const [a, b]: [Point, Point] = [
    [x - w / 2, y + 0.4],
    [x + w / 2, y - 0.4],
  ]
  const outline = rounded([a, b, [b[0], b[1] + 5], [a[0], a[1] + 5]], 1)
  return { outline, cloth: 'main', shading: 'none', marks: [seam(curve([a[0], a[1] + 0.9], [[b[0], b[1] + 0.9]]))] }
}

/** Opening of a slanted side pocket. */
export function slantPocket(from: Point, to: Point): Mark[] {
  const middle = between(from, to, 0.5)
  return [
    seam(bow(from, to, 0.3)),
    stitch(bow([from[0] - 0.8, from[1]], [to[0] - 0.8, to[1]], 0.3)),
    fold(bow(middle, [middle[0] - 5, middle[1] + 4], 0.5), 0.6),
  ]
}
