import { fold, gleam, seam, stitch } from '../drawing'
import type { Mark, Piece } from '../drawing'
import { offset, pointOn } from '../geometry/along'
import { bow, curve, ellipse, join, polyline, smooth } from '../geometry/curve'
import { path, points } from '../geometry/path-text'

export function boot(shaft: number, chunky: boolean): Piece[] {
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
      path('M26.4 0C22 .1 15 .1 10.6 -.7L8.8 -.7L.4 -.7'),
    ),
    cloth: 'dark',
    shading: 'none',
    marks: lugs,
  }
  const heelBlock: Piece = {
    outline: polyline(points('.4 -.9 8.8 -.9 8.3 .1 8.3 .1 .7 .1')),
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
