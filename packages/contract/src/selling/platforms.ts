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
export type SellingPath = keyof typeof SELLING_PLATFORMS
