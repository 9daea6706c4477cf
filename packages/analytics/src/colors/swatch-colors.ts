import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { COLORS_OF_RECORD } from '../tables/record-colors'

export type SwatchesQuestion = ParsedOf<typeof CONTRACT.trends.swatches>

/** A print or weave has a ground and at most two colours on it. */
const COLORS_DRAWN = 3

const COUNT = z.object({ value: z.string(), color: z.string(), products: z.number() })

export interface SwatchColors {
  /** A pattern or fabric. */
  readonly value: string
  readonly products: number
  /** Colours of most of its products first. */
  readonly colors: readonly { readonly color: string; readonly products: number }[]
}

/** Patterns or fabrics of most products, each with the colours in which its products come most. */
export async function swatchColors(
  db: AnalyticsDb,
  { type, gender, quantity }: SwatchesQuestion,
): Promise<{ readonly list: SwatchColors[]; readonly total: number }> {
  const rows = await db.rows(
    COUNT,
    `SELECT toString(value) AS value, toString(color) AS color, count() AS products FROM (
       SELECT value, arrayJoin(arrayConcat([''], arrayMap(color -> toString(color), colors))) AS color FROM (
         SELECT arrayJoin(arrayDistinct(arrayFilter((value, type) -> type = {type:String}, attribute_values, attribute_types))) AS value,
           ${COLORS_OF_RECORD} AS colors
         FROM trendee.product_current${gender === 'all' ? '' : ' WHERE gender IN {genders:Array(String)}'}))
     GROUP BY value, color ORDER BY products DESC, color`,
    { type, genders: gender === 'all' ? [] : GENDERS_OF_GROUP[gender] },
    { route: 'trends.swatches', isKept: true },
  )
  const colors = new Map<string, { color: string; products: number }[]>()
  for (const { value, color, products } of rows) {
    if (color !== '') colors.set(value, [...(colors.get(value) ?? []), { color, products }])
  }
  const all = rows
    .filter(({ color }) => color === '')
    .map(({ value, products }) => ({ value, products, colors: (colors.get(value) ?? []).slice(0, COLORS_DRAWN) }))
    .toSorted((a, b) => b.products - a.products || (a.value < b.value ? -1 : 1))
  return { list: all.slice(0, quantity), total: all.length }
}
