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
  /** What it left in its tables, as `rowsOfRun` writes it. */
  readonly rows: string
}

const ROW = z.object({
  stage: z.string(),
  platform: z.string(),
  version: z.string(),
  inputs: z.string(),
  rows: z.string(),
})
const COLUMNS = ['stage', 'platform', 'version', 'schema', 'inputs', 'rows']
/** Newest migration and rules together: a run under others counts for nothing. */
const SCHEMA = (MIGRATIONS.at(-1)?.number ?? 0) * 1000 + RULES_VERSION

/** The last run of each stage and platform under the schema of today. */
export function recordedRuns(db: AnalyticsDb): Promise<RecordedRun[]> {
  return db.rows(
    ROW,
    `SELECT stage, platform, toString(run.version) AS version, inputs, rows
     FROM trendee.derive_run AS run FINAL WHERE schema = {schema:UInt32}`,
    { schema: SCHEMA },
    { route: 'derive.recorded-runs' },
  )
}

export async function recordRun(db: AnalyticsDb, run: RecordedRun): Promise<void> {
  const lines = new JsonLines()
  lines.add([run.stage, run.platform, run.version, SCHEMA, run.inputs, run.rows])
  await db.append('trendee.derive_run', COLUMNS, lines.take())
}

/** Forgets that a table was derived: what writes it runs again. */
export async function forgetRunsOf(db: AnalyticsDb, stages: readonly { readonly name: string }[]): Promise<void> {
  await db.run(
    `INSERT INTO trendee.derive_run SELECT * REPLACE (0 AS schema, version + 1 AS version)
     FROM trendee.derive_run AS run FINAL WHERE run.stage IN {stages:Array(String)}`,
    { stages: stages.map(({ name }) => name) },
    { route: 'derive.forget-runs' },
  )
}
