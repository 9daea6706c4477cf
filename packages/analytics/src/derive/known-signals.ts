import type { Signal } from '@trendee/core/trend/signal'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { importedBy } from '../tables/imported-by'
import { readSignals } from './read-signals'
import { insertKnownSignals } from './rebuild-signals'

/** Only one question fills it at a time. */
const TABLE = 'trendee.stage_known_signals'

export interface KnownOn {
  readonly region: string
  /** ISO day, UTC. */
  readonly asOf: string
}

/** Whether anything had been imported by the end of a day. */
export async function wasImportedBy(db: AnalyticsDb, day: string): Promise<boolean> {
  const [row] = await db.rows(
    z.object({ imports: z.number() }),
    `SELECT count() AS imports FROM trendee.import_run FINAL WHERE rows_loaded > 0 AND ${importedBy(day)}`,
    { knownOn: day },
    { route: 'trends.known-imports' },
  )
  return (row?.imports ?? 0) > 0
}

/**
 * Weekly signals of a region as they could be worked out at the end of a day: weeks that were complete, from files that had
 * been imported. What was taken back since is missing, and products and posts are understood by today's lexicon.
 * Callers must not overlap: all of them fill the same table.
 */
export async function knownSignals(db: AnalyticsDb, { region, asOf }: KnownOn): Promise<Signal[]> {
  const platforms = await db.rows(
    z.object({ platform: z.string() }),
    'SELECT DISTINCT toString(platform) AS platform FROM trendee.signal_weekly ORDER BY platform',
  )
  await db.run(`DROP TABLE IF EXISTS ${TABLE}`)
  await db.run(`CREATE TABLE ${TABLE} AS trendee.signal_weekly`)
  try {
    for (const { platform } of platforms) await insertKnownSignals(db, TABLE, { platform, knownOn: asOf })
    return await readSignals(db, { region, asOf, from: TABLE })
  } finally {
    await db.run(`DROP TABLE IF EXISTS ${TABLE}`)
  }
}
