import { bowPieces } from './bow'
import { bothSides } from './pockets'
import type { Design } from '../design/design'
import { button, fold, gleam, seam, stitch } from '../drawing'
import type { Mark } from '../drawing'
import { offset, stations } from '../geometry/along'
import { bow, box, curve, ellipse, polyline, rounded } from '../geometry/curve'
import type { Curve, Point } from '../geometry/curve'
import { path } from '../geometry/path-text'
import { seededRandom, within } from '../seeded-random'
import { wholeFront } from './neckline'
import type { TopEdge } from './neckline'
import type { TorsoMeasures } from './torso-measures'
import type { Trims } from './trims'

export function colorBlock(m: TorsoMeasures, trims: Trims): void {
  const y = m.seam ? 18 : Math.min(34, m.hem[1] - 16)
  trims.marks.push({ kind: 'fill', curve: box(-70, y, 140, 400), tone: 'second' }, seam(curve([-70, y], [[70, y]])))
}

export function corset(m: TorsoMeasures, edge: TopEdge, trims: Trims): void {
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

export function laceUp(from: number, rows: number, trims: Trims): void {
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

export function smocking(m: TorsoMeasures, trims: Trims): void {
  const low = m.seam?.[1] ?? 40
  for (let y = 20; y < low; y += 1.9) {
    const line = Array.from({ length: 27 }, (_, i): Point => [-30 + i * 2.3, y + (i % 2 ? 0.35 : -0.35)])
    trims.marks.push(stitch(polyline(line)))
  }
}

export function ruching(m: TorsoMeasures, edge: TopEdge, trims: Trims): void {
  const low = (m.seam?.[1] ?? m.hem[1]) - 3
  const centre = curve([0, edge.depth + 2], [[0, low]])
  const count = Math.round((low - edge.depth) / 3.6)
  const folds = stations(centre, count + 1).flatMap(({ at }, i): Mark[] => [
    fold(bow(at, [at[0] + (i % 2 ? 13 : 18), at[1] - 2.6 + (i % 3)], -0.9), 0.9),
  ])
  trims.marks.push(seam(centre), ...bothSides(folds))
}

export function cutout(m: TorsoMeasures, trims: Trims): void {
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

export function twist(trims: Trims): void {
  for (const s of [-1, 1]) {
    for (const d of [4, 9, 14])
      trims.marks.push(fold(bow([1.4 * s, 27], [(d + 6) * s, 22 + (d - 9) * 1.1], 0.9 * s), 1.1))
    for (const d of [4, 9]) trims.marks.push(fold(bow([1.4 * s, 29], [(d + 5) * s, 33 + d * 0.4], -0.9 * s), 1))
  }
  trims.marks.push(
    seam(path('M-2.2 25.6C2.6 26.4 -2.6 29.6 2.2 30.6')),
    seam(path('M2.2 25.6C3.4 27 3.2 28.6 2.2 30.6')),
  )
}

export function pintucks(edge: TopEdge, trims: Trims): void {
  for (const x of [3.4, 5.2, 7])
    trims.marks.push(
      ...bothSides([
        seam(curve([x, edge.depth * 0.7 + 2], [[x, 38]])),
        fold(curve([x + 0.3, edge.depth * 0.8 + 3], [[x + 0.3, 37]]), 0.5),
      ]),
    )
}

/** A chest print: sun over hills, wave, or lettered arc, whichever the seed chooses. */
export function graphic(design: Design, m: TorsoMeasures, trims: Trims): void {
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

export function embroidery(design: Design, edge: TopEdge, trims: Trims): void {
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

export function dots(edge: TopEdge, tone: 'cream' | 'metal', trims: Trims): void {
  for (const { at } of stations(offset(wholeFront(edge), 1.8, 17), 19)) trims.marks.push(button(at, 0.55, tone))
}

export function sparkle(design: Design, m: TorsoMeasures, trims: Trims): void {
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
