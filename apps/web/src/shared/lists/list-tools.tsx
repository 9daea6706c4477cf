/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an inline drawing has no image file */
import type { ReactNode } from 'react'
import { SegmentedControl, Select } from '@mantine/core'
import { IconLayoutGrid, IconTable } from '@tabler/icons-react'
import { SaveSearch } from '../alerts/save-search'
import { ExportButton } from './export-button'
import { said } from './list-columns'
import { type List, type ListContext, type ListSearch, VIEWS } from './list-definition'
import classes from './list-screen.module.css'

interface ListToolsProps<Row, Search> {
  readonly list: List<Row, Search>
  readonly context: ListContext<Row, Search>
  readonly total: number | undefined
  readonly asOf: string | null | undefined
  readonly searchedAs: string | null | undefined
}

/** How many there are, and for which words where mistyped ones were put right. */
export function ListCount<Row, Search>({ list, context, total, asOf, searchedAs }: ListToolsProps<Row, Search>) {
  const { t, format } = context
  if (list.count === undefined) return null
  return (
    <span className={classes.count}>
      {total !== undefined && <b>{t(list.count, { count: total })}</b>}
      {typeof asOf === 'string' && ` · ${t('source.to', { day: format.day(asOf) })}`}
      {typeof searchedAs === 'string' && <span role="status">{` · ${t('search.instead', { text: searchedAs })}`}</span>}
    </span>
  )
}

interface ToolsProps<Row, Search> extends ListToolsProps<Row, Search> {
  /** Further tools, at the end. */
  readonly children?: ReactNode
}

/** Count, sort, wall or table, export: what of it the list has. */
export function ListTools<Row, Search extends ListSearch>(props: ToolsProps<Row, Search>) {
  const { list, context, total, children } = props
  const { t, search } = context
  // Another order or another look starts at the first page again.
  const change = (fields: Partial<ListSearch>) => context.change({ ...fields, page: undefined } as never)
  return (
    <div className={classes.tools}>
      <ListCount {...props} />
      {list.sorts !== undefined && (
        <Select
          size="xs"
          w={150}
          aria-label={t('sort.label')}
          value={search.sort ?? null}
          data={Object.entries(list.sorts).map(([sort, say]) => ({ value: sort, label: said(say, context) }))}
          onChange={(sort) => {
            if (sort === null) return
            const order = list.smallestFirst?.includes(sort) ? 'asc' : 'desc'
            change({ sort, order })
          }}
          allowDeselect={false}
        />
      )}
      {list.card !== undefined && (
        <SegmentedControl
          size="xs"
          aria-label={t('view.label')}
          value={search.view ?? 'wall'}
          onChange={(view) => change({ view })}
          data={VIEWS.map((view) => ({
            value: view,
            label: (
              <span role="img" aria-label={t(`view.${view}`)} title={t(`view.${view}`)} style={{ display: 'flex' }}>
                {view === 'wall' ? <IconLayoutGrid size={16} /> : <IconTable size={16} />}
              </span>
            ),
          }))}
        />
      )}
      {list.exported !== undefined && (
        <ExportButton
          what={list.exported.what}
          file={list.file ?? list.name}
          parameters={list.parameters(search)}
          rows={total}
        />
      )}
      <SaveSearch
        path={list.source.path}
        parameters={list.parameters(search)}
        name={said(list.title, { ...context, rows: [] })}
      />
      {children}
    </div>
  )
}
