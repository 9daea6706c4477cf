import { path, points } from '../geometry/path-text'
import type { Design } from '../design/design'
import type { Length } from '../design/words'
import type { Drawing, Mark, Piece } from '../drawing'
import { button, seam, stitch } from '../drawing'
import { offset } from '../geometry/along'
import type { Point } from '../geometry/curve'
import { bow, curve, polyline } from '../geometry/curve'
import { bowPieces } from '../upper/bow'
import { bothSides, patchPocket } from '../upper/pockets'
import { mirrorPiece } from '../upper/sleeve'
import { hemEdge } from '../upper/torso'
import { skirtPanel } from './skirt-panel'
import type { PanelStyle } from './skirt-panel'
import { waistband } from './waistband'

const lengths: Readonly<Record<Length, number>> = {
  crop: 32,
  waist: 34,
  hip: 38,
  thigh: 42,
  mini: 42,
  knee: 60,
  midi: 76,
  maxi: 98,
}

export function skirtDrawing(design: Design): Drawing {
  const half = 16.6
  const soft = design.details.has('elastic') || design.details.has('drawstring') || design.shape === 'tiered'
  const long = lengths[design.length]
  const { style, spread, fitted } = cutOf(design)
  const hemX = Math.min(54, half + 5.5 + (long - 18) * spread)
  const hip: Point = [23.2, 21]
  const panel = skirtPanel({
    top: [half, 4],
    hem: [Math.max(15, hemX), long + 4],
    style,
    edge: hemEdge(design),
    slit: design.details.has('slit'),
    ...(fitted && { hip }),
  })
  const [first, ...rest] = panel.toReversed()
  const front: Piece[] = first
    ? [...rest.toReversed(), { ...first, marks: [...(first.marks ?? []), ...frontMarks(design, long + 4)] }]
    : panel
  return { pieces: [...front, ...extras(design), ...waistband(design, half, 0, 4, soft)] }
}

function cutOf({ shape, length }: Design): { style: PanelStyle; spread: number; fitted: boolean } {
  switch (shape) {
    case 'pencil':
    case 'bodycon':
    case 'slim':
    case 'skinny':
      return { style: 'fitted', spread: -0.03, fitted: true }
    case 'straight':
      return { style: 'plain', spread: 0.04, fitted: true }
    case 'pleated':
      return { style: 'pleated', spread: 0.3, fitted: false }
    case 'tiered':
      return { style: 'tiered', spread: 0.34, fitted: false }
    case 'circle':
    case 'fit-flare':
    case 'tent':
      return { style: 'gathered', spread: 0.52, fitted: false }
    case 'bubble':
      return { style: 'bubble', spread: 0.12, fitted: false }
    case 'wrap':
      return { style: 'wrap', spread: 0.14, fitted: true }
    case 'asymmetric':
      return { style: 'asymmetric', spread: 0.24, fitted: false }
    case 'high-low':
      return { style: 'high-low', spread: 0.34, fitted: false }
    case 'mermaid':
      return { style: 'soft', spread: 0.2, fitted: true }
    case 'wide':
    case 'flare':
    case 'relaxed':
      return { style: 'gathered', spread: 0.36, fitted: false }
    default:
      return { style: length === 'mini' ? 'plain' : 'soft', spread: length === 'mini' ? 0.26 : 0.24, fitted: false }
  }
}

function frontMarks(design: Design, hem: number): Mark[] {
  const marks: Mark[] = []
  if (design.details.has('button')) {
    marks.push(
      seam(curve([1.7, 4], [[1.9, hem + 4]])),
      seam(curve([-1.7, 4], [[-1.9, hem + 4]])),
      stitch(curve([1.1, 4], [[1.2, hem + 4]])),
      stitch(curve([-1.1, 4], [[-1.2, hem + 4]])),
    )
    for (let y = 9; y < hem - 3; y += 8)
      marks.push(button([0, y], 0.8, design.texture === 'denim' ? 'metal' : 'button'))
  } else if (design.details.has('zip')) {
    marks.push({ kind: 'zip', curve: curve([0, 4], [[0, hem + 4]]) })
  }
  if (design.texture === 'denim') {
    const mouth = path('M9 4C9.4 11 15 13 21.5 12')
    marks.push(...bothSides([seam(mouth), stitch(offset(mouth, 0.8, 6))]))
  } else if (design.details.has('pocket')) {
    marks.push(...bothSides([seam(bow([12.6, 4], [20.4, 17], 0.6))]))
  } else if (design.shape === 'pencil' || design.shape === 'straight' || design.shape === 'a-line') {
    marks.push(...bothSides([seam(polyline(points('8.4 4.6 9 14')))]))
  }
  return marks
}

function extras(design: Design): Piece[] {
  const pieces: Piece[] = []
  if (design.details.has('cargo-pocket') || design.details.has('patch-pocket')) {
    const pocket = patchPocket(13.6, 18, 11, 13, false, true)
    pieces.push(...pocket, ...pocket.map(mirrorPiece))
  }
  if (design.details.has('bow') || design.details.has('tie-front'))
    pieces.push(...bowPieces([design.shape === 'wrap' ? -13 : 0, 5], 5, 'main', 2.4))
  return pieces
}
