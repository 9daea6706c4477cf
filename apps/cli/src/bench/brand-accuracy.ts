import { extractGarment } from '@trendee/core/extraction/extract-garment'
import type { KnownBrands } from '@trendee/core/extraction/known-brands'
import type { CatalogRow } from './catalog-labels'

/** Numbers of titles. */
export interface BrandAccuracy {
  /** The title gives the brand of the field, but for letter case and punctuation. */
  readonly right: number
  /** The title gives the beginning of the field's name: "Calvin Klein" of Calvin Klein Jeans. */
  readonly part: number
  readonly other: number
  readonly none: number
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')
}

/** How often a title alone gives the brand that its row's field states. */
export function measureBrands(
  rows: readonly Pick<CatalogRow, 'title' | 'brand'>[],
  brands: KnownBrands,
): BrandAccuracy {
  const tally = { right: 0, part: 0, other: 0, none: 0 }
  for (const { title, brand } of rows) {
    const found = extractGarment({ title, brands }).brand
    if (found === null) tally.none += 1
    else if (plain(found.words) === plain(brand) || plain(found.value) === plain(brand)) tally.right += 1
    else if (plain(brand).startsWith(plain(found.words))) tally.part += 1
    else tally.other += 1
  }
  return tally
}
