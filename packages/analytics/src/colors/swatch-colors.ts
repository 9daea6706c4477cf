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
  /** Colours that it comes in more than other goods do first. */
  readonly colors: readonly { readonly color: string; readonly products: number }[]
}

/**
 * Patterns or fabrics of most products, each with the colours that tell it from other goods: of most products weighted by how
 * much commoner they are on it than on all products. Black is on all of them, and would make all alike.
 */
export async function swatchColors(
  db: AnalyticsDb,
  { type, gender, quantity }: SwatchesQuestion,
): Promise<{ readonly list: SwatchColors[]; readonly total: number }> {
  const rows = await db.rows(
    COUNT,
    `SELECT toString(value) AS value, toString(color) AS color, count() AS products FROM (
       SELECT value, arrayJoin(arrayConcat([''], arrayMap(color -> toString(color), colors))) AS color FROM (
         SELECT arrayJoin(arrayConcat([''], arrayDistinct(
             arrayMap(value -> toString(value), arrayFilter((value, type) -> type = {type:String}, attribute_values, attribute_types))))) AS value,
           ${COLORS_OF_RECORD} AS colors
         FROM trendee.product_current${gender === 'all' ? '' : ' WHERE gender IN {genders:Array(String)}'}))
     GROUP BY value, color ORDER BY products DESC, color`,
    { type, genders: gender === 'all' ? [] : GENDERS_OF_GROUP[gender] },
    { route: 'trends.swatches', isKept: true },
  )
  const productsOf = new Map(rows.map(({ value, color, products }) => [`${value}/${color}`, products]))
  const shareOf = (value: string, color: string) =>
    (productsOf.get(`${value}/${color}`) ?? 0) / (productsOf.get(`${value}/`) ?? 1)
  const colors = new Map<string, { color: string; products: number; weight: number }[]>()
  for (const { value, color, products } of rows) {
    if (color === '' || value === '') continue
    const weight = products * Math.log2(shareOf(value, color) / shareOf('', color))
    colors.set(value, [...(colors.get(value) ?? []), { color, products, weight }])
  }
  const drawn = (value: string) =>
    (colors.get(value) ?? [])
      .toSorted((a, b) => b.weight - a.weight || b.products - a.products)
      .slice(0, COLORS_DRAWN)
      .map(({ color, products }) => ({ color, products }))
  const all = rows
    .filter(({ value, color }) => value !== '' && color === '')
    .map(({ value, products }) => ({ value, products, colors: drawn(value) }))
    .toSorted((a, b) => b.products - a.products || (a.value < b.value ? -1 : 1))
  return { list: all.slice(0, quantity), total: all.length }
}
