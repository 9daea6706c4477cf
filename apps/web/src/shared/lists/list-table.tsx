import { Suspense, lazy, useState } from 'react'
import { Skeleton } from '@mantine/core'
import { DataView } from '../ui/data-view'
import { emptyList } from './empty-list'
import { PlanCut } from '../plans/plan-cut'
import classes from './list-screen.module.css'
import type { ListSearch } from './list-definition'
import { ListCount, ListTools } from './list-tools'
import type { ListBodyProps } from './list-wall'
import type { RowPage as LoadedPage } from './row-page'

// The wall, which most lists show first, need not wait for the table; it loads while the rows do.
const RowPage = lazy(() =>
  import('./row-page').then((module) => ({ default: module.RowPage })),
) as unknown as typeof LoadedPage

const HEIGHT = { pictures: 640, text: 520 } as const

/** The list page by page: as a table, or as the definition draws its rows. */
export function ListTable<Row, Search extends ListSearch>({ list, screen, answer }: ListBodyProps<Row, Search>) {
  const { change, search } = screen
  const { pageSize } = list
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { table, rows } = answer
  const { page } = answer.search
  const context = { ...screen, rows }
  const skeleton = <Skeleton height={HEIGHT[list.hasPictures ? 'pictures' : 'text']} />
  const tools = {
    list,
    context,
    total: table.data?.total,
    asOf: table.data?.as_of,
    searchedAs: table.data?.searched_as,
  }
  const hasTools = list.sorts !== undefined || list.card !== undefined || list.exported !== undefined
  return (
    <>
      {hasTools && <ListTools {...tools} />}
      <DataView
        query={table}
        skeleton={skeleton}
        // What a definition draws keeps its frame, such as the heading of a table, round no row at all.
        isEmpty={({ total }) => total === 0 && list.draw === undefined}
        {...emptyList(list, context, table.data?.as_of)}
      >
        {({ total }) => {
          const shown = (page - 1) * pageSize + rows.length
          // A plan that opens the first N cuts the page on which N falls, and there is no page behind it.
          const isCut = shown < Math.min(page * pageSize, total)
          return (
            <Suspense fallback={skeleton}>
              <RowPage
                list={list}
                context={context}
                paging={{
                  page,
                  pageSize,
                  total: isCut ? shown : total,
                  onPage: (next) => change({ page: next } as never),
                }}
                chosen={chosen}
                onChoose={setChosen}
                count={hasTools ? null : <ListCount {...tools} />}
              />
              {isCut && (
                <p className={classes.cut} role="status">
                  <PlanCut entry={list.source} asked={list.parameters(search)} shown={shown} total={total} />
                </p>
              )}
            </Suspense>
          )
        }}
      </DataView>
      {list.over?.(context)}
    </>
  )
}
