import { cleanOptional, cleanText, textOfHtml } from '../clean-text'
import type { Feed, FeedOptions, FeedReader, RowSink } from '../feed'
import { ProductDraft } from '../product-draft'
import { ownShop } from '../shop-platform'
import { columnKey, isBlank, requiredText, tableFeed, wrongWidth } from '../table-feed'
import { TableRow } from '../table-row'
import { brandCell } from './listed-values'
import { pathOf } from './category-path'
import { type Variant, setOffer } from './variants'

const OPTION_NUMBERS = [1, 2, 3] as const
/** `Neckline (product.metafields.shopify.neckline)`. */
const METAFIELD = /^(.*?)\s*\(product\.metafields\.([^)]*)\)$/u
const GENDER = 'shopify.target-gender'
const COLOR_OR_PATTERN = 'shopify.color-pattern'
const OVERSOLD = /^[-−]\d+$/u
const OVERSOLD_IS_NONE = 'Stock below nothing is of what was oversold: it is read as none.'
/** Shopify's own placeholder for a product without options. */
const NO_OPTION = 'Title'

const TABLE = tableFeed({
  id: 'shopify-export',
  title: { en: 'Shopify product export', zh: 'Shopify 商品导出文件' },
  required: ['Handle', 'Title', 'Vendor', 'Option1 Value', 'Variant Price'],
  open: () => () => undefined,
})

/**
 * The products that Shopify's administration exports: a row for each variant and further picture, the product's own facts on its first row
 * alone. Stock is what lies there, never what was sold. The file names no currency: the import's options may, as they may name the shop.
 */
export const SHOPIFY_EXPORT: Feed = {
  ...TABLE,
  layouts: ['delimited'],
  groupsBy: (sample) => {
    const handleAt = sample.layout === 'delimited' ? headerOf(sample.head() as string[][]).findIndex(isHandle) : -1
    return (row) => cleanText((row as readonly string[])[handleAt])
  },
  open: (sample, options) => new ExportReader(sample.head() as string[][], options),
}

function headerOf(head: readonly (readonly string[])[]): readonly string[] {
  return head.find((row) => !isBlank(row)) ?? []
}

function isHandle(name: string): boolean {
  return columnKey(name) === 'handle'
}

interface Metafield {
  readonly at: number
  readonly name: string
  readonly key: string
}

class ExportReader implements FeedReader {
  private readonly header: readonly string[]
  private readonly at: ReadonlyMap<string, number>
  private readonly metafields: readonly Metafield[]
  private readonly row: TableRow
  private isBehindHeader = false

  constructor(
    head: readonly (readonly string[])[],
    private readonly options: FeedOptions,
  ) {
    this.header = headerOf(head)
    this.at = new Map(this.header.map((name, at) => [columnKey(name), at]))
    this.metafields = this.header.flatMap((column, at) => {
      const [, name = '', key = ''] = METAFIELD.exec(column.trim()) ?? []
      return key === '' ? [] : [{ at, name, key }]
    })
    this.row = new TableRow(
      (at) => ({ name: this.header[at] ?? '', cells: () => head.slice(1).map((cells) => cells[at]) }),
      options,
      () => this.header.length,
    )
  }

  /** `group`: the rows of one product. */
  read(group: unknown, sink: RowSink): void {
    const rows = (group as readonly (readonly string[])[]).filter((cells) => !isBlank(cells))
    const [first] = rows
    if (first === undefined) return
    if (!this.isBehindHeader) {
      this.isBehindHeader = true
      return
    }
    const wrong = rows.findIndex((cells) => cells.length !== this.header.length)
    if (wrong >= 0) {
      sink.atRow(wrong)
      sink.reject('', wrongWidth(rows[wrong]?.length ?? 0, this.header.length))
      return
    }
    if (/^(?:archived|draft)$/iu.test(this.text(first, 'Status'))) {
      sink.leaveOut('not_offered')
      return
    }
    sink.note(
      'The rows of one product are read together: its variants and further pictures are no products of their own.',
    )
    const product = this.begun(first, sink)
    const variants = rows.flatMap((cells, index) => {
      if (!this.isVariant(cells)) return []
      sink.atRow(index)
      return [this.variantOf(cells, sink)]
    })
    sink.atRow(0)
    setOffer(product, variants)
    product.setPictures([...new Set(rows.map((cells) => this.text(cells, 'Image Src')).filter((link) => link !== ''))])
    product.rawAttributes = [...this.choicesOf(rows), ...product.rawAttributes]
    sink.record(product)
  }

  private place(name: string): number {
    return this.at.get(columnKey(name)) ?? -1
  }

  private text(cells: readonly string[], name: string): string {
    return cleanOptional(cells[this.place(name)])
  }

  /** What the first row says of the product itself. */
  private begun(cells: readonly string[], sink: RowSink): ProductDraft {
    const { options } = this
    const handle = requiredText(this.text(cells, 'Handle'), 'Handle')
    const title = requiredText(cleanText(cells[this.place('Title')]), 'Title')
    const { platform, shop } = ownShop(options.shop)
    const product = new ProductDraft(platform, handle, title)
    product.shop = shop
    product.description = textOfHtml(cells[this.place('Body (HTML)')])
    product.brand = brandCell(cells[this.place('Vendor')])
    product.url = options.shopUrl ? `${options.shopUrl.replace(/\/+$/, '')}/products/${handle}` : ''
    product.region = options.region ?? ''
    product.currency = options.currency ?? ''
    const path = pathOf(this.text(cells, 'Product Category'), 'Product Category', sink)
    const type = this.text(cells, 'Type')
    product.categoryPath = path.length > 0 || type === '' ? path : [type]
    const facts = this.metafields.flatMap(({ at, name, key }) => {
      const value = cleanOptional(cells[at]).replaceAll(/\s*;\s*/gu, ', ')
      return value === '' ? [] : [{ name, key, value }]
    })
    product.rawGender = facts.find(({ key }) => key === GENDER)?.value ?? ''
    const tags = this.text(cells, 'Tags').split(',').map(cleanText)
    product.rawAttributes = [
      ...facts.flatMap(({ name, key, value }) => namesOf(name, key).map((one) => [one, value] as const)),
      ...tags.filter((tag) => tag !== '').map((tag) => ['Tag', tag] as const),
    ]
    return product
  }

  /** A row that has no price and chooses nothing holds a picture. */
  private isVariant(cells: readonly string[]): boolean {
    return this.text(cells, 'Variant Price') !== '' || this.text(cells, 'Option1 Value') !== ''
  }

  private variantOf(cells: readonly string[], sink: RowSink): Variant {
    const [priceAt, beforeAt] = [this.place('Variant Price'), this.place('Variant Compare At Price')]
    const currency = this.options.currency ?? ''
    const isCounted = !this.at.has('variant_inventory_tracker') || this.text(cells, 'Variant Inventory Tracker') !== ''
    this.row.at(cells, sink)
    return {
      price: this.row.price(priceAt, currency, 'Variant Price', [beforeAt]),
      before: this.row.price(beforeAt, currency, 'Variant Compare At Price', [priceAt]),
      stock: isCounted ? this.stockOf(cells, sink) : null,
    }
  }

  private stockOf(cells: readonly string[], sink: RowSink): number | null {
    // Shopify goes on selling what has run out, and counts on below nothing.
    if (OVERSOLD.test(this.text(cells, 'Variant Inventory Qty'))) {
      sink.note(OVERSOLD_IS_NONE)
      return 0
    }
    return this.row.count(this.place('Variant Inventory Qty'), 'Variant Inventory Qty')?.value ?? null
  }

  /** Each option with its values; its name stands on the first row alone. */
  private choicesOf(rows: readonly (readonly string[])[]): (readonly [string, string])[] {
    return OPTION_NUMBERS.flatMap((number) => {
      const name = rows.map((cells) => this.text(cells, `Option${number} Name`)).find((text) => text !== '') ?? ''
      const values = new Set(
        rows.map((cells) => this.text(cells, `Option${number} Value`)).filter((text) => text !== ''),
      )
      return name === '' || name === NO_OPTION || values.size === 0 ? [] : [[name, [...values].join(', ')] as const]
    })
  }
}

/** Under which names a fact stands: Shopify has one field for colours and patterns; the wearer is told apart. */
function namesOf(name: string, key: string): readonly string[] {
  if (key === GENDER) return []
  return key === COLOR_OR_PATTERN ? ['Color', 'Pattern'] : [name]
}
