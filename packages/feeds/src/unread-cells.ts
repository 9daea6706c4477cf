import { type FeedMessage, messageText } from './feed-message'

/** Cells of one column that could not be read for one reason, with a few of them as they stand in the file. */
export interface UnreadCells {
  /** The column or key as the file names it; '' for further columns of a file with very many. */
  readonly field: string
  readonly reason: FeedMessage
  cells: number
  readonly examples: { readonly line: number; readonly text: string }[]
}

/** Columns kept apart: a matrix can have thousands. */
const COLUMNS_KEPT = 60
const EXAMPLES_KEPT = 3
const EXAMPLE_CHARS = 60

/** Counts cells that were not read, and keeps the first of each reason. */
export function addUnread(all: UnreadCells[], more: Readonly<UnreadCells>): void {
  const reason = messageText(more.reason, 'en')
  const find = (field: string) => all.find((one) => one.field === field && messageText(one.reason, 'en') === reason)
  const field = all.length < COLUMNS_KEPT || find(more.field) ? more.field : ''
  let known = find(field)
  if (known === undefined) {
    known = { field, reason: more.reason, cells: 0, examples: [] }
    all.push(known)
  }
  known.cells += more.cells
  known.examples.push(...more.examples.slice(0, EXAMPLES_KEPT - known.examples.length))
}

/** A cell as a person finds it in the file. */
export function exampleOf(cell: unknown, line: number): UnreadCells['examples'][number] {
  const text = typeof cell === 'string' ? cell : (JSON.stringify(cell) ?? '')
  // A copy, so that it does not hold on to the chunk of the file it was cut from.
  return { line, text: Buffer.from(text.slice(0, EXAMPLE_CHARS)).toString() }
}
