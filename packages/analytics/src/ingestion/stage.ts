import { z } from 'zod'
import type { FeedRecord, RecordKind } from '@trendee/feeds/records'
import type { AnalyticsDb } from '../db'
import type { Enriched } from './enrich'
import { JsonLines } from './json-lines'
import { RECORD_TABLES, type RecordTable, type RowContext, STAGE_ONLY } from './record-tables'

/** One record on its way into a table, with the source row it came from. */
export interface StagedRecord {
  readonly record: FeedRecord
  readonly enriched: Enriched | null
  readonly context: RowContext
  readonly sourceRow: number
}

const SOURCE_ROWS = z.object({ source_row: z.number() })

/**
 * The staging tables of one import, one pair per kind of record: `arrived` takes the batch as it is, `fresh` what of
 * it nobody said before. Memory tables: they are empty between batches, and those a kill leaves are dropped at boot.
 */
export class ImportStage {
  private readonly made = new Set<RecordKind>()

  constructor(
    private readonly db: AnalyticsDb,
    private readonly importId: string,
  ) {}

  /** Loads one kind's part of a batch. Returns the source rows of which at least one record was new. */
  async load(kind: RecordKind, staged: readonly StagedRecord[]): Promise<number[]> {
    const table = RECORD_TABLES[kind] as RecordTable<FeedRecord>
    const { arrived, fresh } = await this.tables(kind, table)
    const lines = new JsonLines()
    for (const { record, enriched, context, sourceRow } of staged) {
      const row = table.row(record, enriched, context)
      row.push(sourceRow)
      lines.add(row)
    }
    await this.db.append(arrived, [...table.columns, 'source_row'], lines.take())
    await this.db.run(
      `INSERT INTO ${fresh} SELECT * REPLACE (sipHash64(tuple(${table.identity})) AS fingerprint) FROM ${arrived}
       WHERE fingerprint NOT IN (SELECT fingerprint FROM trendee.${table.table} WHERE ${table.scope(arrived)})
       ORDER BY source_row LIMIT 1 BY fingerprint`,
    )
    const rows = await this.db.rows(SOURCE_ROWS, `SELECT DISTINCT source_row FROM ${fresh}`)
    if (rows.length > 0) {
      const stageOnly = Object.keys(STAGE_ONLY).filter(
        (column) => column === 'source_row' || table.columns.includes(column),
      )
      await this.db.run(`INSERT INTO trendee.${table.table} SELECT * EXCEPT (${stageOnly.join(', ')}) FROM ${fresh}`)
    }
    await this.db.run(`TRUNCATE TABLE ${arrived}`)
    await this.db.run(`TRUNCATE TABLE ${fresh}`)
    return rows.map((row) => row.source_row)
  }

  async drop(): Promise<void> {
    for (const kind of this.made) {
      const { arrived, fresh } = this.names(kind)
      await this.db.run(`DROP TABLE IF EXISTS ${arrived}`)
      await this.db.run(`DROP TABLE IF EXISTS ${fresh}`)
    }
    this.made.clear()
  }

  private names(kind: RecordKind): { arrived: string; fresh: string } {
    const suffix = `${kind}_${this.importId}`.replaceAll(/[^a-z0-9]/gi, '_')
    return { arrived: `trendee.stage_arrived_${suffix}`, fresh: `trendee.stage_fresh_${suffix}` }
  }

  private async tables(kind: RecordKind, table: RecordTable<FeedRecord>): Promise<{ arrived: string; fresh: string }> {
    const names = this.names(kind)
    if (!this.made.has(kind)) {
      const extra = Object.entries(STAGE_ONLY)
        .filter(([column]) => column === 'source_row' || table.columns.includes(column))
        .map(([column, type]) => `CAST(0 AS ${type}) AS ${column}`)
      for (const name of [names.arrived, names.fresh]) {
        await this.db.run(
          `CREATE TABLE IF NOT EXISTS ${name} ENGINE = Memory AS SELECT *, ${extra.join(', ')} FROM trendee.${table.table} WHERE 0`,
        )
      }
      this.made.add(kind)
    }
    return names
  }
}

/** Drops what imports that were killed left behind. */
export async function dropAbandonedStages(db: AnalyticsDb): Promise<void> {
  const tables = await db.rows(
    z.object({ name: z.string() }),
    "SELECT name FROM system.tables WHERE database = 'trendee' AND name LIKE 'stage\\_%'",
  )
  for (const { name } of tables) await db.run(`DROP TABLE IF EXISTS trendee.${name}`)
}
