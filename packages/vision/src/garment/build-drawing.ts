import { bagDrawing } from './accessory/bags'
import { headwearDrawing } from './accessory/headwear'
import { jewelleryDrawing } from './accessory/jewellery'
import { shoeDrawing } from './accessory/shoes'
import { smallPieceDrawing } from './accessory/small-pieces'
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
    case 'tote':
    case 'shoulder-bag':
    case 'crossbody':
    case 'backpack':
    case 'clutch':
    case 'bucket-bag':
    case 'top-handle':
    case 'belt-bag':
    case 'wallet':
      return bagDrawing(design)
    case 'sneaker':
    case 'pump':
    case 'loafer':
    case 'ankle-boot':
    case 'tall-boot':
    case 'sandal':
    case 'flip-flop':
    case 'heeled-sandal':
    case 'flat':
    case 'slide':
    case 'mule':
    case 'clog':
    case 'wedge':
    case 'oxford':
      return shoeDrawing(design)
    case 'cap':
    case 'beanie':
    case 'bucket-hat':
    case 'sun-hat':
    case 'beret':
    case 'headband':
    case 'hair-clip':
      return headwearDrawing(design)
    case 'sunglasses':
    case 'necklace':
    case 'earrings':
    case 'ring':
    case 'bracelet':
    case 'watch':
    case 'brooch':
      return jewelleryDrawing(design)
    case 'scarf':
    case 'belt':
    case 'socks':
    case 'tights':
    case 'gloves':
    case 'tie':
    case 'keyring':
    case 'umbrella':
      return smallPieceDrawing(design)
    default:
      return torsoDrawing(design)
  }
}
