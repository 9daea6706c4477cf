import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import { GENDER_GROUPS } from '@trendee/core/lexicon/types'
import type { Column, Inserted } from './columns'

/** `product_count`: how many products of a platform carry each value. */
export const PRODUCT_COUNT = {
  platform: { type: 'LowCardinality(String)' },
  /** What the value is: all, gender, primary_category, secondary_category, attribute, region, price, trend. */
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

const inGroup = (group: (typeof GENDER_GROUPS)[number]) =>
  `if(gender IN (${GENDERS_OF_GROUP[group].map((gender) => `'${gender}'`).join(', ')}), ['${group}'], [])`

/** For whom a product or post counts: for everybody, and for the groups that its gender belongs to. */
export const GENDERS_OF_ITEM = `arrayConcat([''], ${GENDER_GROUPS.map(inGroup).join(', ')})`
