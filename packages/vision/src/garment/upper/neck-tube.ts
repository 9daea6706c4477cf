import { button, seam, stitch } from '../drawing'
import type { Mark, Piece } from '../drawing'
import { offset, scallops } from '../geometry/along'
import { curve, ellipse, join, reverse, rounded, symmetric } from '../geometry/curve'
import type { NeckFinish } from './collar'
import { gatherFolds } from './sleeve'

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
