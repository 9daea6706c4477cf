import type { Design } from '../design/design'
import type { Shape } from '../design/words'
import type { Drawing, Mark, Piece } from '../drawing'
import { button, fold, seam, stitch } from '../drawing'
import { offset, stations, zigzag } from '../geometry/along'
import type { Curve, Point } from '../geometry/curve'
import { between, bow, curve, ellipse, join, polyline, reverse, symmetric } from '../geometry/curve'
import { bowPieces } from '../upper/bow'
import { bothSides, patchPocket } from '../upper/pockets'
import { gatherFolds, mirrorPiece } from '../upper/sleeve'
import { waistband } from './waistband'

/** Half widths of one leg, from the outseam to the inseam, at three heights. */
interface Leg {
  readonly hip: number
  readonly thigh: number
  readonly knee: number
  readonly hem: number
}

const legs: Partial<Record<Shape, Leg>> = {
  skinny: { hip: 22.4, thigh: 18.4, knee: 12, hem: 8.8 },
  slim: { hip: 22.8, thigh: 19.2, knee: 14, hem: 11 },
  straight: { hip: 23.4, thigh: 20.6, knee: 17.6, hem: 16.8 },
  tapered: { hip: 24.6, thigh: 22.4, knee: 17.6, hem: 11.4 },
  relaxed: { hip: 24.6, thigh: 22.6, knee: 20.4, hem: 19 },
  oversized: { hip: 26, thigh: 25, knee: 24, hem: 23.4 },
  wide: { hip: 24, thigh: 23.4, knee: 24.4, hem: 26.4 },
  flare: { hip: 22.6, thigh: 19, knee: 14.4, hem: 23.4 },
  barrel: { hip: 25, thigh: 25.6, knee: 26.4, hem: 13.6 },
  cargo: { hip: 25, thigh: 23, knee: 20.6, hem: 17.4 },
  jogger: { hip: 25, thigh: 22.4, knee: 17.6, hem: 12 },
  culotte: { hip: 24, thigh: 24.6, knee: 27, hem: 29 },
  'a-line': { hip: 24, thigh: 23.6, knee: 25, hem: 27 },
}

const usualLeg: Leg = { hip: 23.4, thigh: 20.6, knee: 17.6, hem: 16.8 }

export interface LegFrame {
  readonly waist: Point
  readonly hip: Point
  readonly crotch: Point
  readonly knee: Point
  readonly hem: Point
  readonly leg: Leg
}

/** Landmarks of the right leg. The waist is `top` cm below the drawing's origin and `waistHalf` wide. */
export function legFrame(design: Design, top: number, waistHalf: number, rise: number): LegFrame {
  const leg =
    design.kind === 'leggings' ? { hip: 21, thigh: 17.2, knee: 11.4, hem: 7.6 } : (legs[design.shape] ?? usualLeg)
  const crotch: Point = [0, top + rise]
  const inseam =
    design.length === 'mini'
      ? design.kind === 'leggings'
        ? 17
        : 9
      : design.length === 'knee'
        ? 27
        : design.length === 'midi'
          ? 48
          : 75
  const hemY = crotch[1] + inseam
  const kneeY = crotch[1] + 36
  const hip = design.kind === 'shorts' ? Math.min(leg.hip, 23) : leg.hip
  return { waist: [waistHalf, top], hip: [hip, top + rise * 0.72], crotch, knee: [0, kneeY], hem: [0, hemY], leg }
}

/** Inner edge of the leg at a height: legs stand slightly apart and lean outwards. */
function innerX(f: LegFrame, y: number): number {
  const t = (y - f.crotch[1]) / 75
  return 0.5 + t * (f.leg.hem > 20 ? 3.2 : 5.2)
}

/** The right half of the legs from the waist's right end to the crotch. */
function legOutline(f: LegFrame, hemEdge: (line: Curve) => Curve): { side: Curve; hem: Curve; inside: Curve } {
  const { waist, hip, crotch, knee, hem, leg } = f
  const at = (y: number): number => {
    if (y >= knee[1]) return leg.knee + ((leg.hem - leg.knee) * (y - knee[1])) / 39
    return leg.thigh + ((leg.knee - leg.thigh) * (y - crotch[1])) / 36
  }
  const short = hem[1] < knee[1] + 4
  const hemIn: Point = [innerX(f, hem[1]), hem[1]]
  const hemOut: Point = [hemIn[0] + at(hem[1]) * (short ? 1.1 : 1), hem[1] - 0.8]
  const kneeOut: Point = [innerX(f, knee[1]) + leg.knee, knee[1]]
  const upper = curve(waist, [
    [waist[0] + (hip[0] - waist[0]) * 0.5, waist[1] + (hip[1] - waist[1]) * 0.28],
    [hip[0] - 0.3, hip[1] - (hip[1] - waist[1]) * 0.36],
    hip,
  ])
  const lower: Curve = short
    ? curve(hip, [
        [hip[0] + 0.5, hip[1] + (hem[1] - hip[1]) * 0.4],
        [hemOut[0], hem[1] - (hem[1] - hip[1]) * 0.4],
        hemOut,
      ])
    : join(
        curve(hip, [[hip[0] + 0.6, hip[1] + 14], [kneeOut[0] + (leg.thigh - leg.knee) * 0.12, knee[1] - 16], kneeOut]),
        curve(kneeOut, [
          [kneeOut[0] + (hemOut[0] - kneeOut[0]) * 0.16, knee[1] + (hem[1] - knee[1]) * 0.34],
          [hemOut[0] - (hemOut[0] - kneeOut[0]) * 0.3, hem[1] - (hem[1] - knee[1]) * 0.3],
          hemOut,
        ]),
      )
  const hemLine = hemEdge(
    curve(hemOut, [
      [hemOut[0] * 0.7 + hemIn[0] * 0.3, hem[1] + 0.4],
      [hemOut[0] * 0.3 + hemIn[0] * 0.7, hem[1] + 0.9],
      hemIn,
    ]),
  )
  const inside = curve(hemIn, [
    [innerX(f, hem[1]) - 0.6, hem[1] - (hem[1] - crotch[1]) * 0.4],
    [0.8, crotch[1] + Math.min(12, (hem[1] - crotch[1]) * 0.5)],
    crotch,
  ])
  return { side: join(upper, lower), hem: hemLine, inside }
}

export function trousersDrawing(design: Design): Drawing {
  const rise = design.details.has('low-rise')
    ? 21
    : design.details.has('high-waist') || design.shape === 'wide' || design.kind === 'jeans'
      ? 28
      : 26
  const soft = design.details.has('elastic') || design.details.has('drawstring') || design.kind === 'leggings'
  const short = design.length === 'mini' && design.kind === 'shorts'
  const waistHalf = short ? 18 : soft ? 17.2 : 16.8
  const f = legFrame(design, 4, waistHalf, rise)
  return { pieces: [...legPieces(design, f), ...waistband(design, waistHalf, 0, 4, soft)] }
}

/** Both legs as one piece, with seams, pockets, creases and cuffs. */
export function legPieces(design: Design, f: LegFrame, top?: Curve): Piece[] {
  const raw = design.details.has('raw-hem')
  const { side, hem, inside } = legOutline(f, (line) => (raw ? zigzag(line, 1, 0.8) : line))
  const waistLine =
    top ??
    curve([0, f.waist[1] + 0.8], [[f.waist[0] * 0.4, f.waist[1] + 0.8], [f.waist[0] * 0.75, f.waist[1] + 0.4], f.waist])
  const outline = symmetric(join(waistLine, side, hem, inside))
  const marks: Mark[] = [...bothSides(legFolds(design, f)), ...frontMarks(design, f)]
  if (!raw && design.kind !== 'leggings') {
    const line = offset(reverse(hem), -1.9, 4)
    marks.push(...bothSides([stitch(line)]))
  }
  if (design.details.has('side-stripe'))
    marks.push(...bothSides([{ kind: 'cord', curve: offset(side, 1.6, 13), width: 1.3, tone: 'second' }]))
  if (design.details.has('distressed')) marks.push(...rips(f))
  const pieces: Piece[] = [{ outline, cloth: 'main', marks }]
  pieces.push(...legExtras(design, f, hem))
  return pieces
}

function legFolds(design: Design, f: LegFrame): Mark[] {
  const { crotch, hem, leg, knee } = f
  const marks: Mark[] = [
    fold(bow([1.2, crotch[1] + 1], [10, crotch[1] - 4.6], -0.8), 0.9),
    fold(bow([1.6, crotch[1] + 4], [9, crotch[1] + 2.6], -0.6), 0.8),
  ]
  if (design.texture === 'denim') {
    // Worn denim pales along the front of the thighs.
    const x = innerX(f, crotch[1]) + leg.thigh * 0.55
    const low = Math.min(knee[1] - 4, hem[1] - 4)
    const top = crotch[1] - 12
    marks.push({ kind: 'glow', curve: ellipse(x, (top + low) / 2, leg.thigh * 0.42, (low - top) / 2) })
  }
  if (hem[1] < knee[1]) return marks
  const middle = (y: number, w: number): number => innerX(f, y) + w / 2
  if (design.shape === 'wide' || design.shape === 'culotte' || design.shape === 'flare') {
    marks.push(
      fold(
        bow([middle(hem[1], leg.hem) + leg.hem * 0.2, hem[1] - 1], [middle(knee[1], leg.knee) + 2, knee[1] - 12], 0.9),
        1.5,
      ),
      fold(
        bow([middle(hem[1], leg.hem) - leg.hem * 0.24, hem[1] - 1], [middle(knee[1], leg.knee) - 3, knee[1] + 4], -0.6),
        1.2,
      ),
    )
  } else {
    marks.push(
      fold(bow([innerX(f, knee[1]) + 0.4, knee[1] - 2], [middle(knee[1], leg.knee) + 1, knee[1] - 4.4], -0.6), 0.9),
      fold(
        bow([innerX(f, knee[1]) + leg.knee - 0.3, knee[1] + 2], [middle(knee[1], leg.knee), knee[1] + 0.6], 0.6),
        0.8,
      ),
    )
    marks.push(fold(bow([innerX(f, hem[1]) + 0.4, hem[1] - 6], [middle(hem[1], leg.hem) + 1, hem[1] - 8.2], -0.5), 0.7))
  }
  if (
    design.kind === 'trousers' &&
    (design.shape === 'wide' || design.shape === 'straight' || design.shape === 'tapered' || design.shape === 'slim') &&
    !design.details.has('drawstring') &&
    design.texture !== 'leather'
  ) {
    marks.push(
      seam(
        curve(
          [10.6, f.waist[1] + 1],
          [
            [11.6, crotch[1]],
            [middle(knee[1], leg.knee), knee[1] - 10],
            [middle(knee[1], leg.knee), knee[1]],
          ],
          [[middle(hem[1], leg.hem), hem[1] + 1]],
        ),
      ),
    )
  }
  return marks
}

function frontMarks(design: Design, f: LegFrame): Mark[] {
  const { waist, crotch, hip } = f
  const y = waist[1]
  const marks: Mark[] = [seam(curve([0, y], [[0, crotch[1]]]))]
  if (design.kind === 'leggings') {
    marks.pop()
    marks.push(
      seam(curve([0, y + 7.4], [[0, crotch[1]]])),
      seam(
        symmetric(
          curve(
            [0, y + 7.4],
            [
              [8, y + 7.4],
              [16, y + 6.6],
              [20, y + 5.6],
            ],
          ),
        ),
      ),
    )
    return marks
  }
  if (!design.details.has('drawstring') && !design.details.has('elastic')) {
    const fly = curve(
      [3.2, y],
      [
        [3.3, y + 11],
        [2.8, crotch[1] - 8],
        [0.2, crotch[1] - 6],
      ],
    )
    marks.push(stitch(fly))
    if (design.kind === 'jeans' || design.texture === 'denim') marks.push(stitch(offset(fly, 0.7, 6)))
  }
  if (design.kind === 'jeans' || design.texture === 'denim') {
    const mouth = curve(
      [waist[0] * 0.52, y],
      [
        [waist[0] * 0.56, y + 7],
        [waist[0] * 0.86, y + 9],
        [hip[0] - 1.2, y + 8],
      ],
    )
    const second = offset(mouth, 0.8, 6)
    marks.push(
      ...bothSides([
        seam(mouth),
        stitch(second),
        button([waist[0] * 0.56, y + 0.9], 0.3, 'metal'),
        button([hip[0] - 3, y + 7.6], 0.3, 'metal'),
      ]),
    )
    marks.push(
      ...bothSides([
        seam(
          polyline([
            [waist[0] * 0.8, y + 5.6],
            [waist[0] * 0.8, y + 7.8],
          ]),
        ),
      ]),
    )
  } else {
    const from: Point = [waist[0] * 0.72, y]
    const to: Point = [hip[0] - 0.4, y + 15]
    marks.push(
      ...bothSides([seam(bow(from, to, 0.4)), stitch(bow([from[0] - 0.9, from[1]], [to[0] - 1, to[1] - 0.4], 0.4))]),
    )
  }
  if (
    design.details.has('pleat') ||
    design.shape === 'wide' ||
    design.shape === 'tapered' ||
    design.shape === 'barrel'
  ) {
    marks.push(
      ...bothSides(
        [8.4, 10.8].flatMap((x, i): Mark[] => [
          seam(curve([x, y], [[x + 0.7, y + 10 - i * 2]])),
          fold(bow([x + 0.3, y], [x + 1, y + 13 - i * 3], 0.2), 0.7),
        ]),
      ),
    )
  }
  if (design.details.has('elastic') || design.details.has('drawstring'))
    marks.push(...bothSides(gatherFolds(curve([0, y + 0.8], [waist]), 86, 6, 0.6)))
  return marks
}

function rips(f: LegFrame): Mark[] {
  const marks: Mark[] = []
  for (const [x, y, w] of [
    [innerX(f, f.knee[1]) + f.leg.knee * 0.5, f.knee[1] - 3, 4.6],
    [-innerX(f, 60) - f.leg.thigh * 0.5, f.crotch[1] + 14, 3.6],
  ] as const) {
    const hole = join(
      zigzag(bow([x - w, y], [x + w, y], 1), 0.9, 0.5),
      zigzag(bow([x + w, y], [x - w, y], 1.2), 0.9, 0.5),
    )
    marks.push({ kind: 'fill', curve: hole, tone: 'inside' })
    for (const d of [-0.8, 0, 0.8])
      marks.push({
        kind: 'cord',
        curve: curve([x - w + 0.4, y + d], [[x + w - 0.4, y + d * 0.8]]),
        width: 0.22,
        tone: 'cream',
      })
  }
  return marks
}

function legExtras(design: Design, f: LegFrame, hem: Curve): Piece[] {
  const pieces: Piece[] = []
  const [out, inn] = [hem.start, stations(hem, 2)[1]?.at ?? hem.start]
  if (design.shape === 'cargo' || design.details.has('cargo-pocket')) {
    const y = Math.min(f.crotch[1] + 16, f.hem[1] - 22)
    if (y > f.crotch[1] - 4) {
      const pocket = patchPocket(innerX(f, y) + f.leg.thigh - 5.4, y, 12, 15, false, true)
      pieces.push(...pocket, ...pocket.map(mirrorPiece))
    }
  }
  if (design.shape === 'jogger') {
    const cuff = join(
      curve(out, [[out[0] - 0.8, out[1] + 6]]),
      bow([out[0] - 0.8, out[1] + 6], [inn[0] + 0.8, inn[1] + 6], -0.4),
      curve([inn[0] + 0.8, inn[1] + 6], [inn]),
    )
    const piece: Piece = { outline: cuff, cloth: 'rib', shading: 'flat' }
    pieces.push(piece, mirrorPiece(piece))
  } else if (design.details.has('cuff')) {
    const high = design.length === 'mini' ? 3.4 : 4.6
    const cuff = polyline([
      [out[0] + 0.5, out[1] - high],
      [out[0] + 0.7, out[1] + 0.5],
      between(out, inn, 0.5),
      [inn[0] - 0.4, inn[1] + 0.7],
      [inn[0] - 0.4, inn[1] - high + 0.4],
    ])
    const piece: Piece = { outline: cuff, cloth: design.texture === 'denim' ? 'inside' : 'main', shading: 'flat' }
    pieces.push(piece, mirrorPiece(piece))
  }
  if (design.details.has('tie-front') || design.details.has('bow'))
    pieces.push(...bowPieces([0, f.waist[1] + 1], 5, 'main', 2.3))
  return pieces
}
