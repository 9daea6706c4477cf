import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { FeedRecord, RecordKind } from '@trendee/feeds/records'
import type { AnalyticsDb } from '../engine/db'
import type { NativeBlock } from '../engine/native-rows'
import type { RecordTable } from './record-table'
import { RECORD_TABLES } from './record-tables'

/** Source rows of which at least one record was new: how many of each file, and, of the files asked for, which. */
export interface FreshRows {
  readonly counts: ReadonlyMap<number, number>
  readonly rows: readonly { readonly file: number; readonly row: number }[]
}

const NOTHING_FRESH: FreshRows = { counts: new Map(), rows: [] }
const COUNTS = z.object({ file: z.number(), count: z.number() })
const ROWS = z.object({ file: z.number(), row: z.number() })

interface StageTables {
  readonly arrived: string
  /** Fingerprints of what arrived and was stored before, with the imports that stored it. */
  readonly known: string
}

/**
 * The staging tables of a database, a pair for each kind of record: imports come one after the other, and DDL is dearer
 * than a small file. Memory tables: empty between batches, dropped at boot when a kill left them.
 */
export class ImportStage {
  private readonly tables = new Map<RecordKind, StageTables>()
  /** Kinds of which a load that failed can have left its rows behind. */
  private readonly unclean = new Set<RecordKind>()

  constructor(private readonly db: AnalyticsDb) {}

  /**
   * Loads the rows of a block that are not stored yet. Of equal rows the first counts, by file and row; but a file that says anything
   * new of a thing whose rows count together keeps all its rows of it in the block, or the rest of them would seem to be gone. `mixedFiles`:
   * those whose rows can give records of several kinds, so that their fresh rows must be listed one by one.
   */
  async load(kind: RecordKind, block: NativeBlock, mixedFiles: readonly number[] = []): Promise<FreshRows> {
    if (block.rows === 0) return NOTHING_FRESH
    const { db } = this
    const table = RECORD_TABLES[kind] as RecordTable<FeedRecord>
    const tables = this.tables.get(kind) ?? (await this.makeTables(kind, table))
    const { arrived, known } = tables
    if (this.unclean.has(kind)) await this.empty(tables)
    this.unclean.add(kind)
    const columns = block.columns.join(', ')
    // One thread keeps the block's order. Equal rows of one file are one; those of two files both said it.
    await db.insertFrom(
      block,
      (source) =>
        `INSERT INTO ${arrived} (${columns}, fingerprint)
         SELECT ${columns}, cityHash64(tuple(${table.identity})) AS fingerprint FROM ${source}
         LIMIT 1 BY source_file, fingerprint SETTINGS max_threads = 1`,
    )
    // Only what arrived is looked for, so that memory does not depend on how much is stored. Read plainly: filtering
    // column after column costs four times as much where most rows of a mark are wanted.
    const bounds = table.bounds ? `WITH (SELECT (${table.bounds}) FROM ${arrived}) AS bounds` : ''
    await db.run(
      `INSERT INTO ${known} ${bounds} SELECT fingerprint, toString(import_id) FROM trendee.${table.table}
       WHERE ${table.scope(arrived)} AND fingerprint IN (SELECT fingerprint FROM ${arrived})
       SETTINGS max_threads = 1, max_block_size = 16384, optimize_move_to_prewhere = 0`,
    )
    const isFresh = `fingerprint NOT IN (SELECT fingerprint FROM ${known})`
    // Of equal rows the first is loaded.
    const first = `SELECT * FROM ${arrived} WHERE ${isFresh} LIMIT 1 BY fingerprint SETTINGS max_threads = 1`
    const fresh = `(${table.together === undefined ? first : withTheRest(first, table.together, tables)})`
    const counted = await db.rows(
      COUNTS,
      `SELECT source_file AS file, uniqExact(source_row) AS count FROM ${fresh} GROUP BY file`,
    )
    const mixed = counted.filter(({ file }) => mixedFiles.includes(file)).map(({ file }) => file)
    const rows =
      mixed.length > 0
        ? await db.rows(
            ROWS,
            `SELECT DISTINCT source_file AS file, source_row AS row FROM ${fresh} WHERE file IN {files:Array(UInt32)}`,
            { files: mixed },
          )
        : []
    if (counted.length > 0) {
      await db.run(`INSERT INTO trendee.${table.table} SELECT * EXCEPT (source_file, source_row) FROM ${fresh}`)
    }
    await db.run(
      `INSERT INTO trendee.said_again (fact, import_id, fingerprint)
       SELECT '${table.table}', import_id, fingerprint FROM ${arrived}
       WHERE NOT (${isFresh}) OR fingerprint IN
         (SELECT fingerprint FROM ${arrived} GROUP BY fingerprint HAVING uniqExact(import_id) > 1)`,
    )
    await this.empty(tables)
    this.unclean.delete(kind)
    return { counts: new Map(counted.map(({ file, count }) => [file, count])), rows }
  }

  private async empty({ arrived, known }: StageTables): Promise<void> {
    await this.db.run(`TRUNCATE TABLE ${arrived}`)
    await this.db.run(`TRUNCATE TABLE ${known}`)
  }

  private async makeTables(kind: RecordKind, table: RecordTable<FeedRecord>): Promise<StageTables> {
    const suffix = `${kind}_${randomUUID()}`.replaceAll('-', '_')
    const tables = { arrived: `trendee.stage_arrived_${suffix}`, known: `trendee.stage_known_${suffix}` }
    await this.db.run(
      `CREATE TABLE ${tables.arrived} ENGINE = Memory AS
       SELECT *, toUInt32(0) AS source_file, toUInt32(0) AS source_row FROM trendee.${table.table} WHERE 0`,
    )
    await this.db.run(`CREATE TABLE ${tables.known} (fingerprint UInt64, import_id String) ENGINE = Memory`)
    this.tables.set(kind, tables)
    return tables
  }
}

/** SQL of these rows and of all others of the same file about the same thing, but those that its own import stored before. */
function withTheRest(rows: string, thing: string, { arrived, known }: StageTables): string {
  return `SELECT * FROM ${arrived} WHERE (source_file, ${thing}) IN (SELECT source_file, ${thing} FROM (${rows}))
    AND (fingerprint, toString(import_id)) NOT IN (SELECT fingerprint, import_id FROM ${known})`
}

/** Drops what imports that were killed left behind. */
export async function dropAbandonedStages(db: AnalyticsDb): Promise<void> {
  const tables = await db.rows(
    z.object({ name: z.string() }),
    "SELECT name FROM system.tables WHERE database = 'trendee' AND name LIKE 'stage\\_%'",
  )
  for (const { name } of tables) await db.run(`DROP TABLE IF EXISTS trendee.${name}`)
}
