import { useMemo } from 'react'
import { type EndlessResult, useEndlessEndpoint, useEndpoint } from '../api/use-endpoint'
import type { List, ListAnswer, ListSearch, View } from './list-definition'

const WALL_PAGE = 48

/** The answer that a list shows, and what it was asked for. */
export interface ShownAnswer<Row, Search> {
  readonly view: View
  readonly wall: EndlessResult<ListAnswer<Row>>
  readonly table: ReturnType<typeof useEndpoint<object, ListAnswer<Row>>>
  readonly rows: readonly Row[]
  /** The address's fields that the rows were asked for: older ones while others load, and where those fail. */
  readonly search: Search
}

/** Asks for the rows of a list: page after page for a wall, one page for a table. */
export function useListAnswer<Row, Search extends ListSearch>(
  list: List<Row, Search>,
  search: Search,
): ShownAnswer<Row, Search> {
  const { source, card, askAgain, pageSize, wallPage = WALL_PAGE } = list
  const view = card === undefined ? 'table' : (search.view ?? 'wall')
  const parameters = list.parameters(search)
  const wall = useEndlessEndpoint(source, { ...parameters, pageSize: wallPage }, { enabled: view === 'wall' })
  const table = useEndpoint(
    source,
    { ...parameters, page: search.page, pageSize },
    { enabled: view === 'table', ...(askAgain === undefined ? {} : { askAgain }) },
  )
  const pages = wall.data?.pages
  const wallRows = useMemo(() => pages?.flatMap((page) => page.list) ?? [], [pages])
  const shown = view === 'wall' ? wall : table
  return {
    view,
    wall,
    table,
    rows: view === 'wall' ? wallRows : (table.data?.list ?? []),
    search: list.searchOf(search, shown.askedFor),
  }
}
