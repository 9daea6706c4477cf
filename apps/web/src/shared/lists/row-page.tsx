import type { ReactNode } from 'react'
import { columnTexts } from '@trendee/contract/texts/columns'
import { addTexts } from '../i18n/i18n'
import { Empty } from '../ui/data-view'
import { ChosenRows, canChoose } from './chosen-rows'
import { DataTable } from './data-table'
import { drawnColumns, said } from './list-columns'
import type { List, ListContext, ListSearch } from './list-definition'
import { Pages, type Paging } from './pages'

addTexts(columnTexts)

interface RowPageProps<Row, Search> {
  readonly list: List<Row, Search>
  readonly context: ListContext<Row, Search>
  readonly paging: Paging
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (ids: ReadonlySet<string>) => void
  readonly count: ReactNode
}

/** A page of a list: as its definition draws it, or as a table. */
export function RowPage<Row, Search extends ListSearch>(props: RowPageProps<Row, Search>) {
  const { list, context, paging, chosen, onChoose, count } = props
  const { search, change, rows } = context
  const { rowId, draw, empty, columns = [] } = list
  if (draw !== undefined) {
    return (
      <>
        {count}
        {draw(rows, context)}
        {paging.total === 0 && <Empty {...(empty === undefined ? {} : { message: said(empty, context) })} />}
        <Pages {...paging} />
      </>
    )
  }
  return (
    <DataTable
      name={list.name}
      hasPictures={list.hasPictures ?? false}
      label={said(list.label ?? list.title, context)}
      rows={rows}
      rowId={rowId}
      columns={drawnColumns(typeof columns === 'function' ? columns(context) : columns, list.exported, context)}
      paging={paging}
      {...(search.sort === undefined
        ? {}
        : {
            sorting: {
              sort: search.sort,
              order: search.order ?? 'desc',
              smallestFirst: list.smallestFirst,
              onSort: (sort, order) => change({ sort, order, page: undefined } as never),
            },
          })}
      {...(canChoose(list) ? { selection: { ids: chosen, onChange: onChoose } } : {})}
      tools={
        canChoose(list) ? (
          <>
            {chosen.size === 0 && count}
            <ChosenRows
              list={list}
              rows={rows.filter((row) => chosen.has(rowId(row)))}
              search={search}
              onClear={() => onChoose(new Set())}
            />
          </>
        ) : (
          count
        )
      }
    />
  )
}
