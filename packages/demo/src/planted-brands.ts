import type { DemoProduct, DemoShop } from './demo-products'
import { BRANDS, STOREFRONTS } from './vocabulary/names'

/** What is planted into brands, for tests to find again; days are counted back from the end of the world. */

/** From its day on, this brand's own shop takes so much off all that it sells. */
export const DISCOUNTING_BRAND = { brand: 'Nordelune', fromDaysAgo: 35, share: 0.4 } as const

/** A usual product of a brand's own shop that is listed without stock from its day on. */
export const SOLD_OUT_PRODUCT = { shop: 'brand-site', index: 9, launchedDaysAgo: 240, goneDaysAgo: 35 } as const

/** A brand of which nothing was to be had before its day. */
export const NEW_BRAND = { brand: 'Jessavine', fromDaysAgo: 60 } as const

/** A brand that the marketplace shouts in part of its listings. */
const SHOUTED_BRAND = 'Quillette Row'

export interface PlantedFate {
  readonly launchDay?: number
  readonly goneDay?: number
  readonly vanishes?: boolean
  readonly sale?: NonNullable<DemoProduct['sale']>
}

/** The brand whose own shop sells a product, in turn. */
export function storefrontOf(index: number): (typeof STOREFRONTS)[number] | undefined {
  return STOREFRONTS[index % STOREFRONTS.length]
}

/** What is laid down for one product, whatever was drawn for it. */
export function plantedFate(shop: DemoShop, index: number, asOfDay: number): PlantedFate {
  if (shop !== 'brand-site') return {}
  if (index === SOLD_OUT_PRODUCT.index) {
    const { launchedDaysAgo, goneDaysAgo } = SOLD_OUT_PRODUCT
    return { launchDay: asOfDay - launchedDaysAgo, goneDay: asOfDay - goneDaysAgo, vanishes: false }
  }
  const { brand, fromDaysAgo, share } = DISCOUNTING_BRAND
  return storefrontOf(index)?.[0] === brand ? { sale: { fromDay: asOfDay - fromDaysAgo, share } } : {}
}

/** The brand of a marketplace's product, as its listing writes it. */
export function listedBrand(drawn: string, product: DemoProduct, asOfDay: number): string {
  const isNew = product.launchDay > asOfDay - NEW_BRAND.fromDaysAgo
  if (isNew && product.index % 8 === 1) return NEW_BRAND.brand
  if (drawn === NEW_BRAND.brand) return BRANDS[0] ?? drawn
  return drawn === SHOUTED_BRAND && product.index % 3 === 0 ? drawn.toUpperCase() : drawn
}
