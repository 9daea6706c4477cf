import { isNothing } from '../cells/nothing'
import { cleanText } from '../clean-text'
import type { RowSink } from '../feed'
import type { ProductDraft } from '../product-draft'
import { isPlainObject } from '../table-feed'

/** Rows that wait for a product that names them; those behind are told as they come. */
const MOST_WAITING = 50_000
/** What is kept of such a row to show it: so many cells, and so many characters of each. */
const [SHOWN_CELLS, SHOWN_CHARS] = [20, 100]

interface WaitingRow {
  product: ProductDraft
  readonly keys: readonly string[]
  /** Whether the shop shows it as part of another product alone. */
  readonly isHidden: boolean
  readonly line: number
  readonly excerpt: unknown
}

/** Variants by the products whose rows name them, wherever they stand. Keys tell an id of one shop, place and day. */
export class ListedVariants {
  private readonly productOf = new Map<string, string>()
  private readonly waiting = new Map<string, WaitingRow>()
  private excerpt: unknown = null

  /** The product above that names one of these keys; '' where none does. */
  namedBy(keys: readonly string[]): string {
    return keys.map((key) => this.productOf.get(key)).find((product) => product !== undefined) ?? ''
  }

  /** Keeps a row until a product names it; false where it is to be told at once. Of two rows of one id the later one with a price counts. */
  keep(keys: readonly string[], product: ProductDraft, isHidden: boolean, row: unknown, sink: RowSink): boolean {
    const before = keys.map((key) => this.waiting.get(key)).find((one) => one !== undefined)
    if (before !== undefined) {
      if (product.price !== null) before.product = product
      sink.part('', row, () => undefined)
      return true
    }
    if (keys.length === 0 || this.waiting.size >= MOST_WAITING) return false
    const kept = { product, keys, isHidden, line: sink.atRow(0), excerpt: beginningOf(row) }
    for (const key of keys) this.waiting.set(key, kept)
    return true
  }

  /** The waiting rows of these keys, which are of a product; further rows of them will be, too. */
  take(keys: readonly string[], productId: string): ProductDraft[] {
    const taken = new Set<WaitingRow>()
    for (const key of keys) {
      this.productOf.set(key, productId)
      const row = this.waiting.get(key)
      if (row !== undefined) taken.add(row)
    }
    for (const row of taken) for (const key of row.keys) this.waiting.delete(key)
    return [...taken].map(({ product }) => product)
  }

  /** Tells what no product named: a product of its own, but what the shop does not show as one. */
  end(sink: RowSink): void {
    for (const { product, isHidden, line, excerpt } of new Set(this.waiting.values())) {
      this.excerpt = excerpt
      sink.atLine(line)
      sink.part('', excerpt, () => (isHidden ? sink.leaveOut('not_offered') : sink.record(product)))
    }
  }

  /** The row that `end` tells of. */
  get shown(): unknown {
    return this.excerpt
  }
}

/** A copy of the first cells, cut: a cell is a view of a whole chunk of the file. */
function beginningOf(row: unknown): unknown {
  const cut = (cell: unknown) => (typeof cell === 'string' ? Buffer.from(cell.slice(0, SHOWN_CHARS)).toString() : cell)
  if (Array.isArray(row)) return row.slice(0, SHOWN_CELLS).map(cut)
  if (!isPlainObject(row)) return null
  return Object.fromEntries(
    Object.entries(row)
      .slice(0, SHOWN_CELLS)
      .map(([name, cell]) => [name, cut(cell)]),
  )
}

/** `sku=A-S,size=S|sku=A-M,size=M`, or the ids alone. */
export function listedIds(cell: unknown): string[] {
  if (typeof cell !== 'string' || isNothing(cell)) return []
  const named = [...cell.matchAll(/(?:^|[|,])\s*sku=([^,|]+)/giu)].map(([, id = '']) => id)
  return (named.length > 0 ? named : cell.split(/[|,;]/u)).map(idText).filter((id) => id !== '')
}

/** An id as text; `id:45`: so shop systems write the id of a product that has no SKU. */
export function idText(cell: unknown): string {
  const isText = typeof cell === 'string' || typeof cell === 'number'
  if (!isText || isNothing(cell)) return ''
  const id = cleanText(String(cell))
    .replace(/^id:/u, '')
    .replace(/^(\d+)\.0$/u, '$1')
  // A product without a parent.
  return id === '0' ? '' : id
}
