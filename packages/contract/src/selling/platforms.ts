import { z } from 'zod'

/** Name in the path → platform in the data. Shopee and Lazada are not in the specification: their feeds are. */
export const SELLING_PLATFORMS = {
  shein: 'shein',
  temu: 'temu',
  tiktok_shop: 'tiktok-shop',
  amazon: 'amazon',
  brand_site: 'brand-site',
  etsy: 'etsy',
  shopee: 'shopee',
  lazada: 'lazada',
} as const
export type MarketplacePath = keyof typeof SELLING_PLATFORMS
/** `shop`: any shop that customers' own tables brought; which, the caller says. */
export type SellingPath = MarketplacePath | 'shop'

/** Platform of the products of tables that name no shop. */
export const UNNAMED_SHOP = 'catalog'
const SHOP_PLATFORM = new RegExp(`^(?:${UNNAMED_SHOP}|shop-[a-z0-9-]{1,35})$`)

/** Whether a platform is a shop that customers' own tables brought. */
export function isShopPlatform(platform: string): boolean {
  return SHOP_PLATFORM.test(platform)
}

/** A shop that customers' own tables brought, by its platform in the data. */
export const shopPlatform = z.string().regex(SHOP_PLATFORM, 'the platform of a shop, as the filters list it')

/** Any platform of which products are known. */
export const sellingPlatform = z.union([z.enum(SELLING_PLATFORMS), shopPlatform])

/** What the platform of a path is called in the reference. */
export function calledInReference(path: SellingPath): string {
  return path === 'shop' ? "a shop of one's own tables" : SELLING_PLATFORMS[path]
}

/** A platform and the path of its questions. */
export interface SellingPlace {
  readonly path: SellingPath
  readonly platform: string
}

/** Where the questions about a platform are asked; `null` of one that sells nothing. */
export function sellingPlace(platform: string): SellingPlace | null {
  if (isShopPlatform(platform)) return { path: 'shop', platform }
  const path = (Object.keys(SELLING_PLATFORMS) as MarketplacePath[]).find((one) => SELLING_PLATFORMS[one] === platform)
  return path === undefined ? null : { path, platform }
}
