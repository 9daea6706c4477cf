import { type ExportedList, exportedLists } from '@trendee/contract/common/exported-lists'
import { CONTRACT } from '@trendee/contract/contract'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import type { Call } from '../http/handler'

/** What an exported list may know of who asks; there need not be a request. */
type ListCall = Pick<Call, 'runtime' | 'state' | 'account' | 'signal' | 'top'>

interface ListPage {
  readonly list: readonly never[]
  readonly total: number
  /** Newest day in the data; it dates the file. */
  readonly as_of?: string | null
}
/** A page of a list, of any length. */
type AskPage = (page: number, pageSize: number) => Promise<ListPage>

const LISTS = exportedLists(CONTRACT)

export function exportedList(what: string): ExportedList {
  const list = LISTS.get(what)
  if (list === undefined) throw new Error(`${what} is not exported`)
  return list
}

/** Asks the handler of a list among those of all groups. */
export function pagesOf(handlers: object, { name }: ExportedList, filters: unknown, call: ListCall): AskPage {
  const handler = name
    .split('.')
    .reduce<unknown>((branch, key) => (branch as Record<string, unknown>)[key], handlers) as (
    input: unknown,
    call: ListCall,
  ) => Promise<ListPage>
  return (page, pageSize) => handler({ ...(filters as object), page, pageSize }, call)
}

/** Tables of the list were written to between its pages: rows may be missing or there twice. */
export class ListChangedError extends Error {
  override readonly name = 'ListChangedError'
}

interface WholeListOptions {
  readonly pageRows: number
  /** Rows at most. */
  readonly most: number
  /** Told before each page how many rows there are already. */
  readonly onRows: (rows: number) => Promise<void>
}

/** A list page by page, of one state of the data or not at all: throws ListChangedError. */
export class WholeList {
  rows = 0
  asOf: string | null = null

  constructor(
    private readonly analytics: Pick<AnalyticsDb, 'listChanges'>,
    private readonly ask: AskPage,
    private readonly options: WholeListOptions,
  ) {}

  async *batches(): AsyncGenerator<readonly unknown[]> {
    const { most, onRows } = this.options
    // One length for all pages: where a page begins is counted by it.
    const pageRows = Math.min(this.options.pageRows, most)
    const before = this.analytics.listChanges()
    for (let page = 1; this.rows < most; page += 1) {
      await onRows(this.rows)
      const { list, total, as_of: asOf = null } = await this.ask(page, pageRows)
      // Asked after the page: what is written while it is read counts too.
      if (this.analytics.listChanges() !== before) throw new ListChangedError('The list changed while it was read.')
      this.asOf ??= asOf
      const rows = list.slice(0, most - this.rows)
      this.rows += rows.length
      if (rows.length > 0) yield rows
      if (list.length === 0 || page * pageRows >= total) return
    }
  }
}
