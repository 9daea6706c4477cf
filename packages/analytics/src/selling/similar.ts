import { z } from 'zod'
import { lexiconEntries, lexiconEntry } from '@trendee/core/lexicon/lexicon'
import { WINDOWS, type WindowDays } from '@trendee/contract/parameters'
import type { AnalyticsDb } from '../db'
import { PRODUCT_COLUMNS, type ProductRow, productRow } from './product-row'

const FOUND = 12

/** What a buyer sees first counts more. Colours count by their family, apart from these. */
const WEIGHTS = {
  color: 0,
  pattern: 2,
  neckline: 1.5,
  sleeve: 1.5,
  shape: 1.5,
  fabric: 1,
  'fit-type': 1,
  style: 1,
  texture: 1,
  detail: 1,
} as const

/** Parts of the likeness; what is unknown of either product is left out of both the sum and its scale. */
const PARTS = { attributes: 0.6, color: 0.25, price: 0.15 } as const

const similarRow = productRow.and(z.object({ likeness: z.number() }))
export type SimilarProduct = z.output<typeof similarRow>

const firstColor = (product: Pick<ProductRow, 'attribute_types' | 'attribute_values'>) =>
  product.attribute_values[product.attribute_types.indexOf('color')] ?? ''

function colorFamily(color: string): string[] {
  const family = lexiconEntry('color', color)?.family
  return family === undefined
    ? []
    : lexiconEntries('color')
        .filter((entry) => entry.family === family)
        .map((entry) => entry.value)
}

const WEIGHT = (type: string) =>
  `transform(toString(${type}), [${Object.keys(WEIGHTS)
    .map((type) => `'${type}'`)
    .join(', ')}], [${Object.values(WEIGHTS)
    .map((weight) => weight.toFixed(1))
    .join(', ')}], 1.)`

/**
 * The products of all platforms most like one: the same secondary category and gender, then weighted shared attributes
 * (Jaccard), the same colour family, and how near the prices are. Best first, `likeness` from 0 to 1.
 */
export function similar(db: AnalyticsDb, product: ProductRow, window: WindowDays): Promise<SimilarProduct[]> {
  if (product.secondary_category === '') return Promise.resolve([])
  return db.rows(
    similarRow,
    `WITH arrayZip(attribute_types, attribute_values) AS pairs,
       arrayZip({ownTypes:Array(String)}, {ownValues:Array(String)}) AS own_pairs,
       arraySum(pair -> ${WEIGHT('pair.1')}, own_pairs) AS own_weight,
       arraySum(pair -> ${WEIGHT('pair.1')}, pairs) AS their_weight,
       arraySum(pair -> if(has(own_pairs, (toString(pair.1), toString(pair.2))), ${WEIGHT('pair.1')}, 0.), pairs) AS shared,
       own_weight + their_weight - shared AS all_weight,
       toString(attribute_values[indexOf(attribute_types, 'color')]) AS their_color,
       NOT empty({family:Array(String)}) AND their_color != '' AS is_color_known,
       {price:Float64} > 0 AND ifNull(price_usd, 0) > 0 AS is_price_known,
       least({price:Float64}, price_usd) / greatest({price:Float64}, price_usd) AS price_nearness
     SELECT ${PRODUCT_COLUMNS},
       toFloat64((${PARTS.attributes} * if(all_weight > 0, shared / all_weight, 0)
         + if(is_color_known, ${PARTS.color} * has({family:Array(String)}, their_color), 0)
         + if(is_price_known, ${PARTS.price} * assumeNotNull(price_nearness), 0))
         / (${PARTS.attributes} + if(is_color_known, ${PARTS.color}, 0) + if(is_price_known, ${PARTS.price}, 0))) AS likeness
     FROM trendee.product_current
     WHERE secondary_category = {secondary:String} AND gender = {gender:String}
       AND NOT (platform = {platform:String} AND product_id = {id:String})
     ORDER BY likeness DESC, platform, product_id LIMIT ${FOUND}`,
    {
      ownTypes: product.attribute_types,
      ownValues: product.attribute_values,
      family: colorFamily(firstColor(product)),
      price: product.price_usd ?? 0,
      secondary: product.secondary_category,
      gender: product.gender,
      platform: product.platform,
      id: product.product_id,
      window: WINDOWS.indexOf(window) + 1,
    },
    { route: 'selling.similar' },
  )
}
