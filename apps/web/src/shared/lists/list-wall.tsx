import { Suspense, useCallback, useState } from 'react'
import { Skeleton } from '@mantine/core'
import { DataView, Empty } from '../ui/data-view'
import { DensityChoice } from './density-choice'
import { said } from './list-columns'
import type { List, ListContext, ListSearch } from './list-definition'
import classes from './list-screen.module.css'
import { ListTools } from './list-tools'
import { PictureWall } from './picture-wall'
import { useDensity } from './stored-choices'
import type { ShownAnswer } from './use-list-answer'

export interface ListBodyProps<Row, Search extends ListSearch> {
  readonly list: List<Row, Search>
  readonly screen: ListContext<Row, Search>
  readonly answer: ShownAnswer<Row, Search>
}

/** The list as an endless wall of pictures. */
export function ListWall<Row, Search extends ListSearch>({ list, screen, answer }: ListBodyProps<Row, Search>) {
  const { t, format } = screen
  const { card, quickView: QuickView, rowId, label, empty } = list
  const [density, setDensity] = useDensity()
  const [quick, setQuick] = useState<number | null>(null)
  const { wall, rows } = answer
  const pages = wall.data?.pages
  const context = { ...screen, search: answer.search, rows }
  const total = pages?.[0]?.total ?? 0
  const isCut = !wall.hasNextPage && rows.length < total
  const { fetchNextPage } = wall
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  return (
    <>
      <ListTools list={list} context={{ ...screen, rows }} total={pages?.[0]?.total} asOf={pages?.[0]?.as_of} />
      <DataView
        query={wall}
        skeleton={<WallSkeleton />}
        isEmpty={() => rows.length === 0}
        {...(empty === undefined ? {} : { empty: <Empty message={said(empty, context)} /> })}
      >
        {() => (
          <>
            <PictureWall
              items={rows}
              itemId={rowId}
              label={said(label ?? list.title, context)}
              hasMore={wall.hasNextPage && !wall.isFetchNextPageError}
              isLoadingMore={wall.isFetchingNextPage}
              onMore={more}
              {...(isCut ? { end: t('limit.cut', { shown: rows.length, all: format.count(total) }) } : {})}
              renderCard={(row, at) => card?.(row, { ...context, at, openQuickView: () => setQuick(at) })}
            />
            <div className={classes.density}>
              <DensityChoice density={density} onDensity={setDensity} />
            </div>
          </>
        )}
      </DataView>
      {QuickView !== undefined && quick !== null && (
        <Suspense>
          <QuickView rows={rows} at={quick} onMove={setQuick} />
        </Suspense>
      )}
      {list.over?.(context)}
    </>
  )
}

function WallSkeleton() {
  return (
    <div className={classes.skeleton}>
      {Array.from({ length: 10 }, (_, place) => (
        <div key={place}>
          <Skeleton height={270} mb={10} />
          <Skeleton height={14} mb={6} />
          <Skeleton height={14} width="60%" />
        </div>
      ))}
    </div>
  )
}
