import { isNothing } from './cells/nothing'
import { cleanText } from './clean-text'
import type { Feed, FeedOptions, FeedReader, FeedSample, RowSink } from './feed'
import { sinkOver } from './sink-over'
import {
  type Cells,
  type ColumnFinder,
  columnKey,
  headerNames,
  keysOf,
  tableFeed,
  type TableFeedPlan,
  valueOf,
} from './table-feed'
import type { TableRow } from './table-row'
import { UnreadableFieldError } from './unreadable-field'

export interface GroupMapper {
  /** Maps the rows of one thing; `row` reads the numbers of the one that it was put at. */
  read(rows: readonly Cells[], sink: RowSink, row: TableRow): void
  /** Called at the end of the file. */
  end?(sink: RowSink): void
}

/** A table that tells one thing in several rows, which follow each other. */
export interface GroupedTablePlan extends Omit<TableFeedPlan, 'open'> {
  /** The column in which the rows of one thing say the same. */
  readonly groupBy: string
  /** The columns that may be shown of rows that cannot be read: nothing else of them is kept. */
  readonly shown: readonly string[]
  open(column: ColumnFinder, options: FeedOptions): GroupMapper
}

export function groupedTableFeed(plan: GroupedTablePlan): Feed {
  return {
    ...tableFeed({ ...plan, open: () => () => undefined }),
    groupsBy: (sample, options) => {
      const cellOf = cellFinder(sample, columnKey(plan.groupBy), options)
      return (row) => {
        const cell = cellOf(row)
        return isNothing(cell) ? '' : cleanText(String(cell))
      }
    },
    open: (sample, options) => new GroupReader(plan, sample, options),
  }
}

/** Gives of a row the cell of the column with this key. */
export function cellFinder(sample: FeedSample, key: string, { unnamedColumn }: FeedOptions): (row: unknown) => unknown {
  if (sample.layout === 'delimited') {
    const names = headerNames(sample.head() as string[][], unnamedColumn)
    const at = names.findIndex((name) => columnKey(name) === key)
    return (row) => (row as Cells)[at]
  }
  const names = sample.items.flatMap((item) => keysOf(item ?? {}).filter((name) => columnKey(name) === key))
  return (row) => valueOf(row, names)
}

class GroupReader implements FeedReader {
  private readonly rows: FeedReader
  private readonly shownAt: number[] = []
  private mapper: GroupMapper | null = null
  private row: TableRow | null = null
  private gathered: Cells[] = []

  constructor(plan: GroupedTablePlan, sample: FeedSample, options: FeedOptions) {
    const rows = tableFeed({
      ...plan,
      open: (column) => {
        this.mapper = plan.open(column, options)
        this.shownAt.push(...plan.shown.map((name) => column(name)).filter((at) => at >= 0))
        return (cells, _, row) => {
          this.gathered.push(cells)
          this.row = row
        }
      },
    })
    this.rows = rows.open(sample, options)
  }

  /** `group`: the rows of one thing. It is taken whole or not at all. */
  read(group: unknown, sink: RowSink): void {
    this.gathered = []
    const whole = sinkOver(sink, {
      reject: (field, reason) => {
        throw new UnreadableFieldError(field, reason)
      },
    })
    for (const [index, one] of (group as readonly unknown[]).entries()) {
      sink.atRow(index)
      this.rows.read(one, whole)
    }
    sink.atRow(0)
    if (this.row !== null && this.gathered.length > 0) this.mapper?.read(this.gathered, sink, this.row)
  }

  end(sink: RowSink): void {
    this.mapper?.end?.(sink)
  }

  excerpt(): unknown {
    return this.gathered.map((cells) => this.shownAt.map((at) => cells[at]))
  }
}
