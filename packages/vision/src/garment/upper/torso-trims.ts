import type { Design } from '../design/design'
import type { Mark, Piece } from '../drawing'
import { button, fold, gleam, seam, stitch } from '../drawing'
import { offset, scallops, stations } from '../geometry/along'
import type { Curve, Point } from '../geometry/curve'
import { bow, box, curve, ellipse, join, mirror, polyline, reverse, rounded, symmetric } from '../geometry/curve'
import { flounce, laceEdge } from '../lower/skirt-panel'
import { seededRandom, within } from '../seeded-random'
import { bowPieces } from './collar'
import { wholeFront } from './neckline'
import type { TopEdge } from './neckline'
import { bothSides, flapPocket, patchPocket, slantPocket } from './pockets'
import { gatherFolds, mirrorPiece } from './sleeve'
import type { TorsoMeasures } from './torso-measures'

/** What the details add: pieces behind everything, under and over the body, and marks on the body. */
export interface Trims {
  readonly behind: Piece[]
  readonly under: Piece[]
  readonly over: Piece[]
  readonly marks: Mark[]
}

export function torsoTrims(design: Design, m: TorsoMeasures, edge: TopEdge): Trims {
  const { details } = design
  const trims: Trims = { behind: [], under: [], over: [], marks: [] }
  pockets(design, m, trims)
  if (details.has('color-block') || design.pattern === 'color-block') colorBlock(m, trims)
  if (details.has('side-stripe'))
    trims.marks.push(
      ...bothSides([
        { kind: 'cord', curve: offset(curve(m.underarm, [m.waist], [m.hem]), 2.4, 5), width: 1.5, tone: 'second' },
      ]),
    )
  if (details.has('corset')) corset(m, edge, trims)
  if (details.has('smocked')) smocking(m, trims)
  if (details.has('ruched')) ruching(m, edge, trims)
  if (details.has('lace-up')) laceUp(edge.depth + 2, 5, trims)
  if (details.has('cutout')) cutout(m, trims)
  if (details.has('twist')) twist(trims)
  if (details.has('pleat') && !m.seam) pintucks(edge, trims)
  if (details.has('print') || design.pattern === 'graphic') graphic(design, m, trims)
  if (details.has('embroidery') || details.has('applique')) embroidery(design, edge, trims)
  if (details.has('lace-trim')) laceTrim(m, edge, trims)
  if (details.has('ruffle') && !m.seam) frontRuffle(design, m, edge, trims)
  if (details.has('fringe'))
    trims.under.push(fringe([m.hem[0] - 0.4, m.hem[1] - 0.5], design.texture === 'tweed' ? 2.2 : 9))
  if (details.has('feather')) trims.over.push(featherStrip(m))
  if (details.has('pearl') || details.has('stud')) dots(edge, details.has('pearl') ? 'cream' : 'metal', trims)
  if (details.has('sequin') && design.texture !== 'sequin') sparkle(design, m, trims)
  if (details.has('epaulette')) trims.over.push(...epaulettes(m))
  if (details.has('slit') && !m.seam)
    trims.marks.push(
      ...bothSides([
        {
          kind: 'fill',
          curve: polyline([
            [m.hem[0] - 0.2, m.hem[1] - 16],
            [m.hem[0] - 4.4, m.hem[1] + 4],
            [m.hem[0] + 6, m.hem[1] + 4],
          ]),
          tone: 'inside',
        },
      ]),
    )
  if (details.has('peplum') && !m.seam) trims.under.push(...flounce([m.hem[0], m.hem[1]], 12, 2))
  if (design.kind === 'trench') trenchParts(m, trims)
  if (details.has('belt')) belt(design, m, trims)
  if (details.has('bow') && design.neckline !== 'tie-neck')
    trims.over.push(...bowPieces([0, edge.kind === 'shoulder' ? edge.depth + 1.6 : edge.depth + 0.6], 4.2, 'trim', 1.7))
  if (details.has('tie-front')) trims.over.push(...bowPieces([0, m.hem[1] - 2], 6.4, 'main', 2))
  if (details.has('chain'))
    trims.marks.push({
      kind: 'cord',
      curve: offset(wholeFront(edge), 1.6, 15),
      width: 0.7,
      tone: 'metal',
      dash: '3 2.4',
    })
  if (details.has('buckle')) trims.over.push(...buckled(m))
  return trims
}

function pockets(design: Design, m: TorsoMeasures, trims: Trims): void {
  const { details, kind } = design
  const low = Math.min(m.hem[1] - 20, 50)
  if (kind === 'blazer') {
    trims.over.push(
      flapPocket(13.4, Math.min(51, m.hem[1] - 13), 12),
      mirrorPiece(flapPocket(13.4, Math.min(51, m.hem[1] - 13), 12)),
    )
    trims.marks.push({
      kind: 'fill',
      curve: polyline([
        [9.6, 26.4],
        [18.4, 25],
        [18.6, 26.8],
        [9.8, 28.2],
      ]),
      tone: 'main',
    })
    return
  }
  if (kind === 'vest') {
    trims.marks.push(
      ...bothSides([
        {
          kind: 'fill',
          curve: polyline([
            [7.4, 39],
            [14.6, 37.6],
            [14.8, 39.2],
            [7.6, 40.6],
          ]),
          tone: 'main',
        },
      ]),
    )
    return
  }
  if (details.has('pocket')) {
    if (kind === 'sweatshirt' && !details.has('zip')) {
      const y = m.hem[1] - 24
      const kangaroo = symmetric(
        join(
          curve([0, y], [[9, y]]),
          bow([9, y], [15.4, y + 10], 0.8),
          curve([15.4, y + 10], [[15.4, y + 17.4]]),
          curve([15.4, y + 17.4], [[0, y + 17.8]]),
        ),
      )
      const line = join(bow([8.2, y + 0.4], [14.4, y + 10], 0.8))
      trims.over.push({
        outline: kangaroo,
        cloth: 'main',
        shading: 'none',
        marks: [stitch(line), stitch(mirror(line)), stitch(curve([-9, y + 0.9], [[9, y + 0.9]]))],
      })
    } else if (kind === 'dress') {
      trims.marks.push(...bothSides(slantPocket([m.waist[0] - 1, 47], [m.hip[0] + 1, 61])))
    } else {
      trims.marks.push(...bothSides(slantPocket([m.hip[0] * 0.46, low - 1], [m.hip[0] * 0.7, low + 13])))
    }
  }
  if (details.has('patch-pocket') || details.has('cargo-pocket')) {
    const flap = kind === 'jacket' || details.has('cargo-pocket')
    const chest = design.texture === 'tweed' ? 27 : 24
    const size = kind === 'shirt' || kind === 'pyjamas' ? 10 : 11
    const first = patchPocket(11.2, chest, size, size * 1.1, flap || design.texture === 'denim', flap)
    trims.over.push(...first)
    if (flap || kind === 'coat') trims.over.push(...first.map(mirrorPiece))
    if (kind === 'jacket' && m.hem[1] > 55) {
      const second = patchPocket(12.6, 43, 14, 14.5, false, flap)
      trims.over.push(...second, ...second.map(mirrorPiece))
    }
  }
}

function colorBlock(m: TorsoMeasures, trims: Trims): void {
  const y = m.seam ? 18 : Math.min(34, m.hem[1] - 16)
  trims.marks.push({ kind: 'fill', curve: box(-70, y, 140, 400), tone: 'second' }, seam(curve([-70, y], [[70, y]])))
}

function corset(m: TorsoMeasures, edge: TopEdge, trims: Trims): void {
  const low = m.seam?.[1] ?? m.hem[1]
  for (const t of [0.24, 0.48, 0.74]) {
    const line = curve(
      [m.underarm[0] * t * 1.05, edge.depth - 6],
      [
        [m.underarm[0] * t, 30],
        [m.waist[0] * t, 36],
        [m.waist[0] * t, 40],
      ],
      [
        [m.waist[0] * t * 1.02, 44],
        [m.hem[0] * t, low - 2],
        [m.hem[0] * t, low + 3],
      ],
    )
    trims.marks.push(...bothSides([seam(line), stitch(offset(line, 0.7, 6)), gleam(offset(line, -1.5, 6), 0.9)]))
  }
  if (!trims.over.length) laceUp(edge.depth + 3, 6, trims)
}

function laceUp(from: number, rows: number, trims: Trims): void {
  for (let i = 0; i < rows; i++) {
    const y = from + i * 3.4
    for (const s of [-1, 1]) {
      trims.marks.push(
        {
          kind: 'cord',
          curve: polyline([
            [-1.9 * s, y],
            [1.9 * s, y + 3.4],
          ]),
          width: 0.42,
          tone: 'cream',
        },
        button([1.9 * s, y], 0.4, 'metal'),
      )
    }
  }
  trims.over.push(...bowPieces([0, from + rows * 3.4], 3.2, 'cream', 2))
}

function smocking(m: TorsoMeasures, trims: Trims): void {
  const low = m.seam?.[1] ?? 40
  for (let y = 20; y < low; y += 1.9) {
    const line = Array.from({ length: 27 }, (_, i): Point => [-30 + i * 2.3, y + (i % 2 ? 0.35 : -0.35)])
    trims.marks.push(stitch(polyline(line)))
  }
}

function ruching(m: TorsoMeasures, edge: TopEdge, trims: Trims): void {
  const low = (m.seam?.[1] ?? m.hem[1]) - 3
  const centre = curve([0, edge.depth + 2], [[0, low]])
  const count = Math.round((low - edge.depth) / 3.6)
  const folds = stations(centre, count + 1).flatMap(({ at }, i): Mark[] => [
    fold(bow(at, [at[0] + (i % 2 ? 13 : 18), at[1] - 2.6 + (i % 3)], -0.9), 0.9),
  ])
  trims.marks.push(seam(centre), ...bothSides(folds))
}

function cutout(m: TorsoMeasures, trims: Trims): void {
  const [x, y] = [m.waist[0] + 1.5, 37]
  trims.marks.push(
    ...bothSides([
      {
        kind: 'fill',
        curve: curve(
          [x, y - 8],
          [
            [x - 4, y - 5],
            [x - 10, y - 1],
            [x - 10, y + 1],
          ],
          [
            [x - 10, y + 3],
            [x - 4, y + 6],
            [x, y + 8],
          ],
        ),
        tone: 'cream',
      },
    ]),
  )
}

function twist(trims: Trims): void {
  for (const s of [-1, 1]) {
    for (const d of [4, 9, 14])
      trims.marks.push(fold(bow([1.4 * s, 27], [(d + 6) * s, 22 + (d - 9) * 1.1], 0.9 * s), 1.1))
    for (const d of [4, 9]) trims.marks.push(fold(bow([1.4 * s, 29], [(d + 5) * s, 33 + d * 0.4], -0.9 * s), 1))
  }
  trims.marks.push(
    seam(
      curve(
        [-2.2, 25.6],
        [
          [2.6, 26.4],
          [-2.6, 29.6],
          [2.2, 30.6],
        ],
      ),
    ),
    seam(
      curve(
        [2.2, 25.6],
        [
          [3.4, 27],
          [3.2, 28.6],
          [2.2, 30.6],
        ],
      ),
    ),
  )
}

function pintucks(edge: TopEdge, trims: Trims): void {
  for (const x of [3.4, 5.2, 7])
    trims.marks.push(
      ...bothSides([
        seam(curve([x, edge.depth * 0.7 + 2], [[x, 38]])),
        fold(curve([x + 0.3, edge.depth * 0.8 + 3], [[x + 0.3, 37]]), 0.5),
      ]),
    )
}

/** A chest print: sun over hills, wave, or lettered arc, whichever the seed chooses. */
function graphic(design: Design, m: TorsoMeasures, trims: Trims): void {
  const y = Math.min(30, (m.hem[1] + 12) / 2)
  const r = m.hem[1] < 45 ? 6 : 8.4
  const choice = design.seed % 3
  const fill = (c: Curve, tone: 'second' | 'accent' | 'cream'): void =>
    void trims.marks.push({ kind: 'fill', curve: c, tone, bare: true })
  if (choice === 0) {
    fill(ellipse(0, y, r, r), 'second')
    for (const i of [0, 1, 2, 3])
      trims.marks.push({
        kind: 'fill',
        curve: box(-r - 1, y + r * (0.1 + i * 0.25), 2 * r + 2, r * (0.05 + i * 0.035)),
        tone: 'main',
        bare: true,
      })
  } else if (choice === 1) {
    fill(
      rounded(
        [
          [-r, y - r],
          [r, y - r],
          [r, y + r],
          [-r, y + r],
        ],
        r * 0.3,
      ),
      'second',
    )
    fill(
      curve(
        [-r * 0.8, y + r * 0.7],
        [
          [-r * 0.2, y - r],
          [r * 0.1, y + r * 0.4],
          [r * 0.2, y],
        ],
        [
          [r * 0.4, y - r * 0.4],
          [r * 0.6, y],
          [r * 0.8, y + r * 0.7],
        ],
      ),
      'cream',
    )
  } else {
    const petals = [0, 60, 120, 180, 240, 300].map((a): Curve =>
      ellipse(
        Math.cos((a * Math.PI) / 180) * r * 0.56,
        y + Math.sin((a * Math.PI) / 180) * r * 0.56,
        r * 0.42,
        r * 0.42,
      ),
    )
    for (const p of petals) fill(p, 'second')
    fill(ellipse(0, y, r * 0.36, r * 0.36), 'cream')
  }
  for (const [i, w] of [1.7, 1.2].entries())
    trims.marks.push({
      kind: 'cord',
      curve: curve([-r * w * 0.55, y + r * 1.32 + i * 2], [[r * w * 0.55, y + r * 1.32 + i * 2]]),
      width: i === 0 ? 0.9 : 0.4,
      tone: 'second',
    })
}

function embroidery(design: Design, edge: TopEdge, trims: Trims): void {
  const random = seededRandom(design.seed)
  const [cx, cy] = [0, edge.depth + 6]
  for (let i = 0; i < 7; i++) {
    const x = cx + (i - 3) * 3.4
    const y = cy + Math.abs(i - 3) * -0.9 + within(random, -0.6, 0.6)
    for (let p = 0; p < 5; p++)
      trims.marks.push({
        kind: 'fill',
        curve: ellipse(x + Math.cos(p * 1.257) * 0.95, y + Math.sin(p * 1.257) * 0.95, 0.72, 0.72),
        tone: 'second',
        bare: true,
      })
    trims.marks.push(
      { kind: 'fill', curve: ellipse(x, y, 0.55, 0.55), tone: 'metal', bare: true },
      { kind: 'cord', curve: bow([x, y + 1.6], [x + 0.8, y + 4.4], 0.3), width: 0.24, tone: 'seam' },
    )
  }
}

function laceTrim(m: TorsoMeasures, edge: TopEdge, trims: Trims): void {
  const front = wholeFront(edge)
  trims.over.push({
    outline: join(front, reverse(scallops(offset(front, 2.2, 17), 2.2, 0.8))),
    cloth: 'lace',
    shading: 'none',
  })
  if (!m.seam) {
    const hem = curve(m.hem, [
      [m.hem[0] * 0.66, m.hem[1] + 1],
      [m.hem[0] * 0.33, m.hem[1] + 2],
      [0, m.hem[1] + 2],
    ])
    trims.over.push(laceEdge(hem, 5))
  }
}

function frontRuffle(design: Design, m: TorsoMeasures, edge: TopEdge, trims: Trims): void {
  if (design.details.has('button') || design.kind === 'shirt') {
    const line = curve([2, edge.depth], [[2, m.hem[1] - 14]])
    const frill = join(line, reverse(scallops(offset(line, -3.4, 9), 3, -0.9)))
    const marks = gatherFolds(line, 0, 2.8, 0.6)
    const piece: Piece = { outline: frill, cloth: 'main', shading: 'none', marks }
    trims.over.push(piece, mirrorPiece(piece))
    return
  }
  trims.under.push(...flounce([m.hem[0], m.hem[1]], m.hem[1] > 70 ? 12 : 8, 2))
}

function fringe([x, y]: Point, length: number): Piece {
  const outline = polyline([
    [-x, y],
    [x, y],
    [x * 0.99, y + length],
    [-x * 0.99, y + length],
  ])
  const strands = Array.from({ length: Math.round(x * 1.6) }, (_, i): Mark => {
    const at = -x + (i * 2 * x) / Math.round(x * 1.6) + 0.6
    return seam(bow([at, y], [at + (i % 2 ? 0.3 : -0.3), y + length], 0.15))
  })
  return { outline, cloth: 'main', shading: 'none', marks: strands }
}

function featherStrip(m: TorsoMeasures): Piece {
  const y = m.hem[1]
  const top = curve(
    [m.hem[0], y - 4],
    [
      [m.hem[0] * 0.5, y - 2.6],
      [m.hem[0] * 0.2, y - 2.4],
      [0, y - 2.4],
    ],
  )
  const low = scallops(
    curve(
      [m.hem[0] + 1.6, y + 4],
      [
        [m.hem[0] * 0.5, y + 6],
        [m.hem[0] * 0.2, y + 6.4],
        [0, y + 6.4],
      ],
    ),
    2.4,
    -1.6,
  )
  const outline = symmetric(join(reverse(top), curve([m.hem[0], y - 4], [[m.hem[0] + 1.6, y + 4]]), low))
  const marks = bothSides(stations(low, 18).map(({ at }, i) => seam(bow(at, [at[0] * 0.98 + (i % 2), y - 1.4], 0.5))))
  return { outline, cloth: 'trim', shading: 'flat', marks }
}

function dots(edge: TopEdge, tone: 'cream' | 'metal', trims: Trims): void {
  for (const { at } of stations(offset(wholeFront(edge), 1.8, 17), 19)) trims.marks.push(button(at, 0.55, tone))
}

function sparkle(design: Design, m: TorsoMeasures, trims: Trims): void {
  const random = seededRandom(design.seed + 5)
  for (let i = 0; i < 46; i++) {
    const at: Point = [within(random, -m.underarm[0], m.underarm[0]), within(random, 10, m.hem[1] - 2)]
    trims.marks.push({
      kind: 'fill',
      curve: polyline([
        [at[0], at[1] - 0.8],
        [at[0] + 0.25, at[1]],
        [at[0], at[1] + 0.8],
        [at[0] - 0.25, at[1]],
      ]),
      tone: i % 2 ? 'cream' : 'metal',
      bare: true,
    })
  }
}

function epaulettes(m: TorsoMeasures): Piece[] {
  const [x, y] = m.shoulder
  const tab = rounded(
    [
      [10.4, 0.9],
      [x + 0.6, y - 0.4],
      [x + 1.4, y + 3],
      [10.8, 3.4],
    ],
    1,
  )
  const piece: Piece = {
    outline: tab,
    cloth: 'main',
    shading: 'none',
    marks: [stitch(curve([11, 1.5], [[x, y + 0.4]])), button([11.8, 2.2], 0.55)],
  }
  return [piece, mirrorPiece(piece)]
}

function trenchParts(m: TorsoMeasures, trims: Trims): void {
  const flap = curve(
    [m.shoulder[0] - 1.4, m.shoulder[1] + 0.4],
    [
      [m.shoulder[0] - 2.6, 20],
      [14, 25.4],
      [7.4, 24],
    ],
  )
  trims.marks.push(
    seam(flap),
    stitch(offset(flap, 0.7, 6)),
    seam(
      mirror(
        curve(
          [m.shoulder[0] - 1.6, 17],
          [
            [14, 20],
            [10, 20.4],
            [6.6, 20],
          ],
        ),
      ),
    ),
  )
}

function belt(design: Design, m: TorsoMeasures, trims: Trims): void {
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

function buckled(m: TorsoMeasures): Piece[] {
  return [30, 37].flatMap((y): Piece[] => [
    { outline: box(-m.waist[0] * 0.5, y, m.waist[0], 2.4, 0.4), cloth: 'dark', shading: 'none' },
    ...buckle(0, y + 1.2, 3.6),
  ])
}
