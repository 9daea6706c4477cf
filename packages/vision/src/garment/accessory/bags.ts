import type { Design } from '../design/design'
import type { Cloth, Drawing, Mark, Piece } from '../drawing'
import { button, fold, gleam, seam, stitch } from '../drawing'
import { offset, stations } from '../geometry/along'
import type { Curve, Point } from '../geometry/curve'
import { bow, box, curve, ellipse, join, polyline, reverse, rounded, smooth, symmetric } from '../geometry/curve'
import { bothSides } from '../upper/pockets'
import { gatherFolds } from '../upper/sleeve'

/** Bags from the front, in cm, centred on x = 0 with the bag's mouth near y = 0. */
export function bagDrawing(design: Design): Drawing {
  return { pieces: [...bag(design), ...charms(design)] }
}

/** A band of even width along a line. */
export function band(line: Curve, width: number, cloth: Cloth, marks: Mark[] = []): Piece {
  return {
    outline: join(offset(line, width / 2, 15), reverse(offset(line, -width / 2, 15))),
    cloth,
    shading: 'none',
    marks,
  }
}

/** A metal chain along a line: alternating links. */
export function chain(line: Curve, count: number, size: number): Piece[] {
  return stations(line, count).map(({ at }, i) => ({
    outline: ellipse(at[0], at[1], size * (i % 2 ? 0.5 : 0.95), size * 0.7),
    cloth: 'metal' as const,
    shading: 'none' as const,
  }))
}

function bag(design: Design): Piece[] {
  const quilted = design.texture === 'quilted' || design.details.has('quilted')
  const marks = quilted ? quilting() : []
  switch (design.kind) {
    case 'tote':
      return tote(design, marks)
    case 'crossbody':
      return crossbody(marks, design)
    case 'backpack':
      return backpack(marks)
    case 'clutch':
      return clutch(marks)
    case 'bucket-bag':
      return bucket(marks)
    case 'top-handle':
      return topHandle(marks)
    case 'belt-bag':
      return beltBag(marks)
    case 'wallet':
      return wallet(marks)
    default:
      return shoulder(marks, design)
  }
}

function quilting(): Mark[] {
  return Array.from({ length: 26 }, (_, i) => -50 + i * 4).flatMap((x): Mark[] => [
    stitch(
      polyline([
        [x, -10],
        [x + 50, 40],
      ]),
    ),
    stitch(
      polyline([
        [x + 50, -10],
        [x, 40],
      ]),
    ),
  ])
}

function tote(design: Design, quilt: Mark[]): Piece[] {
  const body = rounded(
    [
      [-19, 0],
      [19, 0],
      [17, 32],
      [-17, 32],
    ],
    1.2,
  )
  const handle = (dy: number): Curve =>
    join(
      curve(
        [-8, 3],
        [
          [-8, -12 + dy],
          [-6, -18 + dy],
          [0, -18 + dy],
        ],
      ),
      curve(
        [0, -18 + dy],
        [
          [6, -18 + dy],
          [8, -12 + dy],
          [8, 3],
        ],
      ),
    )
  const tabs: Piece[] = [-8, 8].map((x) => ({
    outline: rounded(
      [
        [x - 1.5, 0.4],
        [x + 1.5, 0.4],
        [x + 1.5, 6.6],
        [x, 7.8],
        [x - 1.5, 6.6],
      ],
      0.3,
    ),
    cloth: 'second' as const,
    shading: 'none' as const,
    marks: [stitch(box(x - 1, 1, 2, 5.2)), button([x, 2.4], 0.4, 'metal'), button([x, 5], 0.4, 'metal')],
  }))
  const marks: Mark[] = [
    ...quilt,
    stitch(curve([-19, 1.6], [[19, 1.6]])),
    stitch(offset(body, 0.9, 25)),
    fold(bow([-15, 6], [-12, 28], 0.8), 1.2),
    fold(bow([14, 12], [11, 30], -0.8), 1.1),
  ]
  if (design.texture !== 'straw') marks.push(seam(curve([-18, 26], [[18, 26]])))
  return [
    { outline: ellipse(0, 0.2, 18.6, 1.4), cloth: 'inside', shading: 'none' },
    band(handle(-1.6), 1.5, design.hasSecondColor ? 'second' : 'plain'),
    { outline: body, cloth: 'main', marks },
    band(handle(0.4), 1.7, design.hasSecondColor ? 'second' : 'plain', [stitch(handle(0.4))]),
    ...tabs,
  ]
}

function shoulder(quilt: Mark[], design: Design): Piece[] {
  const hobo = design.seed % 2 === 0
  const body = hobo
    ? symmetric(
        join(
          curve(
            [0, 2.4],
            [
              [6, 2.4],
              [12, 1],
              [15.6, -2.4],
            ],
          ),
          curve(
            [15.6, -2.4],
            [
              [17.8, 2],
              [17.4, 15],
              [10, 16.4],
            ],
          ),
          curve(
            [10, 16.4],
            [
              [6, 17],
              [3, 17],
              [0, 17],
            ],
          ),
        ),
      )
    : rounded(
        [
          [-14.5, 0],
          [14.5, 0],
          [15, 13.4],
          [-15, 13.4],
        ],
        2.6,
      )
  const strap = hobo
    ? join(
        curve(
          [-15, -2],
          [
            [-13, -13],
            [-7, -19],
            [0, -19],
          ],
        ),
        curve(
          [0, -19],
          [
            [7, -19],
            [13, -13],
            [15, -2],
          ],
        ),
      )
    : join(
        curve(
          [-13.4, 1.4],
          [
            [-13, -9],
            [-9, -15],
            [0, -15],
          ],
        ),
        curve(
          [0, -15],
          [
            [9, -15],
            [13, -9],
            [13.4, 1.4],
          ],
        ),
      )
  const rings: Piece[] = [-1, 1].map((s) => ({
    outline: ellipse(s * (hobo ? 15.2 : 13.4), hobo ? -2 : 1, 1.1, 1.1),
    cloth: 'metal' as const,
    shading: 'none' as const,
  }))
  const flap: Piece[] = hobo
    ? []
    : [
        {
          outline: symmetric(
            join(
              curve([0, -0.6], [[14.8, -0.6]]),
              curve(
                [14.8, -0.6],
                [
                  [15.4, 5],
                  [13, 8],
                  [9, 8.4],
                ],
              ),
              curve(
                [9, 8.4],
                [
                  [4, 8.8],
                  [2, 8.8],
                  [0, 8.8],
                ],
              ),
            ),
          ),
          cloth: 'main',
          marks: [
            ...quilt,
            stitch(
              symmetric(
                join(
                  curve(
                    [13.8, 0],
                    [
                      [14.4, 5],
                      [12, 7.2],
                      [9, 7.5],
                    ],
                  ),
                  curve(
                    [9, 7.5],
                    [
                      [4, 7.9],
                      [2, 7.9],
                      [0, 7.9],
                    ],
                  ),
                ),
              ),
            ),
            gleam(bow([-12, 2], [-3, 1.6], 0.3), 1.2),
          ],
        },
      ]
  const clasp: Piece[] = hobo
    ? []
    : [
        {
          outline: rounded(
            [
              [-1.7, 7],
              [1.7, 7],
              [1.7, 10.6],
              [-1.7, 10.6],
            ],
            0.8,
          ),
          cloth: 'metal',
          shading: 'flat',
          marks: [seam(curve([-0.8, 8.8], [[0.8, 8.8]]))],
        },
      ]
  const marks: Mark[] = hobo
    ? [
        ...quilt,
        {
          kind: 'zip',
          curve: curve(
            [-12, 1.4],
            [
              [-6, 3],
              [6, 3],
              [13, 0.6],
            ],
          ),
        },
        fold(bow([-14, 2], [-8, 13], 1.4), 1.4),
        fold(bow([13.6, 3], [8, 13], -1.4), 1.3),
        fold(bow([-4, 5], [-2, 13], 0.6), 1),
      ]
    : [...quilt, stitch(offset(body, 0.8, 21))]
  const strapPieces = design.details.has('chain')
    ? chain(strap, 34, 1.5)
    : [band(strap, 1.7, 'plain', [stitch(offset(strap, 0.5, 15)), stitch(offset(strap, -0.5, 15))])]
  return [...strapPieces, { outline: body, cloth: 'main', marks }, ...flap, ...clasp, ...rings]
}

function crossbody(quilt: Mark[], design: Design): Piece[] {
  const body = rounded(
    [
      [-10.5, 0],
      [10.5, 0],
      [10.8, 14.5],
      [-10.8, 14.5],
    ],
    3,
  )
  const strap = join(
    curve(
      [-10.4, 2.6],
      [
        [-14, -10],
        [-10, -27],
        [0, -27],
      ],
    ),
    curve(
      [0, -27],
      [
        [10, -27],
        [14, -10],
        [10.4, 2.6],
      ],
    ),
  )
  const pocket = rounded(
    [
      [-8, 6],
      [8, 6],
      [8.2, 13],
      [-8.2, 13],
    ],
    1.6,
  )
  const straps = design.details.has('chain') ? chain(strap, 52, 1.1) : [band(strap, 0.9, 'plain')]
  return [
    ...straps,
    {
      outline: body,
      cloth: 'main',
      marks: [...quilt, { kind: 'zip', curve: curve([-8.6, 2.6], [[8.6, 2.6]]) }, stitch(offset(body, 0.8, 21))],
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

function backpack(quilt: Mark[]): Piece[] {
  const body = symmetric(
    join(
      curve(
        [0, -4],
        [
          [8, -4],
          [14, 0],
          [14.4, 10],
        ],
      ),
      curve(
        [14.4, 10],
        [
          [14.8, 20],
          [14.8, 28],
          [14.4, 33],
        ],
      ),
      curve(
        [14.4, 33],
        [
          [13.6, 37],
          [8, 37],
          [0, 37],
        ],
      ),
    ),
  )
  const pocket = rounded(
    [
      [-10.6, 18],
      [10.6, 18],
      [11, 34],
      [-11, 34],
    ],
    3,
  )
  const top = symmetric(
    join(
      curve(
        [0, -4],
        [
          [1.6, -4],
          [3.4, -4],
          [3.8, -4],
        ],
      ),
      curve(
        [3.8, -4],
        [
          [4, -9],
          [2.4, -10],
          [0, -10],
        ],
      ),
    ),
  )
  const sides: Piece[] = [-1, 1].map((s) => ({
    outline: rounded(
      [
        [13.4 * s, 17],
        [17.4 * s, 19],
        [17.2 * s, 33],
        [13.8 * s, 35],
      ],
      1.2,
    ),
    cloth: 'main' as const,
    shading: 'flat' as const,
    marks: [seam(curve([13 * s, 20.5], [[18 * s, 21.5]]))],
  }))
  return [
    {
      outline: top,
      holes: [ellipse(0, -6.4, 2.2, 2.2)],
      cloth: 'plain',
      shading: 'none',
    },
    ...sides,
    {
      outline: body,
      cloth: 'main',
      marks: [
        ...quilt,
        {
          kind: 'zip',
          curve: smooth([
            [-12.4, 14],
            [-11.6, 4],
            [-6, -0.4],
            [0, -1],
            [6, -0.4],
            [11.6, 4],
            [12.4, 14],
          ]),
        },
      ],
    },
    {
      outline: pocket,
      cloth: 'main',
      shading: 'flat',
      marks: [...quilt, { kind: 'zip', curve: curve([-8.6, 21.4], [[8.6, 21.4]]) }, stitch(offset(pocket, 0.8, 21))],
    },
    {
      outline: rounded(
        [
          [-3, 9],
          [3, 9],
          [3, 12.6],
          [-3, 12.6],
        ],
        0.5,
      ),
      cloth: 'second',
      shading: 'none',
      marks: [stitch(box(-2.4, 9.5, 4.8, 2.6))],
    },
  ]
}

function clutch(quilt: Mark[]): Piece[] {
  const body = rounded(
    [
      [-14, 0],
      [14, 0],
      [14, 15],
      [-14, 15],
    ],
    1.4,
  )
  const flap = rounded(
    [
      [-14.2, -0.4],
      [14.2, -0.4],
      [13.6, 3],
      [0, 11],
      [-13.6, 3],
    ],
    1,
  )
  return [
    {
      outline: body,
      cloth: 'main',
      marks: [...quilt, stitch(offset(body, 0.8, 19)), fold(bow([-10, 14], [-4, 11.4], 0.4), 0.8)],
    },
    {
      outline: flap,
      cloth: 'main',
      marks: [
        ...quilt,
        stitch(
          polyline([
            [-13.2, 3],
            [0, 10],
            [13.2, 3],
          ]),
        ),
        gleam(bow([-11, 1.2], [2, 1], 0.2), 1.2),
      ],
    },
    { outline: ellipse(0, 9.6, 1.3, 1.3), cloth: 'metal', shading: 'flat' },
  ]
}

function bucket(quilt: Mark[]): Piece[] {
  const body = symmetric(
    join(
      curve(
        [0, 1],
        [
          [5, 1],
          [9, 0.4],
          [12.4, -1],
        ],
      ),
      curve(
        [12.4, -1],
        [
          [12.6, 8],
          [12, 17],
          [11, 24.6],
        ],
      ),
      curve(
        [11, 24.6],
        [
          [7, 26.4],
          [3, 26.6],
          [0, 26.6],
        ],
      ),
    ),
  )
  const strap = join(
    curve(
      [-11, 2.4],
      [
        [-13, -12],
        [-8, -24],
        [0, -24],
      ],
    ),
    curve(
      [0, -24],
      [
        [8, -24],
        [13, -12],
        [11, 2.4],
      ],
    ),
  )
  const cord = curve(
    [-12.2, 3],
    [
      [-5, 4.8],
      [5, 4.8],
      [12.2, 3],
    ],
  )
  const tassel = (s: number): Piece => ({
    outline: join(
      curve(
        [s * 0.6, 4.6],
        [
          [s * 1.6, 8],
          [s * 2, 9],
          [s * 2.2, 11],
        ],
      ),
      curve([s * 2.2, 11], [[s * 1, 15.4]]),
      curve([s * 1, 15.4], [[s * 3.6, 15]]),
      curve(
        [s * 3.6, 15],
        [
          [s * 3, 10],
          [s * 2, 7],
          [s * 1.2, 4.6],
        ],
      ),
    ),
    cloth: 'plain',
    shading: 'none',
  })
  return [
    band(strap, 1.3, 'plain', [stitch(strap)]),
    { outline: ellipse(0, -0.4, 12.2, 1.9), cloth: 'inside', shading: 'none' },
    {
      outline: body,
      cloth: 'main',
      marks: [
        ...quilt,
        ...gatherFolds(cord, 88, 7, 0.9),
        ...gatherFolds(cord, -90, 3, 0.7),
        { kind: 'cord', curve: cord, width: 0.6, tone: 'shade' },
        seam(
          curve(
            [-11.2, 22.4],
            [
              [-4, 24.2],
              [4, 24.2],
              [11.2, 22.4],
            ],
          ),
        ),
        ...bothSides([button([6, 4.5], 0.5, 'metal'), button([10, 3.8], 0.5, 'metal')]),
      ],
    },
    tassel(-1),
    tassel(1),
  ]
}

function topHandle(quilt: Mark[]): Piece[] {
  const body = rounded(
    [
      [-13, 0],
      [13, 0],
      [15.6, 19],
      [-15.6, 19],
    ],
    1.4,
  )
  const flap = symmetric(
    join(
      curve([0, -0.6], [[13.2, -0.6]]),
      curve(
        [13.2, -0.6],
        [
          [13.8, 3],
          [13.6, 5],
          [13.2, 7],
        ],
      ),
      curve(
        [13.2, 7],
        [
          [8, 9.6],
          [4, 9.6],
          [0, 9.6],
        ],
      ),
    ),
  )
  const handle = join(
    curve(
      [-6.4, 1],
      [
        [-6.6, -7],
        [-4, -9],
        [0, -9],
      ],
    ),
    curve(
      [0, -9],
      [
        [4, -9],
        [6.6, -7],
        [6.4, 1],
      ],
    ),
  )
  const feet: Piece[] = [-12, 12].map((x) => ({
    outline: rounded(
      [
        [x - 0.9, 18.6],
        [x + 0.9, 18.6],
        [x + 0.7, 20],
        [x - 0.7, 20],
      ],
      0.3,
    ),
    cloth: 'metal' as const,
    shading: 'none' as const,
  }))
  return [
    ...feet,
    band(handle, 1.8, 'plain', [stitch(handle)]),
    {
      outline: body,
      cloth: 'main',
      marks: [
        ...quilt,
        stitch(offset(body, 0.8, 23)),
        seam(curve([-12, 0], [[-13.6, 19]])),
        seam(curve([12, 0], [[13.6, 19]])),
      ],
    },
    {
      outline: flap,
      cloth: 'main',
      shading: 'flat',
      marks: [
        ...quilt,
        stitch(
          symmetric(
            curve(
              [12.6, 6.4],
              [
                [8, 8.8],
                [4, 8.8],
                [0, 8.8],
              ],
            ),
          ),
        ),
        gleam(bow([-10, 1.6], [0, 1.2], 0.2), 1.1),
      ],
    },
    ...[-6.4, 6.4].map((x): Piece => ({
      outline: rounded(
        [
          [x - 1.3, -0.2],
          [x + 1.3, -0.2],
          [x + 1.3, 2.6],
          [x - 1.3, 2.6],
        ],
        0.4,
      ),
      cloth: 'metal',
      shading: 'none',
    })),
    {
      outline: rounded(
        [
          [-1.8, 8],
          [1.8, 8],
          [1.8, 12],
          [-1.8, 12],
        ],
        0.5,
      ),
      cloth: 'metal',
      shading: 'flat',
      marks: [{ kind: 'fill', curve: ellipse(0, 9.6, 0.5, 0.5), tone: 'dark' }],
    },
  ]
}

function beltBag(quilt: Mark[]): Piece[] {
  const body = symmetric(
    join(
      curve(
        [0, 0],
        [
          [8, 0],
          [13, 0.4],
          [15, 2.4],
        ],
      ),
      curve(
        [15, 2.4],
        [
          [16, 8],
          [10, 13.4],
          [0, 13.4],
        ],
      ),
    ),
  )
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
      outline: rounded(
        [
          [-2.6, -14],
          [2.6, -14],
          [2.6, -10],
          [-2.6, -10],
        ],
        0.6,
      ),
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
          curve: smooth([
            [-12.6, 3.4],
            [-6, 2.6],
            [6, 2.6],
            [12.6, 3.4],
          ]),
        },
        stitch(
          smooth([
            [-11, 6.4],
            [-8, 10.4],
            [0, 12],
            [8, 10.4],
            [11, 6.4],
          ]),
        ),
        seam(
          smooth([
            [-14.6, 5.6],
            [0, 6.6],
            [14.6, 5.6],
          ]),
        ),
      ],
    },
  ]
}

function wallet(quilt: Mark[]): Piece[] {
  const body = rounded(
    [
      [-10, 0],
      [10, 0],
      [10, 11],
      [-10, 11],
    ],
    0.9,
  )
  return [
    {
      outline: rounded(
        [
          [-9.4, -0.9],
          [9.4, -0.9],
          [9.4, 6],
          [-9.4, 6],
        ],
        0.6,
      ),
      cloth: 'cream',
      shading: 'none',
    },
    {
      outline: body,
      cloth: 'main',
      marks: [
        ...quilt,
        stitch(offset(body, 0.6, 19)),
        seam(curve([-10, 5], [[10, 5]])),
        gleam(bow([-8, 1.8], [3, 1.5], 0.2), 0.9),
      ],
    },
    {
      outline: rounded(
        [
          [-1.4, 3.6],
          [1.4, 3.6],
          [1.4, 6.6],
          [-1.4, 6.6],
        ],
        0.6,
      ),
      cloth: 'metal',
      shading: 'flat',
    },
  ]
}

/** Fringe or tassels hung from the bag's foot. */
function charms(design: Design): Piece[] {
  if (!design.details.has('fringe')) return []
  const foot: Point[] = Array.from({ length: 15 }, (_, i): Point => [-10.5 + i * 1.5, 13])
  return foot.map(([x, y]) => ({
    outline: polyline([
      [x - 0.5, y],
      [x + 0.5, y],
      [x + 0.6, y + 10],
      [x - 0.4, y + 10],
    ]),
    cloth: 'main' as const,
    shading: 'none' as const,
  }))
}
