import { flounce } from '../lower/skirt-panel'
import type { Design } from '../design/design'
import { button, seam, stitch } from '../drawing'
import type { Mark, Piece } from '../drawing'
import { offset, scallops, stations } from '../geometry/along'
import { bow, curve, join, mirror, polyline, reverse, rounded, symmetric } from '../geometry/curve'
import type { Point } from '../geometry/curve'
import { laceEdge } from '../lower/skirt-panel'
import { wholeFront } from './neckline'
import type { TopEdge } from './neckline'
import { bothSides } from './pockets'
import { gatherFolds, mirrorPiece } from './sleeve'
import type { TorsoMeasures } from './torso-measures'
import type { Trims } from './trims'

export function laceTrim(m: TorsoMeasures, edge: TopEdge, trims: Trims): void {
  const front = wholeFront(edge)
  trims.over.push({
    outline: join(front, reverse(scallops(offset(front, 2.2, 17), 2.2, 0.8))),
    cloth: 'lace',
    shading: 'none',
  })
  if (!m.seam) {
    const hem = curve(m.hem, [
      [m.hem[0] * 0.66, m.hem[1] + 1],
      [m.hem[0] * 0.33, m.hem[1] + 2],
      [0, m.hem[1] + 2],
    ])
    trims.over.push(laceEdge(hem, 5))
  }
}

export function frontRuffle(design: Design, m: TorsoMeasures, edge: TopEdge, trims: Trims): void {
  if (design.details.has('button') || design.kind === 'shirt') {
    const line = curve([2, edge.depth], [[2, m.hem[1] - 14]])
    const frill = join(line, reverse(scallops(offset(line, -3.4, 9), 3, -0.9)))
    const marks = gatherFolds(line, 0, 2.8, 0.6)
    const piece: Piece = { outline: frill, cloth: 'main', shading: 'none', marks }
    trims.over.push(piece, mirrorPiece(piece))
    return
  }
  trims.under.push(...flounce([m.hem[0], m.hem[1]], m.hem[1] > 70 ? 12 : 8, 2))
}

export function fringe([x, y]: Point, length: number): Piece {
  const outline = polyline([
    [-x, y],
    [x, y],
    [x * 0.99, y + length],
    [-x * 0.99, y + length],
  ])
  const strands = Array.from({ length: Math.round(x * 1.6) }, (_, i): Mark => {
    const at = -x + (i * 2 * x) / Math.round(x * 1.6) + 0.6
    return seam(bow([at, y], [at + (i % 2 ? 0.3 : -0.3), y + length], 0.15))
  })
  return { outline, cloth: 'main', shading: 'none', marks: strands }
}

export function featherStrip(m: TorsoMeasures): Piece {
  const y = m.hem[1]
  const top = curve(
    [m.hem[0], y - 4],
    [
      [m.hem[0] * 0.5, y - 2.6],
      [m.hem[0] * 0.2, y - 2.4],
      [0, y - 2.4],
    ],
  )
  const low = scallops(
    curve(
      [m.hem[0] + 1.6, y + 4],
      [
        [m.hem[0] * 0.5, y + 6],
        [m.hem[0] * 0.2, y + 6.4],
        [0, y + 6.4],
      ],
    ),
    2.4,
    -1.6,
  )
  const outline = symmetric(join(reverse(top), curve([m.hem[0], y - 4], [[m.hem[0] + 1.6, y + 4]]), low))
  const marks = bothSides(stations(low, 18).map(({ at }, i) => seam(bow(at, [at[0] * 0.98 + (i % 2), y - 1.4], 0.5))))
  return { outline, cloth: 'trim', shading: 'flat', marks }
}

export function epaulettes(m: TorsoMeasures): Piece[] {
  const [x, y] = m.shoulder
  const tab = rounded(
    [
      [10.4, 0.9],
      [x + 0.6, y - 0.4],
      [x + 1.4, y + 3],
      [10.8, 3.4],
    ],
    1,
  )
  const piece: Piece = {
    outline: tab,
    cloth: 'main',
    shading: 'none',
    marks: [stitch(curve([11, 1.5], [[x, y + 0.4]])), button([11.8, 2.2], 0.55)],
  }
  return [piece, mirrorPiece(piece)]
}

export function trenchParts(m: TorsoMeasures, trims: Trims): void {
  const flap = curve(
    [m.shoulder[0] - 1.4, m.shoulder[1] + 0.4],
    [
      [m.shoulder[0] - 2.6, 20],
      [14, 25.4],
      [7.4, 24],
    ],
  )
  trims.marks.push(
    seam(flap),
    stitch(offset(flap, 0.7, 6)),
    seam(
      mirror(
        curve(
          [m.shoulder[0] - 1.6, 17],
          [
            [14, 20],
            [10, 20.4],
            [6.6, 20],
          ],
        ),
      ),
    ),
  )
}
