import { movedPiece } from './move-piece'
import { path, points } from './geometry/path-text'
import type { Design } from './design/design'
import type { Drawing, Mark, Piece } from './drawing'
import { button, seam, stitch } from './drawing'
import { offset } from './geometry/along'
import type { Point } from './geometry/curve'
import { bow, box, curve, join, polyline, reverse, rounded, symmetric } from './geometry/curve'
import { briefsPieces, braPieces } from './lower/intimates'
import { skirtDrawing } from './lower/skirt'
import { legFrame, legPieces, trousersDrawing } from './lower/trousers'
import { patchPocket } from './upper/pockets'
import { mirrorPiece } from './upper/sleeve'
import { torsoDrawing, torsoPieces } from './upper/torso'
import { torsoMeasures } from './upper/torso-measures'

/** Bodice and legs in one. */
export function jumpsuitDrawing(design: Design): Drawing {
  const shape = design.shape === 'skinny' ? 'bodycon' : 'wrap'
  const m = torsoMeasures({ ...design, shape, length: 'midi' })
  const waist: Point = m.seam ?? m.waist
  const f = legFrame({ ...design, kind: 'trousers' }, waist[1], waist[0], design.shape === 'skinny' ? 26 : 30)
  const legs = legPieces(
    {
      ...design,
      kind: design.shape === 'skinny' ? 'leggings' : 'trousers',
      details: new Set([...design.details].filter((d) => d !== 'tie-front' && d !== 'bow')),
    },
    f,
  )
  const bodice = torsoPieces(
    { ...design, kind: design.details.has('button') || design.neckline === 'collar' ? 'jacket' : 'dress' },
    { ...m, seam: waist, hem: [waist[0], waist[1]] },
  )
  // The bodice brings a skirt with it: everything that hangs from its waist seam is replaced by the legs.
  return { pieces: [...legs, ...bodice.filter((p) => !hangs(p, waist[1]))] }
}

function hangs(piece: Piece, waistY: number): boolean {
  return (
    piece.cloth === 'main' && Math.abs(piece.outline.start[1] - (waistY + 0.8)) < 0.01 && piece.outline.start[0] === 0
  )
}

export function overallsDrawing(design: Design): Drawing {
  const top = 38
  const f = legFrame({ ...design, kind: 'jeans' }, top + 4, 19, 27)
  const legs = legPieces({ ...design, kind: 'jeans' }, f)
  const bib = symmetric(
    join(
      path('M0 12.4L10.4 12'),
      curve(
        [10.4, 12],
        [
          [11, 24],
          [13, 32],
          [18.4, top],
        ],
      ),
      curve([18.4, top], [[19, top + 4]]),
      curve([19, top + 4], [[0, top + 5]]),
    ),
  )
  const band: Mark[] = [
    stitch(polyline(points('-10 13.4 10 13.4'))),
    stitch(offset(symmetric(curve([0, top], [[18.6, top]])), 0, 3)),
    seam(
      polyline([
        [-20, top],
        [20, top],
      ]),
    ),
  ]
  const strap = join(bow([7, 15], [8.6, -4], 0.6), path('M8.6 -4L11.6 -3.6'), bow([11.6, -3.6], [10, 15], -0.6))
  const back = join(curve([8.6, -4], [[3, top - 6]]), curve([6, top - 6], [[11.4, -3.6]]))
  const left = (p: Piece): Piece[] => [mirrorPiece(p), p]
  const strapPiece: Piece = {
    outline: strap,
    cloth: 'main',
    shading: 'none',
    marks: [stitch(bow([7.7, 14], [9.3, -3], 0.6)), stitch(bow([9.3, 14], [10.9, -3], 0.6))],
  }
  return {
    pieces: [
      ...left({ outline: back, cloth: 'inside', shading: 'none' }),
      ...legs,
      { outline: bib, cloth: 'main', marks: band },
      ...patchPocket(0, 19, 13, 12, false, false),
      ...left(strapPiece),
      ...left({
        outline: box(6.4, 12.6, 4.2, 4.4, 0.6),
        cloth: 'metal',
        shading: 'none',
        marks: [button([8.5, 15], 0.8, 'metal')],
      }),
    ],
  }
}

function moved(drawing: Drawing, dx: number, dy: number): Piece[] {
  return drawing.pieces.map((p) => movedPiece(p, dx, dy))
}

/** Upper and lower part side by side, the lower one hanging a little deeper. */
function pair(upper: Drawing, lower: Drawing, dx: number, dy: number): Drawing {
  return { pieces: [...moved(lower, dx, dy), ...moved(upper, 0, 0)] }
}

export function pyjamasDrawing(design: Design): Drawing {
  const short = design.length === 'mini'
  const top = torsoDrawing({
    ...design,
    kind: 'shirt',
    shape: 'relaxed',
    length: 'hip',
    sleeveLength: short ? 'short' : design.sleeveLength,
  })
  const bottom = trousersDrawing({
    ...design,
    kind: short ? 'shorts' : 'trousers',
    shape: 'relaxed',
    length: short ? 'mini' : 'maxi',
    details: new Set(['drawstring', 'elastic']),
  })
  return pair(top, bottom, 52, short ? 30 : 14)
}

export function setDrawing(design: Design): Drawing {
  const top = torsoDrawing({
    ...design,
    kind: 'top',
    shape: design.shape === 'pleated' || design.shape === 'wide' ? 'slim' : design.shape,
    length: 'crop',
  })
  const bottom =
    design.seed % 2 === 0 || design.shape === 'wide'
      ? trousersDrawing({ ...design, kind: 'trousers', shape: 'wide', length: 'maxi' })
      : skirtDrawing({
          ...design,
          kind: 'skirt',
          shape: design.shape === 'straight' ? 'a-line' : design.shape,
          length: 'midi',
        })
  return { pieces: [...moved(bottom, 0, 40), ...top.pieces] }
}

export function suitDrawing(design: Design): Drawing {
  const top = torsoDrawing({ ...design, kind: 'blazer', shape: 'slim', length: 'hip' })
  const bottom = trousersDrawing({ ...design, kind: 'trousers', shape: 'straight', length: 'maxi' })
  return pair(top, bottom, 48, 16)
}

export function tracksuitDrawing(design: Design): Drawing {
  const top = torsoDrawing({ ...design, kind: 'sweatshirt', shape: 'relaxed', length: 'hip' })
  const bottom = trousersDrawing({
    ...design,
    kind: 'trousers',
    shape: 'jogger',
    length: 'maxi',
    details: new Set([
      'drawstring',
      'elastic',
      ...(design.details.has('side-stripe') ? (['side-stripe'] as const) : []),
    ]),
  })
  return pair(top, bottom, 54, 14)
}

/** Bra or bikini top over briefs. */
export function twoPieceUnderwear(design: Design): Drawing {
  return { pieces: [...braPieces(design), ...moved({ pieces: briefsPieces(design) }, 0, 40)] }
}

export function capeDrawing(): Drawing {
  const outline = symmetric(path('M0 6C5 6 8 3 8.4 0C20 4 33 30 37 62C26 66 12 67 0 67'))
  const open = [seam(path('M.4 6L.6 68')), ...[0, 1, 2].map((i) => button([2.4, 12 + i * 9], 1))]
  const slits: Mark[] = [-1, 1].map((s): Mark => ({
    kind: 'cord',
    curve: bow([19 * s, 30], [21 * s, 52], 0.4 * s),
    width: 0.3,
    tone: 'seam',
  }))
  const collar = rounded(points('-8.6 -1 0 -3.4 8.6 -1 8.2 4.6 0 7.6 -8.2 4.6'), 2)
  return {
    pieces: [
      {
        outline,
        cloth: 'main',
        marks: [...open, ...slits, stitch(symmetric(reverse(path('M36 59C26 63 12 64 0 64'))))],
      },
      { outline: collar, cloth: 'main', shading: 'flat', marks: [seam(path('M0 -4L0 8'))] },
    ],
  }
}
