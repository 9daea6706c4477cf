import type { Design } from '../design/design'
import type { Mark, Piece } from '../drawing'
import { button, seam, stitch } from '../drawing'
import { smooth } from '../geometry/curve'
import { bow, box, curve, join, reverse, symmetric } from '../geometry/curve'
import { offset } from '../geometry/along'
import { gatherFolds } from '../upper/sleeve'
import { buckle } from '../upper/belt'

/** A waistband between two heights with the back's inside above it, belt loops, button or drawstring. */
export function waistband(design: Design, half: number, top: number, bottom: number, soft: boolean): Piece[] {
  const lift = half - 0.5
  const low = curve(
    [half, bottom],
    [
      [half * 0.75, bottom + 0.4],
      [half * 0.4, bottom + 0.8],
      [0, bottom + 0.8],
    ],
  )
  const upper = curve(
    [0, top + 1],
    [
      [half * 0.4, top + 1],
      [half * 0.75, top + 0.5],
      [lift, top],
    ],
  )
  const band = symmetric(join(upper, curve([lift, top], [[half, bottom]]), low))
  const back = symmetric(
    join(
      curve(
        [0, top - 0.9],
        [
          [half * 0.4, top - 0.9],
          [half * 0.8, top - 0.6],
          [lift, top],
        ],
      ),
      reverse(upper),
    ),
  )
  const marks: Mark[] = []
  const pieces: Piece[] = [{ outline: back, cloth: 'inside', shading: 'none' }]
  if (soft) {
    if (design.kind === 'leggings') marks.push(stitch(symmetric(offset(reverse(low), -0.9, 5))))
    else
      marks.push(
        ...gatherFolds(symmetricTop(half, top + 0.8), 90, 3, 0.5),
        ...gatherFolds(symmetricTop(half, bottom + 0.6), -90, 2.6, 0.5),
      )
  } else {
    marks.push(
      stitch(symmetric(offset(reverse(low), 0.7, 5))),
      seam(curve([0, top], [[0, bottom + 1]])),
      button(
        [1.4, (top + bottom) / 2 + 0.9],
        design.texture === 'denim' ? 0.8 : 0.7,
        design.texture === 'denim' ? 'metal' : 'button',
      ),
    )
  }
  pieces.push({
    outline: band,
    cloth: soft && design.shape === 'jogger' ? 'rib' : 'main',
    grain: soft ? 0 : 90,
    shading: 'flat',
    marks,
  })
  if (!soft && design.kind !== 'skirt') {
    for (const x of [-half * 0.78, -half * 0.36, half * 0.36, half * 0.78])
      pieces.push({ outline: box(x - 0.55, top + 0.1, 1.1, bottom - top + 1.4, 0.2), cloth: 'main', shading: 'none' })
  }
  if (design.details.has('belt') && !soft) {
    const strap = symmetric(
      join(
        curve(
          [0, top + 1.6],
          [
            [half * 0.4, top + 1.6],
            [half * 0.75, top + 1.1],
            [lift + 0.1, top + 0.6],
          ],
        ),
        curve([lift + 0.1, top + 0.6], [[half + 0.1, bottom - 0.4]]),
        curve(
          [half, bottom - 0.4],
          [
            [half * 0.75, bottom],
            [half * 0.4, bottom + 0.4],
            [0, bottom + 0.4],
          ],
        ),
      ),
    )
    pieces.push(
      { outline: strap, cloth: design.hasSecondColor ? 'second' : 'dark', shading: 'flat' },
      ...buckle(0, (top + bottom) / 2 + 1, bottom - top + 1.4),
    )
  }
  if (design.details.has('drawstring')) {
    for (const s of [-1, 1]) {
      const line = smooth([
        [0.8 * s, bottom - 0.6],
        [1.9 * s, bottom + 4],
        [1.4 * s, bottom + 8],
        [2.2 * s, bottom + 12],
      ])
      pieces.push({ outline: join(offset(line, 0.36), reverse(offset(line, -0.36))), cloth: 'cream', shading: 'none' })
    }
    pieces.push(
      ...(
        [
          [-3, -1.2],
          [3, 1.2],
        ] as const
      ).map(([x, b]): Piece => {
        const loop = bow([0, bottom - 0.6], [x, bottom + 2.4], b)
        return { outline: join(loop, bow([x, bottom + 2.4], [0, bottom - 0.6], b)), cloth: 'cream', shading: 'none' }
      }),
    )
  }
  return pieces
}

function symmetricTop(half: number, y: number): ReturnType<typeof bow> {
  return bow([-half, y - 0.6], [half, y - 0.6], -0.6)
}
