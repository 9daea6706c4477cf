import type { AnalyticsDb } from '@trendee/analytics/engine/db'

/** The engine, but for statements that change it: `run` has them first. */
export function alteredEngine(db: AnalyticsDb, run: AnalyticsDb['run']): AnalyticsDb {
  return {
    engine: db.engine,
    rows: (...call) => db.rows(...call),
    append: (...call) => db.append(...call),
    insertFrom: (...call) => db.insertFrom(...call),
    linesOfParquet: (path) => db.linesOfParquet(path),
    listChanges: () => db.listChanges(),
    close: () => db.close(),
    run,
  }
}
