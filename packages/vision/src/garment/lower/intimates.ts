import { path } from '../geometry/path-text'
import type { Design } from '../design/design'
import type { Mark, Piece } from '../drawing'
import { fold, seam, stitch } from '../drawing'
import { offset, scallops } from '../geometry/along'
import type { Curve } from '../geometry/curve'
import { bow, box, curve, join, mirror, reverse, symmetric } from '../geometry/curve'
import { bowPieces } from '../upper/bow'
import { mirrorPiece } from '../upper/sleeve'

/** Bra, bralette or bikini top; the neckline chooses triangle, balconette, bandeau, halter or sporty form. */
export function braPieces(design: Design): Piece[] {
  const both = (p: Piece): Piece[] => [mirrorPiece(p), p]
  if (design.neckline === 'strapless') return bandeau(design)
  const halter = design.neckline === 'halter'
  const triangle = design.neckline === 'v' || halter || design.neckline === 'deep-v'
  const apex: [number, number] = triangle ? [9.6, 10] : [11.6, 12]
  const upper = triangle
    ? join(bow([1.4, 25.4], apex, 0.9), bow(apex, [18.6, 24.6], 0.7))
    : join(curve([1.2, 21.6], [[3, 18], [8.4, 16.4], apex]), bow(apex, [18.4, 21.4], 0.9))
  const lower: Curve = curve(
    [18.5, triangle ? 24.8 : 23.4],
    [
      [17.6, 29.6],
      [5, 31],
      [1.2, 26.4],
    ],
  )
  const lacy = design.texture === 'lace' || design.details.has('lace-trim')
  const outline = join(lacy ? scallops(upper, 2.4, -0.8) : upper, lower)
  const marks: Mark[] = triangle
    ? [fold(bow([9.4, 28], [9.6, 15], 0.3), 1), stitch(offset(upper, 0.7, 9))]
    : [seam(bow([10, 29.4], apex, 1)), seam(bow([2, 24.4], [17.6, 22.2], -2.2)), stitch(offset(lower, 0.8, 7))]
  const cup: Piece = { outline, cloth: 'main', marks }
  const wing = join(
    bow([18.3, triangle ? 25.2 : 21.6], [24.4, 25], -0.3),
    path('M24.4 25L24.2 28'),
    bow([24.2, 28], [17.2, 27.4], 0.3),
  )
  const bridge = symmetric(path('M0 24.6L1.8 24.4L2 28.6L0 28.6'))
  const end: [number, number] = halter ? [3.4, -5] : [8.8, -3]
  const line = bow([apex[0], apex[1] + 0.6], end, halter ? 1 : 0.5)
  const strap: Piece = {
    outline: join(offset(line, 0.5, 5), reverse(offset(line, -0.5, 5))),
    cloth: 'plain',
    shading: 'none',
  }
  const pieces: Piece[] = [
    ...both(strap),
    ...both({ outline: wing, cloth: 'main', marks: [stitch(bow([18, 26.9], [24, 27.3], -0.2))] }),
    { outline: bridge, cloth: 'main', shading: 'none' },
    ...both(cup),
  ]
  if (!halter && !triangle)
    pieces.push(...both({ outline: box(10.2, 5.4, 1.8, 1, 0.3), cloth: 'metal', shading: 'none' }))
  if (halter) pieces.push(...bowPieces([0, -5], 4, 'main', 1.6))
  else if (design.kind !== 'bra' || design.details.has('bow') || lacy)
    pieces.push(...bowPieces([0, 25.4], 1.7, 'trim', 1.5))
  return pieces
}

function bandeau(design: Design): Piece[] {
  const outline = symmetric(
    join(path('M0 18.6C6 16 16 16 22.6 18'), bow([22.6, 18], [22, 29.6], 0.4), path('M22 29.6C14 31 6 31 0 30')),
  )
  const marks: Mark[] = [0, 1, 2, 3].flatMap((i): Mark[] => [
    fold(bow([1, 21 + i * 2], [10, 19.4 + i * 3], -0.5), 0.7),
    fold(bow([-1, 21 + i * 2], [-10, 19.4 + i * 3], 0.5), 0.7),
  ])
  return [
    { outline, cloth: 'main', marks },
    { outline: box(-1.3, 18, 2.6, 12.8, 0.8), cloth: design.details.has('chain') ? 'metal' : 'main', shading: 'none' },
  ]
}

/** Briefs, bikini bottoms, boxers: waist at height 0. */
export function briefsPieces(design: Design): Piece[] {
  const high = design.details.has('high-waist')
  const top = high ? -6 : 2
  const lacy = design.texture === 'lace' || design.details.has('lace-trim')
  const waist = curve(
    [0, top + 2.4],
    [
      [9, top + 2.2],
      [16, top + 0.8],
      [high ? 18.6 : 21, top],
    ],
  )
  const side = bow([high ? 18.6 : 21, top], [22.2, 8], 0.5)
  const leg = path('M22.2 8C14.6 10.4 6.4 15.4 3.6 23')
  const outline = symmetric(
    join(waist, side, lacy ? scallops(leg, 2.4, -0.8) : leg, path('M3.6 23C2.4 24.2 1.2 24.6 0 24.6')),
  )
  const back = symmetric(
    join(
      curve(
        [0, top + 0.4],
        [
          [9, top + 0.2],
          [16, top - 0.2],
          [high ? 18.6 : 21, top],
        ],
      ),
      reverse(waist),
    ),
  )
  const line = offset(leg, 0.9, 8)
  const gusset = path('M-4.4 19C-2 17.6 2 17.6 4.4 19')
  const marks: Mark[] = [
    stitch(symmetric(offset(waist, 1, 7))),
    stitch(line),
    stitch(mirror(line)),
    seam(gusset),
    fold(bow([3, 17], [12, 10], -0.6), 0.7),
    fold(bow([-3, 17], [-12, 10], 0.6), 0.7),
  ]
  const pieces: Piece[] = [
    { outline: back, cloth: 'inside', shading: 'none' },
    { outline, cloth: 'main', marks },
  ]
  if (design.details.has('tie-front') || (design.kind === 'bikini' && design.seed % 2 === 0)) {
    const ties = bowPieces([21.6, 5], 3.4, 'main', 2)
    pieces.push(...ties, ...ties.map(mirrorPiece))
  } else if (lacy) pieces.push(...bowPieces([0, top + 3], 1.6, 'trim', 1.4))
  return pieces
}
