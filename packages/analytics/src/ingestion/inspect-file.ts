import type { RecordKind } from '@trendee/feeds/records'
import type { AnalyticsDb } from '../engine/db'
import { errorOf } from './file-failure'
import { FileImport } from './file-import'
import { type ImportRow, NO_DAY, newImport } from './import-runs'
import { readerOf } from './ingest-files'
import type { IngestOptions } from './ingest-options'
import { toldOf } from './reading-options'
import { readableFile } from './readable-file'
import { RECORD_TABLES } from './record-tables'
import { forgetRejects, saveRejects } from './save-rejects'

/** The table that holds what a file that is not loaded says of one kind. Dropped as stages are at the next start. */
export function inspectedTable(importId: string, kind: RecordKind): string {
  return `trendee.stage_inspected_${importId}_${kind}`.replaceAll('-', '_')
}

/**
 * Reads a file into tables beside the facts, to show what it would move. Rows without a day stand under `NO_DAY`. Gives
 * the import's row as it would be, `held`; throws what opening the file throws.
 */
export async function inspectFile(
  db: AnalyticsDb,
  path: string,
  held: Readonly<ImportRow>,
  options: Omit<IngestOptions, 'onProgress'>,
  signal: AbortSignal,
): Promise<Readonly<ImportRow>> {
  const reader = readerOf(db)
  const { importId } = held
  await dropInspected(db, importId)
  await forgetRejects(db, importId)
  const source = await readableFile(db, path)
  await reader.open([
    {
      path: source.path,
      options: { ...toldOf(options), capturedOn: NO_DAY },
      context: { importId, fileHash: held.fileHash, importNumber: 0, capturedOn: NO_DAY },
    },
  ])
  let file: FileImport | null = null
  try {
    for (;;) {
      const batch = await reader.next()
      signal.throwIfAborted()
      for (const opening of batch?.openings ?? []) {
        if ('failure' in opening) throw errorOf(opening.failure, source.path, path)
        const identity = {
          importId,
          fileHash: held.fileHash,
          shownName: held.file,
          capturedOn: null,
          startedAt: held.startedAt,
          told: toldOf(options),
        }
        file = new FileImport(identity, opening, options)
      }
      if (batch === null || file === null) break
      for (const { kind, block } of batch.blocks) {
        const columns = block.columns.filter((column) => !column.startsWith('source_')).join(', ')
        const table = inspectedTable(importId, kind)
        await db.run(
          `CREATE TABLE IF NOT EXISTS ${table} ENGINE = MergeTree ORDER BY tuple() AS SELECT * FROM trendee.${RECORD_TABLES[kind].table} WHERE 0`,
        )
        await db.insertFrom(block, (source) => `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${source}`)
      }
      for (const part of batch.parts) {
        if (part.failure) throw errorOf(part.failure, source.path, path)
        file.count(part, part.sourceRows)
        await saveRejects(db, importId, part.rejects)
        if (part.isLast) return { ...file.run, rowsLoaded: 0, state: 'held' }
      }
    }
    return newImport(
      { ...held, shownName: held.file, capturedOn: null },
      { feed: '', bytes: held.bytes, state: 'held' },
    )
  } finally {
    // Its words were not stored: whatever comes next must not take them for known.
    await reader.end().catch(() => undefined)
    await source.remove()
  }
}

/** Removes what was read of a file that was only looked at. */
export async function dropInspected(db: AnalyticsDb, importId: string): Promise<void> {
  for (const kind of Object.keys(RECORD_TABLES) as RecordKind[]) {
    await db.run(`DROP TABLE IF EXISTS ${inspectedTable(importId, kind)}`)
  }
}
