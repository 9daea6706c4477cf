import { dayNumber } from '@trendee/core/periods/week'
import type { RowSink } from '../feed'
import { ProductDraft } from '../product-draft'
import type { OrderLineRecord } from '../records'
import type { UnreadableFieldError } from '../unreadable-field'
import type { ReadLine, ReadRows, ReturnRow } from './order-rows'
import { type SoldLine, soldAfterRefund } from './order-status'

/** An order as far as its rows have been read. */
interface ReadOrder {
  readonly lines: ReadLine[]
  /** Whether rows told what came back of it. */
  hasReturns: boolean
}

/** The orders of a file, to its end: the rows of an order need not follow each other, and what came back may stand before its sale. */
export class OrderBook {
  private readonly orders = new Map<string, ReadOrder>()
  /** Returns whose sale has not come yet, by the order. */
  private readonly waiting = new Map<string, ReturnRow[]>()
  private readonly shared = sharedProducts()

  /** Tells what rows of an order sold, and anew what earlier ones did where these took something back. */
  add({ orderId, day, lines, returns, lost, refunded }: ReadRows, sink: RowSink): void {
    const order = this.orders.get(orderId) ?? { lines: [], hasReturns: false }
    this.orders.set(orderId, order)
    const open = this.match(orderId, order, lines, returns)
    const sold = soldOf(lines, refunded, order.hasReturns)
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
    for (const back of returns) {
      takeBack(back, lines)
      takeBack(back, order.lines)
    }
    const earlier = this.waiting.get(orderId) ?? []
    for (const back of earlier) takeBack(back, lines)
    const open = [...earlier, ...returns]
    if (open.some(({ pieces, left }) => left < pieces)) order.hasReturns = true
    return open
  }

  /** Takes what came back under a number of its own from earlier orders of the product, and rejects what nobody sold. */
  end(sink: RowSink, faultOf: (back: ReturnRow) => UnreadableFieldError): void {
    const open = [...this.waiting.values()].flat().toSorted((a, b) => a.line - b.line)
    const sales = this.salesOf(new Set(open.map(keyOf)))
    // Before the rejects: whatever a part of a rejected row tells is lost with it.
    for (const orderId of this.waiting.keys()) {
      const order = this.orders.get(orderId)
      if (order?.hasReturns === true) tellAgain(order, orderId, sink)
    }
    for (const back of open) {
      const taken = takenFromEarlier(back, sales.get(keyOf(back)) ?? [])
      if (taken.length > 0) sink.note(TAKEN_FROM_EARLIER)
      const tell = () => {
        for (const { line, orderId, place } of taken) tellLineAgain(line, { orderId, line: place }, sink)
      }
      sink.atLine(back.line)
      if (back.left === 0) {
        sink.part('', back.excerpt, tell)
        continue
      }
      tell()
      sink.part('', back.excerpt, () => {
        throw faultOf(back)
      })
    }
  }

  /** What was sold of these products, the latest first. */
  private salesOf(products: ReadonlySet<string>): ReadonlyMap<string, readonly Sale[]> {
    const sales = new Map<string, Sale[]>()
    if (products.size === 0) return sales
    for (const [orderId, { lines }] of this.orders) {
      lines.forEach((line, index) => {
        const key = keyOf(line.product)
        if (!products.has(key) || line.status === 'undone' || line.told === null) return
        const ofProduct = sales.get(key) ?? []
        ofProduct.push({ line, orderId, place: index + 1 })
        sales.set(key, ofProduct)
      })
    }
    for (const ofProduct of sales.values())
      ofProduct.sort((a, b) => dayNumber(b.line.orderedOn) - dayNumber(a.line.orderedOn))
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

/** The sales that pieces were taken from: credit notes have a number of their own. */
function takenFromEarlier(back: ReturnRow, sales: readonly Sale[]): Sale[] {
  const taken: Sale[] = []
  for (const sale of sales) {
    const { line } = sale
    if (back.left === 0) break
    if (line.orderedOn > back.day || line.returned >= line.quantity.value) continue
    takeBack(back, [line])
    line.isReturnEstimated = true
    taken.push(sale)
  }
  return taken
}

/** Takes what came back from lines that sold it, as far as they reach. */
function takeBack(back: ReturnRow, lines: readonly ReadLine[]): void {
  for (const line of lines) {
    if (back.left === 0) return
    if (keyOf(line.product) !== keyOf(back)) continue
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
  for (const [index, line] of order.lines.entries()) tellLineAgain(line, { orderId, line: index + 1 }, sink)
}

function tellLineAgain(line: ReadLine, place: Pick<OrderLineRecord, 'orderId' | 'line'>, sink: RowSink): void {
  const sold = soldOfLine(line)
  // What was not told was rejected.
  if (line.told === null || (line.told.units === sold.units && line.told.evidence === sold.evidence)) return
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

function soldOf(lines: readonly ReadLine[], refunded: number | null, hasReturns: boolean): SoldLine[] {
  // Where rows tell what came back, the amount tells the same once more.
  const isRefunded =
    !hasReturns && (lines.some(({ status }) => status === 'partly') || (refunded !== null && refunded > 0))
  const ordered = lines.map(({ product, quantity }) => ({ quantity: quantity.value, price: product.price }))
  const sold = isRefunded ? soldAfterRefund(ordered, refunded === 0 ? null : refunded) : null
  return lines.map((line, index) => (line.status === 'undone' ? null : sold?.[index]) ?? soldOfLine(line))
}

/** What rows alone tell of a line. */
function soldOfLine({ status, quantity, returned, isReturnEstimated }: ReadLine): SoldLine {
  if (status === 'undone') return { units: 0, evidence: 'measured' }
  const isEstimated = isReturnEstimated && quantity.evidence === 'measured'
  return { units: quantity.value - returned, evidence: isEstimated ? 'estimated' : quantity.evidence }
}
