import { withCovered } from '@trendee/core/lexicon/category-families'
import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import type { SellingFilters } from '@trendee/contract/selling/selling-filters'
import type { AnalyticsDb, QueryParameters } from '../engine/db'
import { brandBinds, isOfBrand } from './brand-filter'
import { foundByWords } from './found-by-words'
import { IS_PRICE_BELIEVED } from './product-current'
import { DEMAND } from './product-row'
import { SHOP } from './shop'

const OF_PLATFORMS = 'platform IN {platforms:Array(String)}'

export interface ProductFilter {
  /** Conditions over `product_current`, with the platforms'; put together from the fixed texts of this file alone. */
  readonly sql: string
  /** The same of the products whose price is not believed, which all lists leave out. */
  readonly ofDoubtedPrice: string
  /** Nothing but the platforms is asked: what was counted of them before answers it. */
  readonly isBare: boolean
  /** Its binds and that of the window's columns. */
  readonly parameters: QueryParameters
  /** The words with mistyped ones put right; null where they stand as they were written. */
  readonly searchedAs: string | null
}

/**
 * The filters of the best-seller questions. Only those that are asked stand in the text: planning a condition that
 * filters nothing costs more than reading the products. A broad category asks for those that it covers too. `newOnly` keeps
 * products that arrived within the window.
 */
export async function productFilter(
  db: AnalyticsDb,
  platforms: readonly string[],
  filters: SellingFilters,
  newOnly: boolean,
): Promise<ProductFilter> {
  const gender = filters.gender ?? filters.department
  const { attributeName: attribute, attributeType } = filters
  const found = await foundByWords(db, filters.q, {
    kind: 'product',
    platform: 'platform',
    id: 'product_id',
    within: OF_PLATFORMS,
  })
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
    [found.sql, found.sql],
    [`demand_evidence[{window:UInt8}] = {evidence:String} AND ${DEMAND} IS NOT NULL`, filters.evidence],
    ['arrived_on > as_of - {newWithin:UInt16} AND arrived_on <= as_of', newOnly ? filters.window : undefined],
  ]
  const asked = conditions.filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value))
  const joined = [OF_PLATFORMS, ...asked.map(([sql]) => sql)].join(' AND ')
  return {
    isBare: asked.length === 0,
    sql: `${joined} AND ${IS_PRICE_BELIEVED}`,
    ofDoubtedPrice: `${joined} AND NOT ${IS_PRICE_BELIEVED}`,
    searchedAs: found.searchedAs,
    parameters: {
      platforms,
      genders: gender ? GENDERS_OF_GROUP[gender] : [],
      primary: filters.primaryCategory ?? '',
      secondary: withCovered(filters.secondaryCategory ?? ''),
      secondaries: [...new Set((filters.productCategories ?? []).flatMap(withCovered))],
      attribute: attribute ?? '',
      attributeType: attributeType ?? '',
      region: filters.region ?? '',
      ...brandBinds(filters.brand),
      seller: filters.seller ?? '',
      priceMin: filters.price_min ?? 0,
      priceMax: filters.price_max ?? 0,
      ...found.parameters,
      evidence: filters.evidence ?? '',
      newWithin: filters.window,
      window: WINDOWS.indexOf(filters.window) + 1,
    },
  }
}

const isEmptyList = (value: string | number | readonly string[]) => Array.isArray(value) && value.length === 0
