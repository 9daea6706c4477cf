import { bowPieces } from '../upper/bow'
import type { Design } from '../design/design'
import { button, gleam, seam, stitch } from '../drawing'
import type { Mark, Piece } from '../drawing'
import { offset, pointOn } from '../geometry/along'
import { bow, curve, ellipse, join, polyline, reverse, rounded } from '../geometry/curve'
import type { Curve, Point } from '../geometry/curve'

export function low(design: Design, form: 'loafer' | 'oxford' | 'ballet' | 'clog'): Piece[] {
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
