import type { Mark, Piece } from '../drawing'
import { fold, seam, stitch } from '../drawing'
import { offset, pointOn, scallops, stations, waves, zigzag } from '../geometry/along'
import type { Curve, Point } from '../geometry/curve'
import { between, bow, curve, endOf, join, mirror, reverse, symmetric } from '../geometry/curve'
import { bothSides } from '../upper/pockets'
import { gatherFolds } from '../upper/sleeve'

export type PanelStyle =
  | 'plain'
  | 'soft'
  | 'gathered'
  | 'pleated'
  | 'tiered'
  | 'bubble'
  | 'high-low'
  | 'asymmetric'
  | 'wrap'
  | 'fitted'

export interface Panel {
  /** Right end of the waist seam: half width and height. */
  readonly top: Point
  /** Right end of the hem. */
  readonly hem: Point
  /** Widest point at the hips when the panel is fitted. */
  readonly hip?: Point
  readonly style: PanelStyle
  readonly edge: 'plain' | 'raw' | 'scallop' | 'ruffle' | 'lace'
  readonly slit: boolean
  /** Height that the waist seam sinks at the centre front. */
  readonly dip?: number
}

/** The part of a dress or skirt below the waist seam, from back to front. */
export function skirtPanel(panel: Panel): Piece[] {
  if (panel.style === 'tiered') return tiers(panel)
  const [hx, hy] = panel.hem
  const sag = Math.min(4, hx * 0.075)
  if (panel.style === 'asymmetric') return [slanted(panel)]
  const side = sideOf(panel)
  const drop = panel.style === 'high-low' ? -(hy - panel.top[1]) * 0.26 : sag
  const flat: Curve = curve(panel.hem, [
    [hx * 0.66, hy + drop * 0.55],
    [hx * 0.33, hy + drop],
    [0, hy + drop],
  ])
  const hem = hemOf(panel, flat)
  const top = waistLine(panel)
  const outline = symmetric(join(top, side, hem))
  const pieces: Piece[] = []
  if (panel.style === 'high-low') {
    const back = curve(panel.hem, [
      [hx * 0.7, hy + 9],
      [hx * 0.3, hy + 11],
      [0, hy + 11],
    ])
    pieces.push({
      outline: symmetric(
        join(curve([0, hy - 20], [[hx * 0.8, hy - 20]]), curve([hx * 0.8, hy - 20], [panel.hem]), waves(back, 2, 0.9)),
      ),
      cloth: 'inside',
      shading: 'flat',
    })
  }
  const marks = [...foldsOf(panel, flat), ...hemMarks(panel, flat)]
  pieces.push({ outline, cloth: 'main', marks })
  if (panel.edge === 'ruffle') pieces.push(...flounce(panel.hem, Math.max(5, (hy - panel.top[1]) * 0.13), sag))
  if (panel.edge === 'lace') pieces.push(laceEdge(flat))
  return pieces
}

function waistLine({ top, dip = 0.8 }: Panel): Curve {
  return curve([0, top[1] + dip], [[top[0] * 0.4, top[1] + dip], [top[0] * 0.7, top[1] + dip * 0.5], top])
}

function sideOf(panel: Panel): Curve {
  const { top, hem, hip, style } = panel
  const [dx, dy] = [hem[0] - top[0], hem[1] - top[1]]
  if (style === 'bubble') {
    const wide = Math.max(top[0], hem[0]) + 5
    return curve(
      top,
      [
        [top[0] + 4, top[1] + dy * 0.1],
        [wide, top[1] + dy * 0.35],
        [wide, top[1] + dy * 0.66],
      ],
      [[wide, top[1] + dy * 0.86], [hem[0] + 2, hem[1] - 1], hem],
    )
  }
  if (style === 'gathered') {
    return curve(top, [[top[0] + dx * 0.42, top[1] + dy * 0.1], [top[0] + dx * 0.78, top[1] + dy * 0.5], hem])
  }
  if (hip) {
    return curve(
      top,
      [
        [top[0] + (hip[0] - top[0]) * 0.45, top[1] + (hip[1] - top[1]) * 0.25],
        [hip[0], hip[1] - (hip[1] - top[1]) * 0.4],
        hip,
      ],
      [
        [hip[0] + (hem[0] - hip[0]) * 0.25, hip[1] + (hem[1] - hip[1]) * 0.35],
        [hem[0], hem[1] - (hem[1] - hip[1]) * 0.3],
        hem,
      ],
    )
  }
  return curve(top, [[top[0] + dx * 0.36, top[1] + dy * 0.2], [top[0] + dx * 0.72, top[1] + dy * 0.6], hem])
}

function hemOf({ style, edge, hem, top }: Panel, flat: Curve): Curve {
  if (edge === 'raw') return zigzag(flat, 1.1, 0.9)
  if (edge === 'scallop') return scallops(flat, 3.4, -1.3)
  const width = hem[0] / Math.max(6, top[0])
  if (style === 'gathered' || style === 'high-low')
    return waves(flat, Math.max(2, Math.round(hem[0] / 9)), Math.min(1.1, 0.3 + width * 0.3))
  if (style === 'soft') return waves(flat, 2, 0.5)
  if (style === 'pleated') return steps(flat, Math.max(5, Math.round(hem[0] / 3.4)))
  return flat
}

/** The little steps that knife pleats make at the hem. */
function steps(flat: Curve, count: number): Curve {
  const marks = stations(flat, count + 1)
  const points: Point[] = []
  marks.slice(1).forEach(({ at }, i) => {
    const from = marks[i]?.at ?? at
    points.push([between(from, at, 0.12)[0], from[1] + 0.9], [at[0], at[1]])
  })
  return { start: flat.start, segments: points.map((p) => [p]) }
}

function foldsOf(panel: Panel, flat: Curve): Mark[] {
  const { top, hem, style } = panel
  const both = bothSides
  const rise = (t: number, share: number, width: number, hemAt = pointOn(flat, t)): Mark => {
    const goal: Point = [hemAt[0] * (top[0] / Math.max(1, hem[0])), top[1]]
    const end = between(hemAt, goal, share)
    return fold(bow(hemAt, end, hemAt[0] * 0.025), width)
  }
  switch (style) {
    case 'pleated': {
      const count = Math.max(5, Math.round(hem[0] / 3.4))
      return both(
        stations(flat, count + 1)
          .slice(0, -1)
          .flatMap(({ at }, i): Mark[] => {
            const up: Point = [at[0] * (top[0] / hem[0]), top[1] + 0.4]
            const line = bow(up, at, i === 0 ? 0 : -0.2)
            return i === 0 ? [] : [seam(line), fold(bow(between(up, at, 0.25), at, -0.1), 1.1)]
          }),
      )
    }
    case 'gathered':
    case 'high-low':
    case 'bubble': {
      const waist = waistLine(panel)
      const count = Math.max(2, Math.round(hem[0] / 9))
      const long = Array.from({ length: count * 2 - 1 }, (_, i) =>
        rise((i + 1) / (count * 2), i % 2 === 0 ? 0.74 : 0.42, 1.5),
      )
      const fromHem = style === 'bubble' ? gatherFolds(flat, -90, (hem[1] - top[1]) * 0.28, 1) : long
      return both([...fromHem, ...gatherFolds(waist, 82, (hem[1] - top[1]) * 0.26, 0.9)])
    }
    case 'soft':
      return both([rise(0.2, 0.66, 1.4), rise(0.52, 0.45, 1.1), rise(0.8, 0.6, 1.2)])
    case 'wrap': {
      const from: Point = [-top[0] * 0.86, top[1] + 0.4]
      const to: Point = [hem[0] * 0.34, hem[1] + 1]
      const edge = curve(from, [
        [-top[0] * 0.1, top[1] + (hem[1] - top[1]) * 0.34],
        [to[0] - 1, hem[1] - (hem[1] - top[1]) * 0.4],
        to,
      ])
      return [
        seam(edge),
        fold(offset(edge, 1.1), 1.3),
        rise(0.25, 0.6, 1.2),
        ...[8, 15, 23].map((d, i) =>
          fold(bow([from[0] + 2, from[1] + i], [from[0] + d * 1.1, from[1] + d * 0.8 + 3], -1.2), 0.9),
        ),
      ]
    }
    case 'fitted':
      return both([
        fold(bow([top[0] * 0.96, top[1] + 14], [top[0] * 0.4, top[1] + 17], 0.8), 0.7),
        fold(bow([hem[0] * 0.92, hem[1] - 10], [hem[0] * 0.4, hem[1] - 14], -0.8), 0.7),
      ])
    default:
      return both([rise(0.3, 0.5, 1.1), rise(0.66, 0.36, 0.9)])
  }
}

function hemMarks(panel: Panel, flat: Curve): Mark[] {
  const marks: Mark[] = []
  if (panel.edge === 'plain' && panel.style !== 'gathered' && panel.style !== 'pleated' && panel.style !== 'high-low') {
    const line = offset(flat, 2.2)
    marks.push(stitch(line), stitch(mirror(line)))
  }
  if (panel.slit) {
    const at = pointOn(flat, 0.45)
    const top: Point = [at[0] * 0.8, at[1] - (at[1] - panel.top[1]) * 0.46]
    const gap = join(
      bow(top, [at[0] - 1.2, at[1] + 3], -0.4),
      curve([at[0] - 1.2, at[1] + 3], [[at[0] + 3, at[1] + 3]]),
      bow([at[0] + 3, at[1] + 3], top, -0.8),
    )
    marks.push({ kind: 'fill', curve: gap, tone: 'inside' })
  }
  return marks
}

function slanted(panel: Panel): Piece {
  const { top, hem } = panel
  const [hx, hy] = hem
  const left: Point = [-hx, hy - (hy - top[1]) * 0.3]
  const low: Point = [hx * 0.96, hy + 3]
  const bottom = waves(bow(low, left, -3), 3, 0.9)
  const right = curve(top, [[top[0] + (hx - top[0]) * 0.5, top[1] + (hy - top[1]) * 0.3], [low[0], low[1] - 20], low])
  const up = curve(left, [
    [left[0] + 1, left[1] - 12],
    [-top[0] - (hx - top[0]) * 0.4, top[1] + 10],
    [-top[0], top[1]],
  ])
  const waist = join(reverse(mirror(waistLine(panel))), waistLine(panel))
  const marks = stations(bottom, 7)
    .slice(1, -1)
    .map(({ at }) => fold(bow(at, between(at, [at[0] * 0.5, top[1]], 0.5), at[0] * 0.03), 1.2))
  return { outline: join(waist, right, bottom, up), cloth: 'main', marks }
}

function tiers({ top, hem, edge, dip }: Panel): Piece[] {
  const long = hem[1] - top[1]
  const count = long > 62 ? 4 : long > 38 ? 3 : 2
  const pieces: Piece[] = []
  for (let i = count - 1; i >= 0; i--) {
    const [a, b] = [(i / count) ** 0.92, ((i + 1) / count) ** 0.92]
    const width = (t: number): number => top[0] + (hem[0] - top[0]) * t
    const start: Point = [width(a) * (i === 0 ? 1 : 0.97), top[1] + long * a]
    const end: Point = [width(b) + 1.2, top[1] + long * b + 0.6]
    pieces.push(
      ...skirtPanel({
        top: start,
        hem: end,
        style: 'gathered',
        edge: i === count - 1 ? edge : 'plain',
        slit: false,
        dip: i === 0 ? (dip ?? 0.8) : Math.min(3, start[0] * 0.07),
      }),
    )
  }
  return pieces
}

/** A gathered strip sewn to a hem. */
export function flounce(hem: Point, depth: number, sag: number): Piece[] {
  const [hx, hy] = hem
  const start: Point = [hx * 0.985, hy - 0.6]
  const end: Point = [hx + depth * 0.34, hy + depth]
  const topLine = curve([0, hy + sag - 0.8], [[hx * 0.33, hy + sag - 0.8], [hx * 0.66, hy + sag * 0.5 - 0.8], start])
  const low = waves(
    curve(end, [
      [hx * 0.66, hy + depth + sag * 0.6],
      [hx * 0.33, hy + depth + sag],
      [0, hy + depth + sag],
    ]),
    Math.max(2, Math.round(hx / 6)),
    0.9,
  )
  const marks = gatherFolds(topLine, 88, depth * 0.8, 0.9)
  return [
    {
      outline: symmetric(join(topLine, curve(endOf(topLine), [end]), low)),
      cloth: 'main',
      marks: bothSides(marks),
    },
  ]
}

/** A strip of scalloped lace laid along an edge (given from right to centre). */
export function laceEdge(edge: Curve, depth = 4): Piece {
  const upper = offset(edge, depth * 0.6)
  const lower = scallops(offset(edge, -0.6), 2.6, -1)
  return { outline: symmetric(join(reverse(upper), lower)), cloth: 'lace', shading: 'none' }
}
