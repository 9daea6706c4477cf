import type { Design } from '../design/design'
import { fold, gleam, seam, stitch } from '../drawing'
import type { Mark, Piece } from '../drawing'
import { offset } from '../geometry/along'
import { bow, ellipse, polyline, rounded, smooth, symmetric } from '../geometry/curve'
import { path, points } from '../geometry/path-text'
import { band, chain } from './bag-straps'

export function crossbody(quilt: Mark[], design: Design): Piece[] {
  const body = rounded(points('-10.5 0 10.5 0 10.8 14.5 -10.8 14.5'), 3)
  const strap = path('M-10.4 2.6C-14 -10 -10 -27 0 -27C10 -27 14 -10 10.4 2.6')
  const pocket = rounded(points('-8 6 8 6 8.2 13 -8.2 13'), 1.6)
  const straps = design.details.has('chain') ? chain(strap, 52, 1.1) : [band(strap, 0.9, 'plain')]
  return [
    ...straps,
    {
      outline: body,
      cloth: 'main',
      marks: [...quilt, { kind: 'zip', curve: path('M-8.6 2.6L8.6 2.6') }, stitch(offset(body, 0.8, 21))],
    },
    {
      outline: pocket,
      cloth: 'main',
      shading: 'flat',
      marks: [...quilt, stitch(offset(pocket, 0.7, 17)), gleam(bow([-6, 8], [2, 7.6], 0.2), 0.9)],
    },
    ...[-1, 1].map((s): Piece => ({ outline: ellipse(10.4 * s, 2.6, 0.9, 0.9), cloth: 'metal', shading: 'none' })),
  ]
}

export function clutch(quilt: Mark[]): Piece[] {
  const body = rounded(points('-14 0 14 0 14 15 -14 15'), 1.4)
  const flap = rounded(points('-14.2 -.4 14.2 -.4 13.6 3 0 11 -13.6 3'), 1)
  return [
    {
      outline: body,
      cloth: 'main',
      marks: [...quilt, stitch(offset(body, 0.8, 19)), fold(bow([-10, 14], [-4, 11.4], 0.4), 0.8)],
    },
    {
      outline: flap,
      cloth: 'main',
      marks: [...quilt, stitch(polyline(points('-13.2 3 0 10 13.2 3'))), gleam(bow([-11, 1.2], [2, 1], 0.2), 1.2)],
    },
    { outline: ellipse(0, 9.6, 1.3, 1.3), cloth: 'metal', shading: 'flat' },
  ]
}

export function beltBag(quilt: Mark[]): Piece[] {
  const body = symmetric(path('M0 0C8 0 13 .4 15 2.4C16 8 10 13.4 0 13.4'))
  const belt: Piece[] = [-1, 1].map((s) =>
    band(
      smooth([
        [14 * s, 3.4],
        [22 * s, 1],
        [27 * s, -4],
        [24 * s, -9],
        [12 * s, -11.6],
        [0, -12],
      ]),
      2.2,
      'dark',
    ),
  )
  return [
    ...belt,
    {
      outline: rounded(points('-2.6 -14 2.6 -14 2.6 -10 -2.6 -10'), 0.6),
      cloth: 'dark',
      shading: 'none',
    },
    {
      outline: body,
      cloth: 'main',
      marks: [
        ...quilt,
        {
          kind: 'zip',
          curve: smooth(points('-12.6 3.4 -6 2.6 6 2.6 12.6 3.4')),
        },
        stitch(smooth(points('-11 6.4 -8 10.4 0 12 8 10.4 11 6.4'))),
        seam(smooth(points('-14.6 5.6 0 6.6 14.6 5.6'))),
      ],
    },
  ]
}

export function wallet(quilt: Mark[]): Piece[] {
  const body = rounded(points('-10 0 10 0 10 11 -10 11'), 0.9)
  return [
    {
      outline: rounded(points('-9.4 -.9 9.4 -.9 9.4 6 -9.4 6'), 0.6),
      cloth: 'cream',
      shading: 'none',
    },
    {
      outline: body,
      cloth: 'main',
      marks: [
        ...quilt,
        stitch(offset(body, 0.6, 19)),
        seam(path('M-10 5L10 5')),
        gleam(bow([-8, 1.8], [3, 1.5], 0.2), 0.9),
      ],
    },
    {
      outline: rounded(points('-1.4 3.6 1.4 3.6 1.4 6.6 -1.4 6.6'), 0.6),
      cloth: 'metal',
      shading: 'flat',
    },
  ]
}
