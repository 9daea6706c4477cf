import { z } from 'zod'
import type { ParsedOf } from '@trendee/contract/endpoint'
import type { analysisAttribute as entry } from '@trendee/contract/selling/analysis-attribute'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { IS_ON_SALE } from '../derive/rebuild-brand-products'
import type { AnalyticsDb } from '../engine/db'
import { DEMAND } from '../tables/product-row'
import { byNumber } from './analysis-category'
import { insightFilter, platformFacts } from './insight-measures'

export type AnalysisAttributeQuestion = Omit<ParsedOf<typeof entry>, 'page' | 'pageSize'>

/** Offers of a type on either side, and of the value elsewhere and here (there are, or as elsewhere there would be), below which nothing is compared. */
const LEAST_DESCRIBED = 30
const LEAST_OFFERS = 5

const ROW = z.object({
  platform: z.string(),
  type: z.enum(ATTRIBUTE_TYPES),
  /** '' for the products that say anything of the type. */
  value: z.string(),
  products: z.number(),
  sold: z.number().nullable(),
  basis: z.enum(['units', 'reviews', 'favorites', '']),
  as_of_day: z.string(),
})
type Row = z.output<typeof ROW>

/** How often each value is among the offers of a platform, and among those of all other platforms. */
export async function analysisAttribute(db: AnalyticsDb, question: AnalysisAttributeQuestion) {
  // A type alone says which to list; it only narrows the products when it comes with a value.
  const listed = question.attributeName === undefined ? question.attributeType : undefined
  const { attributeType: _listed, ...others } = question
  const filter = await insightFilter(db, listed === undefined ? question : others, true)
  const rows = await db.rows(
    ROW,
    `SELECT platform, said.1 AS type, said.2 AS value, count() AS products, sumOrNull(${DEMAND}) AS sold,
       toString(max(demand_basis)) AS basis, toString(max(as_of)) AS as_of_day
     FROM trendee.product_current
     ARRAY JOIN arrayConcat(arrayDistinct(arrayZip(attribute_types, attribute_values)),
       arrayMap(type -> (type, ''), arrayDistinct(attribute_types))) AS said
     WHERE ${filter.sql} AND ${IS_ON_SALE} ${listed === undefined ? '' : 'AND said.1 = {listedType:String}'}
     GROUP BY platform, type, value`,
    { ...filter.parameters, listedType: listed ?? '' },
    { route: 'selling.analysis.attribute', isKept: true },
  )
  const here = new Map(rows.map((row) => [`${row.platform} ${row.type} ${row.value}`, row]))
  const everywhere = new Map<string, number>()
  for (const { type, value, products } of rows) {
    everywhere.set(`${type} ${value}`, products + (everywhere.get(`${type} ${value}`) ?? 0))
  }
  const asked = new Set<string>(question.platform ?? [])
  const isAsked = ({ platform }: Row) => asked.size === 0 || asked.has(platform)
  const list = rows
    .filter((row) => row.value !== '' && isAsked(row))
    .map((row) => {
      const described = here.get(`${row.platform} ${row.type} `)
      const all = described?.products ?? row.products
      const marketOffers = (everywhere.get(`${row.type} ${row.value}`) ?? 0) - row.products
      const marketDescribed = (everywhere.get(`${row.type} `) ?? 0) - all
      const share = row.products / all
      const marketShare = marketDescribed === 0 ? null : marketOffers / marketDescribed
      const isEnough =
        all >= LEAST_DESCRIBED &&
        marketDescribed >= LEAST_DESCRIBED &&
        marketOffers >= LEAST_OFFERS &&
        Math.max(row.products, all * (marketShare ?? 0)) >= LEAST_OFFERS
      const sold = described?.sold ?? 0
      return {
        platform: row.platform,
        type: row.type,
        value: row.value,
        offers: row.products,
        described: all,
        share,
        market_offers: marketOffers,
        market_described: marketDescribed,
        market_share: marketShare,
        over_index: isEnough && marketShare !== null ? share / marketShare : null,
        share_of_demand: row.sold === null || sold === 0 ? null : row.sold / sold,
        demand_basis: row.basis || null,
      }
    })
  const sign = question.order === 'asc' ? 1 : -1
  const name = (row: (typeof list)[number]) => `${row.type} ${row.value} ${row.platform}`
  return {
    list: list.toSorted(
      (a, b) =>
        byNumber(a[question.sort], b[question.sort], sign) || b.offers - a.offers || (name(a) < name(b) ? -1 : 1),
    ),
    platforms: platformFacts(await productsOf(db, question)),
  }
}

const PLATFORM = z.object({ platform: z.string(), products: z.number(), as_of_day: z.string() })

/** All products in the filter, described or not. */
async function productsOf(db: AnalyticsDb, question: AnalysisAttributeQuestion) {
  const filter = await insightFilter(db, question)
  return db.rows(
    PLATFORM,
    `SELECT platform, count() AS products, toString(max(as_of)) AS as_of_day FROM trendee.product_current
     WHERE ${filter.sql} GROUP BY platform`,
    filter.parameters,
    { route: 'selling.analysis.platforms', isKept: true },
  )
}
