import { Suspense, useCallback, useState } from 'react'
import { Button, Skeleton } from '@mantine/core'
import { IconCheckbox } from '@tabler/icons-react'
import { DataView } from '../ui/data-view'
import { ChosenRows, canChoose } from './chosen-rows'
import { DensityChoice } from './density-choice'
import { emptyList } from './empty-list'
import { said } from './list-columns'
import { PlanCut } from '../plans/plan-cut'
import type { List, ListContext, ListSearch } from './list-definition'
import classes from './list-screen.module.css'
import { ListTools } from './list-tools'
import { PictureWall } from './picture-wall'
import { useDensity } from './stored-choices'
import type { ShownAnswer } from './use-list-answer'
import { WallChoice } from './wall-choice'

export interface ListBodyProps<Row, Search extends ListSearch> {
  readonly list: List<Row, Search>
  readonly screen: ListContext<Row, Search>
  readonly answer: ShownAnswer<Row, Search>
}

/** The list as an endless wall of pictures. */
export function ListWall<Row, Search extends ListSearch>({ list, screen, answer }: ListBodyProps<Row, Search>) {
  const { search, t } = screen
  const { card, quickView: QuickView, rowId, label } = list
  const [density, setDensity] = useDensity()
  const [quick, setQuick] = useState<number | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { wall, rows } = answer
  const pages = wall.data?.pages
  const context = { ...screen, search: answer.search, rows }
  const total = pages?.[0]?.total ?? 0
  const isCut = !wall.hasNextPage && rows.length < total
  const { fetchNextPage } = wall
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const hasMore = wall.hasNextPage && !wall.isFetchNextPageError
  const stopChoosing = () => {
    setChosen(new Set())
    setChoosing(false)
  }
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)))
  // Who walks on by the arrow keys meets no end before the list has one.
  const walk = (at: number | null) => {
    setQuick(at)
    if (at !== null && at >= rows.length - 2 && hasMore && !wall.isFetchingNextPage) more()
  }
  return (
    <>
      <ListTools
        list={list}
        context={{ ...screen, rows }}
        total={pages?.[0]?.total}
        asOf={pages?.[0]?.as_of}
        searchedAs={pages?.[0]?.searched_as}
      >
        {canChoose(list) && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconCheckbox size={14} stroke={1.6} aria-hidden />}
            aria-pressed={isChoosing}
            onClick={() => (isChoosing ? stopChoosing() : setChoosing(true))}
          >
            {t('wall.choose')}
          </Button>
        )}
        {canChoose(list) && (
          <ChosenRows
            list={list}
            rows={rows.filter((row) => chosen.has(rowId(row)))}
            search={answer.search}
            onClear={stopChoosing}
          />
        )}
      </ListTools>
      <DataView
        query={wall}
        skeleton={<WallSkeleton />}
        isEmpty={() => rows.length === 0}
        {...emptyList(list, context, pages?.[0]?.as_of)}
      >
        {() => (
          <>
            <PictureWall
              items={rows}
              itemId={rowId}
              label={said(label ?? list.title, context)}
              hasMore={hasMore}
              isLoadingMore={wall.isFetchingNextPage}
              onMore={more}
              {...(isCut
                ? {
                    end: (
                      <PlanCut entry={list.source} asked={list.parameters(search)} shown={rows.length} total={total} />
                    ),
                  }
                : {})}
              {...(list.wallColumn === undefined ? {} : { column: list.wallColumn })}
              renderCard={(row, at) => {
                const drawn = card?.(row, { ...context, at, openQuickView: () => setQuick(at) })
                if (!isChoosing) return drawn
                const id = rowId(row)
                return (
                  <WallChoice isChosen={chosen.has(id)} onChoose={(isChosen) => choose(id, isChosen)}>
                    {drawn}
                  </WallChoice>
                )
              }}
            />
            <div className={classes.density}>
              <DensityChoice density={density} onDensity={setDensity} />
            </div>
          </>
        )}
      </DataView>
      {QuickView !== undefined && quick !== null && (
        <Suspense>
          <QuickView rows={rows} at={quick} onMove={walk} />
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
