import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { type ToldOfFile, readingOf, toldByReading } from '@trendee/analytics/ingestion/reading-options'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { withReadable } from '@trendee/analytics/ingestion/readable-file'
import { UnreadableFileError } from '@trendee/feeds/feed'
import type { FeedMessage } from '@trendee/feeds/feed-message'
import type { UnknownColumn } from '@trendee/feeds/mapping/guessed-field'
import { columnsOfTable } from '@trendee/feeds/mapping/propose-mapping'
import { isMarket, shopOfLinks } from '@trendee/feeds/shop-of-links'
import { columnKey } from '@trendee/feeds/table-feed'
import type { ReadingOptions } from '@trendee/contract/admin/reading-options'
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
    const table = isMapped || (await hasSavedMappings(this.db)) ? await this.openTable(path) : null
    const saved = table && (await savedMapping(this.db, table.mappingId))
    if (table === null || saved === null || isMapped)
      return { told, notes: [], table: isMapped ? table : null, lack: lackOf(saved, told) }
    const otherShop = otherShopOf(saved, told, table)
    const all = { ...toldByReading(otherShop === null ? saved.reading : ofAnyShop(saved.reading)), ...told }
    return {
      told: all,
      notes: [noteOf(saved.file, saved.savedAt)],
      table,
      lack: lackOf(saved, all) ?? lackOfLinks(saved, all, table),
    }
  }

  /** What a file must tell though its columns are known, because files with them told it differently; null where it does. */
  async untold(path: string, told: ToldOfFile): Promise<FeedMessage | null> {
    if (!(await hasSavedMappings(this.db))) return null
    const table = await this.openTable(path)
    const saved = table && (await savedMapping(this.db, table.mappingId))
    return lackOf(saved, told) ?? (table && saved && lackOfLinks(saved, told, table))
  }

  /** Keeps how a file was read, for the next one with its columns. A command names a file by its path. */
  async keep(table: TableColumns, told: ToldOfFile, file: string): Promise<void> {
    await keepMapping(this.db, table, readingOf(told), basename(file), new Date())
  }

  /** The columns of a file; null where it is no table, or cannot be opened: reading it will say so. */
  private async openTable(path: string): Promise<OpenTable | null> {
    const found = await withReadable(this.analytics, path, (readable) => columnsOfTable(readable)).catch(
      (error: unknown) => {
        if (error instanceof UnreadableFileError) return null
        throw error
      },
    )
    if (found === null) return null
    const columns = found.columns.map(({ name }) => name)
    const keys = columns.map(columnKey).toSorted()
    const mappingId = createHash('sha256').update(JSON.stringify(keys)).digest('hex').slice(0, 32)
    return { mappingId, columns, cellsOf: (name) => cellsIn(found.columns, name) }
  }
}

/** A table, and its first cells by the name of their column. */
interface OpenTable extends TableColumns {
  readonly cellsOf: (name: string | undefined) => readonly unknown[]
}

function cellsIn(columns: readonly UnknownColumn[], name: string | undefined): readonly unknown[] {
  const key = name === undefined ? null : columnKey(name)
  return columns.find((column) => columnKey(column.name) === key)?.cells ?? []
}

/** The shop of a file where it is another than that of the files before it: as it is told, else the market that its links lead to. */
function otherShopOf(saved: SavedMapping, told: ToldOfFile, table: OpenTable): string | null {
  const before = saved.reading.shop
  if (before === undefined) return null
  if (told.shop !== undefined) return told.shop === before ? null : told.shop
  // A shop that a person named goes by that name, whatever its links are.
  if (!isMarket(before)) return null
  const cells = table.cellsOf(saved.reading.mapping?.url)
  const linked = shopOfLinks(cells.filter((cell) => typeof cell === 'string'))
  return linked === null || linked.toLowerCase() === before.toLowerCase() ? null : linked
}

/** Without what is true of one shop alone. */
function ofAnyShop({ mapping, decimal_mark, day_order, unnamed_column }: ReadingOptions): ReadingOptions {
  return { mapping, decimal_mark, day_order, unnamed_column }
}

function lackOfLinks(saved: SavedMapping, told: ToldOfFile, table: OpenTable): FeedMessage | null {
  const linked = told.shop === undefined ? otherShopOf(saved, told, table) : null
  return linked === null ? null : { text: OF_OTHER_LINKS, values: { shop: saved.reading.shop ?? '', linked } }
}

const OF_OTHER_LINKS =
  'Files with these columns came from {shop}, but the links of this one lead to {linked}: say which shop it is of.'

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
