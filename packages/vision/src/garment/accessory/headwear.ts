import { path, points } from '../geometry/path-text'
import type { Design } from '../design/design'
import type { Drawing, Mark, Piece } from '../drawing'
import { fold, gleam, seam, stitch } from '../drawing'
import { offset, scallops } from '../geometry/along'
import { bow, curve, ellipse, join, polyline, rounded, smooth, symmetric } from '../geometry/curve'
import { bothSides } from '../upper/pockets'
import { bowPieces } from '../upper/bow'

/** Hats from the front (the cap in three-quarter view), in cm. */
export function headwearDrawing(design: Design): Drawing {
  switch (design.kind) {
    case 'cap':
      return { pieces: cap(design) }
    case 'beanie':
      return { pieces: beanie(design) }
    case 'bucket-hat':
      return { pieces: bucketHat() }
    case 'beret':
      return { pieces: beret() }
    case 'headband':
      return { pieces: headband() }
    case 'hair-clip':
      return { pieces: hairClip(design) }
    default:
      return { pieces: sunHat() }
  }
}

function cap(design: Design): Piece[] {
  const crown = path('M-10.6 0C-11.6 -9 -6 -14.6 1 -14.6C8.4 -14.6 11.6 -8.6 11 .6C5 -1.6 -4 -1.8 -10.6 0')
  const brim = path(
    'M-2.4 -1.2C4 -2 9 -1 11 .4C16 1 21 3.4 22.6 6C23.2 7.4 22 7.8 20.6 7.4C13 4.6 4 4 -1.6 4.4C-4 3.4 -4 .4 -2.4 -1.2',
  )
  const marks: Mark[] = [
    seam(path('M1 -14.6C-2.6 -11 -4.6 -6 -4.8 -1.4')),
    seam(path('M1 -14.6C5.6 -11 8 -6 8.2 -.6')),
    stitch(path('M.6 -14C-3.2 -11 -5.2 -6 -5.4 -1.4')),
    ...[
      [-7, -8],
      [2, -10.4],
      [9.4, -7],
    ].map(([x = 0, y = 0]): Mark => ({ kind: 'fill', curve: ellipse(x, y, 0.5, 0.5), tone: 'inside' })),
  ]
  if (design.details.has('print') || design.details.has('embroidery') || design.seed % 2 === 0)
    marks.push({
      kind: 'cord',
      curve: smooth(points('-1 -4.6 .4 -7.4 1.6 -4.6 2.8 -7.4 4 -4.6')),
      width: 0.9,
      tone: 'second',
    })
  return [
    { outline: crown, cloth: 'main', marks },
    { outline: ellipse(1, -14.7, 1.1, 0.6), cloth: 'main', shading: 'none' },
    {
      outline: brim,
      cloth: design.hasSecondColor ? 'second' : 'main',
      marks: [0.9, 1.9, 2.9].map((d) => stitch(offset(path('M22.6 6.6C15 3.6 5 2.8 -1.6 4.4'), d * 0.9, 8))),
    },
  ]
}

function beanie(design: Design): Piece[] {
  const crown = symmetric(path('M0 -17.6C6 -17.6 11.2 -12 11.4 -1C5 0 2 0 0 0'))
  const cuff = rounded(points('-12 -2.4 12 -2.4 11.8 5.4 -11.8 5.4'), 1.4)
  const pieces: Piece[] = [
    {
      outline: crown,
      cloth: 'main',
      marks: bothSides([fold(bow([1, -17], [3, -2], -0.4), 0.9), fold(bow([2, -16.6], [8, -3], -1.4), 0.9)]),
    },
    { outline: cuff, cloth: 'rib', shading: 'round' },
  ]
  if (design.details.has('fur-trim') || design.seed % 3 === 0)
    pieces.unshift({ outline: scallops(ellipse(0, -20.2, 4, 4), 1.4, -0.7), cloth: 'cream', shading: 'flat' })
  return pieces
}

function bucketHat(): Piece[] {
  const crown = symmetric(path('M0 -12.4C5 -12.4 8.6 -12 9.2 -10.6C10 -6 10.6 -3 11 0C6 1.6 3 1.8 0 1.8'))
  const brim = symmetric(path('M0 1.2C4 1.2 8 .6 10.8 -.8C13 2.6 15 5 17 7.4C10 11.6 4 12.2 0 12.2'))
  const lines = [2, 4, 6, 8].map((d) =>
    stitch(
      symmetric(
        curve(
          [0, 2.2 + d],
          [
            [5, 2.2 + d],
            [9.6 + d * 0.4, 1 + d * 0.8],
            [11 + d * 0.62, -0.4 + d * 0.76],
          ],
        ),
      ),
    ),
  )
  return [
    {
      outline: crown,
      cloth: 'main',
      marks: [seam(symmetric(path('M0 -9.6C5 -9.6 8.6 -9.8 9.3 -10.4'))), seam(path('M0 -9.6L0 2'))],
    },
    { outline: brim, cloth: 'main', marks: lines },
  ]
}

function sunHat(): Piece[] {
  const brim = ellipse(0, 3, 27, 6.6)
  const crown = symmetric(path('M0 -12C2 -11 4.6 -13 7 -12.6C9.6 -11 10.6 -6 11 2C7 4.4 3 4.8 0 4.8'))
  const ribbon = symmetric(path('M0 .8C4 .8 8 .2 10.9 -1.6L11 2C7 4.4 3 4.8 0 4.8'))
  return [
    {
      outline: brim,
      cloth: 'main',
      marks: [seam(ellipse(0, 3, 25.6, 5.7)), seam(ellipse(0, 3.2, 20, 4.2)), fold(bow([-20, 2], [-13, 5.6], 0.6), 1)],
    },
    {
      outline: crown,
      cloth: 'main',
      marks: [fold(bow([-1, -11.6], [-2.4, -2], 0.8), 1.4), gleam(bow([-7.6, -10], [-8.6, -2], -0.5), 1)],
    },
    { outline: ribbon, cloth: 'trim', shading: 'round' },
    {
      outline: polyline(points('9.6 -.8 13.4 -2.4 12.6 1 13.6 3.8 9.8 3')),
      cloth: 'trim',
      shading: 'none',
    },
  ]
}

function beret(): Piece[] {
  const body = smooth(points('-15 -2 -10 -8.6 2 -11 13 -7 16.6 .4 10 4.4 -2 5 -12 3.4'), 1, true)
  const bandPiece = symmetric(path('M0 3.4C5 3.4 8.4 2.6 9.6 1.8L10 4.6C7 6.2 3 6.6 0 6.6'))
  return [
    {
      outline: body,
      cloth: 'main',
      marks: [
        fold(bow([-8, 2.6], [-12, -4], -0.8), 1.2),
        fold(bow([8, 2.4], [13, -3], 0.8), 1.2),
        gleam(bow([-8, -6.6], [2, -9], -0.6), 1.2),
      ],
    },
    { outline: bandPiece, cloth: 'plain', shading: 'flat' },
    {
      outline: smooth(points('.6 -10.6 .9 -13.4 2.2 -13.2 1.8 -10.6'), 0.8, true),
      cloth: 'plain',
      shading: 'none',
    },
  ]
}

function headband(): Piece[] {
  const outline = join(
    smooth(points('-9 12 -12 2 -9.6 -8 0 -12.4 9.6 -8 12 2 9 12')),
    smooth(points('7.6 12 9.8 2 7.4 -4.6 0 -7 -7.4 -4.6 -9.8 2 -7.6 12')),
  )
  const knot = smooth(points('-3.4 -13.4 0 -12.4 3.4 -13.4 4 -9.6 3.2 -5.4 0 -6.4 -3.2 -5.4 -4 -9.6'), 0.9, true)
  return [
    { outline, cloth: 'main', marks: bothSides([fold(bow([4, -9.6], [10, -2], 0.8), 0.9)]) },
    {
      outline: knot,
      cloth: 'main',
      shading: 'flat',
      marks: [fold(bow([-3, -12], [2.6, -7], 0.8), 0.9), fold(bow([3, -12], [-2.6, -7], -0.8), 0.9)],
    },
  ]
}

function hairClip(design: Design): Piece[] {
  if (design.details.has('bow') || design.seed % 2 === 0)
    return [
      ...bowPieces([0, 0], 9, 'main', 1.7),
      {
        outline: rounded(points('-5 1.4 5 1.4 5 2.4 -5 2.4'), 0.4),
        cloth: 'metal',
        shading: 'none',
      },
    ]
  const teeth = Array.from({ length: 6 }, (_, i): Piece => ({
    outline: smooth(
      [
        [-8.4 + i * 3, 0.6],
        [-9.4 + i * 3, 4.4],
        [-8 + i * 3, 8],
        [-7 + i * 3, 8],
        [-7.6 + i * 3, 4.4],
        [-6.6 + i * 3, 0.6],
      ],
      0.8,
      true,
    ),
    cloth: 'main',
    shading: 'none',
  }))
  const claw = smooth(points('-10 1.4 -9.6 -3 -4 -6 0 -6.6 4 -6 9.6 -3 10 1.4 0 .4'), 0.9, true)
  return [
    ...teeth,
    { outline: claw, cloth: 'main', marks: [gleam(bow([-7.6, -3], [0, -5.4], -0.5), 0.8)] },
    { outline: ellipse(0, -6.4, 2, 1), cloth: 'metal', shading: 'none' },
  ]
}
