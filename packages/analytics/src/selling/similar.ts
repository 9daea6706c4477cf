import { z } from 'zod'
import { ATTRIBUTE_WEIGHTS } from '@trendee/core/likeness/attribute-weights'
import { lexiconEntries, lexiconEntry } from '@trendee/core/lexicon/lexicon'
import type { WindowDays } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'
import { CARD, type ProductRow, productRow } from '../tables/product-row'

const FOUND = 12

/** Parts of the likeness; what is unknown of either product is left out of both the sum and its scale. */
const PARTS = { attributes: 0.6, color: 0.25, price: 0.15 } as const

const similarCard = CARD.extend({ likeness: z.number() })
export type SimilarProduct = ProductRow & { readonly likeness: number }

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

/** What is looked for: a product, or a garment that nobody sells yet, which has neither shop nor price. */
export type LikeWhat = Pick<
  ProductRow,
  'platform' | 'product_id' | 'secondary_category' | 'attribute_types' | 'attribute_values' | 'price_usd'
> & {
  /** `null`: of whomever it is for. */
  readonly gender: string | null
}

/**
 * The products of all platforms most like one: the same secondary category and gender, then weighted shared attributes
 * (Jaccard), the same colour family, and how near the prices are. Best first, `likeness` from 0 to 1.
 */
export async function similar(db: AnalyticsDb, product: LikeWhat, window: WindowDays): Promise<SimilarProduct[]> {
  if (product.secondary_category === '') return []
  const own = product.attribute_types
    .map((type, index) => ({
      type,
      value: product.attribute_values[index] ?? '',
      weight: ATTRIBUTE_WEIGHTS[type] ?? 1,
    }))
    .filter(({ weight }) => weight > 0)
  const family = colorFamily(firstColor(product))
  const price = product.price_usd ?? 0
  // Planning what cannot count costs more than the reading, so it is left out here.
  const parts = [
    ...(own.length > 0
      ? [[PARTS.attributes, '1', 'shared / ({weight:Float64} + attribute_weight - shared)']]
      : [[PARTS.attributes, '1', '0']]),
    ...(family.length > 0 ? [[PARTS.color, "(color != '')", 'has({family:Array(String)}, color)']] : []),
    ...(price > 0
      ? [
          [
            PARTS.price,
            '(ifNull(price_usd, 0) > 0)',
            // Of a price and NULL the engine takes the price for the least and the greatest.
            'if(price_usd > 0, least({price:Float64}, price_usd) / greatest({price:Float64}, price_usd), 0)',
          ],
        ]
      : []),
  ]
  const sum = parts.map(([weight, , value]) => `${weight} * ${value}`).join(' + ')
  const scale = parts.map(([weight, isKnown]) => `${weight} * ${isKnown}`).join(' + ')
  // Each word looked up among the own ones: looking each own one up among the words takes five times as long.
  const shared = 'arraySum(word -> transform(word, {own:Array(String)}, {weights:Array(Float64)}, 0.), carried)'
  const rows = await db.rows(
    similarCard,
    `${own.length > 0 ? `WITH ${shared} AS shared` : ''}
     SELECT card, (${sum}) / (${scale}) AS likeness
     FROM trendee.product_by_kind
     WHERE secondary_category = {secondary:String} AND {gender:String} IN ('*', gender)
       AND NOT (platform = {platform:String} AND product_id = {id:String})
     ORDER BY likeness DESC, platform, product_id LIMIT ${FOUND}`,
    {
      own: own.map(({ type, value }) => `attribute/${type}/${value}`),
      weights: own.map(({ weight }) => weight),
      weight: own.reduce((sum, { weight }) => sum + weight, 0),
      family,
      price,
      secondary: product.secondary_category,
      gender: product.gender ?? '*',
      platform: product.platform,
      id: product.product_id,
    },
    { route: 'selling.similar', isKept: true },
  )
  return rows.map(({ card, likeness }) => Object.assign(productRow(card, window), { likeness }))
}
