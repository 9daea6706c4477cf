import { isNothing } from '../cells/nothing'
import { readOffered } from '../cells/read-offered'
import { cleanText } from '../clean-text'
import type { Feed, FeedOptions, FeedReader, FeedSample, RowSink } from '../feed'
import { cellFinder } from '../grouped-table'
import { COLUMN_NAMES, nameKey } from '../mapping/column-names'
import { ProductDraft } from '../product-draft'
import { sinkOver } from '../sink-over'
import { columnKey, headerNames, keysOf } from '../table-feed'
import { folded } from './mapped-variants'

interface NamedColumns {
  /** On the rows of variants, the product that they are of. */
  readonly parentId?: string | undefined
  /** On the row of a product, its variants. */
  readonly variantIds?: string | undefined
  readonly productId?: string | undefined
  readonly offered?: string | undefined
}

type CellOf = (row: unknown) => unknown

/** As many as the largest of the shops allow a product. */
const MOST_VARIANTS = 2048

/**
 * A table of products in which a column names, on the rows of variants, the product that they are of: by any of its ids (shop systems give it
 * a number and a SKU), or by an id that no row has. Or, on the row of a product, its variants: those that are no products of their own in the shop
 * wait for it, and are left out where none names them. The rows of one product may stand anywhere: where one of its variants stands first, the
 * product goes by the id that the variant names. Each of them tells the product anew with all that was read of it: of two statements of one
 * file the later one counts.
 */
export function foldingIntoParents(feed: Feed, names: NamedColumns): Feed {
  return {
    ...feed,
    open: (sample, options) => {
      const cellOf = (name: string) => cellFinder(sample, columnKey(name), options)
      const named = (name: string | undefined) => (name === undefined ? () => null : cellOf(name))
      return new ParentReader(feed.open(sample, options), {
        parent: named(names.parentId),
        variants: named(names.variantIds),
        offered: named(names.offered),
        ids: idColumns(sample, names, options).map(cellOf),
      })
    },
  }
}

/** The columns that hold ids of a row's product, by their names. */
function idColumns(
  sample: FeedSample,
  { parentId, variantIds, productId }: NamedColumns,
  options: FeedOptions,
): string[] {
  const names =
    sample.layout === 'delimited'
      ? headerNames(sample.head() as string[][], options.unnamedColumn)
      : sample.items.flatMap((item) => keysOf(item ?? {}))
  const known = new Set(COLUMN_NAMES.get('productId'))
  const isId = (name: string) => name === productId || known.has(nameKey(name))
  const others = new Set([parentId, variantIds].flatMap((name) => (name === undefined ? [] : [columnKey(name)])))
  return [...new Set(names)].filter((name) => isId(name) && !others.has(columnKey(name)))
}

interface Family {
  /** Under which its rows are told; '' before the first. */
  id: string
  /** The row of the product itself; null where none was read yet. */
  own: ProductDraft | null
  readonly rows: ProductDraft[]
}

interface CellsOf {
  readonly parent: CellOf
  readonly variants: CellOf
  readonly offered: CellOf
  readonly ids: readonly CellOf[]
}

/** A variant that stood above its product. */
interface Waiting {
  readonly row: unknown
  readonly product: ProductDraft
}

class ParentReader implements FeedReader {
  private readonly families = new Map<string, Family>()
  /** By the key of a variant, the id of the product that names it. */
  private readonly listedBy = new Map<string, string>()
  private readonly waiting = new Map<string, Waiting>()
  private row: unknown = null

  constructor(
    private readonly rows: FeedReader,
    private readonly cellsOf: CellsOf,
  ) {}

  read(row: unknown, sink: RowSink): void {
    this.row = row
    const products: ProductDraft[] = []
    this.rows.read(
      row,
      sinkOver(sink, {
        record: (record) => {
          if (record instanceof ProductDraft) products.push(record)
        },
      }),
    )
    for (const product of products) {
      const told = this.told(product, row, sink)
      if (told !== null) sink.record(told)
    }
  }

  /** Variants that no product named. */
  end(sink: RowSink): void {
    for (const { row } of this.waiting.values()) {
      this.row = row
      sink.part('', row, () => sink.leaveOut('not_offered'))
    }
  }

  excerpt(): unknown {
    return this.row
  }

  /** The variants above that a product names; those below are known by it from now on. */
  private claimed(product: ProductDraft, id: string, row: unknown): ProductDraft[] {
    if (id === '') return []
    return listedIds(this.cellsOf.variants(row)).flatMap((variant) => {
      const key = keyOf(product, variant)
      const found = this.waiting.get(key)
      this.waiting.delete(key)
      this.listedBy.set(key, id)
      return found === undefined ? [] : [found.product]
    })
  }

  /** Null of a variant that waits for its product. */
  private told(product: ProductDraft, row: unknown, sink: RowSink): ProductDraft | null {
    const ids = this.cellsOf.ids.map((cellOf) => idText(cellOf(row))).filter((id) => id !== '')
    const [id = ''] = ids
    const offered = readOffered(this.cellsOf.offered(row))
    // What a shop shows alone, too, is a product of its own.
    const listing = offered === 'yes' ? undefined : this.listedBy.get(keyOf(product, id))
    const parent = idText(this.cellsOf.parent(row)) || (listing ?? '')
    if (parent === '' && id !== '' && offered === 'as a variant') {
      this.waiting.set(keyOf(product, id), { row, product })
      return null
    }
    const listed = this.claimed(product, id, row)
    const isVariant = parent !== '' && !ids.includes(parent)
    const keys = (isVariant ? [parent] : ids).map((own) => keyOf(product, own))
    const family = keys.map((key) => this.families.get(key)).find((one) => one !== undefined) ?? {
      id: '',
      own: null,
      rows: [],
    }
    for (const key of keys) this.families.set(key, family)
    if (!isVariant) family.own = product
    for (const one of [product, ...listed]) if (family.rows.length < MOST_VARIANTS) family.rows.push(one)
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

/** `sku=A-S,size=S|sku=A-M,size=M`, or the ids alone. */
function listedIds(cell: unknown): string[] {
  if (typeof cell !== 'string' || isNothing(cell)) return []
  const named = [...cell.matchAll(/(?:^|[|,])\s*sku=([^,|]+)/giu)].map(([, id = '']) => id)
  return (named.length > 0 ? named : cell.split(/[|,;]/u)).map(idText).filter((id) => id !== '')
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
