import { type ComponentType, Suspense } from 'react'
import { useMediaQuery } from '@mantine/hooks'
import { useNames } from '../api/use-names'
import { useOpenedAt } from '../format/use-opened-at'
import { useTexts } from '../i18n/use-texts'
import { JumpLinks } from '../ui/jump-links'
import { useScreenTitle } from '../routes/screen-title'
import { ScreenHead } from '../ui/screen'
import { useScreenSearch } from '../url/use-screen-search'
import { said } from './list-columns'
import type { List, ListContext, ListSearch } from './list-definition'
import { ListFilters } from './list-filters'
import classes from './list-screen.module.css'
import { ListTable } from './list-table'
import { ListWall } from './list-wall'
import { type ShownAnswer, useListAnswer } from './use-list-answer'
import { RowsSkeleton } from '../ui/rows-skeleton'

/** Where an aside stands above the list, as in the style sheet. */
const NARROW = '(width <= 1100px)'

interface ListProps<Row, Search> {
  readonly list: List<Row, Search>
}

function useListContext<Row, Search extends object>(
  { codec }: List<Row, Search>,
  fromBrowser?: ListScreenProps<Row, Search>['fromBrowser'],
): ListContext<Row, Search> {
  const screen = useScreenSearch(codec)
  const search = { ...screen.search, ...fromBrowser?.(screen.search) }
  return { ...useTexts(), ...screen, search, name: useNames(), rows: [], now: useOpenedAt() }
}

interface ListScreenProps<Row, Search> extends ListProps<Row, Search> {
  /** What the question needs beside the address, of what the reader has set in this browser. */
  readonly fromBrowser?: (search: Search) => Partial<Search>
}

/** A screen that is one list. */
export function ListScreen<Row, Search extends ListSearch>({ list, fromBrowser }: ListScreenProps<Row, Search>) {
  const screen = useListContext(list, fromBrowser)
  const answer = useListAnswer(list, screen.search)
  // The heading speaks of the rows below it, whatever has been chosen since they came.
  const shown = { ...screen, search: answer.search, rows: answer.rows }
  const { overline, note, actions } = list
  const title = said(list.title, shown)
  useScreenTitle(title)
  return (
    <div>
      <ScreenHead
        title={title}
        {...(overline === undefined ? {} : { overline: said(overline, shown) })}
        {...(note === undefined ? {} : { note: said(note, shown) })}
      >
        {actions?.(screen)}
      </ScreenHead>
      <ListBody list={list} screen={screen} answer={answer} />
    </div>
  )
}

/** A list within a screen. */
export function ListPart<Row, Search extends ListSearch>({ list }: ListProps<Row, Search>) {
  const screen = useListContext(list)
  return <ListBody list={list} screen={screen} answer={useListAnswer(list, screen.search)} />
}

/** What stands after a list is not moved by rows that come. */
function isAtEnd<Row, Search>({ view, wall }: ShownAnswer<Row, Search>): boolean {
  return view === 'table' || (wall.data !== undefined && !wall.hasNextPage)
}

interface ListBodyProps<Row, Search> extends ListProps<Row, Search> {
  readonly screen: ListContext<Row, Search>
  readonly answer: ShownAnswer<Row, Search>
}

function ListBody<Row, Search extends ListSearch>({ list, screen, answer }: ListBodyProps<Row, Search>) {
  const { aside, asideLabel, isAsideFirst, label } = list
  const { t } = screen
  const { view } = answer
  const isNarrow = useMediaQuery(NARROW) ?? false
  const Body = view === 'wall' ? ListWall : ListTable
  const body = <Body list={list} screen={screen} answer={answer} />
  return (
    <>
      <ListFilters list={list} context={screen} />
      {list.above !== undefined && (
        <Suspense fallback={<RowsSkeleton height={320} />}>{list.above({ ...screen, rows: answer.rows })}</Suspense>
      )}
      {aside === undefined ? (
        <div className={classes.alone}>{body}</div>
      ) : (
        <>
          {asideLabel !== undefined && (
            <JumpLinks
              parts={[
                { id: 'list-aside', label: t(asideLabel) },
                { id: 'list-rows', label: said(label ?? list.title, screen) },
              ]}
            />
          )}
          <div className={classes.columns} data-view={view} data-aside-first={isAsideFirst}>
            {/* First, as what stands after an endless list is never reached. */}
            <div className={classes.side} id="list-aside">
              {isAsideFirst === true && isNarrow && asideLabel !== undefined ? (
                <details className={classes.folded}>
                  <summary>{t(asideLabel)}</summary>
                  <Suspense fallback={<RowsSkeleton height={640} />}>{aside(screen)}</Suspense>
                </details>
              ) : (
                <Suspense fallback={<RowsSkeleton height={640} />}>{aside(screen)}</Suspense>
              )}
            </div>
            <div className={classes.main} id="list-rows">
              {body}
            </div>
          </div>
        </>
      )}
      {list.below !== undefined && isAtEnd(answer) && (
        <Suspense fallback={<RowsSkeleton height={320} />}>{list.below({ ...screen, rows: answer.rows })}</Suspense>
      )}
    </>
  )
}

/** The component of a definition, for a route. */
export function listScreen<Row, Search extends ListSearch>(list: List<Row, Search>): ComponentType {
  return function Screen() {
    return <ListScreen list={list} />
  }
}
