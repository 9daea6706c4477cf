import { isNothing } from '../cells/nothing'
import { cleanText } from '../clean-text'
import type { Feed, FeedOptions, FeedReader, FeedSample, RowSink } from '../feed'
import { cellFinder } from '../grouped-table'
import { COLUMN_NAMES, nameKey } from '../mapping/column-names'
import { ProductDraft } from '../product-draft'
import { sinkOver } from '../sink-over'
import { columnKey, headerNames, keysOf } from '../table-feed'
import { folded } from './mapped-variants'

interface NamedColumns {
  readonly parentId: string
  readonly productId?: string | undefined
}

type CellOf = (row: unknown) => unknown

/** As many as the largest of the shops allow a product. */
const MOST_VARIANTS = 2048

/**
 * A table of products in which a column names, on the rows of variants, the product that they are of: by any of its ids (shop systems give it
 * a number and a SKU), or by an id that no row has. The rows of one product may stand anywhere: where one of its variants stands first, the
 * product goes by the id that the variant names. Each of them tells the product anew with all that was read of it: of two statements of one
 * file the later one counts.
 */
export function foldingIntoParents(feed: Feed, names: NamedColumns): Feed {
  return {
    ...feed,
    open: (sample, options) => {
      const cellOf = (name: string) => cellFinder(sample, columnKey(name), options)
      const ids = idColumns(sample, names, options).map(cellOf)
      return new ParentReader(feed.open(sample, options), cellOf(names.parentId), ids)
    },
  }
}

/** The columns that hold ids of a row's product, by their names. */
function idColumns(sample: FeedSample, { parentId, productId }: NamedColumns, options: FeedOptions): string[] {
  const names =
    sample.layout === 'delimited'
      ? headerNames(sample.head() as string[][], options.unnamedColumn)
      : sample.items.flatMap((item) => keysOf(item ?? {}))
  const known = new Set(COLUMN_NAMES.get('productId'))
  const isId = (name: string) => name === productId || known.has(nameKey(name))
  return [...new Set(names)].filter((name) => isId(name) && columnKey(name) !== columnKey(parentId))
}

interface Family {
  /** Under which its rows are told; '' before the first. */
  id: string
  /** The row of the product itself; null where none was read yet. */
  own: ProductDraft | null
  readonly rows: ProductDraft[]
}

class ParentReader implements FeedReader {
  private readonly families = new Map<string, Family>()

  constructor(
    private readonly rows: FeedReader,
    private readonly parentOf: CellOf,
    private readonly idsOf: readonly CellOf[],
  ) {}

  read(row: unknown, sink: RowSink): void {
    const products: ProductDraft[] = []
    this.rows.read(
      row,
      sinkOver(sink, {
        record: (record) => {
          if (record instanceof ProductDraft) products.push(record)
        },
      }),
    )
    for (const product of products) sink.record(this.told(product, row, sink))
  }

  private told(product: ProductDraft, row: unknown, sink: RowSink): ProductDraft {
    const ids = this.idsOf.map((cellOf) => idText(cellOf(row))).filter((id) => id !== '')
    const parent = idText(this.parentOf(row))
    const isVariant = parent !== '' && !ids.includes(parent)
    const keys = (isVariant ? [parent] : ids).map((id) => keyOf(product, id))
    const family = keys.map((key) => this.families.get(key)).find((one) => one !== undefined) ?? {
      id: '',
      own: null,
      rows: [],
    }
    for (const key of keys) this.families.set(key, family)
    if (!isVariant) family.own = product
    if (family.rows.length < MOST_VARIANTS) family.rows.push(product)
    const [first = product] = family.rows
    const base = family.own ?? first
    // Where a variant stood above its product, the product is already told by the id that the variant names.
    family.id ||= isVariant ? parent : product.productId
    if (!isVariant && family.rows.length === 1) return product
    sink.note('Rows that name the product of which they are variants are read as that product.')
    const productId = family.id
    const title = base.title || (family.rows.find((one) => one.title !== '')?.title ?? '')
    const whole = new ProductDraft(base.platform, productId, title)
    // Of prices in two currencies no range can be made.
    const { currency } = product.price === null ? base : product
    const comparable = family.rows.filter((one) => one.price === null || one.currency === currency)
    return folded(Object.assign(whole, base, { productId, title, currency }), comparable, sink)
  }
}

/** `id:45`: so shop systems write the id of a product that has no SKU. */
function idText(cell: unknown): string {
  const isText = typeof cell === 'string' || typeof cell === 'number'
  if (!isText || isNothing(cell)) return ''
  const id = cleanText(String(cell))
    .replace(/^id:/u, '')
    .replace(/^(\d+)\.0$/u, '$1')
  // A product without a parent.
  return id === '0' ? '' : id
}

/** What two captures, shops or places say of one product is not read together. */
function keyOf({ platform, shop, region, observedOn }: ProductDraft, id: string): string {
  return JSON.stringify([platform, shop, region, observedOn, id])
}
