import type { Design } from '../design/design'

import { part, scallops, waves, zigzag } from '../geometry/along'
import { bow, curve, join, mirror, reverse } from '../geometry/curve'
import type { Curve, Point } from '../geometry/curve'
import { path } from '../geometry/path-text'
import type { TopEdge } from './neckline'
import type { TorsoMeasures } from './torso-measures'

/** Front panel from the top edge down the side seams to the hem (or to the waist seam or the rib). */
export function bodyOutline(design: Design, edge: TopEdge, m: TorsoMeasures, rib: number): Curve {
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

export const hasSlantedHem = ({ details, shape, kind }: Design): boolean =>
  (details.has('asymmetric-hem') || shape === 'asymmetric') && (kind === 'dress' || kind === 'top' || kind === 'tank')

function slantedHem(m: TorsoMeasures): Curve {
  const rise = (m.hem[1] - m.underarm[1]) * 0.28
  return waves(bow(m.hem, [-m.hem[0] + 0.6, m.hem[1] - rise], -2), 2, 0.6)
}

function sideSeam(design: Design, m: TorsoMeasures, rib: number): Curve {
  if (design.kind === 'swimsuit' || design.kind === 'bodysuit') return legCut(m, design.kind === 'swimsuit' ? 4 : 0)
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
function legCut(m: TorsoMeasures, higher: number): Curve {
  const [wx, wy] = m.waist
  const hip: Point = [m.hip[0] - 0.6 - higher * 0.2, 57 - higher]
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
export function hemLine(design: Design, m: TorsoMeasures, rib: number): Curve {
  if (design.kind === 'swimsuit' || design.kind === 'bodysuit') return path('M3.6 75C2.4 75.8 1.2 76 0 76')
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
