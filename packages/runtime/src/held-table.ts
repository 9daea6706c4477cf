import type { ImportRow } from '@trendee/analytics/ingestion/import-runs'
import type { admin } from '@trendee/contract/admin/admin'
import type { OutputOf } from '@trendee/contract/endpoint'
import { type FeedOptions, UnreadableFileError } from '@trendee/feeds/feed'
import { type FeedMessage, messageText } from '@trendee/feeds/feed-message'
import { MAPPED_TABLE } from '@trendee/feeds/formats/mapped-table'
import { type TableCheck, ROWS_CHECKED, checksOfTable, openQuestions } from '@trendee/feeds/mapping/check-table'
import { type ProposedMapping, proposeMapping } from '@trendee/feeds/mapping/propose-mapping'
import { type ReadBeginning, readBeginning } from '@trendee/feeds/mapping/read-beginning'
import { shownFields } from '@trendee/feeds/mapping/read-values'
import { shownRows } from '@trendee/feeds/mapping/shown-rows'
import { shopOfLinks } from '@trendee/feeds/shop-of-links'
import type { UnnamedColumn } from '@trendee/feeds/unnamed-column'
import { UNSAID, UNSAID_OPTIONS, type Unsaid } from '@trendee/feeds/unsaid'
import { kindOfMapping, mappingOf } from '@trendee/core/imports/mappable-fields'

type HeldTable = NonNullable<OutputOf<typeof admin.importPreview>['table']>

type OpenReadings = OutputOf<typeof admin.importPreview>['open']

/** What the beginning of a held file shows. */
export interface HeldBeginning {
  /** Null for a file of a feed that we know, and for what is no table. */
  readonly table: HeldTable | null
  readonly open: OpenReadings
  /** What a table does not say as its columns are likely to be read: nothing may be known of it yet. */
  readonly asks: readonly Unsaid[]
}

const ROWS_SHOWN = 5
const CELLS_SHOWN = 3
const CELL_CHARS = 80

/** Whether a file is a table, though of no feed that we know. */
export async function isTable(path: string): Promise<boolean> {
  return (await proposed(path)) !== null
}

/**
 * What only a person can tell of a held file; of a table of no feed that we know also its columns, what they are likely to hold, and its
 * first rows as they are read with what was told, else guessed. `capturedOn`: the day that a person thinks of, from which some days count back.
 */
export async function heldBeginning(
  path: string,
  { feed, told: ofFile }: Readonly<ImportRow>,
  capturedOn: string | null,
): Promise<HeldBeginning> {
  const told = capturedOn === null ? ofFile : { ...ofFile, capturedOn }
  const isOfKnownFeed = feed !== '' && feed !== MAPPED_TABLE
  const found = isOfKnownFeed ? null : await proposed(path, told.unnamedColumn)
  if (found === null) return { table: null, open: openReadings(await beginningOf(path, told), null), asks: [] }
  const { columns, guessed, shifted, unnamed } = found
  const mapping = told.mapping ?? mappingOf(guessed[found.kind])
  const options = { ...told, mapping, ...(unnamed && { unnamedColumn: unnamed }) }
  const beginning = await beginningOf(path, options)
  const table: HeldTable = {
    columns: columns.map(({ name, cells }) => ({ name, cells: shownCells(cells) })),
    kind: kindOfMapping(mapping) ?? found.kind,
    shop: mapping.shop === undefined && told.shop === undefined ? shopOf(beginning) : null,
    guessed: {
      products: [...guessed.products],
      orders: [...guessed.orders],
      posts: [...guessed.posts],
      series: [...guessed.series],
    },
    rows: await shownRows(path, options, beginning, shownFields(mapping), ROWS_SHOWN),
  }
  return { table, open: openReadings(beginning, shifted), asks: asksOf(beginning) }
}

function shopOf({ records }: ReadBeginning): string | null {
  return shopOfLinks(records.flatMap((record) => (record.kind === 'product' ? [record.url] : [])))
}

function openReadings(beginning: ReadBeginning, shifted: readonly string[] | null): OpenReadings {
  const { decimalMark, dayOrder } = openQuestions(beginning)
  return {
    decimal_mark: decimalMark && [...decimalMark],
    day_order: dayOrder && [...dayOrder],
    unnamed_column: shifted && [...shifted],
  }
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
async function beginningOf(path: string, told: FeedOptions): Promise<ReadBeginning> {
  return readBeginning(path, told, ROWS_CHECKED).catch((error: unknown) => {
    if (error instanceof UnreadableFileError) return NOTHING
    throw error
  })
}
