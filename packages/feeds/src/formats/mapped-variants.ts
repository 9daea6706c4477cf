import { weakestEvidence } from '@trendee/core/series/evidence'
import { isNothing } from '../cells/nothing'
import { cleanText } from '../clean-text'
import type { Feed, FeedOptions, FeedReader, FeedSample, RowSink } from '../feed'
import { COLUMN_NAMES, nameKey } from '../mapping/column-names'
import { ProductDraft } from '../product-draft'
import { UNREAD_DAY } from '../record-day'
import { sinkOver } from '../sink-over'
import { columnKey, headerNames } from '../table-feed'
import { UnreadableFieldError } from '../unreadable-field'
import { setOffer } from './variants'

interface NamedColumns {
  readonly productId: string
  readonly title: string
  readonly shop?: string | undefined
  /** What sizes of one product have alike: their place, their currency, their seller and their day. */
  readonly alike: readonly string[]
}

interface Places {
  readonly id: number
  readonly title: number
  /** -1 of a table without one. */
  readonly shop: number
  /** Columns of sizes and colours; none of a table without sizes. */
  readonly kinds: readonly number[]
  /** Columns in which all sizes of a product say the same. */
  readonly alike: readonly number[]
}

const SIZES: ReadonlySet<string> = new Set(
  `size|sizes|size name|product size|item size|variant size|größe|groesse|kleidergröße|konfektionsgröße|taille|tailles|pointure|talla|tallas|taglia|taglie|tamanho|maat|rozmiar|размер|размеры|尺码|尺碼|尺寸|规格|サイズ|사이즈|kích cỡ|kích thước|size số|beden|ukuran|storlek|størrelse`
    .split('|')
    .map(nameKey),
)
const COLORS: ReadonlySet<string> = new Set(COLUMN_NAMES.get('color'))

/** Products whose titles are kept for rows further below. */
const MOST_TITLES = 200_000

/**
 * A table of products in which rows without a title, below one with it and of the same id, are variants and further pictures of that
 * product: so shop systems write their exports. So are rows below each other of one id and title that name different sizes. Of another day they are that
 * product on that day; and further below, too, a row without a title is of the product that has its id.
 */
export function foldingVariants(feed: Feed, names: NamedColumns): Feed {
  return {
    ...feed,
    groupsBy: (sample, options) => {
      const places = placesOf(names, sample, options)
      return places === null ? () => '' : variantKeys(places)
    },
    open: (sample, options) => {
      const places = placesOf(names, sample, options)
      const titles = places !== null && lacksTitles(places, sample) ? new Map<string, string>() : null
      return new VariantReader(feed.open(sample, options), places, titles)
    },
  }
}

/** Null of JSON, whose items name each product whole. */
function placesOf(
  { productId, title, shop, alike }: NamedColumns,
  sample: FeedSample,
  { unnamedColumn }: FeedOptions,
): Places | null {
  if (sample.layout === 'json') return null
  const names = headerNames(sample.head() as string[][], unnamedColumn)
  const keys = names.map(columnKey)
  const sizes = names.flatMap((name, at) => (SIZES.has(nameKey(name)) ? [at] : []))
  const colors = names.flatMap((name, at) => (COLORS.has(nameKey(name)) ? [at] : []))
  return {
    alike: [title, ...alike].map((name) => keys.indexOf(columnKey(name))),
    kinds: sizes.length === 0 ? [] : [...sizes, ...colors],
    id: keys.indexOf(columnKey(productId)),
    title: keys.indexOf(columnKey(title)),
    shop: shop === undefined ? -1 : keys.indexOf(columnKey(shop)),
  }
}

/** Whether rows at the beginning of the file have an id and no title. */
function lacksTitles(at: Places, sample: FeedSample): boolean {
  return sample.head().some((row) => {
    const cells = row as readonly unknown[]
    return cells.length > at.title && !isNothing(cells[at.id]) && isNothing(cells[at.title])
  })
}

/** One key for a row with a title and those of its variants below it, which have none or another size or colour. */
function variantKeys(at: Places): (row: unknown) => string {
  let [products, id, shop, kind, ofAll] = [0, '', '', '', '']
  const textAt = (cells: readonly unknown[], place: number) =>
    isNothing(cells[place]) ? '' : cleanText(String(cells[place]))
  return (row) => {
    const cells = row as readonly unknown[]
    const own = textAt(cells, at.id)
    const named = textAt(cells, at.shop)
    const isOfShop = named === '' || named === shop
    const isUntitled = cells.length > at.title && isNothing(cells[at.title])
    const ownKind = at.kinds.map((place) => textAt(cells, place)).join('\n')
    const ownOfAll = JSON.stringify(at.alike.map((place) => textAt(cells, place)))
    const isOfKind = ownKind.trim() !== '' && kind.trim() !== '' && ownKind !== kind && ownOfAll === ofAll
    const isVariant = own !== '' && own === id && isOfShop && (isUntitled || isOfKind)
    if (!isVariant) products += 1
    id = own
    kind = ownKind
    ofAll = ownOfAll
    shop = named || (isVariant ? shop : '')
    return String(products)
  }
}

class VariantReader implements FeedReader {
  private group: readonly unknown[] = []

  constructor(
    private readonly rows: FeedReader,
    private readonly at: Places | null,
    /** By shop and id the titles so far; null where all rows have one. */
    private readonly titles: Map<string, string> | null,
  ) {}

  /** `group`: a row with its variants below it. They are taken whole or not at all. */
  read(group: unknown, sink: RowSink): void {
    this.group = group as readonly unknown[]
    const [written, ...variants] = this.group
    const first = this.titled(written)
    if (this.at === null || variants.length === 0) {
      this.rows.read(first, sink)
      return
    }
    const { title } = this.at
    const products: ProductDraft[] = []
    let isLeftOut = false
    const whole = sinkOver(sink, {
      record: (record) => {
        if (record instanceof ProductDraft) products.push(record)
      },
      leaveOut: (reason) => {
        isLeftOut = true
        sink.leaveOut(reason)
      },
      reject: (field, reason) => {
        throw new UnreadableFieldError(field, reason)
      },
    })
    this.rows.read(first, whole)
    // Its variants are no more offered than the product.
    if (isLeftOut) return
    const named = (first as readonly unknown[])[title]
    for (const [index, variant] of variants.entries()) {
      sink.atRow(index + 1)
      this.rows.read((variant as readonly unknown[]).with(title, named), whole)
    }
    sink.atRow(0)
    const days = daysOf(products)
    if ([...days.values()].some(({ length }) => length > 1))
      sink.note(
        'The rows of one product are read together: its variants and further pictures are no products of their own.',
      )
    for (const [product, ...others] of days.values())
      if (product !== undefined)
        sink.record(others.length === 0 ? product : folded(product, [product, ...others], sink))
  }

  /** A row with the title that its product has further above, where it has none itself. */
  private titled(row: unknown): unknown {
    if (this.at === null || this.titles === null) return row
    const cells = row as readonly unknown[]
    const id = cells[this.at.id]
    if (isNothing(id) || cells.length <= this.at.title) return row
    const key = JSON.stringify([cells[this.at.shop] ?? '', id])
    const own = cells[this.at.title]
    const known = this.titles.get(key)
    if (isNothing(own)) return known === undefined ? row : cells.with(this.at.title, known)
    // A copy: a cell is a view of a whole chunk of the file.
    if (known === undefined && typeof own === 'string' && this.titles.size < MOST_TITLES)
      this.titles.set(key, Buffer.from(own).toString())
    return row
  }

  excerpt(): unknown {
    return this.group.length === 1 ? this.group[0] : this.group
  }
}

/**
 * The rows of a product by the day that they are of: where one does not say it, or not so that it can be read, the first that another says. Days with unlike numbers of rows are not
 * days of the same variants: then all are of the first, or the stock of a part would be that of the product.
 */
function daysOf(products: readonly ProductDraft[]): ReadonlyMap<string, readonly ProductDraft[]> {
  const days = new Map<string, ProductDraft[]>()
  const isLost = products.some(({ observedOn }) => observedOn === UNREAD_DAY)
  const instead = products.find(({ observedOn }) => observedOn)?.observedOn ?? (isLost ? UNREAD_DAY : null)
  for (const product of products) {
    product.observedOn ||= instead
    const day = product.observedOn ?? ''
    days.set(day, [...(days.get(day) ?? []), product])
  }
  const counts = new Set([...days.values()].map(({ length }) => length))
  return counts.size === 1 ? days : new Map([['', products]])
}

/**
 * A product as all its rows tell it; `product`: what its own row, else the first tells, is written to. What only some of them say of stock,
 * units and revenue is known of none.
 */
export function folded(
  product: ProductDraft,
  rows: readonly ProductDraft[],
  sink: Pick<RowSink, 'note'>,
): ProductDraft {
  const offered = rows.filter(({ price, stock }) => price !== null || stock !== null)
  const variants = offered.map(({ price, priceHigh, listPrice, stock }) => ({
    price: price === null ? null : { low: price, high: priceHigh },
    before: listPrice === null ? null : { low: listPrice, high: null },
    stock,
  }))
  const ready = offered.flatMap(({ inStock }) => (inStock === null ? [] : [inStock]))
  const links = rows.flatMap(({ imageUrls, imageUrl }) => [...imageUrls, imageUrl])
  const colors = rows.map(({ rawColor }) => rawColor).filter((color) => color !== '')
  product.stock = null
  product.inStock = ready.includes(true) ? true : ready.length > 0 && ready.length === offered.length ? false : null
  setOffer(product, variants)
  product.setPictures([...new Set(links.filter((link) => link !== ''))])
  product.rawColor = [...new Set(colors)].join(', ')
  const selling = rows.filter(({ unitsSold }) => unitsSold !== null)
  const windows = new Set(selling.map(({ unitsWindowDays }) => unitsWindowDays))
  const isRepeated = areRepeated(rows)
  const units = windows.size > 1 ? null : totalOf(rows, offered, 'unitsSold', isRepeated)
  if (isRepeated)
    sink.note(
      'Where all variants of a product have the same number sold, it may be that of the product: it is read as at least so many.',
    )
  const evidence = weakestEvidence(selling.flatMap(({ unitsEvidence }) => unitsEvidence ?? [])) ?? 'measured'
  product.setUnitsSold(
    units === null
      ? null
      : {
          value: units,
          evidence: isRepeated ? 'at_least' : evidence,
          days: [...windows][0] ?? null,
        },
  )
  product.revenue = totalOf(rows, offered, 'revenue', isRepeated)
  return product
}

/** Fewer are alike by chance. */
const FEWEST_REPEATED = 5

/** Whether all rows may tell the numbers of the product: as many sold on each, and as much taken where that is told. */
function areRepeated(rows: readonly ProductDraft[]): boolean {
  const units = rows.flatMap(({ unitsSold }) => unitsSold ?? [])
  const revenues = rows.flatMap(({ revenue }) => revenue ?? [])
  const [least = 0] = units
  return units.length > 1 && least >= FEWEST_REPEATED && new Set(units).size === 1 && new Set(revenues).size <= 1
}

/** One number alone is the product's; one on each row that offers something is its variant's; null where only some rows have it. */
function totalOf(
  rows: readonly ProductDraft[],
  offered: readonly ProductDraft[],
  field: 'unitsSold' | 'revenue',
  isRepeated: boolean,
): number | null {
  const [first, ...others] = rows.flatMap((row) => row[field] ?? [])
  if (first === undefined || (others.length > 0 && others.length + 1 !== offered.length)) return null
  return isRepeated ? first : others.reduce((sum, number) => sum + number, first)
}
