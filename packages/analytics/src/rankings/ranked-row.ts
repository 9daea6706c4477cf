import { z } from 'zod'
import type { GrowthOf, RankedKind } from '@trendee/contract/rankings/ranked-fields'
import { CARRIED_CATEGORIES } from '../tables/carried-categories'

/** What every ranking gives back, whatever its records are. What they do not tell is `null`. */
export const RANKED_ROW = z.object({
  id: z.string(),
  /** Type of an attribute or of a garment's attribute, '' for the others. */
  type: z.string(),
  records: z.number(),
  /** `null` where the data does not reach back so far. */
  before: z.number().nullable(),
  growth: z.number().nullable(),
  engagement: z.number().nullable(),
  rate: z.number().nullable(),
  sold: z.number().nullable(),
  basis: z.enum(['units', 'reviews', 'favorites', '']),
  revenue_usd: z.number().nullable(),
  new_arrivals: z.number().nullable(),
  median_price_usd: z.number().nullable(),
  /** What its picture is asked by. */
  strongest_kind: z.string(),
  strongest_id: z.string(),
  /** Of all places of the ranking. */
  total: z.number(),
})
export type RankedRow = z.output<typeof RANKED_ROW>

/** How many records the filters leave, without what they show. */
export interface RecordCount {
  readonly totalRecords: number
  readonly asOf: string | null
  /** Of looks; '' for the others. */
  readonly season: string
}

export interface Ranking extends RecordCount {
  readonly rows: readonly RankedRow[]
  /** Places on all pages. */
  readonly total: number
  readonly seasonBefore: string
  readonly growthOf: GrowthOf
}

/** One group of a ranking: what a record is counted under, as an array of (type, id). */
export type GroupKeys = Readonly<Partial<Record<RankedKind, string>>>

const asPairs = (ids: string, type = "''") => `arrayMap(id -> (${type}, id), ${ids})`

/** Groups of everything that shows garments: by columns `primary_category`, `secondary_category`, `attribute_types`, `attribute_values`. */
export const GARMENT_KEYS = {
  primary_category: asPairs('[toString(primary_category)]'),
  category: asPairs(CARRIED_CATEGORIES),
  attribute: `arrayDistinct(arrayMap((type, value) -> (toString(type), toString(value)), attribute_types, attribute_values))`,
  garment: `if(secondary_category = '', [], arrayDistinct(arrayMap((type, value) ->
    (toString(type), concat(value, '/', secondary_category)), attribute_types, attribute_values)))`,
} as const satisfies GroupKeys

/** SQL of a group by one column or an array of ids. */
export const oneId = (column: string) => asPairs(`[toString(${column})]`)
export const manyIds = (column: string) => asPairs(`arrayDistinct(arrayMap(each -> toString(each), ${column}))`)
