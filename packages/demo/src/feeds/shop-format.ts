import type { DemoProduct, DemoShop } from '../demo-products'
import type { GarmentDesign } from '../design-garment'
import type { SeenProduct } from '../product-sales'
import type { Draws } from '../seeded-draws'

/** How one shop's feed writes products: what never changes is worked out once, what changes once a capture. */
export interface ShopFormat<Fixed> {
  readonly shop: DemoShop
  /** `csv` has a header line; `json` is one list, after `opening`. */
  readonly opening: string
  readonly between: string
  /** What ends a file of so many rows. */
  closing(rows: number): string
  describe(product: DemoProduct, draws: Draws): Fixed
  row(fixed: Fixed, seen: SeenProduct): string
}

export const IMAGE_HOST = 'https://images.trendee.demo'
/** Shops' pages lead nowhere on purpose: an invented id must not open a real shop's page. */
export const PAGE_HOST = 'https://www.trendee.demo'

export function imageUrl(shop: DemoShop, product: DemoProduct, view = 1): string {
  return `${IMAGE_HOST}/${shop}/${product.id}${view === 1 ? '' : `-${view}`}.jpg`
}

/** The last part of a page's address. */
export function pageName(title: string): string {
  return title.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}

export const WEARER_NAMES = { women: 'Women', men: 'Men', girls: 'Girls', boys: 'Boys', unisex: 'Unisex' } as const

const ROOTS: Readonly<Partial<Record<GarmentDesign['garment']['family'], string>>> = {
  shoes: 'Shoes',
  boots: 'Shoes',
  bag: 'Bags',
  jewelry: 'Jewelry',
  headwear: 'Apparel Accessories',
  accessory: 'Apparel Accessories',
  sport: 'Sportswear',
  swim: 'Beachwear',
}

/** A shop's category path, widest first. */
export function categoryPath(design: GarmentDesign): readonly string[] {
  const wearer = WEARER_NAMES[design.wearer]
  const root = ROOTS[design.garment.family]
  return [root ?? `${wearer} Clothing`, `${wearer} ${plural(design.name)}`]
}

function plural(name: string): string {
  if (name.endsWith('s') || name.endsWith('wear')) return name.endsWith('ss') ? `${name}es` : name
  return name.endsWith('ch') ? `${name}es` : `${name}s`
}

/** A plain sentence or two about the garment. */
export function descriptionOf(design: GarmentDesign): string {
  const fabric = design.attributes.get('fabric')
  const detail = design.attributes.get('detail')
  const fit = design.attributes.get('fit-type')
  return [
    fabric === undefined ? '' : `Made of ${fabric.toLowerCase()}.`,
    detail === undefined ? '' : `Finished with ${detail.toLowerCase()}.`,
    fit === undefined ? '' : `${fit}.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
