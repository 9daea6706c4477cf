import type { Design } from '../design/design'
import { gleam, stitch } from '../drawing'
import type { Piece } from '../drawing'
import { offset } from '../geometry/along'
import { bow, curve, ellipse, join, reverse, rounded, smooth } from '../geometry/curve'
import type { Point } from '../geometry/curve'
import { sole } from './sneaker'

export function sandal(design: Design, form: 'slide' | 'strappy' | 'thong'): Piece[] {
  const thick = form !== 'strappy' || design.details.has('platform') ? 3 : 1.8
  const base = sole(
    [
      [0, -thick],
      [-0.4, -thick * 0.4],
      [0.6, 0],
      [13, 0],
      [26, 0],
      [27.8, -thick * 0.5],
      [27.2, -thick - 0.4],
      [20, -thick + 0.1],
      [9, -thick - 0.2],
    ],
    form === 'strappy' ? 'dark' : 'plain',
  )
  const insole: Piece = {
    outline: smooth(
      [
        [0.2, -thick],
        [8, -thick - 0.2],
        [18, -thick],
        [27, -thick - 0.4],
        [20, -thick - 0.9],
        [8, -thick - 1],
        [1, -thick - 0.8],
      ],
      0.8,
      true,
    ),
    cloth: 'cream',
    shading: 'none',
  }
  if (form === 'slide') {
    const band = join(
      curve(
        [12.2, -thick + 0.4],
        [
          [12.8, -thick - 4.4],
          [15.4, -thick - 6.2],
          [18, -thick - 5.8],
        ],
      ),
      curve(
        [18, -thick - 5.8],
        [
          [21.6, -thick - 5],
          [24, -thick - 3],
          [24.6, -thick + 0.2],
        ],
      ),
    )
    return [
      base,
      insole,
      {
        outline: band,
        cloth: 'main',
        marks: [stitch(offset(band, 0.6, 11)), gleam(bow([15.4, -thick - 4.4], [20.6, -thick - 4], 0.6), 0.8)],
      },
      ...(design.details.has('buckle')
        ? [{ outline: ellipse(18, -thick - 3, 1.4, 1.1), cloth: 'metal' as const, shading: 'none' as const }]
        : []),
    ]
  }
  const strap = (a: Point, b: Point, bulge: number): Piece => {
    const line = bow(a, b, bulge)
    return {
      outline: join(offset(line, 0.75, 8), reverse(offset(line, -0.75, 8))),
      cloth: 'main',
      shading: 'flat',
      marks: [stitch(line)],
    }
  }
  if (form === 'thong') {
    // A Y of two bands that meet at a post between the toes.
    const post = bow([21.6, -thick - 0.6], [21.2, -thick - 2.6], 0)
    return [
      base,
      insole,
      strap([9.4, -thick - 0.4], [21.4, -thick - 2.6], 3.2),
      {
        outline: join(offset(post, 0.55, 4), reverse(offset(post, -0.55, 4))),
        cloth: 'main',
        shading: 'flat',
      },
      strap([13.2, -thick + 0.6], [21.6, -thick - 2.4], 1.6),
    ]
  }
  const counter: Piece = {
    outline: join(
      curve(
        [0.2, -thick],
        [
          [-0.4, -thick - 3],
          [-0.2, -thick - 5],
          [0.6, -thick - 6.6],
        ],
      ),
      curve([0.6, -thick - 6.6], [[2.2, -thick - 6.2]]),
      curve(
        [2.2, -thick - 6.2],
        [
          [2.2, -thick - 3],
          [3.4, -thick - 1],
          [4.6, -thick],
        ],
      ),
    ),
    cloth: 'main',
    shading: 'flat',
  }
  return [
    base,
    insole,
    strap([1.4, -thick - 5.8], [11.6, -thick - 0.3], 4.4),
    counter,
    strap([13.4, -thick - 0.2], [19.4, -thick - 0.2], 4.2),
    strap([18.8, -thick - 0.2], [24.4, -thick - 0.4], 3.4),
    {
      outline: rounded(
        [
          [7.4, -thick - 7.2],
          [9.4, -thick - 6.6],
          [8.9, -thick - 4.8],
          [6.9, -thick - 5.4],
        ],
        0.3,
      ),
      cloth: 'metal',
      shading: 'none',
    },
  ]
}
