import { path, points } from '../geometry/path-text'
import type { Design } from '../design/design'
import type { Cloth, Drawing, Mark, Piece } from '../drawing'
import { gleam, seam, stitch } from '../drawing'
import { pointOn, stations } from '../geometry/along'
import { bow, box, curve, ellipse, join, polar, polyline, rounded, smooth } from '../geometry/curve'
import type { Curve, Point } from '../geometry/curve'
import { chain } from './bag-straps'

const piece = (outline: Curve, cloth: Cloth, marks: Mark[] = []): Piece => ({ outline, cloth, shading: 'flat', marks })

/** Pearls or beads of one kind as one piece. */
function strung(beads: readonly Curve[], cloth: Cloth): Piece {
  return { outline: beads[0] ?? ellipse(0, 0, 1, 1), islands: beads.slice(1), cloth, shading: 'flat' }
}

/** A metal ring: one sees through its hole. */
const holed = (outline: Curve, hole: Curve, marks: Mark[]): Piece => ({
  outline,
  holes: [hole],
  cloth: 'metal',
  shading: 'flat',
  marks,
})

/** Jewellery, watches and eyewear, at about life size times three. The ground colour is the stone, enamel or frame. */
export function jewelleryDrawing(design: Design): Drawing {
  switch (design.kind) {
    case 'earrings':
      return { pieces: earrings(design) }
    case 'ring':
      return { pieces: ring() }
    case 'bracelet':
      return { pieces: bracelet(design) }
    case 'watch':
      return { pieces: watch() }
    case 'brooch':
      return { pieces: flower(0, 0, 8) }
    case 'sunglasses':
      return { pieces: sunglasses(design) }
    default:
      return { pieces: necklace(design) }
  }
}

/** A faceted stone in a claw setting. */
function stone(x: number, y: number, r: number, cloth: Cloth = 'main'): Piece[] {
  const corner = (k: number, i: number): Point => polar([x, y], i * 45 + 22.5, r * k)
  const outer = Array.from({ length: 8 }, (_, i) => corner(1, i))
  const inner = Array.from({ length: 8 }, (_, i) => corner(0.56, i))
  const facets: Mark[] = [
    seam(polyline([...inner, inner[0] ?? [x, y]])),
    ...outer.map((p, i): Mark => seam(curve(p, [inner[i] ?? p]))),
    gleam(bow(polar([x, y], 200, r * 0.5), polar([x, y], 290, r * 0.5), 0.2 * r), r * 0.2),
  ]
  const claws = [45, 135, 225, 315].map((a) => {
    const p = polar([x, y], a, r)
    return piece(ellipse(p[0], p[1], r * 0.16, r * 0.16), 'metal')
  })
  return [piece(polyline(outer), cloth, facets), ...claws]
}

function flower(x: number, y: number, r: number): Piece[] {
  const petals = Array.from({ length: 6 }, (_, i): Piece => {
    const a = i * 60
    const tip = polar([x, y], a, r)
    return piece(
      curve(
        [x, y],
        [polar(polar([x, y], a, r * 0.5), a - 90, r * 0.6), polar(tip, a - 90, r * 0.42), tip],
        [polar(tip, a + 90, r * 0.42), polar(polar([x, y], a, r * 0.5), a + 90, r * 0.6), [x, y]],
      ),
      'main',
      [gleam(bow(polar([x, y], a, r * 0.3), polar([x, y], a, r * 0.85), 0.3), 0.4)],
    )
  })
  return [...petals, ...stone(x, y, r * 0.26, 'cream')]
}

function necklace(design: Design): Piece[] {
  const line = smooth(points('-11 -13 -12 -5 -8.6 4 0 9 8.6 4 12 -5 11 -13'))
  const inner = smooth(points('-9.6 -13.4 -10 -6 -6.6 .6 0 4 6.6 .6 10 -6 9.6 -13.4'))
  if (design.details.has('pearl') || design.seed % 3 === 0) {
    const size = (i: number): number => 0.7 + Math.sin((i / 34) * Math.PI) * 0.55
    const pearls = stations(line, 35).map(({ at }, i) => ellipse(at[0], at[1], size(i), size(i)))
    return [
      strung(
        pearls.filter((_, i) => i % 2 === 0),
        'main',
      ),
      strung(
        pearls.filter((_, i) => i % 2 === 1),
        'cream',
      ),
    ]
  }
  const links = chain(line, 61, 0.62)
  const layered = design.seed % 3 === 1 ? chain(inner, 56, 0.42) : []
  return [
    ...layered,
    ...links,
    piece(ellipse(0, 9.9, 0.7, 0.9), 'metal'),
    ...(design.details.has('chain')
      ? flower(0, 13.4, 3.4)
      : [piece(ellipse(0, 13.6, 3, 3.4), 'metal'), ...stone(0, 13.6, 2.3)]),
  ]
}

function earrings(design: Design): Piece[] {
  const one = (x: number): Piece[] => {
    if (design.seed % 2 === 0) {
      const ring = ellipse(x, 6, 5.4, 6.2)
      const hole = ellipse(x, 5.6, 4.2, 5)
      return [holed(ring, hole, [gleam(bow([x - 4.8, 4], [x - 3, 10], -0.3), 0.5)]), ...stone(x, -0.6, 1.1)]
    }
    return [
      piece(ellipse(x, -1, 1.3, 1.3), 'metal'),
      ...chain(curve([x, 0.6], [[x, 3.6]]), 4, 0.5),
      ...stone(x, 5.4, 1.9),
      piece(
        join(
          curve(
            [x, 7.6],
            [
              [x - 3.6, 12],
              [x - 3, 16],
              [x, 16],
            ],
          ),
          curve(
            [x, 16],
            [
              [x + 3, 16],
              [x + 3.6, 12],
              [x, 7.6],
            ],
          ),
        ),
        'main',
        [gleam(bow([x - 1.4, 11], [x - 1.2, 14.6], -0.3), 0.6)],
      ),
    ]
  }
  return [...one(-7.4), ...one(7.4)]
}

function ring(): Piece[] {
  const hoop = holed(ellipse(0, 6, 8, 8.6), ellipse(0, 6.4, 6.4, 7), [gleam(bow([-7.2, 3], [-5, 11.6], -0.6), 0.7)])
  return [
    hoop,
    piece(polyline(points('-2.6 -2.6 2.6 -2.6 1.8 .4 -1.8 .4')), 'metal'),
    ...stone(0, -4.6, 3.4),
    ...stone(-4.6, -2.2, 1.2, 'cream'),
    ...stone(4.6, -2.2, 1.2, 'cream'),
  ]
}

/** A stone that hangs from a chain at p. */
function charm(p: Point): Piece[] {
  return [piece(ellipse(p[0], p[1] + 1.4, 0.5, 0.6), 'metal'), ...stone(p[0], p[1] + 3.2, 1.3)]
}

function bracelet(design: Design): Piece[] {
  const line = smooth(points('-11 0 -8.6 5.6 0 8 8.6 5.6 11 0 8.6 -4.6 0 -6.4 -8.6 -4.6 -10.9 -.6'))
  if (design.details.has('chain') || design.seed % 3 === 0)
    return [...chain(line, 44, 0.95), ...[0.12, 0.25, 0.38].map((t) => pointOn(line, t)).flatMap(charm)]
  if (design.seed % 3 === 1) {
    const beads = stations(line, 32)
      .slice(0, -1)
      .map(({ at }) => ellipse(at[0], at[1], 1.1, 1.1))
    return [
      strung(
        beads.filter((_, i) => i % 4 !== 0),
        'main',
      ),
      strung(
        beads.filter((_, i) => i % 4 === 0),
        'metal',
      ),
    ]
  }
  return [
    holed(ellipse(0, 1, 12, 8.6), ellipse(0, 0.2, 10.4, 6.6), [
      gleam(bow([-10.8, 3], [-4, 8.6], -0.6), 0.8),
      gleam(bow([3, 8.8], [9.6, 5], -0.4), 0.5),
    ]),
    ...[-5, 0, 5].flatMap((x) => stone(x, 8.4 - Math.abs(x) * 0.12, 1)),
  ]
}

function watch(): Piece[] {
  const strap = (s: number): Piece =>
    piece(
      polyline([
        [-3.2, s * 4],
        [3.2, s * 4],
        [2.6, s * 17],
        [2, s * 18.4],
        [-2, s * 18.4],
        [-2.6, s * 17],
      ]),
      'main',
      [
        stitch(
          polyline([
            [-2.5, s * 5],
            [-2, s * 17],
          ]),
        ),
        stitch(
          polyline([
            [2.5, s * 5],
            [2, s * 17],
          ]),
        ),
        ...(s > 0
          ? [10, 12, 14].map((y): Mark => ({ kind: 'fill', curve: ellipse(0, y, 0.35, 0.35), tone: 'dark' }))
          : []),
      ],
    )
  const hands: Mark[] = [
    {
      kind: 'cord',
      curve: polyline(points('0 0 0 -3')),
      width: 0.3,
      tone: 'dark',
    },
    {
      kind: 'cord',
      curve: polyline(points('0 0 2 1.1')),
      width: 0.36,
      tone: 'dark',
    },
    ...Array.from({ length: 12 }, (_, i): Mark => ({
      kind: 'cord',
      curve: polyline([polar([0, 0], i * 30, 3.6), polar([0, 0], i * 30, i % 3 ? 3.2 : 2.8)]),
      width: 0.22,
      tone: 'dark',
    })),
  ]
  return [
    strap(-1),
    strap(1),
    piece(rounded(points('-2.8 -18.8 2.8 -18.8 2.8 -16.6 -2.8 -16.6'), 0.5), 'metal', [
      { kind: 'fill', curve: box(-1.9, -18.2, 3.8, 1), tone: 'cream' },
    ]),
    piece(box(4.6, -0.7, 1.2, 1.4, 0.3), 'metal'),
    piece(ellipse(0, 0, 5, 5), 'metal'),
    piece(ellipse(0, 0, 4.2, 4.2), 'cream', hands),
  ]
}

function sunglasses(design: Design): Piece[] {
  const round = design.lens === undefined ? design.seed % 3 === 0 : design.lens === 'oval'
  const cat = design.lens === undefined ? design.seed % 3 === 1 : design.lens === 'cat-eye'
  const rim = (s: number, k: number): Curve => {
    const at = (x: number, y: number): Point => [s * (7.3 + x * k), y * k]
    return round
      ? ellipse(s * 7.3, 0, 5.8 * k, (design.lens === 'oval' ? 4.2 : 5.6) * k)
      : smooth(
          cat
            ? [
                at(-5, -2.8),
                at(0, -4.2),
                at(6, -6),
                at(7, -4.6),
                at(5.6, 1.6),
                at(1.6, 4.6),
                at(-3.4, 4),
                at(-5.6, 0.4),
              ]
            : [
                at(-5.4, -3.8),
                at(0, -4.4),
                at(5.8, -4.2),
                at(6.4, -1),
                at(5.4, 3),
                at(1.4, 4.6),
                at(-3.4, 4.2),
                at(-5.6, 0.6),
              ],
          0.9,
          true,
        )
  }
  const temple = (s: number): Piece =>
    piece(
      smooth(
        [
          [s * 12.6, -4.4],
          [s * 15, -4],
          [s * 15.8, 1],
          [s * 14.8, 2],
          [s * 14, -1.6],
          [s * 12.8, -2.4],
        ],
        0.7,
        true,
      ),
      'main',
    )
  const lens = (s: number): Piece =>
    piece(rim(s, 0.82), 'glass', [
      gleam(bow([s * 7.3 - 3, 1.6], [s * 7.3 + 0.6, -3], -0.4), 1.1),
      gleam(bow([s * 7.3 - 1, 2.4], [s * 7.3 + 2.6, -2], -0.3), 0.5),
    ])
  const bridge = join(path('M-2.4 -1.8C-1 -3 1 -3 2.4 -1.8'), path('M2.2 -.4C1 -1.6 -1 -1.6 -2.2 -.4'))
  return [
    temple(-1),
    temple(1),
    piece(bridge, 'main'),
    piece(rim(-1, 1), 'main'),
    piece(rim(1, 1), 'main'),
    lens(-1),
    lens(1),
  ]
}
