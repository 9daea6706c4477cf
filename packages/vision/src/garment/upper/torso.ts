import type { Design } from '../design/design'
import type { Drawing, Mark, Piece } from '../drawing'
import { fold, seam, stitch } from '../drawing'
import { offset, part, scallops, waves, zigzag } from '../geometry/along'
import type { Curve, Point } from '../geometry/curve'
import { bow, curve, join, mirror, reverse, symmetric } from '../geometry/curve'
import { skirtPanel } from '../lower/skirt-panel'
import type { PanelStyle } from '../lower/skirt-panel'
import { closureMarks } from './closure'
import { neckFinish } from './neck-finish'
import { topEdge, wholeFront } from './neckline'
import type { TopEdge } from './neckline'
import { bothSides } from './pockets'
import { sleevePieces } from './sleeve'
import { torsoMeasures } from './torso-measures'
import type { TorsoMeasures } from './torso-measures'
import { torsoTrims } from './torso-trims'

/** Dresses, tops, knitwear, jackets and coats: everything that hangs from the shoulders. */
export function torsoDrawing(design: Design): Drawing {
  return { pieces: torsoPieces(design, torsoMeasures(design)) }
}

export function torsoPieces(design: Design, m: TorsoMeasures): Piece[] {
  const open = breakDepth(design)
  const deep =
    design.neckline === 'lapel' || design.neckline === 'shawl'
      ? open
      : design.kind === 'cardigan' && design.neckline === 'v'
        ? 30
        : design.kind === 'vest' && design.neckline === 'v'
          ? 27
          : undefined
  const narrow = design.kind === 'tank' || design.kind === 'swimsuit' || design.kind === 'bodysuit'
  const edge = topEdge(design.neckline, m, design.sleeve === 'none', narrow, deep)
  const neck = neckFinish(design, edge, open)
  const hemAt = m.seam?.[1] ?? m.hem[1]
  const rib = ribHeight(design)
  const bodyMarks = [
    ...bodyFolds(design, m),
    ...edgeMarks(design, edge),
    ...closureMarks(
      design,
      Math.max(edge.depth, 2) +
        (neck.front.length > 0 && edge.kind === 'shoulder' && design.neckline === 'crew' ? 2 : 0),
      m.seam && design.kind !== 'dress' ? m.seam[1] : m.hem[1] - rib,
    ),
  ]
  const { behind, under, over, marks } = torsoTrims(design, m, edge)
  const pieces: Piece[] = [...behind, ...neck.behind]
  if (edge.inside && (edge.kind !== 'shoulder' || design.neckline !== 'hood'))
    pieces.push(insidePiece(edge, neck.behind.length > 0))
  if (design.sleeve !== 'cape') pieces.push(...sleevePieces(design, edge.armhole, edge.otherSide === undefined))
  if (m.seam) pieces.push(...skirtOf(design, m, m.seam))
  pieces.push(...under)
  if (rib > 0) pieces.push(ribPiece(m, hemAt, rib))
  const body: Piece = {
    outline: bodyOutline(design, edge, m, rib),
    cloth: 'main',
    marks: [...bodyMarks, ...hemStitch(design, m, rib), ...marks],
  }
  pieces.push(body, ...bindings(design, edge))
  if (design.sleeve === 'cape') pieces.push(...sleevePieces(design, edge.armhole, true))
  pieces.push(...over, ...neck.front)
  return pieces
}

function breakDepth({ kind, length, details }: Design): number {
  if (kind === 'robe') return 42
  if (kind === 'coat' || kind === 'trench') return details.has('double-breasted') ? 27 : 32
  if (kind === 'jacket') return 24
  if (kind === 'cardigan') return 34
  return length === 'crop' || length === 'waist' ? 27 : details.has('double-breasted') ? 33 : 36
}

function insidePiece(edge: TopEdge, collared: boolean): Piece {
  const marks: Mark[] = []
  if (edge.kind === 'shoulder' && !collared && edge.inside) {
    const y = 1.6
    marks.push({
      kind: 'fill',
      curve: { start: [-1.9, y + 1.2], segments: [[[1.9, y + 1.2]], [[1.9, y + 2.9]], [[-1.9, y + 2.9]]] },
      tone: 'cream',
      bare: true,
      opacity: 0.85,
    })
  }
  return { outline: edge.inside ?? edge.front, cloth: 'inside', shading: 'none', marks }
}

function ribHeight({ kind, details, shape }: Design): number {
  if (shape === 'peplum' || shape === 'a-line') return 0
  const knitted = kind === 'sweater' || kind === 'sweatshirt' || kind === 'cardigan' || kind === 'bomber'
  return knitted && details.has('ribbed') ? (kind === 'cardigan' ? 5 : 6.4) : 0
}

function ribPiece(m: TorsoMeasures, y: number, height: number): Piece {
  const x = m.hem[0] - 0.8
  const top = curve(
    [0, y - height + 1],
    [
      [x * 0.5, y - height + 1],
      [x * 0.8, y - height + 0.4],
      [x, y - height - 0.2],
    ],
  )
  const low = curve(
    [x - 0.9, y],
    [
      [x * 0.75, y + 0.7],
      [x * 0.4, y + 1],
      [0, y + 1],
    ],
  )
  return {
    outline: symmetric(
      join(
        top,
        curve(
          [x, y - height - 0.2],
          [
            [x + 0.2, y - height * 0.4],
            [x - 0.2, y - 0.8],
            [x - 0.9, y],
          ],
        ),
        low,
      ),
    ),
    cloth: 'rib',
    shading: 'round',
  }
}

/** Front panel from the top edge down the side seams to the hem (or to the waist seam or the rib). */
function bodyOutline(design: Design, edge: TopEdge, m: TorsoMeasures, rib: number): Curve {
  const side = sideSeam(design, m, rib)
  const hem = hemLine(design, m, rib)
  const right = join(edge.front, edge.over, side, hem)
  const left = edge.otherSide ? join(edge.otherSide, side, hem) : right
  if (hasSlantedHem(design))
    return join(
      join(edge.front, edge.over),
      side,
      slantedHem(m),
      reverse(mirror(join(edge.otherSide ?? join(edge.front, edge.over), part(side, 0, 0.72)))),
    )
  return join(right, reverse(mirror(left)))
}

const hasSlantedHem = ({ details, shape, kind }: Design): boolean =>
  (details.has('asymmetric-hem') || shape === 'asymmetric') && (kind === 'dress' || kind === 'top' || kind === 'tank')

function slantedHem(m: TorsoMeasures): Curve {
  const rise = (m.hem[1] - m.underarm[1]) * 0.28
  return waves(bow(m.hem, [-m.hem[0] + 0.6, m.hem[1] - rise], -2), 2, 0.6)
}

function sideSeam(design: Design, m: TorsoMeasures, rib: number): Curve {
  if (design.kind === 'swimsuit' || design.kind === 'bodysuit') return legCut(m)
  if (m.seam) {
    const [sx, sy] = m.seam
    return curve(m.underarm, [
      [m.underarm[0] - 0.8, m.underarm[1] + (sy - m.underarm[1]) * 0.35],
      [sx + 0.4, sy - (sy - m.underarm[1]) * 0.3],
      m.seam,
    ])
  }
  const side = longSide(design, m, rib)
  if (design.texture === 'quilted' && design.kind === 'puffer') return scallops(side, 8.6, -0.9)
  return design.texture === 'fur' ? zigzag(side, 1.4, 0.7) : side
}

function longSide(design: Design, m: TorsoMeasures, rib: number): Curve {
  const [wx, wy] = m.waist
  const [hx, hy] = m.hip
  const hem: Point =
    rib > 0 ? [m.hem[0] + 0.3, m.hem[1] - rib] : design.kind === 'shirt' ? [m.hem[0], m.hem[1] - 6] : m.hem
  if (hem[1] < 56) {
    const t = Math.min(1, (hem[1] - m.underarm[1]) / (wy - m.underarm[1]))
    const x = hem[1] < wy ? m.underarm[0] + (wx - m.underarm[0]) * t : hem[0]
    return curve(m.underarm, [
      [m.underarm[0] - 0.5, m.underarm[1] + (hem[1] - m.underarm[1]) * 0.35],
      [x - (hem[1] < wy ? -0.4 : 0.6), hem[1] - (hem[1] - m.underarm[1]) * 0.35],
      [x, hem[1]],
    ])
  }
  if (hem[1] < 68) {
    return curve(
      m.underarm,
      [[m.underarm[0] - 0.6, m.underarm[1] + 7], [wx, wy - 7], m.waist],
      [[wx, wy + 6], [hem[0], hem[1] - 9], hem],
    )
  }
  const knee: Point = [Math.max(15, hx - 3.5), Math.min(hem[1] - 22, 96)]
  if (design.shape === 'mermaid' && hem[1] > 110) {
    return curve(
      m.underarm,
      [[m.underarm[0] - 0.6, m.underarm[1] + 7], [wx, wy - 7], m.waist],
      [[wx, wy + 7], [hx, hy - 10], m.hip],
      [[hx, hy + 12], [knee[0], knee[1] - 12], knee],
      [[knee[0], knee[1] + 14], [hem[0] - 8, hem[1] - 10], hem],
    )
  }
  const k = (hem[1] - hy) / 3
  return curve(
    m.underarm,
    [[m.underarm[0] - 0.6, m.underarm[1] + 7], [wx, wy - 7], m.waist],
    [[wx, wy + 7], [hx - (hem[0] - hx) * (9 / (k * 3 + 1)), hy - 9], m.hip],
    [[hx + (hem[0] - hx) * 0.33, hy + k], [hem[0] - (hem[0] - hx) * 0.2, hem[1] - k], hem],
  )
}

/** Side and leg opening of a swimsuit or bodysuit. */
function legCut(m: TorsoMeasures): Curve {
  const [wx, wy] = m.waist
  const hip: Point = [m.hip[0] - 0.6, 57]
  return join(
    curve(
      m.underarm,
      [[m.underarm[0] - 0.6, m.underarm[1] + 7], [wx, wy - 7], m.waist],
      [[wx, wy + 5], [hip[0] - 0.8, hip[1] - 7], hip],
    ),
    curve(hip, [
      [hip[0] - 9, hip[1] + 3],
      [6, 66],
      [3.6, 75],
    ]),
  )
}

/** From the right end of the hem to the centre front; it leaves the centre horizontally. */
function hemLine(design: Design, m: TorsoMeasures, rib: number): Curve {
  if (design.kind === 'swimsuit' || design.kind === 'bodysuit')
    return curve(
      [3.6, 75],
      [
        [2.4, 75.8],
        [1.2, 76],
        [0, 76],
      ],
    )
  const [x, y] = m.seam ?? (rib > 0 ? [m.hem[0] + 0.3, m.hem[1] - rib] : m.hem)
  const sag = m.seam ? 0.8 : rib > 0 ? 0.8 : Math.min(3, x * 0.05)
  if (design.kind === 'shirt') {
    return curve(
      [x, y - 6],
      [
        [x - 1.4, y - 1.4],
        [x * 0.66, y + 1.6],
        [x * 0.4, y + 1.6],
      ],
      [
        [x * 0.2, y + 1.6],
        [x * 0.1, y + 1.6],
        [0, y + 1.6],
      ],
    )
  }
  if (design.kind === 'vest')
    return join(bow([x, y - 2], [5, y + 5.4], 0), curve([5, y + 5.4], [[1.4, y + 1.5]], [[0, y + 2]]))
  const flat = curve(
    [x, y],
    [
      [x * 0.66, y + sag * 0.6],
      [x * 0.33, y + sag],
      [0, y + sag],
    ],
  )
  if (m.seam) return flat
  const { details } = design
  if (design.shape === 'high-low' || details.has('high-low'))
    return curve(
      [x, y],
      [
        [x * 0.8, y - 5],
        [x * 0.35, y - 9],
        [0, y - 9],
      ],
    )
  if (details.has('raw-hem')) return zigzag(flat, 1.1, 0.8)
  if (details.has('scallop')) return scallops(flat, 3.2, -1.2)
  if (design.texture === 'fur') return zigzag(flat, 1.4, 0.8)
  const soft =
    design.shape === 'tent' ||
    design.shape === 'mermaid' ||
    ((design.shape === 'a-line' || design.shape === 'flare') && y > 80)
  return soft ? waves(flat, Math.max(2, Math.round(x / 11)), 0.8) : flat
}

function hemStitch(design: Design, m: TorsoMeasures, rib: number): Mark[] {
  if (
    m.seam ||
    rib > 0 ||
    design.kind === 'swimsuit' ||
    design.kind === 'bodysuit' ||
    design.texture === 'fur' ||
    hasSlantedHem(design)
  )
    return []
  const line = offset(hemLine(design, m, rib), design.kind === 'shirt' ? 0.9 : 2.2, 7)
  return [stitch(line), stitch(mirror(line))]
}

function edgeMarks(design: Design, edge: TopEdge): Mark[] {
  const trimmed = [
    'lapel',
    'shawl',
    'collar',
    'camp',
    'polo',
    'hood',
    'turtleneck',
    'mock',
    'funnel',
    'stand',
    'peter-pan',
    'sailor',
    'tie-neck',
    'ruffle-neck',
  ].includes(design.neckline)
  const marks: Mark[] = []
  if (!trimmed) marks.push(stitch(offset(wholeFront(edge), 1.1, 15)))
  if (design.sleeve === 'none' && edge.armhole) {
    const line = offset(edge.armhole, 1.1, 7)
    marks.push(stitch(line), ...(edge.otherSide ? [] : [stitch(mirror(line))]))
  }
  if (design.neckline === 'cowl')
    for (const d of [2.5, 6, 10])
      marks.push(
        fold(
          bow(
            [edge.neck[0] + 1.5 + d * 0.2, 2 + d * 0.6],
            [-edge.neck[0] - 1.5 - d * 0.2, 2 + d * 0.6],
            -(edge.depth * 0.78 + d * 0.75),
          ),
          1.6,
        ),
      )
  if (design.neckline === 'wrap')
    marks.push(
      seam(
        curve(
          [0, edge.depth],
          [
            [-4, edge.depth + 6],
            [-14, 36],
            [-17, 39.4],
          ],
        ),
      ),
    )
  if (design.neckline === 'keyhole') {
    const y = edge.depth + 0.8
    marks.push({
      kind: 'fill',
      curve: curve(
        [0, y],
        [
          [3.6, y + 4],
          [3.6, y + 9.4],
          [0, y + 9.4],
        ],
        [
          [-3.6, y + 9.4],
          [-3.6, y + 4],
          [0, y],
        ],
      ),
      tone: 'inside',
    })
  }
  if (design.neckline === 'illusion') {
    const yoke = symmetric(
      join(
        curve(
          [0, 17],
          [
            [2, 13.4],
            [9, 12],
            [14, 16],
          ],
        ),
        curve(
          [14, 16],
          [
            [18, 18],
            [20, 20],
            [26, 22],
          ],
        ),
        curve([26, 22], [[26, -4]]),
        curve([26, -4], [[0, -4]]),
      ),
    )
    marks.push({ kind: 'fill', curve: yoke, tone: 'cream', opacity: 0.5 })
  }
  return marks
}

function bodyFolds(design: Design, m: TorsoMeasures): Mark[] {
  const [ux, uy] = m.underarm
  const loose = m.waist[0] > 24
  const marks: Mark[] = [fold(bow([ux - 0.8, uy + 0.8], [ux - 10, uy + 8], 0.9), 0.8)]
  if (design.texture === 'quilted' && design.kind === 'puffer') {
    const rows = Math.floor((m.hem[1] - 12) / 8.6)
    const across = Array.from({ length: rows }, (_, i): Mark[] => {
      const y = 14 + i * 8.6
      return [seam(bow([34, y], [0, y + 0.8], 0.4)), fold(bow([30, y + 1.2], [3, y + 2.2], 0.3), 1.5)]
    })
    return bothSides(across.flat())
  }
  if (m.seam) {
    const [sx, sy] = m.seam
    marks.push(
      seam(
        curve(
          [sx * 0.5, sy + 1],
          [
            [sx * 0.52, sy - 7],
            [ux * 0.47, uy + 8],
            [ux * 0.47, uy + 6],
          ],
        ),
      ),
    )
  } else if (m.hem[1] > 56 && !loose) {
    marks.push(
      fold(bow([m.waist[0] - 0.4, 39], [m.waist[0] - 8, 42], 0.6), 0.8),
      fold(bow([m.waist[0] - 0.2, 43], [m.waist[0] - 6, 47.5], 0.5), 0.7),
    )
    if (m.hem[1] > 80) {
      const end: Point = [m.hem[0] * 0.55, m.hem[1] - 3]
      marks.push(
        fold(bow([m.hip[0] * 0.5, 58], end, 0.8), 1.2),
        fold(bow([m.hip[0] * 0.82, 70], [m.hem[0] * 0.8, m.hem[1] - 2], 0.6), 1),
      )
    }
  } else if (loose) {
    marks.push(
      fold(bow([m.hem[0] - 1.5, m.hem[1] - 12], [m.hem[0] - 11, m.hem[1] - 7], -1), 0.9),
      fold(bow([ux - 1.4, uy + 7], [ux - 7, uy + 21], 0.8), 0.9),
    )
  }
  if (
    design.kind === 'blazer' ||
    design.kind === 'coat' ||
    design.kind === 'trench' ||
    design.kind === 'vest' ||
    design.details.has('topstitch')
  ) {
    marks.push(
      seam(
        curve(
          [ux * 0.62, 27],
          [
            [ux * 0.56, 34],
            [m.waist[0] * 0.6, 40],
            [m.hip[0] * 0.66, Math.min(m.hem[1] - 4, 54)],
          ],
        ),
      ),
    )
  }
  if (design.texture === 'denim' || (design.kind === 'jacket' && design.details.has('topstitch'))) {
    marks.push(...workwearSeams(design, m))
  }
  return bothSides(marks)
}

/** Yoke and panel seams with double topstitching, as on denim jackets. */
function workwearSeams(design: Design, m: TorsoMeasures): Mark[] {
  if (m.seam || design.kind === 'dress') return []
  const yoke = bow([m.underarm[0] + 2, 19.6], [0, 20.6], 0.3)
  const low = Math.min(m.hem[1], 64)
  const panels = (
    [
      [4.6, 5.8],
      [17.4, 13.4],
    ] as const
  ).flatMap(([from, to]): Mark[] => {
    const panel = curve(
      [from, 20.4],
      [
        [from, 30],
        [to, low - 12],
        [to, low],
      ],
    )
    return [seam(panel), stitch(offset(panel, 0.7, 5))]
  })
  return [seam(yoke), stitch(offset(yoke, -0.7, 4)), stitch(offset(yoke, -1.3, 4)), ...panels]
}

function skirtOf(design: Design, m: TorsoMeasures, top: Point): Piece[] {
  const styles: Partial<Record<Design['shape'], PanelStyle>> = {
    tiered: 'tiered',
    pleated: 'pleated',
    bubble: 'bubble',
    'high-low': 'high-low',
    wrap: 'wrap',
    empire: 'gathered',
  }
  const tiered = design.details.has('tier') && design.shape !== 'pleated'
  return skirtPanel({
    top,
    hem: m.hem,
    style: tiered ? 'tiered' : (styles[design.shape] ?? 'gathered'),
    edge: hemEdge(design),
    slit: design.details.has('slit'),
  })
}

export function hemEdge({ details }: Design): 'plain' | 'raw' | 'scallop' | 'ruffle' | 'lace' {
  if (details.has('ruffle')) return 'ruffle'
  if (details.has('lace-trim')) return 'lace'
  return details.has('raw-hem') ? 'raw' : details.has('scallop') ? 'scallop' : 'plain'
}

/** Contrast binding or piping along the neck and the armholes. */
function bindings(design: Design, edge: TopEdge): Piece[] {
  if (!design.details.has('piping') && !(design.details.has('contrast') && edge.kind !== 'shoulder')) return []
  const front = wholeFront(edge)
  const strip = join(front, reverse(offset(front, 0.9, 15)))
  const armhole =
    design.sleeve === 'none' && edge.armhole ? [join(edge.armhole, reverse(offset(edge.armhole, 0.9, 7)))] : []
  return [strip, ...armhole, ...armhole.map(mirror)].map((outline): Piece => ({
    outline,
    cloth: 'trim',
    shading: 'none',
  }))
}
