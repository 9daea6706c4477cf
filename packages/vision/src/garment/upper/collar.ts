import { fold, seam, stitch } from '../drawing'
import type { Mark, Piece } from '../drawing'
import { scallops } from '../geometry/along'
import { bow, curve, join, mirror, reverse, rounded, symmetric } from '../geometry/curve'
import type { Curve, Point } from '../geometry/curve'
import { path, points } from '../geometry/path-text'

/** Pieces that finish a neckline: behind the body and in front of it. */
export interface NeckFinish {
  readonly behind: readonly Piece[]
  readonly front: readonly Piece[]
}

/** Turned-down collar with points: shirts, polos (softer, shorter), denim jackets. */
export function shirtCollar(x: number, depth: number, spread: number, cloth: Piece['cloth']): NeckFinish {
  const tip: Point = [5.4 + spread, depth + 6.4]
  const leaf = join(
    path('M0 -4.2C3 -4.3 5 -4.2 6.2 -3.4'),
    curve(
      [6.2, -3.4],
      [
        [7.8, -2.4],
        [x + 1.6, -0.6],
        [x + 2.2, 1.2],
      ],
    ),
    bow([x + 2.2, 1.2], tip, -0.5),
    bow(tip, [0.35, depth + 0.5], 0.3),
    curve(
      [0.35, depth + 0.5],
      [
        [2.6, depth - 1.4],
        [5.4, 3.6],
        [5.6, 0.2],
      ],
    ),
    path('M5.6 .2C5.2 -1.4 2.6 -2 0 -2.1'),
  )
  const edgeLine = join(
    offsetBetween([x + 1.5, 1.4], [tip[0] - 0.6, tip[1] - 1]),
    bow([tip[0] - 0.6, tip[1] - 1], [1.2, depth + 0.3], 0.2),
  )
  return {
    behind: [insideCollar(depth)],
    front: [{ outline: symmetric(leaf), cloth, shading: 'none', marks: [stitch(edgeLine), stitch(mirror(edgeLine))] }],
  }
}

function offsetBetween(a: Point, b: Point): Curve {
  return bow(a, b, -0.4)
}

/** The inside of the collar's back that one sees through the neck. */
function insideCollar(depth: number): Piece {
  const hole = join(
    path('M0 -3.4C3 -3.4 6 -3 7.6 0'),
    curve(
      [7.6, 0],
      [
        [7.4, depth * 0.5],
        [4, depth],
        [0, depth + 0.6],
      ],
    ),
  )
  const label = rounded(points('-1.9 .4 1.9 .4 1.9 2.2 -1.9 2.2'), 0.2)
  return {
    outline: symmetric(hole),
    cloth: 'inside',
    shading: 'none',
    marks: [seam(symmetric(path('M0 -.9C3 -.9 5.4 -.6 7 1'))), { kind: 'fill', curve: label, tone: 'cream' }],
  }
}

/** Notched lapels rolling to a break at `depth`; `size` 1 is a blazer's. A camp collar is a small, high one. */
export function lapels(depth: number, size: number, peak: boolean, cloth: Piece['cloth']): NeckFinish {
  const brk: Point = [0.6, depth]
  const tip: Point = peak ? [5.6 + 8.4 * size, 8.4] : [5.6 + 8.6 * size, 6 + 7.4 * size]
  const gorge: Point = [5.4 + 4.6 * size, 5.4 + 6.4 * size]
  const roll: Point = [6.1, 5 + 2.6 * size]
  const leaf = join(
    curve(brk, [[5.6 * size + 1.4, depth - 2.5], [tip[0] + 0.9, tip[1] + (depth - tip[1]) * 0.34], tip]),
    bow(tip, gorge, 0.15),
    curve(gorge, [roll]),
    bow(roll, brk, -0.3),
  )
  const collarTip: Point = [gorge[0] + 3 * size, gorge[1] - 3.4 * size]
  const collar = join(
    path('M0 -4.6C3 -4.7 5.4 -4.6 6.4 -3.8C8.6 -2.4 10.6 -.4 11.3 1.6'),
    bow([11.3, 1.6], collarTip, -0.5),
    curve(collarTip, [gorge], [roll]),
    curve(roll, [
      [6.5, 3],
      [6.3, 0.6],
      [5.7, -0.8],
    ]),
    path('M5.7 -.8C4.6 -2 2.4 -2.4 0 -2.4'),
  )
  const right: Piece = {
    outline: leaf,
    cloth,
    grain: 12,
    shading: 'none',
    marks: [fold(bow([roll[0] + 0.8, roll[1] + 3], [2, depth - 3], -0.6), 0.8)],
  }
  const left: Piece = {
    ...right,
    outline: mirror(leaf),
    grain: -12,
    marks: [fold(bow([-roll[0] - 0.8, roll[1] + 3], [-2, depth - 3], 0.6), 0.8)],
  }
  return { behind: [insideCollar(6)], front: [left, right, { outline: symmetric(collar), cloth, shading: 'none' }] }
}

export function shawlCollar(depth: number, width: number, cloth: Piece['cloth']): NeckFinish {
  const leaf = join(
    path('M0 -4.6C3 -4.7 5.4 -4.6 6.4 -3.8'),
    curve(
      [6.4, -3.8],
      [
        [11, -1],
        [8 + width, 6],
        [7.4 + width, 13],
      ],
    ),
    curve(
      [7.4 + width, 13],
      [
        [6.4 + width * 0.9, depth * 0.66],
        [4.6, depth - 4],
        [0.6, depth],
      ],
    ),
    curve(
      [0.6, depth],
      [
        [2.6, depth * 0.7],
        [6.8, 10],
        [6.2, 2.4],
      ],
    ),
    path('M6.2 2.4C5.6 -1.4 2.4 -2.4 0 -2.4'),
  )
  return { behind: [insideCollar(7)], front: [{ outline: symmetric(leaf), cloth, shading: 'none' }] }
}

export function peterPanCollar(x: number, depth: number, scalloped: boolean): NeckFinish {
  const outer = curve(
    [0.3, depth + 0.2],
    [
      [1, depth + 7.6],
      [x + 2.4, depth + 6.2],
      [x + 3.2, 1.3],
    ],
  )
  const leaf = join(
    path('M0 -2.6C3 -2.6 6 -2.2 7 -.8'),
    curve(
      [7, -0.8],
      [
        [8, -0.4],
        [x + 2.4, 0.4],
        [x + 3.2, 1.3],
      ],
    ),
    scalloped ? reverse(scallops(outer, 2.6, 0.8)) : reverse(outer),
    curve(
      [0.3, depth + 0.2],
      [
        [4.2, depth - 0.2],
        [6.6, 4],
        [6.6, 1],
      ],
    ),
    path('M6.6 1C5.6 -.4 3 -.8 0 -.8'),
  )
  return { behind: [insideCollar(depth - 1)], front: [{ outline: symmetric(leaf), cloth: 'trim', shading: 'none' }] }
}

export function sailorCollar(depth: number): NeckFinish {
  const leaf = join(
    path('M0 -2.6C3 -2.6 6 -2.2 7 -.8C10 -.2 14.6 1.6 15.6 3.2'),
    bow([15.6, 3.2], [14, 14.6], -0.3),
    curve(
      [14, 14.6],
      [
        [9, 16.6],
        [3.4, depth - 1],
        [0.2, depth + 2],
      ],
    ),
    curve(
      [0.2, depth],
      [
        [4, depth * 0.7],
        [7.8, 6],
        [7.6, 1],
      ],
    ),
    path('M7.6 1C5.6 -.4 3 -.8 0 -.8'),
  )
  const stripe = join(
    bow([14.6, 3.4], [13, 13.8], -0.3),
    curve(
      [13, 13.8],
      [
        [8.6, 15.4],
        [3.6, depth - 2],
        [0.6, depth + 0.6],
      ],
    ),
  )
  const marks: Mark[] = [stripe, mirror(stripe)].map((c) => ({ kind: 'cord', curve: c, width: 0.45, tone: 'cream' }))
  return { behind: [insideCollar(6)], front: [{ outline: symmetric(leaf), cloth: 'trim', shading: 'none', marks }] }
}
