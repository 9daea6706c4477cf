import { type ComponentType, Suspense } from 'react'
import { Skeleton } from '@mantine/core'
import { useNames } from '../api/use-names'
import { useOpenedAt } from '../format/use-opened-at'
import { useTexts } from '../i18n/use-texts'
import { ScreenHead } from '../ui/screen'
import { useScreenSearch } from '../url/use-screen-search'
import { said } from './list-columns'
import type { List, ListContext, ListSearch } from './list-definition'
import { ListFilters } from './list-filters'
import classes from './list-screen.module.css'
import { ListTable } from './list-table'
import { ListWall } from './list-wall'

interface ListProps<Row, Search> {
  readonly list: List<Row, Search>
}

function useListContext<Row, Search extends object>({ codec }: List<Row, Search>): ListContext<Row, Search> {
  return { ...useTexts(), ...useScreenSearch(codec), name: useNames(), rows: [], now: useOpenedAt() }
}

/** A screen that is one list. */
export function ListScreen<Row, Search extends ListSearch>({ list }: ListProps<Row, Search>) {
  const context = useListContext(list)
  const { overline, note, actions } = list
  return (
    <div>
      <ScreenHead
        title={said(list.title, context)}
        {...(overline === undefined ? {} : { overline: said(overline, context) })}
        {...(note === undefined ? {} : { note: said(note, context) })}
      >
        {actions?.(context)}
      </ScreenHead>
      <ListBody list={list} screen={context} />
    </div>
  )
}

/** A list within a screen. */
export function ListPart<Row, Search extends ListSearch>({ list }: ListProps<Row, Search>) {
  return <ListBody list={list} screen={useListContext(list)} />
}

interface ListBodyProps<Row, Search> extends ListProps<Row, Search> {
  readonly screen: ListContext<Row, Search>
}

function ListBody<Row, Search extends ListSearch>({ list, screen }: ListBodyProps<Row, Search>) {
  const { aside, card } = list
  const view = card === undefined ? 'table' : (screen.search.view ?? 'wall')
  const Body = view === 'wall' ? ListWall : ListTable
  const body = <Body list={list} screen={screen} />
  return (
    <>
      <ListFilters list={list} context={screen} />
      {aside === undefined ? (
        <div className={classes.alone}>{body}</div>
      ) : (
        <div className={classes.columns} data-view={view}>
          <div className={classes.main}>{body}</div>
          <div className={classes.side}>
            <Suspense fallback={<Skeleton height={640} />}>{aside(screen)}</Suspense>
          </div>
        </div>
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
