import type { Design } from '../design/design'
import type { Cloth, Drawing, Mark, Piece } from '../drawing'
import { button, fold, gleam, seam, stitch } from '../drawing'
import { boundsOf, offset, pointOn } from '../geometry/along'
import type { Curve, Point } from '../geometry/curve'
import { bow, curve, ellipse, join, mapCurve, polyline, reverse, rounded, smooth } from '../geometry/curve'
import { bowPieces } from '../upper/collar'

/**
 * Shoes in side view, toe to the right, heel at x = 0, ground at y = 0 (heights are negative); a shoe is about 27 cm
 * long. The second shoe of the pair stands behind, a little higher and to the left.
 */
export function shoeDrawing(design: Design): Drawing {
  const one = shoe(design)
  const [dx, dy] =
    design.kind === 'tall-boot' ? [-11, -1.6] : design.kind === 'ankle-boot' ? [-9, -6] : [-2.4, -2 - heightOf(one)]
  return { pieces: [...one.map((p) => shifted(p, dx, dy)), ...one] }
}

function heightOf(pieces: readonly Piece[]): number {
  const [, top, , bottom] = boundsOf(pieces.map((p) => p.outline))
  return (bottom - top) * 0.82
}

function shifted(piece: Piece, dx: number, dy: number): Piece {
  const at = ([x, y]: Point): Point => [x + dx, y + dy]
  return {
    ...piece,
    outline: mapCurve(piece.outline, at),
    ...(piece.marks && {
      marks: piece.marks.map((m): Mark =>
        m.kind === 'button' ? { ...m, at: at(m.at) } : { ...m, curve: mapCurve(m.curve, at) },
      ),
    }),
  }
}

function shoe(design: Design): Piece[] {
  const chunky = design.details.has('platform')
  switch (design.kind) {
    case 'pump':
      return heel(design, 'closed')
    case 'heeled-sandal':
      return heel(design, 'strappy')
    case 'mule':
      return heel(design, 'mule')
    case 'loafer':
      return low(design, 'loafer')
    case 'oxford':
      return low(design, 'oxford')
    case 'flat':
      return low(design, 'ballet')
    case 'clog':
      return low(design, 'clog')
    case 'slide':
      return sandal(design, 'slide')
    case 'sandal':
      return sandal(design, 'strappy')
    case 'wedge':
      return wedge(design)
    case 'ankle-boot':
      return boot(15, chunky)
    case 'tall-boot':
      return boot(40, chunky)
    default:
      return sneaker(design, chunky)
  }
}

const sole = (points: Point[], cloth: Cloth, marks: Mark[] = []): Piece => ({
  outline: smoothClosed(points),
  cloth,
  shading: 'flat',
  marks,
})

function smoothClosed(points: readonly Point[]): Curve {
  return smooth(points, 0.85, true)
}

function sneaker(design: Design, chunky: boolean): Piece[] {
  const lift = chunky ? 2 : 0
  const y = (v: number): number => v - lift
  const upper = join(
    curve(
      [0.6, y(-3)],
      [
        [-0.2, y(-6)],
        [0.2, y(-9)],
        [0.8, y(-11.6)],
      ],
      [
        [1.6, y(-12.6)],
        [3.4, y(-12)],
        [4.2, y(-10.6)],
      ],
    ),
    curve(
      [4.2, y(-10.6)],
      [
        [6, y(-9.4)],
        [8.6, y(-9.8)],
        [10.2, y(-11.4)],
      ],
    ),
    curve(
      [10.2, y(-11.4)],
      [
        [11, y(-12.4)],
        [12.4, y(-12)],
        [13, y(-11.2)],
      ],
    ),
    curve(
      [13, y(-11.2)],
      [
        [16, y(-8)],
        [19.4, y(-6.8)],
        [22.6, y(-6.2)],
      ],
    ),
    curve(
      [22.6, y(-6.2)],
      [
        [25.6, y(-5.6)],
        [27.4, y(-4.4)],
        [27.4, y(-2.6)],
      ],
    ),
  )
  const toe = curve(
    [20.6, y(-2)],
    [
      [19.8, y(-4.6)],
      [20.6, y(-6)],
      [21.8, y(-6.4)],
    ],
  )
  const vamp = curve(
    [10.6, y(-11)],
    [
      [12.4, y(-7)],
      [16, y(-5)],
      [20.2, y(-4.4)],
    ],
  )
  const quarter = curve(
    [4.4, y(-10.2)],
    [
      [5, y(-7)],
      [6.4, y(-4)],
      [9, y(-2)],
    ],
  )
  const stripe = rounded(
    [
      [8.2, y(-8.4)],
      [10, y(-9.2)],
      [13, y(-3)],
      [11.2, y(-3)],
    ],
    0.4,
  )
  const stripe2 = rounded(
    [
      [10.8, y(-8)],
      [12.4, y(-7.6)],
      [15.2, y(-3)],
      [13.6, y(-3)],
    ],
    0.4,
  )
  const laces: Mark[] = [0, 1, 2, 3, 4].map((i): Mark => {
    const t = i / 4
    const at: Point = [12 + t * 7.4, y(-11 + t * 4.4)]
    return {
      kind: 'cord',
      curve: bow([at[0] - 1.5, at[1] + 1.6], [at[0] + 0.9, at[1] - 0.3], 0.35),
      width: 0.55,
      tone: 'cream',
    }
  })
  const base: Point[] = [
    [0, y(-3.4)],
    [-0.3, y(-2)],
    [0, -0.3],
    [3, 0],
    [14, 0],
    [24, 0],
    [27.6, -0.6],
    [28.3, y(-2)],
    [27.2, y(-3.4)],
    [21, y(-2.7)],
    [12, y(-2.5)],
    [4, y(-3)],
  ]
  const tongue = rounded(
    [
      [9.6, y(-10.6)],
      [11.4, y(-14)],
      [14, y(-12.6)],
      [14.6, y(-9)],
    ],
    0.9,
  )
  return [
    { outline: tongue, cloth: design.hasSecondColor ? 'second' : 'plain', shading: 'flat' },
    {
      outline: upper,
      cloth: 'main',
      marks: [
        { kind: 'fill', curve: join(toe, curve(pointOn(toe, 1), [[28, y(-6)]], [[28, 0]], [[20, 0]])), tone: 'light' },
        seam(vamp),
        stitch(offset(vamp, 0.5, 7)),
        seam(quarter),
        stitch(offset(quarter, -0.5, 6)),
        seam(toe),
        stitch(offset(toe, -0.5, 5)),
        { kind: 'fill', curve: stripe, tone: 'second' },
        { kind: 'fill', curve: stripe2, tone: 'second' },
        fold(bow([1.2, y(-6.5)], [4.6, y(-5)], -0.4), 0.5),
        ...laces,
      ],
    },
    sole(base, 'sole', [
      seam(
        smooth([
          [-0.4, y(-1.2)],
          [8, y(-0.9)],
          [18, y(-0.9)],
          [28.4, y(-1.3)],
        ]),
      ),
      ...Array.from({ length: chunky ? 9 : 0 }, (_, i): Mark => seam(curve([2 + i * 3, -0.9], [[2.6 + i * 3, 0.4]]))),
    ]),
  ]
}

/** High heels: the arch rises from the ball (x = 18) to the heel seat. */
function heel(design: Design, form: 'closed' | 'strappy' | 'mule'): Piece[] {
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
          curve([0.1, 0], [[4.6, 0]]),
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
          curve([1.5, 0], [[2.6, 0]]),
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
      curve(
        [26.6, 0],
        [
          [23, 0],
          [19, 0],
          [16.4, -0.1],
        ],
      ),
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

function low(design: Design, form: 'loafer' | 'oxford' | 'ballet' | 'clog'): Piece[] {
  const thick = form === 'ballet' ? 0.9 : form === 'clog' ? 3.2 : design.details.has('platform') ? 3.4 : 1.7
  const top = form === 'oxford' ? -8.4 : form === 'ballet' ? -6 : -7.4
  const y = (v: number): number => v - thick + 1
  const heelBack: Curve = curve(
    [0.6, y(-1)],
    [
      [-0.3, y(-3)],
      [-0.2, y(top + 2)],
      [0.7, y(top)],
    ],
  )
  const throatEnd: Point = form === 'ballet' ? [20, y(-4.4)] : form === 'oxford' ? [12.6, y(-9)] : [14.4, y(-7.8)]
  const rim =
    form === 'oxford'
      ? curve([0.7, y(top)], [[3, y(top + 1.8)], [7, y(top + 1.6)], throatEnd])
      : form === 'ballet'
        ? curve([0.7, y(top)], [[4, y(-3.6)], [14, y(-2.4)], throatEnd])
        : curve([0.7, y(top)], [[3.4, y(top + 2.6)], [9, y(-4.6)], throatEnd])
  const toe = join(
    curve(throatEnd, [
      [throatEnd[0] + 4, y(-6.6 + (form === 'ballet' ? 2 : 0))],
      [25.6, y(-5.4)],
      [27.4, y(-2.4)],
    ]),
    curve(
      [27.4, y(-2.4)],
      [
        [27.7, y(-1.6)],
        [27.4, y(-1)],
        [27, y(-0.9)],
      ],
    ),
  )
  const upper = join(heelBack, rim, toe)
  const marks: Mark[] = [stitch(offset(rim, 0.5, 9)), gleam(bow([20.6, y(-5)], [25.4, y(-3.2)], 0.5), 0.7)]
  const pieces: Piece[] = []
  const bottom = form === 'loafer' || form === 'oxford' ? -0.7 : 0
  const ground = join(
    curve([0.3, y(-1.2)], [[14, y(-0.8)]], [[27.6, y(-1.2)]]),
    curve(
      [27.6, y(-1.2)],
      [
        [28.3, y(-0.8)],
        [28, -0.2],
        [26, 0],
      ],
    ),
    curve(
      [26, 0],
      [
        [20, 0.1],
        [12, bottom],
        [9, bottom],
      ],
      [[0.4, bottom]],
    ),
  )
  pieces.push({ outline: ground, cloth: form === 'clog' ? 'straw' : 'dark', shading: 'none' })
  if (bottom < 0)
    pieces.push({
      outline: polyline([
        [0.4, bottom - 0.2],
        [8.4, bottom - 0.2],
        [8, 0.1],
        [0.7, 0.1],
      ]),
      cloth: 'dark',
      shading: 'none',
    })
  if (form === 'loafer') {
    const apron = curve(
      [13.8, y(-6.6)],
      [
        [17, y(-4.6)],
        [22, y(-4)],
        [25.8, y(-4.4)],
      ],
    )
    marks.push(
      seam(apron),
      ...Array.from({ length: 9 }, (_, i): Mark => {
        const p = pointOn(apron, 0.1 + i * 0.1)
        return seam(curve([p[0] - 0.2, p[1] - 0.5], [[p[0] + 0.3, p[1] + 0.6]]))
      }),
    )
    pieces.push({ outline: upper, cloth: 'main', marks })
    const saddle = join(
      bow([12.2, y(-7)], [15.8, y(-7.6)], 0.4),
      curve(
        [15.8, y(-7.6)],
        [
          [16.4, y(-5)],
          [15.6, y(-2.6)],
          [14.6, y(-1)],
        ],
      ),
      curve([14.6, y(-1)], [[11.4, y(-1)]]),
      curve(
        [11.4, y(-1)],
        [
          [12.4, y(-3)],
          [12.6, y(-5)],
          [12.2, y(-7)],
        ],
      ),
    )
    pieces.push({
      outline: saddle,
      cloth: 'main',
      shading: 'flat',
      marks: [stitch(offset(bow([15.6, y(-7.4)], [14.2, y(-1)], -0.8), 0.5, 5))],
    })
    pieces.push(
      design.details.has('chain') || design.seed % 2 === 0
        ? {
            outline: rounded(
              [
                [12.9, y(-6.4)],
                [16.2, y(-6.6)],
                [16.3, y(-5.2)],
                [13, y(-5)],
              ],
              0.6,
            ),
            cloth: 'metal',
            shading: 'none',
          }
        : { outline: ellipse(14.4, y(-5.6), 1.1, 0.5), cloth: 'inside', shading: 'none' },
    )
  } else if (form === 'oxford') {
    marks.push(
      seam(
        curve(
          [12.4, y(-8.6)],
          [
            [13.4, y(-5)],
            [11.6, y(-2.6)],
            [9.6, y(-1)],
          ],
        ),
      ),
      seam(
        curve(
          [12.8, y(-5.4)],
          [
            [16, y(-5.4)],
            [18, y(-4.6)],
            [18.6, y(-2)],
          ],
        ),
      ),
      seam(
        curve(
          [22.6, y(-6)],
          [
            [21.8, y(-4)],
            [22, y(-2)],
            [22.8, y(-0.9)],
          ],
        ),
      ),
      stitch(
        curve(
          [22.1, y(-6)],
          [
            [21.3, y(-4)],
            [21.5, y(-2)],
            [22.3, y(-0.9)],
          ],
        ),
      ),
    )
    for (let i = 0; i < 4; i++)
      marks.push({
        kind: 'cord',
        curve: bow([12.6 + i * 1.4, y(-7 + i * 0.5)], [14.2 + i * 1.4, y(-8.4 + i * 0.6)], 0.3),
        width: 0.4,
        tone: 'dark',
      })
    pieces.push({ outline: upper, cloth: 'main', marks })
  } else {
    pieces.push({ outline: upper, cloth: 'main', marks })
    if (form === 'ballet') {
      const strap = bow([7, y(-3)], [13.4, y(-2.9)], 5)
      if (design.details.has('buckle') || design.seed % 2 === 1)
        pieces.unshift({
          outline: join(offset(strap, 0.55, 8), reverse(offset(strap, -0.55, 8))),
          cloth: 'main',
          shading: 'flat',
        })
      pieces.push(...bowPieces([20.4, y(-4.5)], 2, 'main', 1.3))
    } else for (let i = 0; i < 3; i++) marks.push(button([17 + i * 2.6, y(-4.4 + i * 0.5)], 0.6, 'inside'))
  }
  return pieces
}

function sandal(design: Design, form: 'slide' | 'strappy'): Piece[] {
  const thick = form === 'slide' || design.details.has('platform') ? 3 : 1.8
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
    form === 'slide' ? 'plain' : 'dark',
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

function wedge(design: Design): Piece[] {
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
      curve(
        [27.6, -2.2],
        [
          [28, -0.6],
          [27, 0],
          [26, 0],
        ],
      ),
      curve([26, 0], [[0.6, 0]]),
    ),
    cloth: 'straw',
    shading: 'flat',
    marks: rope,
  }
  const toe = join(
    curve(
      [15.8, -2.6],
      [
        [16, -6],
        [18.6, -7.4],
        [21, -6.8],
      ],
    ),
    curve(
      [21, -6.8],
      [
        [24.8, -5.8],
        [27, -4],
        [27.6, -2.2],
      ],
    ),
    curve(
      [27.6, -2.2],
      [
        [24, -1.9],
        [19, -2],
        [15.8, -2.6],
      ],
    ),
  )
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
      marks: [
        stitch(
          offset(
            curve(
              [15.8, -2.6],
              [
                [16, -6],
                [18.6, -7.4],
                [21, -6.8],
              ],
            ),
            0.5,
            6,
          ),
        ),
      ],
    },
    ...bowPieces([3.4, -high - 5], 3, design.hasSecondColor ? 'second' : 'main', 1.8),
  ]
}

function boot(shaft: number, chunky: boolean): Piece[] {
  const thick = chunky ? 3.2 : 1.8
  const top = -thick - 8 - shaft
  const wide = shaft > 30 ? 13.4 : 10.4
  const back =
    shaft > 30
      ? curve(
          [0.8, -thick],
          [
            [-0.6, -thick - 5],
            [1, -thick - 10],
            [0, -thick - 18],
          ],
          [
            [-1.2, -thick - 26],
            [-1.4, top + 8],
            [-1, top],
          ],
        )
      : curve(
          [0.8, -thick],
          [
            [-0.6, -thick - 5],
            [0.8, -thick - 10],
            [0.4, top],
          ],
        )
  const front =
    shaft > 30
      ? curve(
          [wide, top - 0.6],
          [
            [12.8, top + 10],
            [12.6, -thick - 22],
            [11.8, -thick - 13],
          ],
          [
            [11.6, -thick - 9],
            [15, -thick - 7.4],
            [19.6, -thick - 6],
          ],
        )
      : curve(
          [wide, top - 0.6],
          [
            [10.6, -thick - 14],
            [10.4, -thick - 11],
            [12.6, -thick - 9],
          ],
          [
            [14.6, -thick - 7.2],
            [17, -thick - 6.6],
            [20, -thick - 6],
          ],
        )
  const upper = join(
    back,
    bow([pointOn(back, 1)[0], top], [wide, top - 0.6], shaft > 30 ? 0.3 : 0.2),
    front,
    curve(
      [shaft > 30 ? 19.6 : 20, -thick - 6],
      [
        [24.6, -thick - 5],
        [27.4, -thick - 3.4],
        [27.6, -thick],
      ],
    ),
  )
  const marks: Mark[] = [
    fold(bow([11.4, -thick - 11], [5, -thick - 9.4], -0.8), 0.9),
    fold(bow([11, -thick - 13.6], [6, -thick - 12.8], -0.6), 0.7),
    gleam(bow([20.6, -thick - 4.6], [25.6, -thick - 2.6], 0.5), 0.8),
    stitch(offset(bow([-1, top], [wide, top - 0.6], 0.2), 1, 4)),
  ]
  if (shaft < 30) {
    const gore = join(
      curve(
        [4, top],
        [
          [4.2, top + 5],
          [5, top + 8],
          [5.6, top + 9.6],
        ],
      ),
      curve(
        [5.6, top + 9.6],
        [
          [6.6, top + 8],
          [7.6, top + 5],
          [7.8, top],
        ],
      ),
    )
    marks.push(
      { kind: 'fill', curve: gore, tone: 'shade' },
      ...[4.9, 5.7, 6.5].map((x) => seam(curve([x, top], [[5.6 + (x - 5.7) * 0.4, top + 8.6]]))),
    )
  } else {
    marks.push(
      seam(
        smooth([
          [5, top],
          [5.4, -thick - 24],
          [5.2, -thick - 12],
          [7, -thick],
        ]),
      ),
      {
        kind: 'zip',
        curve: curve(
          [2.4, top + 3],
          [
            [2.2, -thick - 24],
            [2.6, -thick - 14],
            [2.6, -thick - 6],
          ],
        ),
      },
    )
  }
  const lugs = chunky
    ? Array.from({ length: 9 }, (_, i): Mark => ({
        kind: 'cord',
        curve: curve([1.6 + i * 3, -1], [[2.2 + i * 3, 0.3]]),
        width: 0.3,
        tone: 'cream',
      }))
    : []
  const tread: Piece = {
    outline: join(
      curve([0.2, -thick - 0.2], [[14, -thick + 0.1]], [[27.9, -thick - 0.1]]),
      curve(
        [27.9, -thick - 0.1],
        [
          [28.3, -thick + 0.6],
          [28, -0.2],
          [26.4, 0],
        ],
      ),
      curve(
        [26.4, 0],
        [
          [22, 0.1],
          [15, 0.1],
          [10.6, -0.7],
        ],
      ),
      curve([10.6, -0.7], [[8.8, -0.7]], [[0.4, -0.7]]),
    ),
    cloth: 'dark',
    shading: 'none',
    marks: lugs,
  }
  const heelBlock: Piece = {
    outline: polyline([
      [0.4, -0.9],
      [8.8, -0.9],
      [8.3, 0.1],
      [8.3, 0.1],
      [0.7, 0.1],
    ]),
    cloth: 'dark',
    shading: 'none',
  }
  const mouth: Piece = {
    outline: ellipse((pointOn(back, 1)[0] + wide) / 2, top - 0.2, (wide - pointOn(back, 1)[0]) / 2, 0.9),
    cloth: 'inside',
    shading: 'none',
  }
  return [heelBlock, tread, mouth, { outline: upper, cloth: 'main', marks }]
}
