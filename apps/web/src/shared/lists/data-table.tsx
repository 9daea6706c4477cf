/* oxlint-disable jsx-a11y/prefer-tag-over-role, react/incompatible-library -- a grid of divs keeps table roles while rows are drawn in part */
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useBoxWidth } from '../ui/use-box-width'
import { useTexts } from '../i18n/use-texts'
import classes from './data-table.module.css'
import { ColumnChoice } from './column-choice'
import { Pages, type Paging } from './pages'
import { columnsFor, leastWidth } from './phone-columns'
import { useDensity, useHiddenColumns } from './stored-choices'

export interface Column<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** CSS grid track, such as `minmax(220px, 2fr)`. */
  readonly track: string
  readonly isNumber?: boolean
  /** The query's sort key; absent means not sortable. */
  readonly sort?: string
  /** Never taken out by the reader. */
  readonly isFixed?: boolean
  readonly isHiddenAtFirst?: boolean
  /** A column that nothing is known of in any row is not drawn. */
  readonly isKnown?: (row: Row) => boolean
  /** What its number means. */
  readonly meaning?: string
}

interface Sorting {
  readonly sort: string
  readonly order: 'asc' | 'desc'
  /** Sorts that start with the smallest. */
  readonly smallestFirst?: readonly string[] | undefined
  readonly onSort: (sort: string, order: 'asc' | 'desc') => void
}

interface Selection {
  readonly ids: ReadonlySet<string>
  readonly onChange: (ids: ReadonlySet<string>) => void
}

interface DataTableProps<Row> {
  /** Names the table to assistive tools and to the stored choice of columns. */
  readonly name: string
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly rowId: (row: Row) => string
  readonly sorting?: Sorting
  readonly paging?: Paging
  readonly selection?: Selection
  /** What stands left of the column choice: the count, the export. */
  readonly tools?: ReactNode
  readonly hasTools?: boolean
  /** Rows with a picture stand higher. */
  readonly hasPictures?: boolean
}

const ROW_HEIGHT = { pictures: { comfortable: 64, compact: 44 }, text: { comfortable: 46, compact: 34 } } as const
/** Above this many rows only those in view are drawn. */
const VIRTUAL_FROM = 60

const SELECTION_WIDTH = 40

/** The column that says of what a row is: it stays where the others scroll by. */
function nameOf<Row>(columns: readonly Column<Row>[]): string | undefined {
  return columns.findLast(({ isFixed }) => isFixed)?.id
}

/** The one table: sort, paging, column choice, density, selection, long lists drawn in part. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t } = useTexts()
  const { columns, rows, rowId, selection, paging, label, name, tools, hasTools = true, hasPictures = false } = props
  const initially = columns.filter((column) => column.isHiddenAtFirst).map((column) => column.id)
  const [hidden, setHidden] = useHiddenColumns(name, initially)
  const [density, setDensity] = useDensity()
  const isEmpty = ({ isKnown, sort }: Column<Row>) =>
    isKnown !== undefined &&
    !(sort !== undefined && sort === props.sorting?.sort) &&
    rows.length > 0 &&
    !rows.some(isKnown)
  const box = useRef<HTMLDivElement>(null)
  const width = useBoxWidth(box)
  const shown = columnsFor(
    columns.filter((column) => column.isFixed || !(hidden.includes(column.id) || isEmpty(column))),
    props.sorting?.sort,
    width - (selection === undefined ? 0 : SELECTION_WIDTH),
  )
  const tracks = [
    ...(selection === undefined ? [] : [`${SELECTION_WIDTH}px`]),
    ...shown.map((column) => column.track),
  ].join(' ')
  const isVirtual = rows.length > VIRTUAL_FROM
  const minWidth = leastWidth(tracks)
  // Who has no mouse scrolls by keys what is focused.
  const scrolls = width < minWidth
  const height = ROW_HEIGHT[hasPictures ? 'pictures' : 'text'][density]
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 8,
    enabled: isVirtual,
  })
  const row = (item: Row, index: number, style?: CSSProperties) => (
    <TableRow key={rowId(item)} item={item} index={index} shown={shown} table={props} {...(style ? { style } : {})} />
  )
  return (
    <div className={classes.table} data-density={density}>
      {hasTools && (
        <div className={classes.tools}>
          <div className={classes.toolsLeft}>{tools}</div>
          <ColumnChoice columns={columns} hidden={hidden} onHide={setHidden} density={density} onDensity={setDensity} />
        </div>
      )}
      <div
        ref={box}
        className={classes.scroll}
        data-virtual={isVirtual || undefined}
        {...(scrolls || isVirtual ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
      >
        <div
          role="table"
          aria-label={label}
          aria-rowcount={paging?.total ?? rows.length}
          className={classes.grid}
          style={{ '--tracks': tracks, '--row': `${height}px`, minWidth } as CSSProperties}
        >
          <div role="rowgroup" className={classes.head}>
            <div role="row" className={classes.row}>
              {selection !== undefined && (
                <span role="columnheader" className={classes.cell}>
                  <Checkbox
                    size="xs"
                    aria-label={t('table.select_all')}
                    checked={rows.length > 0 && rows.every((item) => selection.ids.has(rowId(item)))}
                    indeterminate={selection.ids.size > 0 && !rows.every((item) => selection.ids.has(rowId(item)))}
                    onChange={(event) =>
                      selection.onChange(event.currentTarget.checked ? new Set(rows.map(rowId)) : new Set())
                    }
                  />
                </span>
              )}
              {shown.map((column) => (
                <HeaderCell
                  key={column.id}
                  column={column}
                  stays={column.id === nameOf(shown)}
                  sorting={props.sorting}
                />
              ))}
            </div>
          </div>
          <div role="rowgroup" style={isVirtual ? { height: virtual.getTotalSize(), position: 'relative' } : undefined}>
            {isVirtual
              ? virtual.getVirtualItems().map(({ index, start }) => {
                  const item = rows[index]
                  return item === undefined
                    ? null
                    : row(item, index, { position: 'absolute', top: 0, left: 0, right: 0, translate: `0 ${start}px` })
                })
              : rows.map((item, index) => row(item, index))}
          </div>
        </div>
      </div>
      {paging !== undefined && <Pages {...paging} />}
    </div>
  )
}

interface RowProps<Row> {
  readonly item: Row
  readonly index: number
  readonly shown: readonly Column<Row>[]
  readonly table: DataTableProps<Row>
  readonly style?: CSSProperties
}

function TableRow<Row>({ item, index, shown, table, style }: RowProps<Row>) {
  const { t } = useTexts()
  const { selection, rowId } = table
  const id = rowId(item)
  return (
    <div role="row" aria-rowindex={index + 1} className={classes.row} style={style}>
      {selection !== undefined && (
        <span role="cell" className={classes.cell}>
          <Checkbox
            size="xs"
            aria-label={t('table.select_row')}
            checked={selection.ids.has(id)}
            onChange={(event) => {
              const ids = new Set(selection.ids)
              if (event.currentTarget.checked) ids.add(id)
              else ids.delete(id)
              selection.onChange(ids)
            }}
          />
        </span>
      )}
      {shown.map((column) => (
        <span
          key={column.id}
          role="cell"
          className={classes.cell}
          data-number={column.isNumber || undefined}
          data-stays={column.id === nameOf(shown) || undefined}
        >
          {column.cell(item)}
        </span>
      ))}
    </div>
  )
}

interface HeaderProps<Row> {
  readonly column: Column<Row>
  readonly stays: boolean
  readonly sorting: Sorting | undefined
}

function HeaderCell<Row>({ column, stays, sorting }: HeaderProps<Row>) {
  const isSorted = sorting !== undefined && column.sort !== undefined && sorting.sort === column.sort
  const direction = sorting?.order === 'asc' ? 'ascending' : 'descending'
  const key = column.sort
  const first = key !== undefined && sorting?.smallestFirst?.includes(key) === true ? 'asc' : 'desc'
  const turned = sorting?.order === 'desc' ? 'asc' : 'desc'
  return (
    <span
      role="columnheader"
      className={classes.cell}
      data-number={column.isNumber || undefined}
      data-stays={stays || undefined}
      aria-sort={isSorted ? direction : undefined}
      title={column.meaning}
    >
      {key === undefined || sorting === undefined ? (
        column.header
      ) : (
        <button
          type="button"
          className={classes.sort}
          data-sorted={isSorted || undefined}
          onClick={() => sorting.onSort(key, isSorted ? turned : first)}
        >
          {column.header}
          {isSorted && sorting.order === 'asc' ? <IconArrowUp size={12} /> : <IconArrowDown size={12} />}
        </button>
      )}
    </span>
  )
}
