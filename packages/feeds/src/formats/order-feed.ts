import { type ColumnMapping, mappedColumns } from '@trendee/core/imports/mappable-fields'
import type { Feed } from '../feed'
import { groupedTableFeed } from '../grouped-table'
import { OrderBook } from './order-book'
import { OrderRows, SHOWN } from './order-rows'

export interface OrderFeedPlan {
  readonly id: string
  readonly title: Feed['title']
  /** `orderId` is what the rows of one order have alike. */
  readonly columns: ColumnMapping & { readonly orderId?: string | undefined }
  /** A column of ids that differ from shop to shop, where those of `orderId` do not. */
  readonly uniqueId?: string
  /** Columns that the file must have; without it, all mapped ones. */
  readonly required?: readonly string[]
}

/**
 * A feed of the orders of an own shop: a row for each line. Each line is what was sold of one product on one day; nothing of the customer is
 * read, and nothing but `SHOWN` is kept of a row that cannot be.
 */
export function orderFeed({ id, title, columns, uniqueId, required }: OrderFeedPlan): Feed {
  const shown = SHOWN.flatMap((field) => columns[field] ?? [])
  return groupedTableFeed({
    id,
    title,
    required: required ?? mappedColumns(columns).map(({ column }) => column),
    groupBy: columns.orderId ?? '',
    shown,
    open: (column, options) => {
      const orders = new OrderRows(columns, uniqueId, column, options)
      const book = new OrderBook()
      return {
        read: (rows, sink, row) => book.add(orders.read(rows, sink, row), sink),
        end: (sink) => book.end(sink, (back) => orders.faultOf(back)),
      }
    },
  })
}
