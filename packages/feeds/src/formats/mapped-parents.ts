import { readOffered } from '../cells/read-offered'
import type { Feed, FeedOptions, FeedReader, FeedSample, RowSink } from '../feed'
import { cellFinder } from '../grouped-table'
import { COLUMN_NAMES, nameKey } from '../mapping/column-names'
import { ProductDraft } from '../product-draft'
import { sinkOver } from '../sink-over'
import { columnKey, headerNames, keysOf } from '../table-feed'
import { ListedVariants, idText, listedIds } from './listed-variants'
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
 * a number and a SKU), or by an id that no row has. Or, on the row of a product, its variants: rows that the
 * shop does not surely show alone wait for the end, and are products where none names them and the shop does not hide them. The rows of one product may stand anywhere: where one of its variants stands first, the
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
        listsVariants: names.variantIds !== undefined,
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

interface OfFamily {
  readonly ids: readonly string[]
  /** The product that the row names; '' of a product itself. */
  readonly parent: string
  /** Its variants further above. */
  readonly taken: readonly ProductDraft[]
}

interface CellsOf {
  /** Whether products name their variants. */
  readonly listsVariants: boolean
  readonly parent: CellOf
  readonly variants: CellOf
  readonly offered: CellOf
  readonly ids: readonly CellOf[]
}

class ParentReader implements FeedReader {
  private readonly families = new Map<string, Family>()
  private readonly listed = new ListedVariants()
  /** Ids of products that their shop does not offer. */
  private readonly leftOut = new Set<string>()
  private row: unknown = null

  constructor(
    private readonly rows: FeedReader,
    private readonly cellsOf: CellsOf,
  ) {}

  read(row: unknown, sink: RowSink): void {
    this.row = row
    const ids = this.cellsOf.ids.map((cellOf) => idText(cellOf(row))).filter((id) => id !== '')
    const products: ProductDraft[] = []
    this.rows.read(
      row,
      sinkOver(sink, {
        record: (record) => {
          if (record instanceof ProductDraft) products.push(record)
        },
        leaveOut: (reason) => {
          if (reason === 'not_offered') for (const id of ids) this.leftOut.add(id)
          sink.leaveOut(reason)
        },
      }),
    )
    for (const product of products) this.tell(product, ids, row, sink)
  }

  end(sink: RowSink): void {
    this.row = null
    this.listed.end(sink)
  }

  excerpt(): unknown {
    return this.row ?? this.listed.shown
  }

  private tell(product: ProductDraft, ids: readonly string[], row: unknown, sink: RowSink): void {
    const ownKeys = ids.map((id) => keyOf(product, id))
    const offered = readOffered(this.cellsOf.offered(row))
    const variants = listedIds(this.cellsOf.variants(row))
    // What a shop shows alone, too, is a product of its own.
    const parent = idText(this.cellsOf.parent(row)) || (offered === 'yes' ? '' : this.listed.namedBy(ownKeys))
    if (this.leftOut.has(parent)) {
      sink.leaveOut('not_offered')
      return
    }
    const mayBeVariant = this.cellsOf.listsVariants && parent === '' && offered !== 'yes' && variants.length === 0
    if (mayBeVariant && this.listed.keep(ownKeys, product, offered === 'as a variant', row, sink)) return
    const taken = this.listed.take(
      variants.map((id) => keyOf(product, id)),
      ids[0] ?? product.productId,
    )
    const told = this.told(product, { ids, parent, taken }, sink)
    // Each of the rows above is one that was read.
    for (const above of taken) sink.part('', above.productId, () => undefined)
    if (taken.length > 0) sink.part('', row, () => sink.record(told))
    else sink.record(told)
  }

  private told(product: ProductDraft, { ids, parent, taken }: OfFamily, sink: RowSink): ProductDraft {
    const isVariant = parent !== '' && !ids.includes(parent)
    const keys = (isVariant ? [parent] : ids).map((id) => keyOf(product, id))
    const family = keys.map((key) => this.families.get(key)).find((one) => one !== undefined) ?? {
      id: '',
      own: null,
      rows: [],
    }
    for (const key of keys) this.families.set(key, family)
    if (!isVariant) family.own = product
    for (const one of [product, ...taken]) if (family.rows.length < MOST_VARIANTS) family.rows.push(one)
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
    const { currency } = [product, base, ...family.rows].find(({ price }) => price !== null) ?? base
    const comparable = family.rows.filter((one) => one.price === null || one.currency === currency)
    return folded(Object.assign(whole, base, { productId, title, currency }), comparable, sink)
  }
}

/** What two captures, shops or places say of one product is not read together. */
function keyOf({ platform, shop, region, observedOn }: ProductDraft, id: string): string {
  return JSON.stringify([platform, shop, region, observedOn, id])
}
