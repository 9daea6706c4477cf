import { type ColumnMapping, type FieldOf, mappedColumns } from '@trendee/core/imports/mappable-fields'
import { isNothing } from '../cells/nothing'
import type { Count } from '../cells/read-count'
import { cleanOptional, cleanText } from '../clean-text'
import type { Feed, FeedOptions, RowSink } from '../feed'
import { type GroupMapper, groupedTableFeed } from '../grouped-table'
import { ProductDraft } from '../product-draft'
import { namedShop, ownShop } from '../shop-platform'
import { type Cells, type ColumnFinder, requiredText } from '../table-feed'
import { NOBODY } from '../table-row'
import { UnreadableFieldError } from '../unreadable-field'
import { pathOf } from './category-path'
import { brandCell } from './listed-values'
import { mappedColumnsOf } from './mapped-columns'
import { type OrderStatus, orderStatus, type SoldLine, soldAfterRefund } from './order-status'
import { handleOf, orderedTitle } from './ordered-title'

type OrderField = FieldOf<'orders'>

/** What shop systems say of an order on its first line alone. */
const OF_THE_ORDER = [
  'orderedOn',
  'status',
  'cancelledOn',
  'refunded',
  'currency',
  'shop',
] as const satisfies readonly OrderField[]
/** Nothing of these is about whoever ordered. */
const SHOWN = ['orderId', 'orderedOn', 'status', 'title', 'quantity', 'price', 'currency'] as const

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
    open: (column, options) => orderMapper(columns, uniqueId, column, options),
  })
}

/** A line with what was ordered, and what came of it. */
interface ReadLine {
  readonly product: ProductDraft
  readonly quantity: Count
  /** Pieces that a later row of the order says came back. */
  returned: number
  readonly status: OrderStatus
}

/** A row of which no line is made. */
interface LostLine {
  readonly cells: Cells
  readonly why: UnreadableFieldError
}

/** "-1": so registers and some shops write what came back. */
const RETURNED = /^[-−–]\s?(\d+)(?:[.,]0+)?$/u

function orderMapper(
  columns: ColumnMapping,
  uniqueId: string | undefined,
  column: ColumnFinder,
  options: FeedOptions,
): GroupMapper {
  const { at, called } = mappedColumnsOf('orders', columns, column)
  const uniqueAt = uniqueId === undefined ? -1 : column(uniqueId)
  const moneyAt = [at.price, at.listPrice, at.refunded].filter((index) => index >= 0)
  /** Orders whose rows do not follow each other are numbered on. */
  const linesBefore = new Map<string, number>()
  return (rows, sink, row) => {
    const whole = withFactsOfOrder(rows, [...OF_THE_ORDER.map((field) => at[field]), uniqueAt])
    const listed = whole.filter((cells) => !isNothing(cells[at.title]) || !isNothing(cells[at.quantity]))
    const order = listed.length === 0 ? whole : listed
    const [first = []] = order
    const orderId = cleanOptional(first[uniqueAt]) || requiredText(cleanText(first[at.orderId]), called('orderId'))
    row.at(first, sink)
    const orderedOn = row.observedDay(at.orderedOn, called('orderedOn'))
    const day = requiredText(orderedOn ?? '', called('orderedOn'))
    const readLine = (cells: Cells, earlier: readonly ReadLine[]): ReadLine | null => {
      const text = (field: OrderField): string => cleanOptional(cells[at[field]])
      const name = requiredText(cleanText(cells[at.title]), called('title'))
      const productTitle = orderedTitle(name)
      const back = RETURNED.exec(text('quantity'))?.[1]
      row.at(cells, NOBODY)
      const quantity = back === undefined ? row.count(at.quantity, called('quantity')) : null
      if (back === undefined && quantity === null)
        throw new UnreadableFieldError(
          called('quantity'),
          text('quantity') === '' ? 'is empty' : 'is not a count',
          cells[at.quantity],
        )
      row.at(cells, sink)
      const { platform, shop } = text('shop') === '' ? ownShop(options.shop) : namedShop(text('shop'))
      const currency = row.currency(at.currency, moneyAt, { given: options, region: options.region ?? '', title: name })
      const productId = at.productId >= 0 ? text('productId') : ''
      const product = new ProductDraft(platform, productId || handleOf(productTitle) || productTitle, productTitle)
      product.shop = shop
      product.brand = brandCell(cells[at.brand])
      product.categoryPath = pathOf(cells[at.category], called('category'), sink)
      product.rawGender = text('gender')
      product.region = options.region ?? ''
      product.currency = currency
      product.setPrice(row.price(at.price, currency, called('price'), moneyAt))
      product.listPrice = row.price(at.listPrice, currency, called('listPrice'), moneyAt)?.low ?? null
      product.observedOn = day
      if (quantity !== null) return { product, quantity, returned: 0, status: statusOf(cells, at, sink) }
      const pieces = Number(back)
      const of = earlier.find(
        (line) => line.product.productId === product.productId && line.quantity.value - line.returned >= pieces,
      )
      if (of === undefined)
        throw new UnreadableFieldError(
          called('quantity'),
          'is a return of what no earlier row of its order sold',
          cells[at.quantity],
        )
      of.returned += pieces
      return null
    }
    const lines: ReadLine[] = []
    const lost: LostLine[] = []
    for (const cells of order) {
      try {
        const line = readLine(cells, lines)
        if (line !== null) lines.push(line)
      } catch (error) {
        if (!(error instanceof UnreadableFieldError)) throw error
        lost.push({ cells, why: error })
      }
    }
    noteWhatIsUnsaid(lines, at, sink)
    row.at(first, sink)
    const refunded = row.amount(at.refunded, lines[0]?.product.currency ?? '', called('refunded'), moneyAt)
    const sold = soldOf(lines, refunded)
    const before = linesBefore.get(orderId) ?? 0
    linesBefore.set(orderId, before + lines.length)
    for (const { cells, why } of lost) {
      const excerpt = SHOWN.map((field) => cleanOptional(cells[at[field]]))
      sink.part('', excerpt, () => {
        throw why
      })
    }
    lines.forEach(({ product }, index) => {
      const { units, evidence } = sold[index] ?? { units: 0, evidence: 'estimated' }
      sink.part(`line ${index + 1}`, [orderId, day, product.title, units], () => {
        sink.record({
          kind: 'order-line',
          platform: product.platform,
          orderId,
          line: before + index + 1,
          product,
          units,
          evidence,
          orderedOn: day,
        })
      })
    })
  }
}

/** The rows of an order, each with what its first one alone says. */
function withFactsOfOrder(rows: readonly Cells[], columns: readonly number[]): Cells[] {
  const said = new Map(
    columns.filter((at) => at >= 0).map((at) => [at, rows.map((cells) => cells[at]).find((cell) => !isNothing(cell))]),
  )
  return rows.map((cells) => cells.map((cell, at) => (said.has(at) && isNothing(cell) ? said.get(at) : cell)))
}

function statusOf(cells: Cells, at: Readonly<Record<OrderField, number>>, sink: RowSink): OrderStatus {
  if (!isNothing(cells[at.cancelledOn])) return 'undone'
  const word = cleanOptional(cells[at.status])
  if (word === '') return 'sold'
  const status = orderStatus(word)
  if (status === null)
    sink.note({ text: 'The status “{status}” is not known: its orders count as sold.', values: { status: word } })
  return status ?? 'sold'
}

function soldOf(lines: readonly ReadLine[], refunded: number | null): SoldLine[] {
  // Where rows tell what came back, the amount tells the same once more.
  const isTold = lines.some(({ returned }) => returned > 0)
  const isRefunded = !isTold && (lines.some(({ status }) => status === 'partly') || (refunded !== null && refunded > 0))
  const ordered = lines.map(({ product, quantity }) => ({ quantity: quantity.value, price: product.price }))
  const sold = isRefunded ? soldAfterRefund(ordered, refunded === 0 ? null : refunded) : null
  return lines.map(({ status, quantity, returned }, index): SoldLine => {
    if (status === 'undone') return { units: 0, evidence: 'measured' }
    return sold?.[index] ?? { units: quantity.value - returned, evidence: quantity.evidence }
  })
}

function noteWhatIsUnsaid(lines: readonly ReadLine[], at: Readonly<Record<OrderField, number>>, sink: RowSink): void {
  if (at.productId < 0) sink.note('The table has no product ids: products are told apart by their titles.')
  if (lines.some(({ product }) => product.platform === 'brand-site'))
    sink.note('The file names no shop: orders and products stand with those of other own shops without a name.')
  if (at.status >= 0 || at.refunded >= 0)
    sink.note(
      'Cancelled and refunded orders sold nothing. Where only a part was refunded, what came back is estimated by the amount.',
    )
}
