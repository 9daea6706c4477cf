import type { ColumnMapping, FieldOf } from '@trendee/core/imports/mappable-fields'
import { isNothing } from '../cells/nothing'
import type { Count } from '../cells/read-count'
import { isNegativeMoney, withoutMinus } from '../cells/read-money'
import { cleanOptional } from '../clean-text'
import type { FeedOptions, RowSink } from '../feed'
import { ProductDraft } from '../product-draft'
import { UNREAD_DAY } from '../record-day'
import { type NamedShop, namedShop, ownShop } from '../shop-platform'
import { type Cells, type ColumnFinder, requiredText } from '../table-feed'
import { NOBODY, type PriceRange, type TableRow } from '../table-row'
import { UnreadableFieldError } from '../unreadable-field'
import { UNTITLED } from '../unsaid'
import { pathOf } from './category-path'
import { brandCell } from './listed-values'
import { type MappedColumns, mappedColumnsOf } from './mapped-columns'
import { type OrderStatus, claimStatus, orderStatus, type SoldLine } from './order-status'
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
export const SHOWN = ['orderId', 'orderedOn', 'status', 'title', 'quantity', 'price', 'currency'] as const

/** A line with what was ordered, and what came of it. */
export interface ReadLine {
  /** Once the line was told, one for all lines that name the product alike: its day may be that of another line. */
  product: ProductDraft
  orderedOn: string
  readonly quantity: Count
  /** Pieces that other rows say came back. */
  returned: number
  /** Pieces that the amount given back of the order comes to. */
  refunded: number
  /** Whether it is estimated of which sale these came back. */
  isReturnEstimated: boolean
  readonly status: OrderStatus
  /** The place of its row among those read with it. */
  readonly index: number
  /** What the file's records last say of it; null where none does. */
  told: SoldLine | null
}

/** A row that takes back what other rows sold. */
export interface ReturnRow {
  /** The platform of its shop. */
  readonly platform: ProductDraft['platform']
  readonly productId: string
  /** On which it came back. */
  readonly day: string
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
  /** Its columns of `SHOWN`. */
  readonly excerpt: readonly string[]
  /** Its place in the order. */
  readonly index: number
  readonly why: UnreadableFieldError
}

/** Rows of one order that stand together. */
export interface ReadRows {
  readonly orderId: string
  readonly day: string
  readonly lines: readonly ReadLine[]
  readonly returns: readonly ReturnRow[]
  readonly lost: readonly LostLine[]
  /** What was given back of the order; null where it is not told. */
  readonly refunded: number | null
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

/** Reads the rows of orders by the columns of their table. */
export class OrderRows {
  private readonly columns: MappedColumns<OrderField>
  private readonly uniqueAt: number
  private readonly moneyAt: readonly number[]

  constructor(
    mapping: ColumnMapping,
    uniqueId: string | undefined,
    column: ColumnFinder,
    private readonly options: FeedOptions,
  ) {
    this.columns = mappedColumnsOf('orders', mapping, column)
    this.uniqueAt = uniqueId === undefined ? -1 : column(uniqueId)
    const { price, lineTotal, listPrice, refunded } = this.columns.at
    this.moneyAt = [price, lineTotal, listPrice, refunded].filter((index) => index >= 0)
  }

  /** Throws UnreadableFieldError where the order itself cannot be read; a line of it that cannot is lost alone. */
  read(rows: readonly Cells[], sink: RowSink, row: TableRow): ReadRows {
    const { at, called } = this.columns
    const whole = withFactsOfOrder(rows, [...OF_THE_ORDER.map((field) => at[field]), this.uniqueAt])
    const all = whole.map((cells, index) => ({ cells, index }))
    const named = at.quantity < 0 ? at.productId : at.quantity
    const listed = all.filter(({ cells }) => !isNothing(cells[at.title]) || !isNothing(cells[named]))
    const listedRows = listed.length === 0 ? all : listed
    const first = listedRows[0]?.cells ?? []
    const orderId =
      cleanOptional(first[this.uniqueAt]) || requiredText(cleanOptional(first[at.orderId]), called('orderId'))
    row.at(first, sink)
    const day = row.productDay(at.orderedOn, called('orderedOn')) ?? UNREAD_DAY
    if (isNothing(first[at.orderedOn])) sink.unread(called('orderedOn'), 'is empty', first[at.orderedOn])
    const lines: ReadLine[] = []
    const returns: ReturnRow[] = []
    const lost: LostLine[] = []
    for (const { cells, index } of listedRows) {
      const line = sink.atRow(index)
      row.at(cells, sink)
      try {
        const back = this.returnOf(cells, line, day, row)
        if (back === null) lines.push(this.lineOf(cells, index, day, sink, row))
        else returns.push(back)
      } catch (error) {
        if (!(error instanceof UnreadableFieldError)) throw error
        lost.push({ excerpt: this.excerptOf(cells), index, why: error })
      }
    }
    this.noteWhatIsUnsaid(lines, sink)
    sink.atRow(0)
    // Some write what was given back with a minus.
    row.at(at.refunded < 0 ? first : first.with(at.refunded, withoutMinus(first[at.refunded])), sink)
    const currency = lines[0]?.product.currency ?? ''
    const refunded = row.amount(at.refunded, currency, called('refunded'), this.moneyAt)
    return { orderId, day, lines, returns, lost, refunded }
  }

  /** Why the pieces of a return cannot be taken from anything. */
  faultOf({ cell }: ReturnRow): UnreadableFieldError {
    return new UnreadableFieldError(this.columns.called('quantity'), 'is a return of what no row before it sold', cell)
  }

  private excerptOf(cells: Cells): string[] {
    return SHOWN.map((field) => cleanOptional(cells[this.columns.at[field]]))
  }

  /** Null of a row that sells. */
  private returnOf(cells: Cells, line: number, day: string, row: TableRow): ReturnRow | null {
    const cell = cells[this.columns.at.quantity]
    const title = orderedTitle(this.titleOf(cells))
    const pieces = returnedPieces(cell) ?? this.creditedPieces(cells, row)
    if (pieces === null) return null
    const excerpt = this.excerptOf(cells).map(copied)
    const { platform } = this.shopOf(cells)
    return { platform, productId: this.productIdOf(cells, title), day, pieces, left: pieces, line, cell, excerpt }
  }

  /** A credit note may write what came back as sold for less than nothing. */
  private creditedPieces(cells: Cells, row: TableRow): number | null {
    const { at, called } = this.columns
    if (!isNegativeMoney(cells[at.lineTotal]) && !isNegativeMoney(cells[at.price])) return null
    if (at.quantity < 0) return 1
    row.at(cells, NOBODY)
    return row.count(at.quantity, called('quantity'))?.value || null
  }

  /** What a column of returned pieces tells of a line; writers of registers put a minus before them. */
  private returnedOf(cells: Cells, quantity: number, sink: RowSink, row: TableRow): number {
    const { at, called } = this.columns
    const cell = cells[at.returned]
    const pieces = returnedPieces(cell) ?? row.count(at.returned, called('returned'))?.value ?? 0
    if (pieces <= quantity) return pieces
    sink.unread(called('returned'), 'is more than was sold', cell)
    return 0
  }

  private lineOf(cells: Cells, index: number, orderedOn: string, sink: RowSink, row: TableRow): ReadLine {
    const quantity = this.quantityOf(cells, sink, row)
    const product = this.productOf(cells, quantity.value, sink, row)
    product.observedOn = orderedOn
    const status = this.statusOf(cells, sink)
    const returned = this.returnedOf(cells, quantity.value, sink, row)
    return {
      product,
      orderedOn,
      quantity,
      returned,
      refunded: 0,
      isReturnEstimated: false,
      status,
      index,
      told: null,
    }
  }

  private quantityOf(cells: Cells, sink: RowSink, row: TableRow): Count {
    const { at, called } = this.columns
    if (at.quantity < 0) return ONE_OR_MORE
    row.at(cells, NOBODY)
    const quantity = row.count(at.quantity, called('quantity'))
    row.at(cells, sink)
    if (quantity !== null) return quantity
    const cell = cells[at.quantity]
    const why = cleanOptional(cell) === '' ? 'is empty' : 'is not a count'
    throw new UnreadableFieldError(called('quantity'), why, cell)
  }

  private productOf(cells: Cells, pieces: number, sink: RowSink, row: TableRow): ProductDraft {
    const { at, called } = this.columns
    const { options, moneyAt } = this
    const text = (field: OrderField): string => cleanOptional(cells[at[field]])
    const name = this.titleOf(cells)
    const title = orderedTitle(name)
    if (title === '') sink.note(UNTITLED)
    const { platform, shop } = this.shopOf(cells)
    const sold = { given: options, region: options.region ?? '', title: name }
    const currency = row.currency(at.currency, moneyAt, sold, called('currency'))
    const product = new ProductDraft(platform, this.productIdOf(cells, title), title)
    product.shop = shop
    product.brand = brandCell(cells[at.brand])
    product.categoryPath = pathOf(cells[at.category], called('category'), sink)
    product.rawGender = text('gender')
    product.region = options.region ?? ''
    product.currency = currency
    const total = row.price(at.lineTotal, currency, called('lineTotal'), moneyAt)
    product.setPrice(row.price(at.price, currency, called('price'), moneyAt) ?? priceOfOne(total, pieces, sink))
    product.listPrice = row.price(at.listPrice, currency, called('listPrice'), moneyAt)?.low ?? null
    return product
  }

  private shopOf(cells: Cells): NamedShop {
    const named = cleanOptional(cells[this.columns.at.shop])
    return named === '' ? ownShop(this.options.shop) : namedShop(named)
  }

  private titleOf(cells: Cells): string {
    const { at, called } = this.columns
    const title = cleanOptional(cells[at.title])
    return isNothing(cells[at.productId]) ? requiredText(title, called('title')) : title
  }

  private productIdOf(cells: Cells, title: string): string {
    const idAt = this.columns.at.productId
    return (idAt >= 0 && cleanOptional(cells[idAt])) || handleOf(title) || title
  }

  private statusOf(cells: Cells, sink: RowSink): OrderStatus {
    const { at } = this.columns
    if (!isNothing(cells[at.cancelledOn])) return 'undone'
    const claim = this.claimOf(cells, sink)
    if (claim !== 'sold') return claim
    const word = cleanOptional(cells[at.status])
    if (word === '') return 'sold'
    const status = orderStatus(word)
    if (status === null)
      sink.note({ text: 'The status “{status}” is not known: its orders count as sold.', values: { status: word } })
    return status ?? 'sold'
  }

  /** What a column of returns says beside that of the order; nothing where none was asked for or none came of it. */
  private claimOf(cells: Cells, sink: RowSink): OrderStatus {
    const { at, called } = this.columns
    const word = cleanOptional(cells[at.claim])
    if (word === '' || isNothing(word)) return 'sold'
    const status = claimStatus(word, called('claim'))
    if (status === null)
      sink.note({ text: 'The status “{status}” is not known: its orders count as sold.', values: { status: word } })
    return status ?? 'sold'
  }

  private noteWhatIsUnsaid(lines: readonly ReadLine[], sink: RowSink): void {
    const { at } = this.columns
    if (at.quantity < 0) sink.note('The table has no column of quantities: each row is read as one piece or more.')
    sink.note('A shop with orders sells what they come to: counts in tables of its products are not used any more.')
    if (at.price < 0 && at.lineTotal < 0) sink.note('The table has no column of prices.')
    const isOfNoShop = lines.some(({ product }) => product.platform === 'brand-site')
    if (at.productId < 0 && lines.length > 0)
      sink.note(
        isOfNoShop
          ? 'The table has no product ids: products are told apart by their titles.'
          : 'The table has no product ids: products are told apart by their titles, and are those of the shop’s tables that have the same.',
      )
    if (isOfNoShop)
      sink.note('The file names no shop: orders and products stand with those of other own shops without a name.')
    if (at.status >= 0 || at.claim >= 0 || at.refunded >= 0)
      sink.note(
        'Cancelled and refunded orders sold nothing. Where only a part was refunded, what came back is estimated by the amount.',
      )
  }
}

/** Whoever sells single pieces, as on a market for used clothes, has no column of quantities. */
const ONE_OR_MORE: Count = { value: 1, evidence: 'at_least', days: null }

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
