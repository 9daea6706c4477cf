import { z } from 'zod'
import type { ParsedOf } from '@trendee/contract/endpoint'
import type { analysisPrice as entry } from '@trendee/contract/selling/analysis-price'
import { priceBands } from '@trendee/core/prices/price-bands'
import type { AnalyticsDb } from '../engine/db'
import { categorySql } from './analysis-category'
import { MEASURED, MEASURES, insightFilter, measures, platformFacts, totalsBy } from './insight-measures'

export type AnalysisPriceQuestion = Omit<ParsedOf<typeof entry>, 'page' | 'pageSize'>

const BIN = z.object({ from: z.number(), products: z.number() })
const CURRENCY = z.object({ platform: z.string(), currency: z.string(), products: z.number(), unpriced: z.number() })
const ROW = MEASURED.extend({ value: z.string(), from: z.number() })

/**
 * The bands of prices in which each platform, or each category of a platform, offers and sells. One set of bands for all
 * platforms of an answer; products without a price in dollars are in none.
 */
export async function analysisPrice(db: AnalyticsDb, question: AnalysisPriceQuestion) {
  const filter = await insightFilter(db, question)
  const bounds = { route: 'selling.analysis.price', isKept: true }
  const [bins, currencies] = await Promise.all([
    db.rows(
      BIN,
      `SELECT price_edge AS from, count() AS products FROM trendee.product_current
       WHERE ${filter.sql} AND price_usd IS NOT NULL GROUP BY from`,
      filter.parameters,
      bounds,
    ),
    db.rows(
      CURRENCY,
      `SELECT platform, toString(currency) AS currency, count() AS products, countIf(price_usd IS NULL) AS unpriced
       FROM trendee.product_current WHERE ${filter.sql} GROUP BY platform, currency ORDER BY platform, products DESC, currency`,
      filter.parameters,
      bounds,
    ),
  ])
  const bands = priceBands(bins.map((bin) => ({ ...bin, units: null })))
  const isByCategory = question.by === 'category'
  const rows =
    bands.length === 0
      ? []
      : await db.rows(
          ROW,
          `SELECT platform, ${isByCategory ? categorySql(question) : "''"} AS value,
             roundDown(assumeNotNull(price_usd), {starts:Array(Float64)}) AS from, ${MEASURES}
           FROM trendee.product_current WHERE ${filter.sql} AND price_usd IS NOT NULL GROUP BY platform, value, from`,
          { ...filter.parameters, starts: bands.map(({ from }) => from) },
          bounds,
        )
  const groupOf = ({ platform, value }: { readonly platform: string; readonly value: string }) => `${platform} ${value}`
  const totals = totalsBy(rows, groupOf)
  const sizeOf = (row: (typeof rows)[number]) => totals.get(groupOf(row))?.offers ?? 0
  return {
    list: rows
      .filter(({ value }) => !isByCategory || value !== '')
      .toSorted(
        (a, b) =>
          sizeOf(b) - sizeOf(a) || (groupOf(a) < groupOf(b) ? -1 : groupOf(a) > groupOf(b) ? 1 : a.from - b.from),
      )
      .map((row) => ({
        ...measures(row, totals.get(groupOf(row))),
        from: row.from,
        to: bands.find(({ from }) => from === row.from)?.to ?? null,
        category: isByCategory ? row.value : null,
      })),
    platforms: platformFacts(rows),
    currencies: currencies.flatMap(({ platform, currency, products, unpriced }) =>
      currency === '' || products === unpriced ? [] : [{ platform, currency, products: products - unpriced }],
    ),
    unpriced: currencies.reduce((sum, { unpriced }) => sum + unpriced, 0),
  }
}
