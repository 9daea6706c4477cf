import type { Design } from '../design/design'
import { fold, seam, stitch } from '../drawing'
import type { Cloth, Mark, Piece } from '../drawing'
import { offset, pointOn } from '../geometry/along'
import { bow, curve, join, rounded, smooth } from '../geometry/curve'
import type { Curve, Point } from '../geometry/curve'

export const sole = (points: Point[], cloth: Cloth, marks: Mark[] = []): Piece => ({
  outline: smoothClosed(points),
  cloth,
  shading: 'flat',
  marks,
})

function smoothClosed(points: readonly Point[]): Curve {
  return smooth(points, 0.85, true)
}

export function sneaker(design: Design, chunky: boolean): Piece[] {
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
