import type { ImportRow } from '@trendee/analytics/ingestion/import-runs'
import type { admin } from '@trendee/contract/admin/admin'
import type { OutputOf } from '@trendee/contract/endpoint'
import { UnreadableFileError } from '@trendee/feeds/feed'
import { type FeedMessage, messageText } from '@trendee/feeds/feed-message'
import { type TableCheck, ROWS_CHECKED, checksOfTable, openQuestions } from '@trendee/feeds/mapping/check-table'
import { type ProposedMapping, proposeMapping } from '@trendee/feeds/mapping/propose-mapping'
import { type ReadBeginning, readBeginning } from '@trendee/feeds/mapping/read-beginning'
import { shownFields } from '@trendee/feeds/mapping/read-values'
import { shownRows } from '@trendee/feeds/mapping/shown-rows'
import type { UnnamedColumn } from '@trendee/feeds/unnamed-column'
import { UNSAID, UNSAID_OPTIONS, type Unsaid } from '@trendee/feeds/unsaid'
import { kindOfMapping, mappingOf } from '@trendee/core/imports/mappable-fields'

export type HeldTable = NonNullable<OutputOf<typeof admin.importPreview>['table']>

/** A held table, and what it does not say as its columns are likely to be read: nothing may be known of it yet. */
export interface ShownTable {
  readonly table: HeldTable
  readonly asks: readonly Unsaid[]
}

const ROWS_SHOWN = 5
const CELLS_SHOWN = 3
const CELL_CHARS = 80

/** Whether a file is a table, though of no feed that we know. */
export async function isTable(path: string): Promise<boolean> {
  return (await proposed(path)) !== null
}

/** The columns of a held table, what they are likely to hold, and its first rows as they are read with what was told, else guessed. */
export async function tableOf(path: string, { told }: Readonly<ImportRow>): Promise<ShownTable | null> {
  const found = await proposed(path, told.unnamedColumn)
  if (found === null) return null
  const { columns, guessed, shifted, unnamed } = found
  const mapping = told.mapping ?? mappingOf(guessed[found.kind])
  const options = { ...told, mapping, ...(unnamed && { unnamedColumn: unnamed }) }
  const beginning = await beginningOf(path, options)
  const { decimalMark, dayOrder } = openQuestions(beginning, mapping, columns)
  const table: HeldTable = {
    columns: columns.map(({ name, cells }) => ({ name, cells: shownCells(cells) })),
    kind: kindOfMapping(mapping) ?? found.kind,
    guessed: {
      products: [...guessed.products],
      orders: [...guessed.orders],
      posts: [...guessed.posts],
      series: [...guessed.series],
    },
    rows: await shownRows(path, options, beginning, shownFields(mapping), ROWS_SHOWN),
    open: {
      decimal_mark: decimalMark && [...decimalMark],
      day_order: dayOrder && [...dayOrder],
      unnamed_column: shifted && [...shifted],
    },
  }
  return { table, asks: asksOf(beginning) }
}

type ImportCheck = OutputOf<typeof admin.importPreview>['checks'][number]

/** A check as the API tells it. */
export function importCheck({ says, stops }: TableCheck): ImportCheck {
  return { says: messageText(says, 'en'), says_zh: messageText(says, 'zh'), stops }
}

/** What a file does not say and was not told, by the notes of reading it. */
export function asksOf({ notes }: { readonly notes: readonly FeedMessage[] }): Unsaid[] {
  const said = new Set(notes.map((note) => messageText(note, 'en')))
  return UNSAID_OPTIONS.filter((option) => said.has(UNSAID[option]))
}

/** What must be known of a held file before it is loaded: of a table with a mapping by its first rows, of any by all of them. */
export async function checksOf(path: string, held: Readonly<ImportRow>): Promise<TableCheck[]> {
  const ofTable = held.told.mapping === undefined ? [] : await checksOfTable(path, held.told)
  return [...ofTable, ...unreadTitles(held)]
}

/** Reasons to leave titles out that are told before a file is loaded, from which share of its rows on. */
const UNREAD_TITLES = [
  {
    reason: 'other_language',
    above: 0.1,
    text: 'Of {rows} titles, {left} are in a language that is not read: they are left out.',
  },
  { reason: 'not_fashion', above: 0.5, text: 'Of {rows} titles, {left} name no garment: they are left out.' },
] as const

/** Whether many titles cannot be read, or most name no garment. */
function unreadTitles({ rowsRead, rowsRejected, leftOut }: Readonly<ImportRow>): TableCheck[] {
  const rows = rowsRead - rowsRejected
  return UNREAD_TITLES.flatMap(({ reason, above, text }) => {
    const left = leftOut.find((one) => one.reason === reason)?.rows ?? 0
    return left > rows * above ? [{ says: { text, values: { rows, left } }, stops: false }] : []
  })
}

/** A file that cannot be opened any more is no table. */
async function proposed(path: string, unnamed?: UnnamedColumn): Promise<ProposedMapping | null> {
  return proposeMapping(path, unnamed).catch((error: unknown) => {
    if (error instanceof UnreadableFileError) return null
    throw error
  })
}

/** Items may be nested deeper than the engine's own writer goes: then nothing of the cell is shown. */
function jsonText(cell: unknown): string {
  try {
    return JSON.stringify(cell) ?? ''
  } catch {
    return ''
  }
}

function shownCells(cells: readonly unknown[]): string[] {
  const texts = cells.map((cell) => (typeof cell === 'string' ? cell : jsonText(cell)).trim())
  return [...new Set(texts.filter((text) => text !== '' && text !== 'null'))]
    .slice(0, CELLS_SHOWN)
    .map((text) => text.slice(0, CELL_CHARS))
}

const NOTHING: ReadBeginning = { rows: 0, records: [], unread: [], rejects: [], notes: [] }

/** Nothing where the mapping cannot be used, or names a column that is not there. */
async function beginningOf(path: string, told: ImportRow['told']): Promise<ReadBeginning> {
  return readBeginning(path, told, ROWS_CHECKED).catch((error: unknown) => {
    if (error instanceof UnreadableFileError) return NOTHING
    throw error
  })
}
