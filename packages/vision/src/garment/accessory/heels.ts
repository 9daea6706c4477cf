import type { Heel, Toe } from '../design/accessory-words'
import type { Design } from '../design/design'
import { gleam, seam, stitch } from '../drawing'
import type { Mark, Piece } from '../drawing'
import { offset, pointOn } from '../geometry/along'
import { bow, curve, ellipse, join, reverse, smooth } from '../geometry/curve'
import type { Point } from '../geometry/curve'
import { path } from '../geometry/path-text'
import { bowPieces } from '../upper/bow'

function strap(a: Point, b: Point, bulge: number, wide: number): Piece {
  const line = bow(a, b, bulge)
  return {
    outline: join(offset(line, wide / 2, 6), reverse(offset(line, -wide / 2, 6))),
    cloth: 'main',
    shading: 'flat',
  }
}

function heightOf(form: Heel | undefined): number {
  return form === 'kitten' ? 5 : form === 'stiletto' ? 11 : 10
}

/** The line over the toes from the throat to the tip, seen from the side. */
function toeOf(
  form: Toe | undefined,
  lift: number,
): { readonly tip: Point; readonly over: readonly (readonly [Point, Point, Point])[] } {
  const y = -lift
  switch (form) {
    case 'pointed': {
      const tip: Point = [31, y - 0.6]
      return { tip, over: [[[23, y - 4.4], [27, y - 1.6], tip]] }
    }
    case 'square': {
      const tip: Point = [28.6, y - 0.7]
      return {
        tip,
        over: [
          [
            [22.4, y - 4.7],
            [25.4, y - 4.2],
            [28, y - 3.4],
          ],
          [[28.5, y - 3.2], [28.7, y - 1.6], tip],
        ],
      }
    }
    case 'round': {
      const tip: Point = [27.6, y - 0.8]
      return { tip, over: [[[23.4, y - 5.6], [28.6, y - 5], tip]] }
    }
    default: {
      const tip: Point = [28, y - 0.8]
      return { tip, over: [[[23.6, y - 4.6], [26.6, y - 2.8], tip]] }
    }
  }
}

/** High heels: the arch rises from the ball (x = 18) to the heel seat. */
export function heel(design: Design, form: 'closed' | 'strappy' | 'mule'): Piece[] {
  const tall = design.details.has('platform') ? 12 : heightOf(design.heel)
  const seat = -tall
  const lift = design.details.has('platform') ? 2.4 : 0
  const ball: Point = [17.4, -0.9 - lift]
  const toe = toeOf(design.toe, lift)
  const arch = curve([0.6, seat + 0.3], [[6, seat + 0.6], [11, ball[1] - 2.4], ball])
  const isWide = design.heel === undefined && (design.shape === 'boxy' || design.seed % 3 === 0)
  const block = design.heel === 'block' || design.details.has('platform') || isWide
  // Heels of any height narrow alike.
  const k = tall / 10
  const heelPiece: Piece = {
    outline: block
      ? join(
          curve(
            [0.4, seat],
            [
              [-0.4, seat + 3 * k],
              [0.2, -4 * k],
              [0.1, 0],
            ],
          ),
          path('M.1 0L4.6 0'),
          curve(
            [4.6, 0],
            [
              [4.9, -4 * k],
              [5.6, seat + 3.6 * k],
              [8.6, seat + 2.2 * k],
            ],
          ),
        )
      : join(
          curve(
            [0.4, seat],
            [
              [-0.3, seat + 3 * k],
              [1.3, -4 * k],
              [1.5, 0],
            ],
          ),
          path('M1.5 0L2.6 0'),
          curve(
            [2.6, 0],
            [
              [2.7, -4 * k],
              [3.6, seat + 3.8 * k],
              [8.4, seat + 2 * k],
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
        [toe.tip[0] - 0.4, -0.7 - lift],
      ]),
      curve(
        [toe.tip[0] - 0.4, -0.7 - lift],
        [
          [toe.tip[0] - 0.1, -0.2],
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
  const instep = seat + 5.4 * k - 1.6 * (1 - k)
  const throat =
    form === 'mule'
      ? curve(
          [12.6, instep],
          [
            [14, instep - 2.8 * k],
            [16.4, instep - 1.8 * k],
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
              [8, seat + 1.2 * k],
              [13, seat + 4.2 * k - 1.2 * (1 - k)],
            ],
          ),
          curve(
            [13, seat + 4.2 * k - 1.2 * (1 - k)],
            [
              [16, seat + 6 * k - 1.4 * (1 - k)],
              [18, -3.4 - lift],
              [19.6, -4.6 - lift],
            ],
          ),
        )
  const upper = join(
    throat,
    curve([pointOn(throat, 1)[0], -4.6 - lift], ...toe.over),
    curve(toe.tip, [[24, -0.3 - lift], [20, -0.4 - lift], ball]),
    form === 'mule'
      ? curve(ball, [
          [15.6, -1.8 - lift],
          [13.6, -3.2 - lift],
          [12.6, instep],
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
  const top = instep - 1.4 * k
  const straps =
    design.strap === 'slingback'
      ? [strap([13.2, top + 0.6], [0.2, seat - 3.6], -2.2, 1), strap([0.2, seat - 3.6], [13.2, top + 0.6], -3, 1)]
      : design.strap === 'ankle'
        ? [
            strap([0.5, seat - 3.2], [0.1, seat - 7], 0, 1),
            strap([0.1, seat - 7], [7.6, seat - 5.6], 1.6, 1),
            strap([7.6, seat - 5.6], [0.1, seat - 7], 1.4, 1),
          ]
        : []
  const buckle: Piece[] =
    straps.length === 0
      ? []
      : [
          {
            outline: ellipse(4, seat - (design.strap === 'ankle' ? 7 : 3.4), 0.7, 0.7),
            cloth: 'metal',
            shading: 'none',
          },
        ]
  const shell: Piece = { outline: upper, cloth: 'main', shading: 'round', marks }
  return [heelPiece, ...insole, solePiece, ...straps.slice(1), shell, ...straps.slice(0, 1), ...trim, ...buckle]
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
