import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { DERIVED_TABLES, PAST_METRICS } from '../engine/remade-tables'
import type { StageDeclaration, StageRun } from './plan-stages'

/** Table → platform ('' for a table that is written for all) → rows. */
export type DerivedRows = ReadonlyMap<string, ReadonlyMap<string, number>>

const ROW = z.object({ name: z.string(), of: z.string(), rows: z.number() })

/** The tables of a stage whose rows only the stage changes. Others lie in the store, or are columns of facts. */
function countedTables({ writes }: StageDeclaration): string[] {
  return writes.filter((table) => DERIVED_TABLES.has(table) && !PAST_METRICS.has(table))
}

/** How many rows the tables of these stages hold. */
export async function derivedRows(db: AnalyticsDb, stages: readonly StageDeclaration[]): Promise<DerivedRows> {
  const counts = new Map<string, Map<string, number>>()
  const each = stages.flatMap((stage) => {
    const of = stage.scope === 'platform' ? 'toString(platform)' : "''"
    return countedTables(stage).map(
      (table) => `SELECT '${table}' AS name, ${of} AS of, count() AS rows FROM trendee.${table} GROUP BY of`,
    )
  })
  if (each.length === 0) return counts
  const rows = await db.rows(ROW, each.join('\nUNION ALL\n'), {}, { route: 'derive.rows' })
  for (const { name, of, rows: count } of rows) {
    counts.set(name, (counts.get(name) ?? new Map<string, number>()).set(of, count))
  }
  return counts
}

/** The rows of a run's tables, as a text that stands beside the run's record. */
export function rowsOfRun({ stage, platform }: StageRun<StageDeclaration>, rows: DerivedRows): string {
  return countedTables(stage)
    .map((table) => `${table}=${rows.get(table)?.get(platform) ?? 0}`)
    .join(' ')
}

/** Bytes of tables on this machine's disk; none where the engine is elsewhere. */
export async function bytesOnDisk(db: AnalyticsDb, tables: readonly string[]): Promise<number> {
  if (db.engine !== 'chdb') return 0
  const [sum] = await db.rows(
    z.object({ bytes: z.number() }),
    `SELECT sum(bytes_on_disk) AS bytes FROM system.parts
     WHERE database = 'trendee' AND active AND table IN {tables:Array(String)}`,
    { tables },
    { route: 'derive.bytes' },
  )
  return sum?.bytes ?? 0
}
