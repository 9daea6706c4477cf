import { bowPieces } from './bow'
import { bothSides } from './pockets'
import { flounce } from '../lower/skirt-panel'
import type { Design } from '../design/design'
import { stitch } from '../drawing'
import { offset } from '../geometry/along'
import { bow, curve, join, mirror, polyline, symmetric } from '../geometry/curve'
import { points } from '../geometry/path-text'
import { belt, buckled } from './belt'
import { epaulettes, featherStrip, fringe, frontRuffle, laceTrim, trenchParts } from './edge-trims'
import { wholeFront } from './neckline'
import type { TopEdge } from './neckline'
import { flapPocket, patchPocket, slantPocket } from './pockets'
import { mirrorPiece } from './sleeve'
import type { TorsoMeasures } from './torso-measures'
import {
  colorBlock,
  corset,
  cutout,
  dots,
  embroidery,
  graphic,
  laceUp,
  pintucks,
  ruching,
  smocking,
  sparkle,
  twist,
} from './torso-ornaments'
import type { Trims } from './trims'

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
  if ((details.has('peplum') || details.has('tier')) && !m.seam)
    trims.under.push(...flounce([m.hem[0], m.hem[1]], 12, 2))
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
      curve: polyline(points('9.6 26.4 18.4 25 18.6 26.8 9.8 28.2')),
      tone: 'main',
    })
    return
  }
  if (kind === 'vest') {
    trims.marks.push(
      ...bothSides([
        {
          kind: 'fill',
          curve: polyline(points('7.4 39 14.6 37.6 14.8 39.2 7.6 40.6')),
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
