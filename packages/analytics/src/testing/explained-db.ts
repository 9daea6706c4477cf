import { z } from 'zod'
import type { AnalyticsDb, QueryParameters } from '../engine/db'

export interface ExplainedDb {
  readonly db: AnalyticsDb
  /** The engine's plan with its indexes for each query asked so far, in order. */
  readonly plans: readonly { readonly sql: string; readonly plan: string }[]
}

/** The same database, which also asks the engine for the plan of every query. */
export function explainedDb(inner: AnalyticsDb): ExplainedDb {
  const plans: { sql: string; plan: string }[] = []
  const db: AnalyticsDb = {
    engine: inner.engine,
    run: (...call) => inner.run(...call),
    append: (...call) => inner.append(...call),
    insertFrom: (...call) => inner.insertFrom(...call),
    linesOfParquet: (path) => inner.linesOfParquet(path),
    listChanges: () => inner.listChanges(),
    close: () => inner.close(),
    async rows<Row>(schema: z.ZodType<Row>, sql: string, parameters?: QueryParameters) {
      const lines = await inner.rows(z.object({ explain: z.string() }), `EXPLAIN indexes = 1 ${sql}`, parameters)
      plans.push({ sql, plan: lines.map((line) => line.explain).join('\n') })
      return inner.rows(schema, sql, parameters)
    },
  }
  return { db, plans }
}
