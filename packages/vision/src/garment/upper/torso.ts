import { bodyFolds, edgeMarks, hemStitch } from './torso-marks'
import { sleevePieces } from './sleeve'
import { closureMarks } from './closure'
import type { Design } from '../design/design'

import type { Drawing, Mark, Piece } from '../drawing'
import { offset } from '../geometry/along'
import { curve, endOf, join, mirror, reverse, symmetric } from '../geometry/curve'
import type { Point } from '../geometry/curve'
import { skirtPanel } from '../lower/skirt-panel'
import type { PanelStyle } from '../lower/skirt-panel'
import { neckFinish } from './neck-finish'
import { topEdge, wholeFront } from './neckline'
import type { TopEdge } from './neckline'
import { mirrorPiece } from './sleeve'
import { torsoMeasures } from './torso-measures'
import type { TorsoMeasures } from './torso-measures'
import { bodyOutline } from './torso-outline'
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
  pieces.push(body, ...shoulderPatches(design, edge), ...bindings(design, edge, neck.front.length === 0))
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

/**
 * Cloth over the armhole of sleeves that are cut in one with the shoulder. A raglan shows its seam from neck to
 * underarm; batwing and kimono sleeves show none.
 */
function shoulderPatches(design: Design, edge: TopEdge): Piece[] {
  const raglan = design.sleeve === 'raglan'
  if (
    !edge.armhole ||
    edge.kind !== 'shoulder' ||
    !(raglan || design.sleeve === 'batwing' || design.sleeve === 'kimono')
  )
    return []
  const beyond = offset(edge.armhole, -0.7, 7)
  const pit = endOf(edge.armhole)
  const [nx, ny] = edge.neck
  const shoulder = edge.armhole.start
  const line = curve(pit, [
    [pit[0] - 6, pit[1] - 4],
    [nx + 3.4, ny + 12],
    [nx - 0.4, ny + 2.6],
  ])
  const inner = raglan ? line : reverse(offset(edge.armhole, 0.9, 7))
  const outline = raglan
    ? join(curve([nx, ny], [shoulder]), beyond, curve(endOf(beyond), [pit]), line)
    : join(curve([shoulder[0] - 0.9, shoulder[1] - 0.05], [shoulder]), beyond, inner)
  const piece: Piece = {
    outline,
    cloth: 'main',
    grain: raglan ? -14 : 0,
    shading: 'none',
    strokes: raglan ? [line, curve([nx, ny], [shoulder])] : [],
  }
  return [piece, mirrorPiece(piece)]
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
function bindings(design: Design, edge: TopEdge, bare: boolean): Piece[] {
  if (!design.details.has('piping') && !(design.details.has('contrast') && bare)) return []
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
