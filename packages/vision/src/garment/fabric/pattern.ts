import type { Design } from '../design/design'
import type { Kind } from '../design/kinds'
import type { Palette } from '../palette'
import * as lines from './pattern-lines'
import * as motifs from './pattern-motifs'
import * as wild from './pattern-wild'
import type { Tile } from './tile'

/** These are blocked or printed by marks on the garment's body instead of by a repeating tile. */
const blockedBySeam: ReadonlySet<Kind> = new Set<Kind>([
  'dress',
  'top',
  'tshirt',
  'tank',
  'sweater',
  'sweatshirt',
  'cardigan',
  'bomber',
  'jacket',
  'puffer',
  'shirt',
  'coat',
  'swimsuit',
  'bodysuit',
  'blazer',
  'vest',
  'robe',
  'trench',
])

/** The repeating print or weave on the ground colour; undefined for plain cloth and for ombré (a gradient). */
export function patternTile({ pattern, seed, kind, colors }: Design, palette: Palette): Tile | undefined {
  switch (pattern) {
    case 'solid':
    case 'graphic':
    case 'ombre':
      return undefined
    case 'color-block':
      return blockedBySeam.has(kind) ? undefined : wild.colorBlock(palette)
    case 'stripe':
      return lines.stripe(palette)
    case 'breton':
      return lines.breton(palette)
    case 'pinstripe':
      return lines.pinstripe(palette)
    case 'rugby':
      return lines.rugby(palette)
    case 'multi-stripe':
      return lines.multiStripe(colors)
    case 'check':
      return lines.check(palette)
    case 'windowpane':
      return lines.windowpane(palette)
    case 'glen':
      return lines.glen(palette)
    case 'gingham':
      return lines.gingham(palette)
    case 'checkerboard':
      return lines.checkerboard(palette)
    case 'houndstooth':
      return lines.houndstooth(palette)
    case 'plaid':
      return lines.plaid(palette)
    case 'argyle':
      return lines.argyle(palette)
    case 'chevron':
      return lines.chevron(palette)
    case 'herringbone':
      return lines.herringbone(palette)
    case 'ikat':
      return lines.ikat(palette)
    case 'fair-isle':
      return lines.fairIsle(palette)
    case 'polka-dot':
      return motifs.polkaDot(palette)
    case 'ditsy':
      return motifs.ditsy(palette, seed)
    case 'floral':
      return motifs.floral(palette, seed)
    case 'tropical':
      return motifs.tropical(palette, seed)
    case 'paisley':
      return motifs.paisley(palette, seed)
    case 'bandana':
      return motifs.bandana(palette)
    case 'star':
    case 'heart':
    case 'fruit':
    case 'butterfly':
    case 'letter':
      return motifs.figures(pattern, palette, seed)
    case 'geometric':
      return motifs.geometric(palette, seed)
    case 'patchwork':
      return motifs.patchwork(palette, seed)
    case 'toile':
      return motifs.toile(palette, seed)
    case 'leopard':
      return wild.leopard(palette, seed)
    case 'zebra':
      return wild.zebra(palette, seed)
    case 'tiger':
      return wild.tiger(palette, seed)
    case 'snake':
      return wild.snake(palette, seed)
    case 'cow':
      return wild.cow(palette, seed)
    case 'camouflage':
      return wild.camouflage(palette, seed)
    case 'tie-dye':
      return wild.tieDye(palette, seed)
    case 'abstract':
      return wild.abstract(palette, seed)
    default:
      return wild.marble(palette, seed)
  }
}
