import { fold, seam, stitch } from '../drawing'
import type { Mark, Piece } from '../drawing'
import { offset, scallops } from '../geometry/along'
import { bow, join, mirror, reverse, smooth, symmetric } from '../geometry/curve'
import type { Curve, Point } from '../geometry/curve'
import { path } from '../geometry/path-text'
import type { NeckFinish } from './collar'

/** The hood worn up: its crown stands above the neck, the opening shows the lining. */
export function hoodPieces(trim: 'plain' | 'fur', drawstring: boolean): NeckFinish {
  const crown = symmetric(path('M0 -28C8 -28 14.4 -23 14.6 -12C14.8 -5 13.6 -.6 11.6 2.4C9 6.6 4.6 9.6 0 10.4'))
  const opening = symmetric(path('M0 -22.4C5.6 -22.2 9 -17.6 9 -11C9 -3.6 5.4 4.4 0 8.6'))
  const rim: Curve = path('M0 -23.8C6.6 -23.6 10.4 -18.4 10.3 -11C10.2 -3.2 6.4 4.6 1.4 9.6')
  const marks: Mark[] = trim === 'plain' ? [stitch(rim), stitch(mirror(rim)), seam(path('M0 -28L0 -22.4'))] : []
  const front: Piece[] = [
    { outline: crown, cloth: 'main', marks },
    {
      outline: opening,
      cloth: 'inside',
      shading: 'flat',
      marks: [fold(bow([-6, -18], [-3, 2], 1.6), 1.8), fold(bow([6, -18], [3, 2], -1.6), 1.8)],
    },
  ]
  if (trim === 'fur') {
    const fluff = symmetric(join(scallops(reverse(path('M0 -25C8 -25 12 -19 12 -11C12 -2 7 6 0 11')), 2.4, 1.2)))
    front.splice(1, 0, { outline: fluff, cloth: 'cream', shading: 'none' })
  }
  if (drawstring)
    for (const s of [-1, 1])
      front.push(
        cordPiece([
          [2 * s, 8],
          [2.8 * s, 13],
          [2.4 * s, 19],
          [3 * s, 24.5],
        ]),
      )
  return { behind: [], front }
}

function cordPiece(points: Point[]): Piece {
  const line = smooth(points)
  const width = 0.45
  const outline = join(offset(line, width), reverse(offset(line, -width)))
  return { outline, cloth: 'cream', shading: 'none' }
}
