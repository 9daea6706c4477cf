import {
  type ColumnMapping,
  MAPPED_FIELDS,
  kindOfMapping,
  lackingFields,
  mappingOf,
} from '@trendee/core/imports/mappable-fields'
import { readingTexts } from '@trendee/contract/texts/reading'
import { toldByReading } from '@trendee/analytics/ingestion/reading-options'
import { type FeedOptions, UnrecognisedFeedError } from '@trendee/feeds/feed'
import { messageText } from '@trendee/feeds/feed-message'
import { ROWS_CHECKED, checkTable, checksOfNames } from '@trendee/feeds/mapping/check-table'
import { type ProposedMapping, proposeMapping } from '@trendee/feeds/mapping/propose-mapping'
import { readBeginning } from '@trendee/feeds/mapping/read-beginning'
import { mappingFault } from '@trendee/feeds/mapping/mapping-fault'
import { shownRows } from '@trendee/feeds/mapping/shown-rows'
import { openFeed } from '@trendee/feeds/read-feed'
import { type Command, type CommandContext, UsageError } from '../command'
import { CAPTURED_ON, capturedOnOption } from '../capture-day-option'
import { parseOptions } from '../options'
import { READING_FLAGS, toldReading } from '../reading-flags'
import { rowsAsText } from '../table'
import { unreadLines } from '../unread-lines'

const ROWS_SHOWN = 5
const OPTIONS = { 'captured-on': CAPTURED_ON, ...READING_FLAGS }
const BASIS = { name: 'by its name', cells: 'by its cells' } as const

/** The feed that a file is read as by itself; null where it is none that we know. */
async function knownFeed(path: string): Promise<string | null> {
  try {
    const { feed, batches } = await openFeed(path)
    await batches[Symbol.asyncIterator]().return?.()
    return feed.id
  } catch (error) {
    if (error instanceof UnrecognisedFeedError) return null
    throw error
  }
}

function tellColumns({ tell }: CommandContext, { columns, kind, guessed: byKind }: ProposedMapping): void {
  const guessed = byKind[kind]
  tell(`rows: ${kind}`)
  for (const { field, column, by } of guessed) tell(`${field}: ${column} (${BASIS[by]})`)
  const taken = new Set(guessed.map(({ column }) => column))
  const left = columns.filter(({ name }) => !taken.has(name)).map(({ name }) => name)
  if (left.length > 0) tell(`not used: ${left.join(', ')}`)
}

async function tellRows(
  { tell }: CommandContext,
  path: string,
  options: FeedOptions,
  columns: ProposedMapping['columns'],
): Promise<void> {
  const beginning = await readBeginning(path, options, ROWS_CHECKED)
  const { unread, notes } = beginning
  const fields = MAPPED_FIELDS[kindOfMapping(options.mapping ?? {}) ?? 'products']
  const rows = await shownRows(path, options, beginning, fields, ROWS_SHOWN)
  const names = fields.filter((field) => rows.some((row) => (row[field] ?? null) !== null))
  tell(rows.length === 0 ? 'It has no row that can be read so.' : `The first ${rows.length} as they are read:`)
  if (rows.length > 0) for (const line of rowsAsText(rows, names, 'table')) tell(line)
  const said = unread.map((column) => ({ ...column, reason: messageText(column.reason, 'en') }))
  for (const line of unreadLines({ cells_unread: said })) tell(line)
  const checks = checkTable(beginning, options.mapping ?? {}, columns).map(({ says }) => says)
  for (const said of new Set([...notes, ...checks].map((one) => messageText(one, 'en')))) tell(said)
}

export const map: Command = {
  operands: 'FILE',
  summary: 'Propose which columns of a table nobody knows hold what, for ingest --mapping; nothing is loaded',
  notes: [
    'Prints the mapping as JSON; says on standard error what each guess rests on and how the first rows are read with it.',
    'With --mapping FILE.json those columns are taken instead of guesses.',
  ],
  options: OPTIONS,
  example: 'products.csv --shop Tiki > columns.json',
  async run(context) {
    const { files, options } = parseOptions(context.argv, OPTIONS)
    const [path] = files
    if (path === undefined || files.length > 1) throw new UsageError('map takes one file')
    const capturedOn = capturedOnOption(options['captured-on'])
    const told = { ...toldByReading(await toldReading(options)), ...(capturedOn !== null && { capturedOn }) }
    const feed = told.mapping ? null : await knownFeed(path)
    if (feed !== null) {
      context.tell(`${path} is read as ${feed}: it needs no mapping`)
      return 0
    }
    const proposed = await proposeMapping(path, told.unnamedColumn)
    const mapping = told.mapping ?? mappingOf(proposed?.guessed[proposed.kind] ?? [])
    const fault = mappingFault(mapping)
    if (fault !== null) {
      context.tell(
        `${path}: ${told.mapping ? messageText(fault, 'en') : nothingFound(mapping)}${columnsText(proposed)}`,
      )
      return 1
    }
    if (!told.mapping && proposed) tellColumns(context, proposed)
    const unnamed = proposed?.unnamed
    const reading = { ...told, mapping, ...(unnamed && { unnamedColumn: unnamed }) }
    await tellRows(context, path, reading, proposed?.columns ?? [])
    const checks = proposed === null ? [] : checksOfNames(proposed, { ...told, mapping })
    for (const { says } of checks) context.tell(messageText(says, 'en'))
    context.print(JSON.stringify(mapping, null, 2))
    return 0
  },
}

/** What a guess lacks to be one. */
function nothingFound(mapping: ColumnMapping): string {
  const kind = kindOfMapping(mapping)
  if (kind === null) return NOTHING_FOUND
  const missing = lackingFields(kind, (field) => mapping[field] !== undefined)
  const said = missing.map((field) => `“${readingTexts[`mapped.${field}`].en}” (${field})`)
  return `it looks like ${kind}, but no column looks like ${said.join(' or ')}: name the columns in --mapping FILE.json`
}

const NOTHING_FOUND =
  'no column looks like the title of a product, the lines of an order, the moment of a post, or the dates and values of a series'

function columnsText(proposed: ProposedMapping | null): string {
  return proposed === null ? ': it is no table' : `. Columns: ${proposed.columns.map(({ name }) => name).join(', ')}`
}
