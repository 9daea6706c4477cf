import { movedPiece } from '../move-piece'
import { path, points } from '../geometry/path-text'
import type { Design } from '../design/design'
import type { Drawing, Mark, Piece } from '../drawing'
import { fold, gleam, seam, stitch } from '../drawing'
import { offset } from '../geometry/along'
import type { Curve } from '../geometry/curve'
import { bow, box, curve, ellipse, join, polyline, reverse, rounded, smooth, symmetric } from '../geometry/curve'
import { bowPieces } from '../upper/bow'
import { mirrorPiece } from '../upper/sleeve'
import { buckle } from '../upper/belt'

/** Scarves, belts, socks, tights, gloves, ties and trinkets. */
export function smallPieceDrawing(design: Design): Drawing {
  switch (design.kind) {
    case 'belt':
      return { pieces: belt(design) }
    case 'socks':
      return { pieces: socks(design) }
    case 'tights':
      return { pieces: tights() }
    case 'gloves':
      return { pieces: gloves() }
    case 'tie':
      return { pieces: design.seed % 3 === 0 ? bowPieces([0, 0], 9, 'main', 0.2) : tie() }
    case 'keyring':
      return { pieces: keyring() }
    case 'umbrella':
      return { pieces: umbrella() }
    default:
      return { pieces: scarf(design) }
  }
}

/** A scarf looped once, its ends hanging with fringe. */
function scarf(design: Design): Piece[] {
  const knitted =
    design.texture === 'knit' ||
    design.texture === 'rib' ||
    design.texture === 'cable' ||
    design.texture === 'tweed' ||
    design.details.has('fringe') ||
    design.pattern === 'plaid'
  const tail = (x: number, top: number, low: number, lean: number): Piece[] => {
    const body = join(
      curve(
        [x - 6.4, top],
        [
          [x - 6, top + 14],
          [x - 7 + lean, low - 14],
          [x - 7 + lean, low],
        ],
      ),
      curve([x - 7 + lean, low], [[x + 6.6 + lean, low + 0.8]]),
      curve(
        [x + 6.6 + lean, low + 0.8],
        [
          [x + 6.4 + lean, low - 14],
          [x + 6, top + 14],
          [x + 5, top],
        ],
      ),
    )
    const strands = knitted
      ? Array.from({ length: 14 }, (_, i): Piece => ({
          outline: polyline([
            [x - 6.8 + lean + i * 0.98, low],
            [x - 6.2 + lean + i * 0.98, low],
            [x - 6.1 + lean + i * 0.98 + (i % 2 ? 0.3 : -0.2), low + 5],
            [x - 6.7 + lean + i * 0.98 + (i % 2 ? 0.3 : -0.2), low + 5],
          ]),
          cloth: 'main',
          shading: 'none',
        }))
      : []
    return [
      ...strands,
      {
        outline: body,
        cloth: 'main',
        grain: lean,
        marks: [
          fold(bow([x - 3, top + 6], [x - 2 + lean, low - 4], 0.6), 1),
          fold(bow([x + 2.6, top + 10], [x + 3 + lean, low - 10], -0.5), 0.9),
        ],
      },
    ]
  }
  const loop: Curve = smooth(points('-13 -6 -8 -12.4 0 -14 8 -12.4 13 -6 12 2 6 7.4 0 8.6 -6 7.4 -12 2'), 1, true)
  const hole = ellipse(0, -7.6, 7.6, 4)
  return [
    ...tail(-4, 2, 50, -3),
    ...tail(6, 4, 42, 4),
    {
      outline: loop,
      cloth: 'main',
      grain: 90,
      marks: [
        { kind: 'fill', curve: hole, tone: 'inside' },
        fold(bow([-11.4, -3], [9, 3], -5), 1.3),
        fold(bow([-10, 0], [4, 6], -2.4), 1.1),
        fold(bow([11.6, -3], [3, 2], 1.6), 1.1),
      ],
    },
  ]
}

function belt(design: Design): Piece[] {
  const ring = join(
    smooth(points('-15 0 -15 -6 -9 -10 0 -10.8 9 -10 15 -6 15 0 9 5 0 6.2')),
    path('M0 6.2L0 10.2'),
    reverse(smooth(points('-16.4 1 -16 4 -9.6 9 0 10.2'))),
  )
  const inside = smooth(points('-14.6 -1 -9 -7 0 -8.4 9 -7 14.6 -1 9 4.4 0 5.6 -9 4.4'), 1, true)
  const front = join(
    smooth(points('-16 -1 -9.6 4.6 0 6 9.6 4.6 16 -1')),
    path('M16 -1L16.2 3'),
    smooth(points('16.2 3 9.8 9 0 10.4 -9.8 9 -16.2 3')),
  )
  const tip = path('M2 6C6 5.8 11 6.4 17 9C18.4 10.6 18.2 12.4 16.6 13C11 10.6 6 10 2 10.3')
  const holes: Mark[] = [8, 10.4, 12.8].map((x, i): Mark => ({
    kind: 'fill',
    curve: ellipse(x, 8.3 + i * 0.8, 0.35, 0.35),
    tone: 'dark',
  }))
  const studs: Piece[] = design.details.has('stud')
    ? [-13, -10.4, -7.6, 10, 13].map((x): Piece => ({
        outline: ellipse(x, 7.4 - Math.abs(x) * 0.22, 0.7, 0.7),
        cloth: 'metal',
        shading: 'none',
      }))
    : []
  return [
    { outline: join(ring), cloth: 'inside', shading: 'none' },
    { outline: inside, cloth: 'inside', shading: 'flat' },
    {
      outline: front,
      cloth: 'main',
      marks: [
        stitch(offset(smooth(points('-16 -1 -9.6 4.6 0 6 9.6 4.6 16 -1')), 0.7, 13)),
        gleam(bow([-13, 3], [-5, 7.4], -0.4), 0.7),
      ],
    },
    { outline: tip, cloth: 'main', shading: 'flat', marks: holes },
    ...studs,
    ...buckle(0, 8.2, 7.4),
    {
      outline: rounded(points('4.6 5.6 6.2 5.7 6.2 10.9 4.6 10.8'), 0.3),
      cloth: 'main',
      shading: 'none',
    },
  ]
}

function socks(design: Design): Piece[] {
  const shaft =
    design.length === 'crop' || design.length === 'mini'
      ? 8
      : design.length === 'knee' || design.length === 'maxi'
        ? 34
        : 20
  const one = (dx: number, dy: number): Piece[] => {
    const p = (x: number, y: number): [number, number] => [x + dx, y + dy]
    const body = join(
      curve(p(0, -shaft), [p(9.4, -shaft)]),
      curve(p(9.4, -shaft), [p(9.6, -8), p(9, -4), p(10.6, 0)]),
      curve(p(10.6, 0), [p(14, 3.6), p(20, 4.4), p(22.4, 7.4)]),
      curve(p(22.4, 7.4), [p(23.6, 10.6), p(21, 12), p(17, 11.8)]),
      curve(p(17, 11.8), [p(11, 11.6), p(6, 12), p(2.4, 9.4)]),
      curve(p(2.4, 9.4), [p(-1.6, 6), p(0.6, 0), p(0, -shaft)]),
    )
    const heelLine = curve(p(-0.4, 3.4), [p(4, 2.6), p(7.4, 6), p(6.4, 12.4)])
    const toeLine = curve(p(18.4, 4), [p(16.4, 6.4), p(16.4, 9.4), p(17.6, 12.4)])
    const heel: Mark = {
      kind: 'fill',
      curve: join(heelLine, polyline([p(6.4, 12.4), p(-4, 14), p(-4, 3)])),
      tone: 'second',
    }
    const toe: Mark = {
      kind: 'fill',
      curve: join(toeLine, polyline([p(17.6, 12.4), p(27, 14), p(27, 3)])),
      tone: 'second',
    }
    const top = rounded([p(-0.5, -shaft - 3.4), p(9.9, -shaft - 3.4), p(9.7, -shaft + 0.6), p(-0.3, -shaft + 0.6)], 0.8)
    return [
      {
        outline: body,
        cloth: 'main',
        marks: [
          ...(design.hasSecondColor ? [heel, toe] : [seam(heelLine), seam(toeLine)]),
          fold(bow(p(1, 1), p(8.6, -0.6), -0.8), 0.7),
          fold(bow(p(1, -2), p(7, -3), -0.5), 0.6),
        ],
      },
      { outline: top, cloth: design.hasSecondColor ? 'second' : 'rib', shading: 'flat' },
    ]
  }
  return [...one(-7, -4), ...one(4, 2)]
}

function tights(): Piece[] {
  const leg = symmetric(
    path(
      'M0 1C6 1 10 .6 13 0C17 10 17 20 16.6 30C15 52 13.6 70 13 86C12.8 92 15 95 15.6 98C15.6 100 13 100 11 99C8 97 7.4 92 7.2 86C6.4 70 3.6 46 0 26',
    ),
  )
  const band = symmetric(path('M0 -3C6 -3 10 -3.2 12.8 -3.6L13.2 1.6C10 2.4 6 2.8 0 2.8'))
  return [
    {
      outline: leg,
      cloth: 'main',
      opacity: 0.82,
      marks: [
        seam(path('M0 2L0 26')),
        gleam(bow([10, 30], [9.6, 80], 0.4), 2),
        gleam(bow([-10, 30], [-9.6, 80], -0.4), 2),
      ],
    },
    { outline: band, cloth: 'plain', shading: 'flat' },
  ]
}

function gloves(): Piece[] {
  const hand = smooth(
    points(
      '0 22 .4 12 -1.4 4 -.8 -6 .8 -6.6 2 1 2.2 -9.4 4 -9.8 4.6 0 5.6 -10.4 7.4 -10.4 7.4 .4 8.8 -7.6 10.4 -7 10.2 4 10.6 8 13.4 4 15 5 12.6 11 9.6 15 9.6 22',
    ),
    0.75,
  )
  const cuff = rounded(points('-.8 20 10.4 20 10.8 27 -1.2 27'), 0.8)
  const one: Piece[] = [
    {
      outline: hand,
      cloth: 'main',
      marks: [
        fold(bow([1, 16], [8, 14], 0.6), 0.8),
        seam(bow([2.4, 2], [3, 8], 0.1)),
        seam(bow([5, 1.6], [5.2, 8], 0.1)),
        seam(bow([7.6, 2.4], [7.2, 8], 0.1)),
      ],
    },
    { outline: cuff, cloth: 'rib', shading: 'flat' },
  ]
  const right = one.map((p) => movedPiece(p, 2, 0))
  return [...right.map(mirrorPiece), ...right]
}

function tie(): Piece[] {
  const knot = polyline(points('-3 0 3 0 2 5.4 -2 5.4'))
  const blade = path('M-2 5.2C-3 20 -5.4 40 -5.8 54L0 61L5.8 54C5.4 40 3 20 2 5.2')
  const back = polyline(points('-1 5 1.6 5 5.4 50 2.6 52 0 50'))
  return [
    { outline: back, cloth: 'main', grain: 40, shading: 'none' },
    { outline: blade, cloth: 'main', grain: 40, marks: [fold(bow([0, 6], [-1, 16], 0.3), 0.9)] },
    { outline: knot, cloth: 'main', grain: -40, shading: 'flat' },
  ]
}

function keyring(): Piece[] {
  const ring: Piece = {
    outline: ellipse(0, -8, 5, 5),
    holes: [ellipse(0, -8, 3.8, 3.8)],
    cloth: 'metal',
    shading: 'flat',
  }
  const strap: Piece = {
    outline: rounded(points('-2.4 -4 2.4 -4 2.6 12 0 14 -2.6 12'), 0.6),
    cloth: 'main',
    shading: 'flat',
    marks: [stitch(polyline(points('-1.7 -3 -1.9 11.6 0 13 1.9 11.6 1.7 -3')))],
  }
  const heart: Piece = {
    outline: path('M5 8C-.6 2 1 -3 4 -2.4C4.6 -2 5 -1.4 5 -.8C5 -1.4 5.4 -2 6 -2.4C9 -3 10.6 2 5 8'),
    cloth: 'second',
    shading: 'flat',
  }
  return [strap, heart, ring]
}

function umbrella(): Piece[] {
  const canopy = join(
    path('M-24 4C-22 -14 -10 -20 0 -20C10 -20 22 -14 24 4'),
    bow([24, 4], [8, 4], 2.6),
    bow([8, 4], [-8, 4], 2.6),
    bow([-8, 4], [-24, 4], 2.6),
  )
  const stick: Piece = {
    outline: path('M-.5 -2L-.5 30C-.5 34 -6 34 -6 30L-5 30C-5 32.6 -1.5 32.6 .5 30L.5 -2'),
    cloth: 'dark',
    shading: 'none',
  }
  return [
    stick,
    { outline: box(-0.5, -23, 1, 3.6, 0.4), cloth: 'dark', shading: 'none' },
    {
      outline: canopy,
      cloth: 'main',
      marks: [seam(path('M0 -20C-6 -14 -8 -4 -8 4')), seam(path('M0 -20C6 -14 8 -4 8 4'))],
    },
  ]
}
