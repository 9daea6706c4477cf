import type { Design } from './design/design'
import type { Drawing } from './drawing'
import {
  capeDrawing,
  jumpsuitDrawing,
  overallsDrawing,
  pyjamasDrawing,
  setDrawing,
  suitDrawing,
  tracksuitDrawing,
  twoPieceUnderwear,
} from './ensembles'
import { braPieces, briefsPieces } from './lower/intimates'
import { skirtDrawing } from './lower/skirt'
import { trousersDrawing } from './lower/trousers'
import { torsoDrawing } from './upper/torso'

/** Chooses the builder for a kind of garment. */
export function buildDrawing(design: Design): Drawing {
  switch (design.kind) {
    case 'trousers':
    case 'jeans':
    case 'leggings':
    case 'shorts':
      return trousersDrawing(design)
    case 'skirt':
    case 'skort':
      return skirtDrawing(design)
    case 'jumpsuit':
      return jumpsuitDrawing(design)
    case 'overalls':
      return overallsDrawing(design)
    case 'cape':
      return capeDrawing()
    case 'bra':
      return { pieces: braPieces(design) }
    case 'briefs':
      return { pieces: briefsPieces(design) }
    case 'bikini':
    case 'lingerie-set':
      return twoPieceUnderwear(design)
    case 'pyjamas':
      return pyjamasDrawing(design)
    case 'set':
      return setDrawing(design)
    case 'suit':
      return suitDrawing(design)
    case 'tracksuit':
      return tracksuitDrawing(design)
    default:
      return torsoDrawing(design)
  }
}
