import { withCovered } from '@trendee/core/lexicon/category-families'
import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import type { SellingFilters } from '@trendee/contract/selling/selling-filters'
import type { QueryParameters } from '../engine/db'
import { isOfBrand } from './brand-filter'
import { IS_PRICE_BELIEVED } from './product-current'
import { DEMAND } from './product-row'
import { SHOP } from './shop'

const MAX_WORDS = 8

export interface ProductFilter {
  /** Conditions over `product_current`, with the platforms'; put together from the fixed texts of this file alone. */
  readonly sql: string
  /** Nothing but the platforms is asked: what was counted of them before answers it. */
  readonly isBare: boolean
  /** Its binds and that of the window's columns. */
  readonly parameters: QueryParameters
}

/**
 * The filters of the best-seller questions. Only those that are asked stand in the text: planning a condition that
 * filters nothing costs more than reading the products. A broad category asks for those that it covers too. `newOnly` keeps
 * products that arrived within the window, `ofDoubtedPrice` those whose price is not believed, which are left out otherwise.
 */
export function productFilter(
  platforms: readonly string[],
  filters: SellingFilters,
  newOnly: boolean,
  ofDoubtedPrice = false,
): ProductFilter {
  const gender = filters.gender ?? filters.department
  const words = (filters.q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const { attributeName: attribute, attributeType } = filters
  const conditions: readonly (readonly [sql: string, value: string | number | readonly string[] | undefined])[] = [
    ['gender IN {genders:Array(String)}', gender && GENDERS_OF_GROUP[gender]],
    ['primary_category = {primary:String}', filters.primaryCategory],
    ['secondary_category IN {secondary:Array(String)}', filters.secondaryCategory],
    ['secondary_category IN {secondaries:Array(String)}', filters.productCategories],
    ['has(attribute_values, {attribute:String})', attribute],
    ['has(attribute_types, {attributeType:String})', attributeType],
    [
      'has(arrayZip(attribute_types, attribute_values), ({attributeType:String}, {attribute:String}))',
      attributeType && attribute,
    ],
    ['region = {region:String}', filters.region],
    [isOfBrand('brand'), filters.brand],
    [`lowerUTF8(${SHOP}) = lowerUTF8({seller:String})`, filters.seller],
    ['price_usd >= {priceMin:Float64}', filters.price_min],
    ['price_usd <= {priceMax:Float64}', filters.price_max],
    ['NOT has(multiSearchAllPositions(searched, {words:Array(String)}), 0)', words],
    [`demand_evidence[{window:UInt8}] = {evidence:String} AND ${DEMAND} IS NOT NULL`, filters.evidence],
    ['arrived_on > as_of - {newWithin:UInt16} AND arrived_on <= as_of', newOnly ? filters.window : undefined],
  ]
  const asked = conditions.filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value))
  return {
    isBare: asked.length === 0 && !ofDoubtedPrice,
    sql: [
      'platform IN {platforms:Array(String)}',
      ofDoubtedPrice ? `NOT ${IS_PRICE_BELIEVED}` : IS_PRICE_BELIEVED,
      ...asked.map(([sql]) => sql),
    ].join(' AND '),
    parameters: {
      platforms,
      genders: gender ? GENDERS_OF_GROUP[gender] : [],
      primary: filters.primaryCategory ?? '',
      secondary: withCovered(filters.secondaryCategory ?? ''),
      secondaries: [...new Set((filters.productCategories ?? []).flatMap(withCovered))],
      attribute: attribute ?? '',
      attributeType: attributeType ?? '',
      region: filters.region ?? '',
      brand: filters.brand ?? '',
      seller: filters.seller ?? '',
      priceMin: filters.price_min ?? 0,
      priceMax: filters.price_max ?? 0,
      words,
      evidence: filters.evidence ?? '',
      newWithin: filters.window,
      window: WINDOWS.indexOf(filters.window) + 1,
    },
  }
}

const isEmptyList = (value: string | number | readonly string[]) => Array.isArray(value) && value.length === 0
