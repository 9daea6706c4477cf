import type { Mark, Piece } from '../drawing'
import { button, fold, seam, stitch } from '../drawing'
import { offset, scallops } from '../geometry/along'
import type { Curve, Point } from '../geometry/curve'
import { bow, curve, ellipse, join, mirror, reverse, rounded, smooth, symmetric } from '../geometry/curve'
import { gatherFolds } from './sleeve'

/** Pieces that finish a neckline: behind the body and in front of it. */
export interface NeckFinish {
  readonly behind: readonly Piece[]
  readonly front: readonly Piece[]
}

/** Turned-down collar with points: shirts, polos (softer, shorter), denim jackets. */
export function shirtCollar(x: number, depth: number, spread: number, cloth: Piece['cloth']): NeckFinish {
  const tip: Point = [5.4 + spread, depth + 6.4]
  const leaf = join(
    curve(
      [0, -4.2],
      [
        [3, -4.3],
        [5, -4.2],
        [6.2, -3.4],
      ],
    ),
    curve(
      [6.2, -3.4],
      [
        [7.8, -2.4],
        [x + 1.6, -0.6],
        [x + 2.2, 1.2],
      ],
    ),
    bow([x + 2.2, 1.2], tip, -0.5),
    bow(tip, [0.35, depth + 0.5], 0.3),
    curve(
      [0.35, depth + 0.5],
      [
        [2.6, depth - 1.4],
        [5.4, 3.6],
        [5.6, 0.2],
      ],
    ),
    curve(
      [5.6, 0.2],
      [
        [5.2, -1.4],
        [2.6, -2],
        [0, -2.1],
      ],
    ),
  )
  const edgeLine = join(
    offsetBetween([x + 1.5, 1.4], [tip[0] - 0.6, tip[1] - 1]),
    bow([tip[0] - 0.6, tip[1] - 1], [1.2, depth + 0.3], 0.2),
  )
  return {
    behind: [insideCollar(depth)],
    front: [{ outline: symmetric(leaf), cloth, shading: 'none', marks: [stitch(edgeLine), stitch(mirror(edgeLine))] }],
  }
}

function offsetBetween(a: Point, b: Point): Curve {
  return bow(a, b, -0.4)
}

/** The inside of the collar's back that one sees through the neck. */
function insideCollar(depth: number): Piece {
  const hole = join(
    curve(
      [0, -3.4],
      [
        [3, -3.4],
        [6, -3],
        [7.6, 0],
      ],
    ),
    curve(
      [7.6, 0],
      [
        [7.4, depth * 0.5],
        [4, depth],
        [0, depth + 0.6],
      ],
    ),
  )
  const label = rounded(
    [
      [-1.9, 0.4],
      [1.9, 0.4],
      [1.9, 2.2],
      [-1.9, 2.2],
    ],
    0.2,
  )
  return {
    outline: symmetric(hole),
    cloth: 'inside',
    shading: 'none',
    marks: [
      seam(
        symmetric(
          curve(
            [0, -0.9],
            [
              [3, -0.9],
              [5.4, -0.6],
              [7, 1],
            ],
          ),
        ),
      ),
      { kind: 'fill', curve: label, tone: 'cream' },
    ],
  }
}

/** Notched lapels rolling to a break at `depth`; `size` 1 is a blazer's. A camp collar is a small, high one. */
export function lapels(depth: number, size: number, peak: boolean, cloth: Piece['cloth']): NeckFinish {
  const brk: Point = [0.6, depth]
  const tip: Point = peak ? [5.6 + 8.4 * size, 8.4] : [5.6 + 8.6 * size, 6 + 7.4 * size]
  const gorge: Point = [5.4 + 4.6 * size, 5.4 + 6.4 * size]
  const roll: Point = [6.1, 5 + 2.6 * size]
  const leaf = join(
    curve(brk, [[5.6 * size + 1.4, depth - 2.5], [tip[0] + 0.9, tip[1] + (depth - tip[1]) * 0.34], tip]),
    bow(tip, gorge, 0.15),
    curve(gorge, [roll]),
    bow(roll, brk, -0.3),
  )
  const collarTip: Point = [gorge[0] + 3 * size, gorge[1] - 3.4 * size]
  const collar = join(
    curve(
      [0, -4.6],
      [
        [3, -4.7],
        [5.4, -4.6],
        [6.4, -3.8],
      ],
    ),
    curve(
      [6.4, -3.8],
      [
        [8.6, -2.4],
        [10.6, -0.4],
        [11.3, 1.6],
      ],
    ),
    bow([11.3, 1.6], collarTip, -0.5),
    curve(collarTip, [gorge], [roll]),
    curve(roll, [
      [6.5, 3],
      [6.3, 0.6],
      [5.7, -0.8],
    ]),
    curve(
      [5.7, -0.8],
      [
        [4.6, -2],
        [2.4, -2.4],
        [0, -2.4],
      ],
    ),
  )
  const right: Piece = {
    outline: leaf,
    cloth,
    grain: 12,
    shading: 'none',
    marks: [fold(bow([roll[0] + 0.8, roll[1] + 3], [2, depth - 3], -0.6), 0.8)],
  }
  const left: Piece = {
    ...right,
    outline: mirror(leaf),
    grain: -12,
    marks: [fold(bow([-roll[0] - 0.8, roll[1] + 3], [-2, depth - 3], 0.6), 0.8)],
  }
  return { behind: [insideCollar(6)], front: [left, right, { outline: symmetric(collar), cloth, shading: 'none' }] }
}

export function shawlCollar(depth: number, width: number, cloth: Piece['cloth']): NeckFinish {
  const leaf = join(
    curve(
      [0, -4.6],
      [
        [3, -4.7],
        [5.4, -4.6],
        [6.4, -3.8],
      ],
    ),
    curve(
      [6.4, -3.8],
      [
        [11, -1],
        [8 + width, 6],
        [7.4 + width, 13],
      ],
    ),
    curve(
      [7.4 + width, 13],
      [
        [6.4 + width * 0.9, depth * 0.66],
        [4.6, depth - 4],
        [0.6, depth],
      ],
    ),
    curve(
      [0.6, depth],
      [
        [2.6, depth * 0.7],
        [6.8, 10],
        [6.2, 2.4],
      ],
    ),
    curve(
      [6.2, 2.4],
      [
        [5.6, -1.4],
        [2.4, -2.4],
        [0, -2.4],
      ],
    ),
  )
  return { behind: [insideCollar(7)], front: [{ outline: symmetric(leaf), cloth, shading: 'none' }] }
}

export function peterPanCollar(x: number, depth: number, scalloped: boolean): NeckFinish {
  const outer = curve(
    [0.3, depth + 0.2],
    [
      [1, depth + 7.6],
      [x + 2.4, depth + 6.2],
      [x + 3.2, 1.3],
    ],
  )
  const leaf = join(
    curve(
      [0, -2.6],
      [
        [3, -2.6],
        [6, -2.2],
        [7, -0.8],
      ],
    ),
    curve(
      [7, -0.8],
      [
        [8, -0.4],
        [x + 2.4, 0.4],
        [x + 3.2, 1.3],
      ],
    ),
    scalloped ? reverse(scallops(outer, 2.6, 0.8)) : reverse(outer),
    curve(
      [0.3, depth + 0.2],
      [
        [4.2, depth - 0.2],
        [6.6, 4],
        [6.6, 1],
      ],
    ),
    curve(
      [6.6, 1],
      [
        [5.6, -0.4],
        [3, -0.8],
        [0, -0.8],
      ],
    ),
  )
  return { behind: [insideCollar(depth - 1)], front: [{ outline: symmetric(leaf), cloth: 'trim', shading: 'none' }] }
}

export function sailorCollar(depth: number): NeckFinish {
  const leaf = join(
    curve(
      [0, -2.6],
      [
        [3, -2.6],
        [6, -2.2],
        [7, -0.8],
      ],
    ),
    curve(
      [7, -0.8],
      [
        [10, -0.2],
        [14.6, 1.6],
        [15.6, 3.2],
      ],
    ),
    bow([15.6, 3.2], [14, 14.6], -0.3),
    curve(
      [14, 14.6],
      [
        [9, 16.6],
        [3.4, depth - 1],
        [0.2, depth + 2],
      ],
    ),
    curve(
      [0.2, depth],
      [
        [4, depth * 0.7],
        [7.8, 6],
        [7.6, 1],
      ],
    ),
    curve(
      [7.6, 1],
      [
        [5.6, -0.4],
        [3, -0.8],
        [0, -0.8],
      ],
    ),
  )
  const stripe = join(
    bow([14.6, 3.4], [13, 13.8], -0.3),
    curve(
      [13, 13.8],
      [
        [8.6, 15.4],
        [3.6, depth - 2],
        [0.6, depth + 0.6],
      ],
    ),
  )
  const marks: Mark[] = [stripe, mirror(stripe)].map((c) => ({ kind: 'cord', curve: c, width: 0.45, tone: 'cream' }))
  return { behind: [insideCollar(6)], front: [{ outline: symmetric(leaf), cloth: 'trim', shading: 'none', marks }] }
}

/** A tube of rib or cloth around the neck, `height` cm high: turtleneck (folded), mock, funnel, band collar (split). */
export function neckTube(
  x: number,
  depth: number,
  height: number,
  cloth: Piece['cloth'],
  folded: boolean,
  split: boolean,
): NeckFinish {
  const top = x - 0.9
  const tube = symmetric(
    join(
      curve(
        [0, 1.6 - height],
        [
          [top * 0.6, 1.6 - height],
          [top, 1 - height],
          [top, 0.2 - height],
        ],
      ),
      curve(
        [top, 0.2 - height],
        [
          [x - 0.9, -1.6],
          [x - 0.3, -0.6],
          [x + 0.4, 0.4],
        ],
      ),
      curve(
        [x + 0.4, 0.4],
        [
          [x - 0.2, depth * 0.7],
          [x * 0.6, depth + 0.4],
          [0, depth + 0.4],
        ],
      ),
    ),
  )
  const mouth: Piece = { outline: ellipse(0, 0.3 - height, top, 1.4), cloth: 'inside', shading: 'none' }
  const marks: Mark[] = []
  if (folded)
    marks.push(
      seam(
        symmetric(
          curve(
            [0, depth - height * 0.3],
            [
              [x * 0.55, depth - height * 0.3],
              [x * 0.9, -height * 0.34],
              [x - 0.4, -height * 0.44],
            ],
          ),
        ),
      ),
    )
  if (split)
    marks.push(
      seam(curve([0, 1.6 - height], [[0, depth + 1]])),
      stitch(
        symmetric(
          curve(
            [0, depth - 0.6],
            [
              [x * 0.55, depth - 0.6],
              [x * 0.85, depth * 0.5],
              [x - 0.5, -0.4],
            ],
          ),
        ),
      ),
    )
  return { behind: [mouth], front: [{ outline: tube, cloth, shading: 'flat', marks }] }
}

/** Band that follows the neckline on its outer side. */
export function neckBand(
  x: number,
  depth: number,
  width: number,
  cloth: Piece['cloth'],
  form: 'round' | 'v',
): NeckFinish {
  const inner =
    form === 'v'
      ? curve(
          [0, depth],
          [
            [x * 0.36, depth * 0.68],
            [x * 0.9, depth * 0.3],
            [x, 0.1 * (x - 8)],
          ],
        )
      : curve(
          [0, depth],
          [
            [x * 0.58, depth],
            [x * 0.98, depth * 0.62],
            [x, 0.1 * (x - 8)],
          ],
        )
  const ox = x + width
  const outer =
    form === 'v'
      ? curve(
          [0, depth + width * 1.7],
          [
            [ox * 0.36, depth * 0.72 + width],
            [ox * 0.92, depth * 0.34],
            [ox, width * 0.28],
          ],
        )
      : curve(
          [0, depth + width],
          [
            [ox * 0.58, depth + width],
            [ox * 0.98, depth * 0.66],
            [ox, width * 0.28],
          ],
        )
  return {
    behind: [],
    front: [
      {
        outline: symmetric(join(inner, reverse(outer))),
        cloth,
        shading: 'none',
        marks: cloth === 'rib' ? [] : [stitch(symmetric(offset(outer, 0.6)))],
      },
    ],
  }
}

/** The hood worn up: its crown stands above the neck, the opening shows the lining. */
export function hoodPieces(trim: 'plain' | 'fur', drawstring: boolean): NeckFinish {
  const crown = symmetric(
    join(
      curve(
        [0, -28],
        [
          [8, -28],
          [14.4, -23],
          [14.6, -12],
        ],
      ),
      curve(
        [14.6, -12],
        [
          [14.8, -5],
          [13.6, -0.6],
          [11.6, 2.4],
        ],
      ),
      curve(
        [11.6, 2.4],
        [
          [9, 6.6],
          [4.6, 9.6],
          [0, 10.4],
        ],
      ),
    ),
  )
  const opening = symmetric(
    join(
      curve(
        [0, -22.4],
        [
          [5.6, -22.2],
          [9, -17.6],
          [9, -11],
        ],
      ),
      curve(
        [9, -11],
        [
          [9, -3.6],
          [5.4, 4.4],
          [0, 8.6],
        ],
      ),
    ),
  )
  const rim: Curve = join(
    curve(
      [0, -23.8],
      [
        [6.6, -23.6],
        [10.4, -18.4],
        [10.3, -11],
      ],
    ),
    curve(
      [10.3, -11],
      [
        [10.2, -3.2],
        [6.4, 4.6],
        [1.4, 9.6],
      ],
    ),
  )
  const marks: Mark[] = trim === 'plain' ? [stitch(rim), stitch(mirror(rim)), seam(curve([0, -28], [[0, -22.4]]))] : []
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
    const fluff = symmetric(
      join(
        scallops(
          reverse(
            join(
              curve(
                [0, -25],
                [
                  [8, -25],
                  [12, -19],
                  [12, -11],
                ],
              ),
              curve(
                [12, -11],
                [
                  [12, -2],
                  [7, 6],
                  [0, 11],
                ],
              ),
            ),
          ),
          2.4,
          1.2,
        ),
      ),
    )
    front.splice(1, 0, { outline: fluff, cloth: 'cream', shading: 'none' })
  }
  if (drawstring)
    for (const s of [-1, 1])
      front.push(
        cordPiece(
          [
            [2 * s, 8],
            [2.8 * s, 13],
            [2.4 * s, 19],
            [3 * s, 24.5],
          ],
          s,
        ),
      )
  return { behind: [], front }
}

function cordPiece(points: Point[], _side: number): Piece {
  const line = smooth(points)
  const width = 0.45
  const outline = join(offset(line, width), reverse(offset(line, -width)))
  return { outline, cloth: 'cream', shading: 'none' }
}

/** A tied bow: two loops, two tails and a knot; `size` is the length of a loop. */
export function bowPieces(at: Point, size: number, cloth: Piece['cloth'], tail = 1.9): Piece[] {
  const [x, y] = at
  const loop = curve(
    [x, y],
    [
      [x + size * 0.4, y - size * 0.75],
      [x + size * 1.1, y - size * 0.6],
      [x + size * 1.08, y - size * 0.02],
    ],
    [
      [x + size * 1.06, y + size * 0.5],
      [x + size * 0.4, y + size * 0.35],
      [x, y],
    ],
  )
  const end = curve(
    [x, y],
    [
      [x + size * 0.3, y + size * 0.5],
      [x + size * 0.35, y + size * tail * 0.6],
      [x + size * 0.42, y + size * tail],
    ],
    [[x + size * 0.72, y + size * tail * 0.9]],
    [[x + size * 0.95, y + size * tail * 0.96]],
    [
      [x + size * 0.85, y + size * tail * 0.5],
      [x + size * 0.5, y + size * 0.4],
      [x, y],
    ],
  )
  const flip = (c: Curve): Curve => ({
    start: [2 * x - c.start[0], c.start[1]],
    segments: c.segments.map((s) =>
      s.length === 1
        ? [[2 * x - s[0][0], s[0][1]]]
        : [
            [2 * x - s[0][0], s[0][1]],
            [2 * x - s[1][0], s[1][1]],
            [2 * x - s[2][0], s[2][1]],
          ],
    ),
  })
  const crease = [fold(bow([x + size * 0.15, y - 0.1], [x + size * 0.75, y - size * 0.15], 0.15), size * 0.09)]
  const piece = (outline: Curve, marks: Mark[], grain: number): Piece => ({
    outline,
    cloth,
    grain,
    shading: 'flat',
    marks,
  })
  const k = size * 0.16
  return [
    piece(flip(end), [], 20),
    piece(end, [], -20),
    piece(
      flip(loop),
      [fold(bow([x - size * 0.15, y - 0.1], [x - size * 0.75, y - size * 0.15], -0.15), size * 0.09)],
      70,
    ),
    piece(loop, crease, -70),
    piece(
      rounded(
        [
          [x - k, y - k * 1.2],
          [x + k, y - k * 1.2],
          [x + k * 0.9, y + k * 1.4],
          [x - k * 0.9, y + k * 1.4],
        ],
        k * 0.6,
      ),
      [],
      0,
    ),
  ]
}

/** A frill standing around the neck. */
export function ruffleNeck(x: number, depth: number): NeckFinish {
  const frill = symmetric(
    join(
      curve(
        [0, -4],
        [
          [3, -4.6],
          [x - 1, -5],
          [x + 1.2, -4.2],
        ],
      ),
      scallops(
        curve(
          [x + 1.2, -4.2],
          [
            [x + 2.6, -1],
            [x + 1.6, 1.4],
            [x + 0.2, 2],
          ],
        ),
        2.2,
        -0.7,
      ),
      curve(
        [x + 0.2, 2],
        [
          [x - 0.6, depth * 0.8],
          [x * 0.6, depth + 1],
          [0, depth + 1.2],
        ],
      ),
    ),
  )
  const line = symmetric(
    curve(
      [0, depth + 1.2],
      [
        [x * 0.6, depth + 1],
        [x - 0.6, depth * 0.8],
        [x + 0.2, 2],
      ],
    ),
  )
  return {
    behind: [],
    front: [
      { outline: frill, cloth: 'main', shading: 'flat', marks: gatherFolds(line, -90, 5.4, 0.8) },
      { outline: ellipse(0, -3.9, x - 0.4, 1.2), cloth: 'inside', shading: 'none' },
    ],
  }
}

/** Short placket with buttons below a round neck: polo, henley. */
export function placket(depth: number, length: number, count: number): Piece {
  const outline = rounded(
    [
      [-1.5, depth],
      [1.5, depth],
      [1.5, depth + length],
      [-1.5, depth + length],
    ],
    0.2,
  )
  const marks: Mark[] = [stitch(curve([-1.1, depth + length - 1.4], [[1.1, depth + length - 1.4]]))]
  for (let i = 0; i < count; i++)
    marks.push(button([0, depth + 1.2 + (i * (length - 3)) / Math.max(1, count - 1)], 0.55))
  return { outline, cloth: 'main', shading: 'none', marks }
}
