import { RULES_VERSION } from '@trendee/core/trend/rules-version'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { MIGRATIONS } from '../engine/migrate'

/** What a stage did last for a platform ('' for all). */
export interface RecordedRun {
  readonly stage: string
  readonly platform: string
  /** Microseconds since 1970; differs between any two runs. */
  readonly version: string
  readonly inputs: string
}

const ROW = z.object({ stage: z.string(), platform: z.string(), version: z.string(), inputs: z.string() })
const COLUMNS = ['stage', 'platform', 'version', 'schema', 'inputs']
/** Newest migration and rules together: a run under others counts for nothing. */
const SCHEMA = (MIGRATIONS.at(-1)?.number ?? 0) * 1000 + RULES_VERSION

/** The last run of each stage and platform under the schema of today. */
export function recordedRuns(db: AnalyticsDb): Promise<RecordedRun[]> {
  return db.rows(
    ROW,
    `SELECT stage, platform, toString(run.version) AS version, inputs
     FROM trendee.derive_run AS run FINAL WHERE schema = {schema:UInt32}`,
    { schema: SCHEMA },
    { route: 'derive.recorded-runs' },
  )
}

export async function recordRun(db: AnalyticsDb, run: RecordedRun): Promise<void> {
  const lines = new JsonLines()
  lines.add([run.stage, run.platform, run.version, SCHEMA, run.inputs])
  await db.append('trendee.derive_run', COLUMNS, lines.take())
}
