import type { PastDay } from '@trendee/contract/parameters'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { inRegion, trendPath } from '../../shared/trends/trend-path'

interface ProductKind {
  readonly trend_id: string
  readonly category: string
  readonly attribute: { readonly type: string; readonly value: string } | null
}

interface Asked extends PastDay {
  readonly gender: AskedGender
  readonly region: string
  /** Whether a feed tells of it week by week. */
  readonly hasCurve: boolean
}

/** Where products of a category with an attribute lie. */
const PRODUCT_WALL = '/trendee/trend-gallery/trend-sales-products'

/** The page of the trend; of what shops alone know, which has none, its products. */
export function productTrendLink(
  { trend_id, category, attribute }: ProductKind,
  { gender, region, hasCurve, ...past }: Asked,
): { readonly to: string; readonly search: Readonly<Record<string, string>> } {
  if (hasCurve || category === '')
    return {
      to: trendPath({ trend_id, type: category === '' ? 'style' : 'product' }, gender),
      search: inRegion(region, past),
    }
  return {
    to: PRODUCT_WALL,
    search: {
      ...(gender === 'all' ? {} : { department: gender }),
      secondaryCategory: category,
      ...(attribute === null ? {} : { attributeType: attribute.type, attributeName: attribute.value }),
    },
  }
}
