import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { type ToldOfFile, readingOf, toldByReading } from '@trendee/analytics/ingestion/reading-options'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { withReadable } from '@trendee/analytics/ingestion/readable-file'
import { UnreadableFileError } from '@trendee/feeds/feed'
import type { FeedMessage } from '@trendee/feeds/feed-message'
import { columnsOfTable } from '@trendee/feeds/mapping/propose-mapping'
import { columnKey } from '@trendee/feeds/table-feed'
import type { StoreDb } from '@trendee/store/engine/open-store'
import {
  type SavedMapping,
  type TableColumns,
  hasSavedMappings,
  keepMapping,
  savedMapping,
} from '@trendee/store/imports/saved-mappings'

/** What is told of a file, with what was saved of its columns. */
export interface CompletedTold<Told extends ToldOfFile> {
  readonly told: Told
  /** That it is read as a file before it was; empty where it is not. */
  readonly notes: readonly FeedMessage[]
  /** Null for what is no table with a mapping. */
  readonly table: TableColumns | null
  /** Why it cannot be loaded before more is told; null where it can. */
  readonly lack: FeedMessage | null
}

/** Mappings of tables of unknown layout: kept of one file, taken for the next one with the same columns, in any order. */
export class SavedMappings {
  constructor(
    private readonly db: StoreDb,
    private readonly analytics: AnalyticsDb,
  ) {}

  /** Adds what was saved of the columns of a file to what is told of it. A mapping that is told goes before a saved one. */
  async complete<Told extends ToldOfFile>(path: string, told: Told): Promise<CompletedTold<Told>> {
    const isMapped = told.mapping !== undefined
    // Most platforms have none: their files are not opened for it.
    const table = isMapped || (await hasSavedMappings(this.db)) ? await this.tableColumns(path) : null
    const saved = table && (await savedMapping(this.db, table.mappingId))
    if (saved === null || isMapped)
      return { told, notes: [], table: isMapped ? table : null, lack: lackOf(saved, told) }
    const all = { ...toldByReading(saved.reading), ...told }
    return { told: all, notes: [noteOf(saved.file, saved.savedAt)], table, lack: lackOf(saved, all) }
  }

  /** What a file must tell though its columns are known, because files with them told it differently; null where it does. */
  async untold(path: string, told: ToldOfFile): Promise<FeedMessage | null> {
    if (!(await hasSavedMappings(this.db))) return null
    const table = await this.tableColumns(path)
    return lackOf(table && (await savedMapping(this.db, table.mappingId)), told)
  }

  /** Keeps how a file was read, for the next one with its columns. A command names a file by its path. */
  async keep(table: TableColumns, told: ToldOfFile, file: string): Promise<void> {
    await keepMapping(this.db, table, readingOf(told), basename(file), new Date())
  }

  /** The columns of a file; null where it is no table, or cannot be opened: reading it will say so. */
  private async tableColumns(path: string): Promise<TableColumns | null> {
    const found = await withReadable(this.analytics, path, (readable) => columnsOfTable(readable)).catch(
      (error: unknown) => {
        if (error instanceof UnreadableFileError) return null
        throw error
      },
    )
    if (found === null) return null
    const columns = found.columns.map(({ name }) => name)
    const keys = columns.map(columnKey).toSorted()
    return { mappingId: createHash('sha256').update(JSON.stringify(keys)).digest('hex').slice(0, 32), columns }
  }
}

/** What must be told of each file whose columns were saved, because it was told differently of those before. */
function lackOf(saved: SavedMapping | null, { shop, mapping }: ToldOfFile): FeedMessage | null {
  const isShopOpen = shop === undefined && mapping?.shop === undefined && saved?.reading.mapping?.shop === undefined
  return isShopOpen && saved?.varying.includes('shop') === true ? OF_SEVERAL_SHOPS : null
}

const OF_SEVERAL_SHOPS =
  'Files with these columns came from several shops: say which shop this one is of.' satisfies FeedMessage

const AS_BEFORE = 'Its columns are read as those of {file} were, said on {day}.'

/** Whether a note of an import says that its columns were not told, but taken from a file before it. */
export function saysAsBefore(note: FeedMessage): boolean {
  return typeof note !== 'string' && note.text === AS_BEFORE
}

function noteOf(file: string, savedAt: Date): FeedMessage {
  const day = savedAt.toISOString().slice(0, 10)
  return { text: AS_BEFORE, values: { file, day } }
}
