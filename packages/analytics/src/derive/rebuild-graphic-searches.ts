import { phraseAsWritten, phraseWords, singularOf } from '@trendee/core/graphics/print-phrases'
import { printOfSearch } from '@trendee/core/graphics/print-search'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'

const NEXT = 'trendee.stage_next_graphic_search'
const COLUMNS = ['keyword', 'list', 'search', 'trend_id', 'beside', 'region', 'value', 'is_breakout']

const SEARCH = z.object({
  list: z.string(),
  search: z.string(),
  trend_id: z.string(),
  beside: z.string(),
  region: z.string(),
  value: z.number().nullable(),
  is_breakout: z.number(),
})

/** Terms with a curve, and queries as the newest file of a term's list has them. */
const SEARCHES = `SELECT 'term' AS list, term AS search, trend_id, '' AS beside, '' AS region, NULL AS value, 0 AS is_breakout
    FROM trendee.series_join WHERE platform = 'google' GROUP BY term, trend_id
  UNION ALL
  SELECT list, query AS search, '' AS trend_id, term AS beside, region, argMax(tuple(value), version).1 AS value, argMax(is_breakout, version) AS is_breakout
    FROM trendee.related_query WHERE platform = 'google' AND topic_type = '' GROUP BY list, query, term, region`

/**
 * Collects what is searched for a print: searches that name a keyword of a shop, and such as ask for a print in so many words. Replaces
 * all rows in one step.
 */
export async function rebuildGraphicSearches(db: AnalyticsDb): Promise<void> {
  const keywords = await db.rows(
    z.object({ keyword: z.string() }),
    'SELECT DISTINCT keyword FROM trendee.graphic_keyword',
    {},
    { route: 'derive.graphics.keywords' },
  )
  const known = new Set(keywords.map(({ keyword }) => phraseWords(keyword)))
  const searches = await db.rows(SEARCH, SEARCHES, {}, { route: 'derive.graphics.searches' })
  const lines = new JsonLines()
  for (const { list, search, trend_id: trend, beside, region, value, is_breakout: breakout } of searches) {
    const words = printOfSearch(search, (phrase) => known.has(phrase) || known.has(singularOf(phrase) ?? ''))
    if (words === null) continue
    const singular = singularOf(words)
    const keyword = phraseAsWritten(!known.has(words) && singular !== null && known.has(singular) ? singular : words)
    lines.add([keyword, list, search, trend, beside, region, value, breakout])
  }
  await db.run(`DROP TABLE IF EXISTS ${NEXT}`)
  await db.run(`CREATE TABLE ${NEXT} AS trendee.graphic_search`)
  await db.append(NEXT, COLUMNS, lines.take())
  await db.run(`EXCHANGE TABLES trendee.graphic_search AND ${NEXT}`)
  await db.run(`DROP TABLE ${NEXT}`)
}
