import { type Gender, WINDOWS } from '@trendee/contract/parameters'
import type { SellingFilters } from '@trendee/contract/selling'
import type { QueryParameters } from '../db'

/** Genders of products that a filter word stands for. */
const GENDERS: Readonly<Record<Gender, readonly string[]>> = {
  women: ['women'],
  men: ['men'],
  unisex: ['unisex'],
  kids: ['girls', 'boys', 'kids', 'baby'],
}

const MAX_WORDS = 8

/** Filters of the best-seller questions over `product_current`, without the platform. An empty bind filters nothing. */
export const PRODUCT_FILTER = `
  (empty({genders:Array(String)}) OR gender IN {genders:Array(String)})
  AND ({primary:String} = '' OR primary_category = {primary:String})
  AND (empty({secondaries:Array(String)}) OR secondary_category IN {secondaries:Array(String)})
  AND ({secondary:String} = '' OR secondary_category = {secondary:String})
  AND multiIf({attribute:String} = '' AND {attributeType:String} = '', 1,
    {attributeType:String} = '', has(attribute_values, {attribute:String}),
    {attribute:String} = '', has(attribute_types, {attributeType:String}),
    arrayExists((type, value) -> type = {attributeType:String} AND value = {attribute:String}, attribute_types, attribute_values))
  AND ({region:String} = '' OR region = {region:String})
  AND ({brand:String} = '' OR lowerUTF8(brand) = lowerUTF8({brand:String}))
  AND ({priceMin:Float64} < 0 OR price_usd >= {priceMin:Float64})
  AND ({priceMax:Float64} < 0 OR price_usd <= {priceMax:Float64})
  AND (empty({words:Array(String)}) OR arrayAll(word ->
    positionCaseInsensitiveUTF8(title, word) > 0 OR positionCaseInsensitiveUTF8(brand, word) > 0, {words:Array(String)}))
  AND ({newWithin:UInt16} = 0 OR first_seen > as_of - {newWithin:UInt16})`

/** Binds of `PRODUCT_FILTER` and of the window's columns. `newOnly` keeps products first seen within the window. */
export function filterParameters(filters: SellingFilters, newOnly: boolean): QueryParameters {
  const gender = filters.gender ?? filters.department
  return {
    genders: gender ? GENDERS[gender] : [],
    primary: filters.primaryCategory ?? '',
    secondary: filters.secondaryCategory ?? '',
    secondaries: filters.productCategories ?? [],
    attribute: filters.attributeName ?? '',
    attributeType: filters.attributeType ?? '',
    region: filters.region ?? '',
    brand: filters.brand ?? '',
    priceMin: filters.price_min ?? -1,
    priceMax: filters.price_max ?? -1,
    words: (filters.q ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS),
    newWithin: newOnly ? filters.window : 0,
    window: WINDOWS.indexOf(filters.window) + 1,
  }
}
