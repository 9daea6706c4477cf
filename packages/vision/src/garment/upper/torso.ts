import type { Design } from '../design/design'
import type { Drawing, Mark, Piece } from '../drawing'
import { fold } from '../drawing'
import type { Curve, Point } from '../geometry/curve'
import { bow, curve, join, mirror, reverse } from '../geometry/curve'
import { sleevePieces } from './sleeve'
import { topEdge } from './neckline'
import type { TopEdge } from './neckline'
import { torsoMeasures } from './torso-measures'
import type { TorsoMeasures } from './torso-measures'

/** Dresses, tops, knitwear, jackets and coats: everything that hangs from the shoulders. */
export function torsoDrawing(design: Design): Drawing {
  const m = torsoMeasures(design)
  const edge = topEdge(design.neckline, m, design.sleeve === 'none', false)
  const pieces: Piece[] = []
  if (edge.inside) pieces.push({ outline: edge.inside, cloth: 'inside', shading: 'none' })
  pieces.push(...sleevePieces(design, edge.armhole, edge.otherSide === undefined))
  pieces.push({ outline: bodyOutline(edge, m), cloth: 'main', marks: bodyFolds(m) })
  return { pieces }
}

/** Front panel from the top edge down the side seams to the hem. */
function bodyOutline(edge: TopEdge, m: TorsoMeasures): Curve {
  const side = sideSeam(m)
  const hem = bow(m.hem, [0, m.hem[1] + 1.4], -0.2)
  const right = join(edge.front, edge.over, side, hem)
  const left = edge.otherSide ? join(edge.otherSide, side, hem) : right
  return join(right, reverse(mirror(left)))
}

function sideSeam(m: TorsoMeasures): Curve {
  const [wx, wy] = m.waist
  const [hx, hy] = m.hip
  if (m.hem[1] < hy)
    return curve(m.underarm, [[(m.underarm[0] + wx) / 2, m.underarm[1] + 8], [m.hem[0], m.hem[1] - 8], m.hem])
  return curve(
    m.underarm,
    [[m.underarm[0] - 0.6, m.underarm[1] + 7], [wx, wy - 7], m.waist],
    [[wx, wy + 7], [hx, hy - 9], m.hip],
    [[hx + 0.4, hy + (m.hem[1] - hy) * 0.4], [m.hem[0], m.hem[1] - (m.hem[1] - hy) * 0.3], m.hem],
  )
}

function bodyFolds(m: TorsoMeasures): Mark[] {
  const p = (x: number, y: number): Point => [x, y]
  const right = [bow(p(m.underarm[0] - 1, m.underarm[1] + 1), p(m.underarm[0] - 9, m.underarm[1] + 9), 1)]
  return [...right, ...right.map(mirror)].map((c) => fold(c, 0.9))
}
