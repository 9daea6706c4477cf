import type { GarmentDesign } from './design-garment'
import type { DemoShop } from './demo-products'
import { SaidWords } from './said-words'
import type { Draws } from './seeded-draws'
import type { Family } from './vocabulary/attribute-pools'
import { SHOP_LABELS } from './vocabulary/names'

const WEARER_WORDS = { women: "Women's", men: "Men's", girls: "Girls'", boys: "Boys'", unisex: 'Unisex' } as const

/** The label under which the large shop sells to this wearer. */
export function shopLabel(design: GarmentDesign, draws: Draws): string {
  if (design.wearer === 'men') return SHOP_LABELS[3] ?? ''
  if (design.wearer === 'girls' || design.wearer === 'boys') return SHOP_LABELS[6] ?? ''
  if (design.attributes.get('fit-type') === 'Plus Size') return SHOP_LABELS[2] ?? ''
  return SHOP_LABELS[draws.pick([0, 0, 1, 4, 5])] ?? ''
}

/** What a title of a design says, each part '' where the design or the name already says it. */
class TitleWords extends SaidWords {
  readonly who: string

  constructor(design: GarmentDesign) {
    super(design)
    this.who = WEARER_WORDS[design.wearer]
  }

  /** `with Pockets`, as every seller of clothes with pockets says. */
  detail(): string {
    const detail = this.of('detail')
    return detail === 'Pockets' ? 'with Pockets' : detail
  }

  /** `Belted Design`, `Lace Trim Design`: what the large shop puts behind its comma. */
  detailPhrase(): string {
    const detail = this.of('detail')
    if (detail === '') return ''
    return detail === 'Pockets' ? 'With Pockets' : `${detail} Design`
  }

  /** Brands say what is special about a piece, not that it is casual. */
  distinctStyle(): string {
    const style = this.of('style')
    return style === 'Casual' || style === 'Basic' ? '' : style
  }

  gift(): string {
    if (this.design.wearer === 'men') return 'Gift for Him'
    return this.design.wearer === 'women' ? 'Gift for Her' : this.who
  }
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}

const OCCASIONS = ['Daily Wear', 'Weekend', 'Travel', 'Vacation'] as const
const CHILD_OCCASIONS = ['School', 'Weekend', 'Playtime', 'Birthday'] as const
const WARM_FAMILIES: ReadonlySet<Family> = new Set(['swim', 'shorts', 'one-piece'])
const COLD_FAMILIES: ReadonlySet<Family> = new Set(['outerwear', 'knit', 'sweat', 'boots'])

const WARM_FABRICS: ReadonlySet<string> = new Set(['Linen', 'Linen Blend', 'Seersucker', 'Straw', 'Crochet'])
const COLD_FABRICS: ReadonlySet<string> = new Set([
  'Wool',
  'Cashmere',
  'Velvet',
  'Sherpa',
  'Shearling',
  'Fleece',
  'Corduroy',
  'Tweed',
  'Knit',
])

/** What a seller says a garment is for. */
function occasionsOf(design: GarmentDesign): readonly string[] {
  if (design.wearer === 'girls' || design.wearer === 'boys') return CHILD_OCCASIONS
  const fabric = design.attributes.get('fabric') ?? ''
  if (WARM_FABRICS.has(fabric) || WARM_FAMILIES.has(design.garment.family))
    return ['Summer', 'Vacation', 'Spring Summer']
  return COLD_FABRICS.has(fabric) || COLD_FAMILIES.has(design.garment.family)
    ? ['Fall', 'Winter', 'Fall Winter']
    : OCCASIONS
}

const TEMU_TAILS = ['Machine Washable', 'All Season', 'Soft And Comfortable', 'Fashionable', 'Gift Idea'] as const

/** What a shop's sellers are given to write a title with. */
interface TitleParts {
  readonly words: TitleWords
  readonly brand: string
  readonly occasion: string
  readonly tail: string
}

function commaed(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}

const TITLES: Readonly<Record<DemoShop, (parts: TitleParts) => string>> = {
  shein: ({ words, brand, occasion }) =>
    commaed(
      joined(
        brand,
        words.who,
        words.of('style'),
        words.of('color'),
        words.print(),
        words.of('neckline'),
        words.of('sleeve'),
        words.of('fit-type'),
        words.of('texture'),
        words.of('fabric'),
        words.of('shape'),
        words.name,
      ),
      words.detailPhrase(),
      `Perfect For ${occasion}`,
    ),
  temu: ({ words, tail }) =>
    commaed(
      joined(words.who, words.of('style'), words.print(), words.of('shape'), words.of('fabric'), words.name),
      joined(words.of('color'), words.of('neckline'), words.of('sleeve')),
      joined(words.of('fit-type'), words.of('texture'), words.detail()),
      tail,
    ),
  'tiktok-shop': ({ words, occasion }) =>
    joined(
      words.who,
      words.of('style'),
      words.of('color'),
      words.print(),
      words.of('fit-type'),
      words.of('neckline'),
      words.of('sleeve'),
      words.of('texture'),
      words.of('fabric'),
      words.of('shape'),
      words.name,
      words.detail(),
      'for',
      occasion,
    ),
  amazon: ({ words, brand }) =>
    commaed(
      joined(
        brand,
        words.who,
        words.of('texture'),
        words.of('fabric'),
        words.of('shape'),
        words.print(),
        words.name,
        words.of('style'),
        words.of('fit-type'),
        words.of('neckline'),
        words.of('sleeve'),
        words.detail(),
      ),
      words.of('color'),
    ),
  etsy: ({ words }) =>
    commaed(
      joined('Handmade', words.of('color'), words.fineFabric(), words.name),
      joined(words.of('style'), words.print(), words.of('shape'), words.of('neckline'), words.of('sleeve')),
      joined(words.of('texture'), words.detail(), words.of('fit-type')),
      words.gift(),
    ),
  'brand-site': ({ words }) =>
    joined(
      words.distinctStyle(),
      words.of('texture'),
      words.of('shape'),
      words.fineFabric(),
      words.print(),
      words.of('neckline'),
      words.of('sleeve'),
      words.name,
      '-',
      words.of('color') || 'Classic',
    ),
}

/** A title as the shop's sellers write it: same design, other habits. `brand` is used where the shop's titles carry one. */
export function titleFor(shop: DemoShop, design: GarmentDesign, brand: string, draws: Draws): string {
  const occasion = draws.pick(occasionsOf(design))
  return TITLES[shop]({ words: new TitleWords(design), brand, occasion, tail: draws.pick(TEMU_TAILS) })
}
