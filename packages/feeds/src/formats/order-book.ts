import type { RowSink } from '../feed'
import { ProductDraft } from '../product-draft'
import { UNREAD_DAY } from '../record-day'
import type { OrderLineRecord } from '../records'
import type { UnreadableFieldError } from '../unreadable-field'
import type { ReadLine, ReadRows, ReturnRow } from './order-rows'
import { type SoldLine, soldAfterRefund } from './order-status'

/** An order as far as its rows have been read. */
interface ReadOrder {
  readonly lines: ReadLine[]
  /** Whether rows told what came back of it. */
  hasReturns: boolean
  /** `UNREAD_DAY` until rows tell it. */
  day: string
}

/** The orders of a file, to its end: the rows of an order need not follow each other, and what came back may stand before its sale. */
export class OrderBook {
  private readonly orders = new Map<string, ReadOrder>()
  /** Returns whose sale has not come yet, by the order. */
  private readonly waiting = new Map<string, ReturnRow[]>()
  private readonly shared = sharedProducts()

  /** Tells what rows of an order sold, and anew what earlier ones did where these took something back. */
  add({ orderId, day, lines, returns, lost, refunded }: ReadRows, sink: RowSink): void {
    const order = this.orders.get(orderId) ?? { lines: [], hasReturns: false, day }
    // Rows further below may leave out what the order's first row says.
    if (order.day === UNREAD_DAY) order.day = day
    for (const line of lines) line.orderedOn ||= order.day
    this.orders.set(orderId, order)
    const open = this.match(orderId, order, lines, returns)
    const isWholeOrder = order.lines.length === 0 && lost.length === 0
    const sold = soldOf(lines, isWholeOrder, refunded, order.hasReturns)
    for (const { excerpt, index, why } of lost) {
      sink.atRow(index)
      sink.part('', excerpt, () => {
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
      line.product = this.shared(line.product)
    })
    for (const { left, line, excerpt } of open) {
      if (left > 0) continue
      sink.atLine(line)
      sink.part('', excerpt, () => tellAgain(order, orderId, sink))
    }
    const unsold = open.filter(({ left }) => left > 0)
    if (unsold.length > 0) this.waiting.set(orderId, unsold)
    else this.waiting.delete(orderId)
  }

  /** Takes returns from what the order sold, in these rows before others; all of its returns, also those that waited for a sale. */
  private match(
    orderId: string,
    order: ReadOrder,
    lines: readonly ReadLine[],
    returns: readonly ReturnRow[],
  ): readonly ReturnRow[] {
    const earlier = this.waiting.get(orderId) ?? []
    // Rows tell what came back: the amount told the same once more.
    if (returns.length + earlier.length > 0) for (const line of order.lines) forgetAmount(line)
    for (const back of returns) {
      takeBack(back, lines)
      takeBack(back, order.lines)
    }
    for (const back of earlier) takeBack(back, lines)
    const open = [...earlier, ...returns]
    if (open.some(({ pieces, left }) => left < pieces)) order.hasReturns = true
    return open
  }

  /** Takes what came back under a number of its own from earlier orders of the product, and rejects what nobody sold. */
  end(sink: RowSink, faultOf: (back: ReturnRow) => UnreadableFieldError): void {
    const open = [...this.waiting.values()].flat()
    const taken = this.takenFromEarlier(open)
    if (taken.size > 0) sink.note(TAKEN_FROM_EARLIER)
    // Before the rejects: whatever a part of a rejected row tells is lost with it.
    for (const orderId of this.waiting.keys()) {
      const order = this.orders.get(orderId)
      if (order?.hasReturns === true) tellAgain(order, orderId, sink)
    }
    for (const back of open.toSorted((a, b) => a.line - b.line)) {
      sink.atLine(back.line)
      const tellTaken = () => {
        for (const { line, orderId, place } of taken.get(back) ?? [])
          tellLineAgain(line, { orderId, line: place }, sink, true)
      }
      if (back.left > 0) tellTaken()
      sink.part('', back.excerpt, () => {
        if (back.left > 0) throw faultOf(back)
        tellTaken()
      })
    }
  }

  /** What returns that no row of their order sold were taken from: the latest sales of the product before them, of orders that were undone first. */
  private takenFromEarlier(open: readonly ReturnRow[]): ReadonlyMap<ReturnRow, readonly Sale[]> {
    const returns = new Map<string, ReturnRow[]>()
    for (const back of open.toSorted((a, b) => compared(dayOf(a), dayOf(b)))) {
      const ofProduct = returns.get(keyOf(back)) ?? []
      ofProduct.push(back)
      returns.set(keyOf(back), ofProduct)
    }
    const sales = this.salesOf(returns)
    const taken = new Map<ReturnRow, Sale[]>()
    for (const [key, ofProduct] of returns) {
      for (const isUndone of [true, false]) {
        const ahead = (sales.get(key) ?? []).filter(({ line }) => (line.status === 'undone') === isUndone)
        const before: Sale[] = []
        let next = 0
        for (const back of ofProduct) {
          for (let sale = ahead[next]; sale !== undefined && sale.line.orderedOn <= dayOf(back); sale = ahead[next]) {
            before.push(sale)
            next += 1
          }
          takeFromLast(back, before, taken)
        }
      }
    }
    return taken
  }

  /** What was sold of the products of these keys, the earliest first. */
  private salesOf(products: ReadonlyMap<string, unknown>): ReadonlyMap<string, readonly Sale[]> {
    const sales = new Map<string, Sale[]>()
    if (products.size === 0) return sales
    for (const [orderId, { lines }] of this.orders) {
      lines.forEach((line, index) => {
        const key = keyOf(line.product)
        if (!products.has(key) || line.told === null) return
        const ofProduct = sales.get(key) ?? []
        ofProduct.push({ line, orderId, place: index + 1 })
        sales.set(key, ofProduct)
      })
    }
    for (const ofProduct of sales.values()) ofProduct.sort((a, b) => compared(a.line.orderedOn, b.line.orderedOn))
    return sales
  }
}

/** Tells the products of all shops apart. */
function keyOf({ platform, productId }: Pick<ProductDraft, 'platform' | 'productId'>): string {
  return `${platform}/${productId}`
}

interface Sale {
  readonly line: ReadLine
  readonly orderId: string
  /** Of the line in its order, from 1. */
  readonly place: number
}

const TAKEN_FROM_EARLIER =
  'Returns under a number of their own are taken off the latest sales of the same product before them: which sale it was is estimated.'

/** A return whose day cannot be read may be of any: then it follows all sales. */
function dayOf({ day }: ReturnRow): string {
  return day === UNREAD_DAY ? '9999-12-31' : day
}

function compared(day: string, other: string): number {
  return day === other ? 0 : day < other ? -1 : 1
}

/** Takes pieces from the last of these sales that has some left; those that have none are dropped. */
function takeFromLast(back: ReturnRow, before: Sale[], taken: Map<ReturnRow, Sale[]>): void {
  for (let last = before.at(-1); last !== undefined && back.left > 0; last = before.at(-1)) {
    const { line } = last
    if (leftOf(line) === 0) {
      before.pop()
      continue
    }
    takeBack(back, [line])
    line.isReturnEstimated = true
    const sales = taken.get(back) ?? []
    sales.push(last)
    taken.set(back, sales)
  }
}

function forgetAmount(line: ReadLine): void {
  line.refunded = 0
  line.isReturnEstimated = false
}

/** Takes what came back from lines that sold it, as far as they reach. */
function takeBack(back: ReturnRow, lines: readonly ReadLine[]): void {
  for (const line of lines) {
    if (back.left === 0) return
    if (keyOf(line.product) !== keyOf(back)) continue
    const pieces = Math.min(back.left, leftOf(line))
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
  for (const [index, line] of order.lines.entries()) tellLineAgain(line, { orderId, line: index + 1 }, sink)
}

function tellLineAgain(
  line: ReadLine,
  place: Pick<OrderLineRecord, 'orderId' | 'line'>,
  sink: RowSink,
  isTwice = false,
): void {
  const sold = soldOfLine(line)
  // What was not told was rejected.
  if (line.told === null) return
  if (!isTwice && line.told.units === sold.units && line.told.evidence === sold.evidence) return
  const { platform, productId, title } = line.product
  const product = Object.assign(new ProductDraft(platform, productId, title), line.product)
  product.observedOn = line.orderedOn
  tell({ ...line, product }, sold, place, sink)
  line.told = sold
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

function soldOf(
  lines: readonly ReadLine[],
  isWholeOrder: boolean,
  refunded: number | null,
  hasReturns: boolean,
): SoldLine[] {
  // Where rows tell what came back, the amount tells the same once more.
  const areReturnsTold = hasReturns || lines.some(({ returned }) => returned > 0)
  const isRefunded =
    !areReturnsTold && (lines.some(({ status }) => status === 'partly') || (refunded !== null && refunded > 0))
  if (!isRefunded) return lines.map(soldOfLine)
  const ordered = lines.map(({ product, quantity }) => ({ quantity: quantity.value, price: product.price }))
  const sold = soldAfterRefund(ordered, refunded === 0 ? null : refunded, isWholeOrder)
  return lines.map((line, index) => {
    const { units, evidence } = sold[index] ?? soldOfLine(line)
    if (line.status === 'undone') return soldOfLine(line)
    // A credit note that comes later takes from what the amount left.
    line.refunded = line.quantity.value - units
    line.isReturnEstimated = evidence === 'estimated'
    return { units, evidence }
  })
}

/** What rows alone tell of a line. */
function soldOfLine(line: ReadLine): SoldLine {
  const { status, quantity, isReturnEstimated } = line
  if (status === 'undone') return { units: 0, evidence: 'measured' }
  const isEstimated = isReturnEstimated && quantity.evidence === 'measured'
  return { units: leftOf(line), evidence: isEstimated ? 'estimated' : quantity.evidence }
}

/** Pieces of a line of which nothing says that they came back. */
function leftOf({ quantity, returned, refunded }: ReadLine): number {
  return quantity.value - returned - refunded
}
