import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { FeedRecord, RecordKind } from '@trendee/feeds/records'
import type { AnalyticsDb } from '../db'
import type { Enriched } from './enrich'
import { JsonLines } from './json-lines'
import { RECORD_TABLES, type RecordTable, type RowContext } from './record-tables'

/** Records of one kind on their way into its table. The arrays are parallel: a million objects less to collect. */
export class StagedRecords {
  readonly records: FeedRecord[] = []
  readonly enriched: (Enriched | null)[] = []
  readonly sourceRows: number[] = []

  add(record: FeedRecord, enriched: Enriched | null, sourceRow: number): void {
    this.records.push(record)
    this.enriched.push(enriched)
    this.sourceRows.push(sourceRow)
  }
}

/** Source rows of which at least one record was new: how many, and, where asked for, which. */
export interface FreshRows {
  readonly count: number
  readonly sourceRows: readonly number[]
}

const FRESH = z.object({ count: z.number() })
const SOURCE_ROWS = z.object({ source_row: z.number() })

interface StageTables {
  readonly arrived: string
  readonly fresh: string
}

/** Made once per kind and open database: imports come one after the other, and DDL is dearer than a small file. */
const stageTables = new WeakMap<AnalyticsDb, Map<RecordKind, StageTables>>()

/**
 * The staging tables of the running import, one pair per kind of record: `arrived` takes the batch as it is, `fresh`
 * what of it nobody said before. Memory tables: empty between batches, dropped at boot when a kill left them.
 */
export class ImportStage {
  private readonly used = new Set<RecordKind>()

  constructor(
    private readonly db: AnalyticsDb,
    private readonly context: RowContext,
    private readonly versionOf: (sourceRow: number) => string,
  ) {}

  /** The staged form of records, ready to be sent: done apart from `load`, so that it can run while the engine works. */
  prepare(kind: RecordKind, staged: StagedRecords): Buffer {
    const table = RECORD_TABLES[kind] as RecordTable<FeedRecord>
    const lines = new JsonLines()
    staged.records.forEach((record, index) => {
      const sourceRow = staged.sourceRows[index] ?? 0
      const row = table.row(record, staged.enriched[index] ?? null, this.context, this.versionOf(sourceRow))
      row.push(sourceRow)
      lines.add(row)
    })
    return lines.take()
  }

  /** Loads one kind's part of a batch. `needsRows`: rows of the file can give records of several kinds. */
  async load(kind: RecordKind, lines: Buffer, needsRows: boolean): Promise<FreshRows> {
    const table = RECORD_TABLES[kind] as RecordTable<FeedRecord>
    const { arrived, fresh } = await this.tables(kind, table)
    await this.db.append(arrived, [...table.columns, 'source_row'], lines)
    await this.db.run(
      `INSERT INTO ${fresh} SELECT * REPLACE (sipHash64(tuple(${table.identity})) AS fingerprint) FROM ${arrived}
       WHERE fingerprint NOT IN (SELECT fingerprint FROM trendee.${table.table} WHERE ${table.scope(arrived)})
       ORDER BY source_row LIMIT 1 BY fingerprint`,
    )
    const [counted] = await this.db.rows(FRESH, `SELECT uniqExact(source_row) AS count FROM ${fresh}`)
    const count = counted?.count ?? 0
    const rows = async () => {
      const read = await this.db.rows(SOURCE_ROWS, `SELECT DISTINCT source_row FROM ${fresh}`)
      return read.map((row) => row.source_row)
    }
    const sourceRows = count > 0 && needsRows ? await rows() : []
    if (count > 0) {
      await this.db.run(`INSERT INTO trendee.${table.table} SELECT * EXCEPT (source_row) FROM ${fresh}`)
    }
    await this.db.run(`TRUNCATE TABLE ${arrived}`)
    await this.db.run(`TRUNCATE TABLE ${fresh}`)
    return { count, sourceRows }
  }

  private async tables(kind: RecordKind, table: RecordTable<FeedRecord>): Promise<StageTables> {
    const known = stageTables.get(this.db) ?? new Map<RecordKind, StageTables>()
    stageTables.set(this.db, known)
    const tables = known.get(kind) ?? (await this.makeTables(kind, table))
    known.set(kind, tables)
    if (!this.used.has(kind)) {
      // A failed import can have left its last batch behind.
      await this.db.run(`TRUNCATE TABLE ${tables.arrived}`)
      await this.db.run(`TRUNCATE TABLE ${tables.fresh}`)
      this.used.add(kind)
    }
    return tables
  }

  private async makeTables(kind: RecordKind, table: RecordTable<FeedRecord>): Promise<StageTables> {
    const suffix = `${kind}_${randomUUID()}`.replaceAll('-', '_')
    const tables = { arrived: `trendee.stage_arrived_${suffix}`, fresh: `trendee.stage_fresh_${suffix}` }
    for (const name of [tables.arrived, tables.fresh]) {
      await this.db.run(
        `CREATE TABLE ${name} ENGINE = Memory AS SELECT *, toUInt32(0) AS source_row FROM trendee.${table.table} WHERE 0`,
      )
    }
    return tables
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
