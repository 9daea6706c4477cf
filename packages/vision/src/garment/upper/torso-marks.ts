import type { Design } from '../design/design'
import { fold, seam, stitch } from '../drawing'
import type { Mark } from '../drawing'
import { offset } from '../geometry/along'
import { bow, curve, mirror, symmetric } from '../geometry/curve'
import type { Point } from '../geometry/curve'
import { path } from '../geometry/path-text'
import { wholeFront } from './neckline'
import type { TopEdge } from './neckline'
import { bothSides } from './pockets'
import type { TorsoMeasures } from './torso-measures'
import { hasSlantedHem, hemLine } from './torso-outline'

export function hemStitch(design: Design, m: TorsoMeasures, rib: number): Mark[] {
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

export function edgeMarks(design: Design, edge: TopEdge): Mark[] {
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
  if (design.neckline === 'cowl') marks.push(...drapes(edge))
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
    const yoke = symmetric(path('M0 17C2 13.4 9 12 14 16C18 18 20 20 26 22L26 -4L0 -4'))
    marks.push({ kind: 'fill', curve: yoke, tone: 'cream', opacity: 0.5 })
  }
  return marks
}

/** Folds that hang from shoulder to shoulder, deeper towards the waist. */
function drapes(edge: TopEdge): Mark[] {
  return [1.5, 5, 9, 14].map((d): Mark => {
    const x = edge.neck[0] + 1.5 + d * 0.3
    const y = 1.5 + d * 0.7
    const low = edge.depth + d * 1.25
    return fold(
      curve(
        [x, y],
        [
          [x * 0.62, low],
          [-x * 0.62, low],
          [-x, y],
        ],
      ),
      1.5,
    )
  })
}

export function bodyFolds(design: Design, m: TorsoMeasures): Mark[] {
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
