import type { Column, Inserted } from './columns'

/** `product_count`: how many products of a platform carry each value. */
export const PRODUCT_COUNT = {
  platform: { type: 'LowCardinality(String)' },
  /** What the value is: all, gender, primary_category, secondary_category, attribute, region, brand, price, trend. */
  kind: { type: 'LowCardinality(String)' },
  /** What it stands under: the primary category of a secondary one, the type of an attribute; '' for the others. */
  parent: { type: 'LowCardinality(String)' },
  value: { type: 'String' },
  products: { type: 'UInt64' },
  /** By window: pieces sold of these products; empty where the platform tells no units. */
  units: { type: 'Array(Nullable(Float64))' },
} as const satisfies Readonly<Record<string, Column>>
export type CountColumn = Inserted<typeof PRODUCT_COUNT>

/** Ids of the trends that a product, post or look belongs to: its attribute values and its category. */
export const TRENDS_OF_ITEM = `arrayDistinct(arrayFilter(id -> id != '', arrayConcat(attribute_values, [secondary_category])))`
