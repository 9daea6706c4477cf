import { trendIdOf } from '@trendee/core/trend/trend-id'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const TABLES = ['trendee.place_interest', 'trendee.related_query'] as const
/** Terms of one statement: the engine parses a quarter of a million bytes. */
const TERMS_AT_ONCE = 400

const TERM = z.object({ term: z.string(), trend_id: z.string() })

/**
 * Stores with each searched term which trend it means, where that is not stored yet or the lexicon means another one
 * since. Questions then find the rows of a trend by its id, instead of recognising every term each time.
 */
export async function resolveTerms(db: AnalyticsDb): Promise<void> {
  for (const table of TABLES) {
    const stored = await db.rows(TERM, `SELECT DISTINCT term, trend_id FROM ${table}`, {}, { isKept: true })
    const outdated = [...new Set(stored.filter((row) => trendIdOf(row.term) !== row.trend_id).map(({ term }) => term))]
    for (let from = 0; from < outdated.length; from += TERMS_AT_ONCE) {
      const terms = outdated.slice(from, from + TERMS_AT_ONCE)
      await db.run(
        `ALTER TABLE ${table} UPDATE trend_id = transform(term, {terms:Array(String)}, {trends:Array(String)}, '')
         WHERE term IN {terms:Array(String)} SETTINGS mutations_sync = 2`,
        { terms, trends: terms.map(trendIdOf) },
        { route: 'derive.resolve-terms' },
      )
    }
  }
}
