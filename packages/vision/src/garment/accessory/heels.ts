import type { Design } from '../design/design'
import { gleam, seam, stitch } from '../drawing'
import type { Mark, Piece } from '../drawing'
import { offset, pointOn } from '../geometry/along'
import { bow, curve, ellipse, join, reverse, smooth } from '../geometry/curve'
import type { Point } from '../geometry/curve'
import { path } from '../geometry/path-text'
import { bowPieces } from '../upper/bow'

/** High heels: the arch rises from the ball (x = 18) to the heel seat. */
export function heel(design: Design, form: 'closed' | 'strappy' | 'mule'): Piece[] {
  const tall = design.details.has('platform') ? 12 : 10
  const seat = -tall
  const lift = design.details.has('platform') ? 2.4 : 0
  const ball: Point = [17.4, -0.9 - lift]
  const arch = curve([0.6, seat + 0.3], [[6, seat + 0.6], [11, ball[1] - 2.4], ball])
  const block = design.shape === 'boxy' || design.details.has('platform') || design.seed % 3 === 0
  const heelPiece: Piece = {
    outline: block
      ? join(
          curve(
            [0.4, seat],
            [
              [-0.4, seat + 3],
              [0.2, -4],
              [0.1, 0],
            ],
          ),
          path('M.1 0L4.6 0'),
          curve(
            [4.6, 0],
            [
              [4.9, -4],
              [5.6, seat + 3.6],
              [8.6, seat + 2.2],
            ],
          ),
        )
      : join(
          curve(
            [0.4, seat],
            [
              [-0.3, seat + 3],
              [1.3, -4],
              [1.5, 0],
            ],
          ),
          path('M1.5 0L2.6 0'),
          curve(
            [2.6, 0],
            [
              [2.7, -4],
              [3.6, seat + 3.8],
              [8.4, seat + 2],
            ],
          ),
        ),
    cloth: 'main',
    shading: 'flat',
  }
  const solePiece: Piece = {
    outline: join(
      arch,
      curve(ball, [
        [20, -0.3 - lift],
        [24, -0.2 - lift],
        [27.6, -0.7 - lift],
      ]),
      curve(
        [27.6, -0.7 - lift],
        [
          [27.9, -0.2],
          [27.2, 0],
          [26.6, 0],
        ],
      ),
      path('M26.6 0C23 0 19 0 16.4 -.1'),
      curve(
        [16.4, -0.1],
        [
          [11, -1.2 - lift * 0.6],
          [6, seat + 1.8],
          [0.6, seat + 1],
        ],
      ),
    ),
    cloth: lift > 0 ? 'main' : 'dark',
    shading: 'none',
  }
  if (form === 'strappy') {
    const strap = (a: Point, b: Point, bulge: number, wide: number): Piece => {
      const line = bow(a, b, bulge)
      return {
        outline: join(offset(line, wide / 2, 6), reverse(offset(line, -wide / 2, 6))),
        cloth: 'main',
        shading: 'flat',
      }
    }
    const counter: Piece = {
      outline: join(
        curve(
          [0.5, seat + 0.4],
          [
            [-0.5, seat - 2],
            [-0.4, seat - 4],
            [0.2, seat - 5.6],
          ],
        ),
        curve([0.2, seat - 5.6], [[1.6, seat - 5.4]]),
        curve(
          [1.6, seat - 5.4],
          [
            [2, seat - 3],
            [3.6, seat - 1],
            [5, seat + 0.6],
          ],
        ),
      ),
      cloth: 'main',
      shading: 'flat',
    }
    return [
      heelPiece,
      solePiece,
      counter,
      strap([1, seat - 5], [7.6, seat - 3.4], 1.6, 1),
      strap([7.6, seat - 3.4], [1, seat - 4.4], 1.4, 1),
      strap([18.6, -0.8 - lift], [22.4, -1 - lift], 4, 1.5),
      strap([22.2, -0.7 - lift], [25.4, -0.9 - lift], 3.2, 1.3),
      { outline: ellipse(4.4, seat - 5, 0.7, 0.7), cloth: 'metal', shading: 'none' },
    ]
  }
  const throat =
    form === 'mule'
      ? curve(
          [12.6, seat + 5.4],
          [
            [14, seat + 2.6],
            [16.4, seat + 3.6],
            [18.6, -4.6 - lift],
          ],
        )
      : join(
          curve(
            [0.4, seat + 0.2],
            [
              [-0.6, seat - 2],
              [-0.5, seat - 3.6],
              [0.5, seat - 4.8],
            ],
          ),
          curve(
            [0.5, seat - 4.8],
            [
              [2.6, seat - 3],
              [8, seat + 1.2],
              [13, seat + 4.2],
            ],
          ),
          curve(
            [13, seat + 4.2],
            [
              [16, seat + 6],
              [18, -3.4 - lift],
              [19.6, -4.6 - lift],
            ],
          ),
        )
  const upper = join(
    throat,
    curve(
      [pointOn(throat, 1)[0], -4.6 - lift],
      [
        [23.6, -4.6 - lift],
        [26.6, -2.8 - lift],
        [28, -0.8 - lift],
      ],
    ),
    curve([28, -0.8 - lift], [[24, -0.3 - lift], [20, -0.4 - lift], ball]),
    form === 'mule'
      ? curve(ball, [
          [15.6, -1.8 - lift],
          [13.6, -3.2 - lift],
          [12.6, seat + 5.4],
        ])
      : reverse(arch),
  )
  const marks: Mark[] = [gleam(bow([21, -3.6 - lift], [25.6, -2.2 - lift], 0.4), 0.7), stitch(offset(throat, 0.5, 11))]
  const insole: Piece[] =
    form === 'mule'
      ? [
          {
            outline: join(
              curve(
                [0.4, seat - 0.3],
                [
                  [6, seat],
                  [11, ball[1] - 3.2],
                  [ball[0], ball[1] - 0.4],
                ],
              ),
              reverse(arch),
            ),
            cloth: 'cream',
            shading: 'none',
          },
        ]
      : []
  const trim = design.details.has('bow')
    ? bowPieces([19.6, -4.8 - lift], 2.6, 'trim', 1.2)
    : design.details.has('buckle')
      ? [{ outline: ellipse(20, -4.4 - lift, 1.2, 0.9), cloth: 'metal' as const, shading: 'none' as const }]
      : []
  return [heelPiece, ...insole, solePiece, { outline: upper, cloth: 'main', shading: 'round', marks }, ...trim]
}

export function wedge(design: Design): Piece[] {
  const high = 7.4
  const rope: Mark[] = Array.from({ length: 6 }, (_, i): Mark =>
    seam(
      smooth([
        [-0.4, -high + 1 + i * 1.3],
        [8, -high * 0.8 + 1.4 + i * 1.1],
        [17, -2.6 + i * 0.55],
        [28, -1.9 + i * 0.4],
      ]),
    ),
  )
  const base: Piece = {
    outline: join(
      curve(
        [0.3, -high],
        [
          [6, -high],
          [13, -3.6],
          [18, -2.4],
        ],
        [
          [22, -1.9],
          [25, -2],
          [27.6, -2.2],
        ],
      ),
      path('M27.6 -2.2C28 -.6 27 0 26 0L.6 0'),
    ),
    cloth: 'straw',
    shading: 'flat',
    marks: rope,
  }
  const toe = path('M15.8 -2.6C16 -6 18.6 -7.4 21 -6.8C24.8 -5.8 27 -4 27.6 -2.2C24 -1.9 19 -2 15.8 -2.6')
  const counter = join(
    curve(
      [0.4, -high],
      [
        [-0.5, -high - 2.4],
        [-0.3, -high - 4],
        [0.4, -high - 5.6],
      ],
    ),
    curve([0.4, -high - 5.6], [[2, -high - 5.4]]),
    curve(
      [2, -high - 5.4],
      [
        [2.4, -high - 3],
        [4.6, -high - 0.6],
        [6, -high + 0.5],
      ],
    ),
  )
  return [
    base,
    { outline: counter, cloth: 'main', shading: 'flat' },
    {
      outline: toe,
      cloth: 'main',
      marks: [stitch(offset(path('M15.8 -2.6C16 -6 18.6 -7.4 21 -6.8'), 0.5, 6))],
    },
    ...bowPieces([3.4, -high - 5], 3, design.hasSecondColor ? 'second' : 'main', 1.8),
  ]
}
