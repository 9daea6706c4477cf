import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { type TrendListQuestion, listedTrendsAsked } from '../tables/listed-trends-asked'
import { IS_STALE, MOST_OF_A_REGION } from '../tables/trend-metric'
import { type TopListQuestion, trendsAsked } from '../tables/trends-asked'
import { askedTogether } from './ask-together'

/** A search among trends, by the list that it asks. */
export type TrendSearch =
  | { readonly list: 'trends'; readonly question: TopListQuestion }
  | { readonly list: 'trend_list'; readonly question: TrendListQuestion }

/** A saved search among trends, and what the trends of its region are judged by. */
export interface WatchedQuestion {
  readonly search: TrendSearch
  readonly today: string
}

const FOUND = z.object({ id: z.string(), name: z.string(), name_zh: z.string() })
const ROW = z.object({ place: z.number(), found: z.string(), day: z.string() })

async function asked(db: AnalyticsDb, { search, today }: WatchedQuestion) {
  return search.list === 'trends' ? trendsAsked(search.question, today) : listedTrendsAsked(db, search.question, today)
}

/**
 * All trends that the searches find now, of those whose data goes on; told by the search's place. Asked together. Were any
 * left out, one that moves up when another leaves would be told as new.
 */
export async function foundTrends(db: AnalyticsDb, searches: readonly WatchedQuestion[]) {
  if (searches.length === 0) return []
  const questions = await Promise.all(searches.map((one) => asked(db, one)))
  const { sql, parameters } = askedTogether(
    questions.map(({ from, where, parameters: binds }) => ({
      sql: `SELECT toUInt32({question}) AS place, toString(max(as_of)) AS day,
            toJSONString(groupArraySorted(${MOST_OF_A_REGION})(CAST((trend_id, name, name_zh), 'Tuple(id String, name String, name_zh String)'))) AS found
          FROM (SELECT trend_id, name, name_zh, as_of FROM ${from} AS chosen WHERE ${where} AND NOT ${IS_STALE})`,
      parameters: binds,
    })),
  )
  const rows = await db.rows(ROW, sql, parameters, { route: 'alerts.found-trends' })
  return rows.map(({ place, found, day }) => ({ place, day, found: z.array(FOUND).parse(JSON.parse(found)) }))
}
