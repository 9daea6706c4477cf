import { createHash } from 'node:crypto'
import type { Platform, ShopPlatform } from './records'

/** Marketplaces that feeds of their own know: a table that names one of them lists its products. */
const MARKETPLACES: ReadonlyMap<string, Platform> = new Map([
  ['shein', 'shein'],
  ['temu', 'temu'],
  ['tiktok-shop', 'tiktok-shop'],
  ['tiktokshop', 'tiktok-shop'],
  ['amazon', 'amazon'],
  ['etsy', 'etsy'],
  ['shopee', 'shopee'],
  ['lazada', 'lazada'],
])

/** Letters of a name that its platform shows: with the hash, platforms have at most 40. */
const MOST_LETTERS = 24

export interface NamedShop {
  readonly platform: Platform
  /** As it was written; '' of a marketplace, which is called as everywhere. */
  readonly shop: string
}

/**
 * The platform of a shop that a table or its importer names: the marketplace of that name, else one of its own, so that
 * product 1 of two shops is two products. Case, spaces and punctuation of the name do not count. What a-z and digits cannot write
 * (Chinese, ø) is told apart by a hash.
 */
export function namedShop(name: string): NamedShop {
  const words = name.normalize('NFKC').toLowerCase().trim()
  const bare = words.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const latin = bare.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  const marketplace = MARKETPLACES.get(latin)
  if (marketplace !== undefined) return { platform: marketplace, shop: '' }
  const isWhole = latin !== '' && latin.length <= MOST_LETTERS && !/[^\P{L}a-z]|[^\P{N}0-9]/u.test(bare)
  return { platform: isWhole ? `shop-${latin}` : hashed(latin, words), shop: name }
}

/** The platform of an own shop whose export does not name it. */
export function ownShop(name: string | undefined): NamedShop {
  return name === undefined ? { platform: 'brand-site', shop: '' } : namedShop(name)
}

function hashed(latin: string, words: string): ShopPlatform {
  const letters = words.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim() || words
  const hash = createHash('sha256').update(letters).digest('hex').slice(0, 8)
  const shown = latin.slice(0, MOST_LETTERS).replace(/-$/, '')
  return shown === '' ? `shop-${hash}` : `shop-${shown}-${hash}`
}
