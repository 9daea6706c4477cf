import { bowPieces } from './bow'
import type { Design } from '../design/design'
import { stitch } from '../drawing'
import type { Piece } from '../drawing'
import { bow, box, curve, join, rounded, symmetric } from '../geometry/curve'
import type { TorsoMeasures } from './torso-measures'
import type { Trims } from './trims'

export function belt(design: Design, m: TorsoMeasures, trims: Trims): void {
  const y = m.seam?.[1] ?? 40
  const half = (m.seam?.[0] ?? m.waist[0]) + 0.5
  const high = design.kind === 'trench' || design.kind === 'coat' ? 5 : design.kind === 'robe' ? 5 : 3.4
  const band = symmetric(
    join(
      curve(
        [0, y - high / 2 + 0.8],
        [
          [half * 0.5, y - high / 2 + 0.8],
          [half * 0.8, y - high / 2 + 0.3],
          [half, y - high / 2],
        ],
      ),
      bow([half, y - high / 2], [half, y + high / 2], -0.1),
      curve(
        [half, y + high / 2],
        [
          [half * 0.8, y + high / 2 + 0.4],
          [half * 0.5, y + high / 2 + 0.9],
          [0, y + high / 2 + 0.9],
        ],
      ),
    ),
  )
  const tied =
    design.shape === 'wrap' ||
    design.kind === 'robe' ||
    design.neckline === 'wrap' ||
    design.kind === 'pyjamas' ||
    design.kind === 'jumpsuit' ||
    (design.kind === 'dress' && design.texture !== 'denim')
  trims.over.push({
    outline: band,
    cloth: 'main',
    grain: 90,
    shading: 'round',
    marks: tied
      ? []
      : [
          stitch(
            symmetric(
              curve(
                [0, y - high / 2 + 1.5],
                [
                  [half * 0.5, y - high / 2 + 1.5],
                  [half, y - high / 2 + 0.6],
                  [half, y - high / 2 + 0.6],
                ],
              ),
            ),
          ),
        ],
  })
  const tone = 'main' as const
  if (tied)
    trims.over.push(
      ...bowPieces(
        [design.shape === 'wrap' || design.neckline === 'wrap' ? -half * 0.78 : 0, y + 0.4],
        design.kind === 'robe' ? 7 : 5.4,
        tone,
        2.5,
      ),
    )
  else trims.over.push(...buckle(0, y + 0.5, high + 1.8))
}

/** A square frame buckle with its prong and the belt's free end. */
export function buckle(x: number, y: number, size: number): Piece[] {
  const frame = rounded(
    [
      [x - size * 0.5, y - size / 2],
      [x + size * 0.5, y - size / 2],
      [x + size * 0.5, y + size / 2],
      [x - size * 0.5, y + size / 2],
    ],
    size * 0.14,
  )
  const hole = box(x - size * 0.3, y - size * 0.3, size * 0.6, size * 0.6, size * 0.06)
  return [
    {
      outline: frame,
      cloth: 'metal',
      shading: 'flat',
      marks: [
        { kind: 'fill', curve: hole, tone: 'main' },
        { kind: 'cord', curve: curve([x - size * 0.42, y], [[x + size * 0.36, y]]), width: size * 0.1, tone: 'metal' },
      ],
    },
  ]
}

export function buckled(m: TorsoMeasures): Piece[] {
  const straps = [30, 37].map((y): Piece => ({
    outline: box(-m.waist[0] * 0.5, y, m.waist[0], 2.4, 0.4),
    cloth: 'dark',
    shading: 'none',
  }))
  return [...straps, ...buckle(0, 31.2, 3.6), ...buckle(0, 38.2, 3.6)]
}
