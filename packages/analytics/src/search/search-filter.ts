import { withCovered } from '@trendee/core/lexicon/category-families'
import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import type { SearchFilters } from '@trendee/contract/search/search-filters'
import { brandBinds, isOfBrand } from '../tables/brand-filter'
import type { SearchCondition } from '../tables/matching'

/**
 * The filters of the search. Only those that are asked stand in the text; a broad category takes in what it covers.
 * `platforms`: in place of those that are asked.
 */
export function searchFilter(filters: SearchFilters, platforms = filters.platforms): SearchCondition {
  const gender = filters.gender ?? filters.department
  const { attributeName: name, attributeType: type } = filters
  const brand = brandBinds(filters.brand)
  const conditions: readonly (readonly [sql: string, value: string | number | readonly string[] | undefined])[] = [
    ['platform IN {platforms:Array(String)}', platforms],
    ['gender IN {genders:Array(String)}', gender && GENDERS_OF_GROUP[gender]],
    ['primary_category = {primary:String}', filters.primaryCategory],
    ['secondary_category IN {secondary:Array(String)}', filters.secondaryCategory],
    ['secondary_category IN {secondaries:Array(String)}', filters.productCategories],
    ['hasAny(terms, {carried:Array(String)})', name ?? type],
    // A trend is of everywhere.
    ["(region = {region:String} OR kind = 'trend')", filters.region],
    // What stands beside other names is no brand; posts and looks carry theirs.
    [`(kind = 'product' AND ${isOfBrand('detail')} OR hasAny(terms, {brandTerms:Array(String)}))`, filters.brand],
    ['price_usd >= {priceMin:Float64}', filters.price_min],
    ['price_usd <= {priceMax:Float64}', filters.price_max],
    ['day >= {from:Date}', filters.from],
    ['day <= {to:Date}', filters.to],
  ]
  const asked = conditions.filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value))
  return {
    sql: asked.length === 0 ? '1' : asked.map(([sql]) => sql).join(' AND '),
    parameters: {
      platforms: platforms ?? [],
      genders: gender ? GENDERS_OF_GROUP[gender] : [],
      primary: filters.primaryCategory ?? '',
      secondary: withCovered(filters.secondaryCategory ?? ''),
      secondaries: [...new Set((filters.productCategories ?? []).flatMap(withCovered))],
      carried: carried(type, name),
      region: filters.region ?? '',
      ...brand,
      brandTerms: [`brand=${brand.brand}`],
      priceMin: filters.price_min ?? 0,
      priceMax: filters.price_max ?? 0,
      from: filters.from ?? '1970-01-01',
      to: filters.to ?? '1970-01-01',
    },
  }
}

/** What a record carries that has the attribute, as `terms` writes it. */
function carried(type: string | undefined, name: string | undefined): string[] {
  if (type !== undefined) return [`${type}=${name ?? ''}`]
  return name === undefined ? [] : ATTRIBUTE_TYPES.map((each) => `${each}=${name}`)
}

const isEmptyList = (value: string | number | readonly string[]) => Array.isArray(value) && value.length === 0
