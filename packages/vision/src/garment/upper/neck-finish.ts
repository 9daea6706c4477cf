import type { Design } from '../design/design'
import type { Kind } from '../design/kinds'
import type { Piece } from '../drawing'
import { offset } from '../geometry/along'
import { box, curve, join, mirror, reverse } from '../geometry/curve'
import type { Curve, Point } from '../geometry/curve'
import { lapels, peterPanCollar, sailorCollar, shawlCollar, shirtCollar } from './collar'
import { bowPieces } from './bow'
import { hoodPieces } from './hood'
import { neckBand, neckTube, placket, ruffleNeck } from './neck-tube'
import type { NeckFinish } from './collar'
import type { TopEdge } from './neckline'

const none: NeckFinish = { behind: [], front: [] }
const knitted: ReadonlySet<Kind> = new Set<Kind>(['sweater', 'sweatshirt', 'cardigan', 'tracksuit'])

/** What is sewn to the neckline of this design. */
export function neckFinish(design: Design, edge: TopEdge, breakDepth: number): NeckFinish {
  const { neckline, kind, details } = design
  const contrast = details.has('contrast') || details.has('piping')
  const trim: Piece['cloth'] = contrast ? 'trim' : 'main'
  const [x, depth] = [edge.neck[0], edge.depth]
  switch (neckline) {
    case 'collar':
      return shirtCollar(x, depth, kind === 'jacket' || kind === 'coat' ? 4 : 3, trim)
    case 'polo': {
      const collar = shirtCollar(x, depth, 3.4, contrast ? 'trim' : 'rib')
      return { behind: collar.behind, front: [placket(depth, 13, 3), ...collar.front] }
    }
    case 'camp':
      return lapels(depth, 0.52, false, trim)
    case 'lapel':
      return lapels(
        breakDepth,
        kind === 'coat' || kind === 'trench' ? 1.12 : 0.95,
        details.has('double-breasted'),
        trim,
      )
    case 'shawl':
      return shawlCollar(breakDepth, kind === 'coat' ? 7 : 3.6, trim)
    case 'peter-pan':
      return peterPanCollar(x, depth, details.has('scallop'))
    case 'sailor':
      return sailorCollar(depth)
    case 'turtleneck':
      return neckTube(x, depth, 9, 'rib', true, false)
    case 'mock':
      return neckTube(x, depth, 5, 'rib', false, false)
    case 'funnel':
      return neckTube(x, depth, 8, 'main', false, true)
    case 'stand':
      return neckTube(x, depth, kind === 'bomber' ? 5.4 : 4.4, kind === 'bomber' ? 'rib' : 'main', false, true)
    case 'hood':
      return hoodPieces(details.has('fur-trim') ? 'fur' : 'plain', details.has('drawstring') || kind === 'sweatshirt')
    case 'tie-neck': {
      const band = neckTube(x, depth, 4, 'main', false, false)
      return { behind: band.behind, front: [...band.front, ...bowPieces([0, depth + 0.6], 8.4, 'main', 2.2)] }
    }
    case 'ruffle-neck':
      return ruffleNeck(x, depth)
    case 'henley': {
      const band = neckBand(x, depth, 1.4, 'main', 'round')
      return { behind: [], front: [placket(depth, 12, 3), ...band.front] }
    }
    case 'crew':
    case 'collarless':
      if (kind === 'bomber' || kind === 'tshirt' || knitted.has(kind))
        return neckBand(x, depth, knitted.has(kind) ? 2.4 : 1.7, contrast ? 'trim' : 'rib', 'round')
      return none
    case 'v':
      if (knitted.has(kind) && kind !== 'cardigan') return neckBand(x, depth, 2.2, contrast ? 'trim' : 'rib', 'v')
      return none
    case 'strap':
    case 'sweetheart':
      return edge.kind === 'strap' ? straps(edge) : none
    default:
      return none
  }
}

/** Thin straps from the bodice over the shoulder; their back ends show behind. */
function straps(edge: TopEdge): NeckFinish {
  const [x, y] = edge.neck
  const band = (from: Point, to: Point, half: number): Curve => {
    const line = curve(from, [
      [from[0] + (to[0] - from[0]) * 0.3, from[1] + (to[1] - from[1]) * 0.35],
      [to[0] + 0.5, to[1] + 3],
      to,
    ])
    return join(offset(line, half, 4), reverse(offset(line, -half, 4)))
  }
  const front: Piece = { outline: band([x - 0.1, y + 0.6], [8.3, -2.2], 0.6), cloth: 'plain', shading: 'none' }
  const slider = box(x - 0.9, y - 4.4, 1.5, 0.8, 0.2)
  const ring: Piece = { outline: slider, cloth: 'metal', shading: 'none' }
  const both = (p: Piece): Piece[] => [{ ...p, outline: mirror(p.outline) }, p]
  return { behind: [], front: [...both(front), ...both(ring)] }
}
