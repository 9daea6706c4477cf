import type { ReactNode } from 'react'
import { Button, CopyButton } from '@mantine/core'
import { columnTexts } from '@trendee/contract/texts/columns'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { Empty } from '../ui/data-view'
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
  const { link, rowId, draw, empty, columns = [] } = list
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
              onSort: (sort, order) => change({ sort, order, page: undefined } as never),
            },
          })}
      {...(link === undefined ? {} : { selection: { ids: chosen, onChange: onChoose } })}
      tools={
        link === undefined ? (
          count
        ) : (
          <ChosenRows
            links={rows.filter((row) => chosen.has(rowId(row))).map(link)}
            onClear={() => onChoose(new Set())}
          />
        )
      }
    />
  )
}

interface ChosenRowsProps {
  readonly links: readonly string[]
  readonly onClear: () => void
}

function ChosenRows({ links, onClear }: ChosenRowsProps) {
  const { t } = useTexts()
  if (links.length === 0) return null
  return (
    <>
      <span>{t('table.chosen', { count: links.length })}</span>
      <CopyButton value={links.join('\n')}>
        {({ copied, copy }) => (
          <Button size="compact-xs" variant="default" onClick={copy}>
            {copied ? t('action.copied') : t('table.copy_links')}
          </Button>
        )}
      </CopyButton>
      <Button size="compact-xs" variant="subtle" color="gray" onClick={onClear}>
        {t('table.clear')}
      </Button>
    </>
  )
}
