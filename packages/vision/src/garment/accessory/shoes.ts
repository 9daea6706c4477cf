import { movedPiece } from '../move-piece'
import type { Design } from '../design/design'

import type { Drawing, Piece } from '../drawing'
import { boundsOf } from '../geometry/along'

import { boot } from './boots'
import { heel, wedge } from './heels'
import { low } from './low-shoes'
import { sandal } from './sandals'
import { sneaker } from './sneaker'

/**
 * Shoes in side view, toe to the right, heel at x = 0, ground at y = 0 (heights are negative); a shoe is about 27 cm
 * long. The second shoe of the pair stands behind, a little higher and to the left.
 */
export function shoeDrawing(design: Design): Drawing {
  const one = shoe(design)
  const [dx, dy] =
    design.kind === 'tall-boot' ? [-11, -1.6] : design.kind === 'ankle-boot' ? [-9, -6] : [-2.4, -2 - heightOf(one)]
  return { pieces: [...one.map((p) => movedPiece(p, dx, dy)), ...one] }
}

function heightOf(pieces: readonly Piece[]): number {
  const [, top, , bottom] = boundsOf(pieces.map((p) => p.outline))
  return (bottom - top) * 0.82
}

function shoe(design: Design): Piece[] {
  const chunky = design.details.has('platform')
  switch (design.kind) {
    case 'pump':
      if (design.heel === 'wedge') return wedge(design)
      return heel(design, design.toe === 'open' ? 'strappy' : design.strap === 'slingback' ? 'mule' : 'closed')
    case 'heeled-sandal':
      return heel(design, 'strappy')
    case 'mule':
      return heel(design, 'mule')
    case 'loafer':
      return low(design, 'loafer')
    case 'oxford':
      return low(design, 'oxford')
    case 'flat':
      return low(design, 'ballet')
    case 'clog':
      return low(design, 'clog')
    case 'slide':
      return sandal(design, 'slide')
    case 'sandal':
      return sandal(design, 'strappy')
    case 'flip-flop':
      return sandal(design, 'thong')
    case 'wedge':
      return wedge(design)
    case 'ankle-boot':
      return boot(15, chunky)
    case 'tall-boot':
      return boot(40, chunky)
    default:
      return sneaker(design, chunky)
  }
}
