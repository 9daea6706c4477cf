import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton } from '@mantine/core'
import { type Column, DataTable } from '../../shared/ui/data-table'
import { DataView, Empty } from '../../shared/ui/data-view'
import classes from './admin.module.css'

interface PageOf<Row> {
  readonly list: readonly Row[]
  readonly pageSize: number
  readonly total: number
}

interface PagedTableProps<Row> {
  /** Names the table to the stored choice of columns. */
  readonly name: string
  readonly label: string
  readonly query: UseQueryResult<PageOf<Row>>
  readonly columns: readonly Column<Row>[]
  readonly rowId: (row: Row) => string
  /** What to say where there is no row. */
  readonly none: string
  /** How many there are, in words. */
  readonly count: (total: number) => string
  readonly skeletonHeight: number
  /** The page that is asked for; its rows may still be on their way. */
  readonly page: number
  /** `undefined` is the first page, which an address does not name. */
  readonly onPage: (page: number | undefined) => void
}

/** A list of the administration, page by page: what is asked for, while it comes, and where there is none. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { query, none, count, skeletonHeight, page, onPage, ...table } = props
  return (
    <DataView
      query={query}
      skeleton={<Skeleton height={skeletonHeight} />}
      isEmpty={({ total }) => total === 0}
      empty={<Empty message={none} />}
    >
      {({ list, pageSize, total }) => (
        <DataTable
          {...table}
          rows={list}
          tools={<span className={classes.count}>{count(total)}</span>}
          paging={{ page, pageSize, total, onPage: (next) => onPage(next === 1 ? undefined : next) }}
        />
      )}
    </DataView>
  )
}
