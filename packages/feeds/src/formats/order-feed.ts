import { type ColumnMapping, type FieldOf, mappedColumns } from '@trendee/core/imports/mappable-fields'
import { isNothing } from '../cells/nothing'
import type { Count } from '../cells/read-count'
import { cleanOptional, cleanText } from '../clean-text'
import type { Feed, FeedOptions, RowSink } from '../feed'
import { type GroupMapper, groupedTableFeed } from '../grouped-table'
import { ProductDraft } from '../product-draft'
import type { OrderLineRecord } from '../records'
import { namedShop, ownShop } from '../shop-platform'
import { type Cells, type ColumnFinder, requiredText } from '../table-feed'
import { NOBODY, type PriceRange } from '../table-row'
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
  /** Once the line was told, one for all lines that name the product alike: its day may be that of another line. */
  product: ProductDraft
  readonly orderedOn: string
  readonly quantity: Count
  /** Pieces that other rows of the order say came back. */
  returned: number
  readonly status: OrderStatus
  /** The place of its row among those read with it. */
  readonly index: number
  /** What the file's records last say of it; null where none does. */
  told: SoldLine | null
}

/** An order as far as its rows have been read. */
interface ReadOrder {
  readonly lines: ReadLine[]
  /** Whether rows told what came back of it. */
  hasReturns: boolean
}

/** A row that takes back what other rows of its order sold. */
interface ReturnRow {
  readonly productId: string
  readonly pieces: number
  /** Pieces for which no sale was found yet. */
  left: number
  readonly line: number
  readonly cell: unknown
  /** Its columns of `SHOWN`. */
  readonly excerpt: readonly string[]
}

/** A row of which no line is made. */
interface LostLine {
  readonly cells: Cells
  /** Its place in the order. */
  readonly index: number
  readonly why: UnreadableFieldError
}

/** "-1", "(1)": so registers, some shops and accountants write what came back. */
const RETURNED =
  /^(?:[-−–]\s?(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]0{1,2})?|[(（]\s?(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]0{1,2})?\s?[)）])$/u

/** Pieces that a row says came back; null of a row that sells. */
function returnedPieces(quantity: unknown): number | null {
  const [, signed, bracketed] = RETURNED.exec(cleanOptional(quantity)) ?? []
  const pieces = signed ?? bracketed
  return pieces === undefined ? null : Number(pieces.replaceAll(/[.,]/gu, ''))
}

function orderMapper(
  columns: ColumnMapping,
  uniqueId: string | undefined,
  column: ColumnFinder,
  options: FeedOptions,
): GroupMapper {
  const { at, called } = mappedColumnsOf('orders', columns, column)
  const uniqueAt = uniqueId === undefined ? -1 : column(uniqueId)
  const moneyAt = [at.price, at.lineTotal, at.listPrice, at.refunded].filter((index) => index >= 0)
  /** To the end of the file: the rows of an order need not follow each other. */
  const orders = new Map<string, ReadOrder>()
  /** Returns whose sale has not come yet, by the order. */
  const waiting = new Map<string, ReturnRow[]>()
  const shared = sharedProducts()
  const shownOf = (cells: Cells): string[] => SHOWN.map((field) => cleanOptional(cells[at[field]]))
  const read: GroupMapper['read'] = (rows, sink, row) => {
    const whole = withFactsOfOrder(rows, [...OF_THE_ORDER.map((field) => at[field]), uniqueAt])
    const all = whole.map((cells, index) => ({ cells, index }))
    const listed = all.filter(({ cells }) => !isNothing(cells[at.title]) || !isNothing(cells[at.quantity]))
    const listedRows = listed.length === 0 ? all : listed
    const first = listedRows[0]?.cells ?? []
    const orderId = cleanOptional(first[uniqueAt]) || requiredText(cleanText(first[at.orderId]), called('orderId'))
    row.at(first, sink)
    const orderedOn = row.observedDay(at.orderedOn, called('orderedOn'))
    const day = requiredText(orderedOn ?? '', called('orderedOn'))
    const titleOf = (cells: Cells): string => requiredText(cleanText(cells[at.title]), called('title'))
    const productIdOf = (cells: Cells, title: string): string =>
      (at.productId >= 0 && cleanOptional(cells[at.productId])) || handleOf(title) || title
    const productOf = (cells: Cells, { value: pieces }: Count): ProductDraft => {
      const text = (field: OrderField): string => cleanOptional(cells[at[field]])
      const name = titleOf(cells)
      const productTitle = orderedTitle(name)
      const { platform, shop } = text('shop') === '' ? ownShop(options.shop) : namedShop(text('shop'))
      const sold = { given: options, region: options.region ?? '', title: name }
      const currency = row.currency(at.currency, moneyAt, sold, called('currency'))
      const product = new ProductDraft(platform, productIdOf(cells, productTitle), productTitle)
      product.shop = shop
      product.brand = brandCell(cells[at.brand])
      product.categoryPath = pathOf(cells[at.category], called('category'), sink)
      product.rawGender = text('gender')
      product.region = options.region ?? ''
      product.currency = currency
      const total = row.price(at.lineTotal, currency, called('lineTotal'), moneyAt)
      product.setPrice(row.price(at.price, currency, called('price'), moneyAt) ?? priceOfOne(total, pieces, sink))
      product.listPrice = row.price(at.listPrice, currency, called('listPrice'), moneyAt)?.low ?? null
      product.observedOn = day
      return product
    }
    const quantityOf = (cells: Cells): Count => {
      row.at(cells, NOBODY)
      const quantity = row.count(at.quantity, called('quantity'))
      row.at(cells, sink)
      const cell = cells[at.quantity]
      if (quantity === null)
        throw new UnreadableFieldError(
          called('quantity'),
          cleanOptional(cell) === '' ? 'is empty' : 'is not a count',
          cell,
        )
      return quantity
    }
    const lines: ReadLine[] = []
    const lost: LostLine[] = []
    const returns: ReturnRow[] = []
    for (const { cells, index } of listedRows) {
      const line = sink.atRow(index)
      row.at(cells, sink)
      try {
        const title = orderedTitle(titleOf(cells))
        const pieces = returnedPieces(cells[at.quantity])
        if (pieces === null) {
          const quantity = quantityOf(cells)
          const product = productOf(cells, quantity)
          const status = statusOf(cells, at, sink)
          lines.push({ product, orderedOn: day, quantity, returned: 0, status, index, told: null })
        } else {
          const productId = productIdOf(cells, title)
          const excerpt = shownOf(cells).map(copied)
          returns.push({ productId, pieces, left: pieces, line, cell: cells[at.quantity], excerpt })
        }
      } catch (error) {
        if (!(error instanceof UnreadableFieldError)) throw error
        lost.push({ cells, index, why: error })
      }
    }
    noteWhatIsUnsaid(lines, at, sink)
    sink.atRow(0)
    row.at(first, sink)
    const refunded = row.amount(at.refunded, lines[0]?.product.currency ?? '', called('refunded'), moneyAt)
    const order = orders.get(orderId) ?? { lines: [], hasReturns: false }
    orders.set(orderId, order)
    for (const back of returns) {
      takeBack(back, lines)
      takeBack(back, order.lines)
    }
    const open = waiting.get(orderId) ?? []
    for (const back of open) takeBack(back, lines)
    open.push(...returns)
    if (open.some(({ pieces, left }) => left < pieces)) order.hasReturns = true
    const sold = soldOf(lines, refunded, order.hasReturns)
    for (const { cells, index, why } of lost) {
      sink.atRow(index)
      sink.part('', shownOf(cells), () => {
        throw why
      })
    }
    lines.forEach((line, index) => {
      sink.atRow(line.index)
      order.lines.push(line)
      const said = sold[index] ?? { units: 0, evidence: 'estimated' }
      sink.part(`line ${index + 1}`, [orderId, day, line.product.title, said.units], () => {
        tell(line, said, { orderId, line: order.lines.length }, sink)
      })
      line.product = shared(line.product)
    })
    for (const { left, line, excerpt } of open) {
      if (left > 0) continue
      sink.atLine(line)
      sink.part('', excerpt, () => tellAgain(order, orderId, sink))
    }
    const unsold = open.filter(({ left }) => left > 0)
    if (unsold.length > 0) waiting.set(orderId, unsold)
    else waiting.delete(orderId)
  }
  const end = (sink: RowSink): void => {
    // Before the rejects: whatever a part of a rejected row tells is lost with it.
    for (const orderId of waiting.keys()) {
      const order = orders.get(orderId)
      if (order?.hasReturns === true) tellAgain(order, orderId, sink)
    }
    const unsold = [...waiting.values()].flat().toSorted((a, b) => a.line - b.line)
    for (const { line, cell, excerpt } of unsold) {
      sink.atLine(line)
      sink.part('', excerpt, () => {
        throw new UnreadableFieldError(called('quantity'), 'is a return of what no row of its order sold', cell)
      })
    }
  }
  return { read, end }
}

/** Takes what came back from lines that sold it, as far as they reach. */
function takeBack(back: ReturnRow, lines: readonly ReadLine[]): void {
  for (const line of lines) {
    if (back.left === 0) return
    if (line.product.productId !== back.productId) continue
    const pieces = Math.min(back.left, line.quantity.value - line.returned)
    line.returned += pieces
    back.left -= pieces
  }
}

function tell(line: ReadLine, sold: SoldLine, place: Pick<OrderLineRecord, 'orderId' | 'line'>, sink: RowSink): void {
  const { product, orderedOn } = line
  sink.record({ kind: 'order-line', platform: product.platform, ...place, product, ...sold, orderedOn })
  line.told = sold
}

/** Tells the lines anew of which less was sold than was told: of two statements of one file the later one counts. */
function tellAgain(order: ReadOrder, orderId: string, sink: RowSink): void {
  for (const [index, line] of order.lines.entries()) {
    const sold = soldOfLine(line)
    // What was not told was rejected.
    if (line.told === null || (line.told.units === sold.units && line.told.evidence === sold.evidence)) continue
    const { platform, productId, title } = line.product
    const product = Object.assign(new ProductDraft(platform, productId, title), line.product)
    product.observedOn = line.orderedOn
    tell({ ...line, product }, sold, { orderId, line: index + 1 }, sink)
    line.told = sold
  }
}

/** Keeps of products that differ in nothing but their day one: lines are remembered to the end of the file. */
function sharedProducts(): (product: ProductDraft) => ProductDraft {
  const kept = new Map<string, ProductDraft>()
  return (product) => {
    const { platform, productId, title, shop, brand, categoryPath, rawGender, currency } = product
    const { price, priceHigh, listPrice } = product
    const named = [platform, productId, title, shop, brand, categoryPath, rawGender, currency]
    const key = JSON.stringify([...named, price, priceHigh, listPrice])
    const same = kept.get(key)
    if (same === undefined) kept.set(key, product)
    return same ?? product
  }
}

/** What one piece of a line cost, by what all of them did. */
function priceOfOne(total: PriceRange | null, pieces: number, sink: RowSink): PriceRange | null {
  if (total === null || pieces === 0) return null
  sink.note('The price of a piece is the total of its line by the pieces.')
  return { low: Math.round((total.low / pieces) * 100) / 100, high: null }
}

/** A copy, so that what waits does not hold on to the text of the file, which names customers. */
function copied(text: string): string {
  return Buffer.from(text).toString()
}

/** The rows of an order, each with what its first one alone says: a later row that says more, such as "returned", says it of itself. */
function withFactsOfOrder(rows: readonly Cells[], columns: readonly number[]): Cells[] {
  const [first = []] = rows
  const said = new Set(columns.filter((at) => at >= 0))
  return rows.map((cells) => cells.map((cell, at) => (said.has(at) && isNothing(cell) ? first[at] : cell)))
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

function soldOf(lines: readonly ReadLine[], refunded: number | null, hasReturns: boolean): SoldLine[] {
  // Where rows tell what came back, the amount tells the same once more.
  const isRefunded =
    !hasReturns && (lines.some(({ status }) => status === 'partly') || (refunded !== null && refunded > 0))
  const ordered = lines.map(({ product, quantity }) => ({ quantity: quantity.value, price: product.price }))
  const sold = isRefunded ? soldAfterRefund(ordered, refunded === 0 ? null : refunded) : null
  return lines.map((line, index) => (line.status === 'undone' ? null : sold?.[index]) ?? soldOfLine(line))
}

/** What rows alone tell of a line. */
function soldOfLine({ status, quantity, returned }: ReadLine): SoldLine {
  if (status === 'undone') return { units: 0, evidence: 'measured' }
  return { units: quantity.value - returned, evidence: quantity.evidence }
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
