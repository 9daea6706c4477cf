import { type ColumnMapping, type FieldOf, kindOfMapping, mappedColumns } from '@trendee/core/imports/mappable-fields'
import { dayNumber } from '@trendee/core/periods/week'
import { readMoney } from '../cells/read-money'
import { windowOfName } from '../cells/unit-of-name'
import { isNothing } from '../cells/nothing'
import { cleanOptional, cleanText, textOfHtml } from '../clean-text'
import { UnreadableFileError, type Feed, type FeedOptions, type RowSink, type UnitsWindow } from '../feed'
import { namesReducedPrice } from '../mapping/column-names'
import { mappingFault } from '../mapping/mapping-fault'
import { idOfLink, idOfWords } from '../own-identity'
import { ProductDraft } from '../product-draft'
import { type NamedShop, namedShop } from '../shop-platform'
import { UNKNOWN_DAY, UNREAD_DAY } from '../record-day'
import { UNTOLD_WINDOW } from '../records'
import type { ReportDays } from '../report-titles'
import { requiredText, tableFeed, type ColumnFinder } from '../table-feed'
import { type TableRow, offeredCell, placeCell, stockStateCell } from '../table-row'
import { UNSAID, UNTITLED } from '../unsaid'
import { pathOf } from './category-path'
import { addressList, brandCell } from './listed-values'
import { mappedColumnsOf } from './mapped-columns'
import { orderFeed } from './order-feed'
import { postMapper } from './mapped-posts'
import { seriesMapper } from './mapped-series'
import { foldingIntoParents } from './mapped-parents'
import { foldingVariants } from './mapped-variants'
import { refusingRepeatedPoints } from './repeated-points'

type ProductField = FieldOf<'products'>

/** The feed of a table whose columns a person has named. */
export const MAPPED_TABLE = 'mapped-table'

const MAPPERS = { products: productMapper, posts: postMapper, series: seriesMapper }
const TITLE = { en: 'Table with a mapping', zh: '自定义字段映射的表格' }

/**
 * A feed for a table whose columns a person has named: field → column. Its fields tell whether rows are products, orders, posts or series. Without
 * `productId`, a product is told by its link, else by title, brand and price.
 * Throws UnreadableFileError for a mapping that cannot be used.
 */
export function mappedTableFeed(mapping: ColumnMapping): Feed {
  const fault = mappingFault(mapping)
  if (fault !== null) throw new UnreadableFileError(fault)
  const kind = kindOfMapping(mapping) ?? 'products'
  if (kind === 'orders') return orderFeed({ id: MAPPED_TABLE, title: TITLE, columns: mapping })
  const mapper = MAPPERS[kind]
  const feed = tableFeed({
    id: MAPPED_TABLE,
    title: TITLE,
    required: mappedColumns(mapping).map(({ column }) => column),
    open: (column, options, report) => mapper(mapping, column, options, report),
  })
  if (kind === 'series') return refusingRepeatedPoints(feed)
  const { productId, title, otherTitle, parentId, variantIds, offered } = mapping
  if (kind === 'products' && (parentId !== undefined || variantIds !== undefined))
    return foldingIntoParents(feed, { parentId, productId, variantIds, offered })
  // Below a blank title a row may have its own in the other column.
  const canFold = productId !== undefined && title !== undefined && otherTitle === undefined
  const { shop, region, currency, seller, observedOn } = mapping
  const alike = [region, currency, seller, observedOn].filter((name) => name !== undefined)
  return canFold ? foldingVariants(feed, { productId, title, shop, alike }) : feed
}

const CATALOG_COLUMNS = {
  productId: 'Product_ID',
  title: 'Product_Name',
  brand: 'Product_Brand',
  gender: 'Gender',
  price: 'Price',
  description: 'Description',
  color: 'Primary_Color',
} as const satisfies ColumnMapping

/** Catalogue CSV: titles with gender and colour. It names no currency: the import's options may. */
export const CATALOG = tableFeed({
  id: 'catalog',
  title: { en: 'Product catalogue', zh: '商品目录' },
  required: ['Product_ID', 'Product_Name', 'Product_Brand', 'Gender', 'Price'],
  open: (column, options, report) => productMapper(CATALOG_COLUMNS, column, options, report),
})

function productMapper(
  mapping: ColumnMapping,
  column: ColumnFinder,
  options: FeedOptions,
  report: ReportDays | null,
): ReturnType<Parameters<typeof tableFeed>[0]['open']> {
  // Rejects name a column as the file does.
  const { at, called } = mappedColumnsOf('products', mapping, column)
  const moneyAt = [at.price, at.listPrice, at.revenue].filter((index) => index >= 0)
  const shops = new Shops(options.shop ?? '')
  // What is not reduced has the regular price alone.
  const isOfReductions = namesReducedPrice(called('price')) && at.listPrice >= 0
  const capturedOn = options.capturedOn === UNKNOWN_DAY ? undefined : options.capturedOn
  // Of what was sold alone such a title tells: prices may be of another day, and rows of days are each of their own.
  const days = at.unitsSold >= 0 && at.observedOn < 0 && capturedOn === undefined ? report : null
  /** Whether the days of the reduction leave out the day on which the row was observed. */
  const isNotNow = (row: TableRow, day: string | undefined): boolean => {
    if (day === undefined || day === UNREAD_DAY || (at.reducedFrom < 0 && at.reducedUntil < 0)) return false
    const from = row.day(at.reducedFrom, called('reducedFrom'))
    const until = row.day(at.reducedUntil, called('reducedUntil'))
    return (from !== null && from > day) || (until !== null && until < day)
  }
  const windowOfColumn = at.unitsSold < 0 ? null : windowOfName(called('unitsSold'))
  return (cells, sink, row) => {
    const text = (field: ProductField): string => cleanOptional(cells[at[field]])
    const count = (field: ProductField): number | null => row.count(at[field], called(field))?.value ?? null
    const images = addressList(cells[at.images], called('images'), sink)
    const material = text('material')
    const { platform, shop } = shops.of(text('shop'), sink)
    const named = cleanOptional(cells[at.title]) || cleanOptional(cells[at.otherTitle])
    if (TOTALS.test(named) && (at.productId < 0 || isNothing(cells[at.productId]))) {
      sink.leaveOut('total_row')
      return
    }
    const offered = offeredCell(cells[at.offered], called('offered'), sink)
    // What names its product, or is named by it, is read with it.
    const isOfProduct = offered === 'as a variant' && (at.variantIds >= 0 || text('parentId') !== '')
    if (offered !== null && offered !== 'yes' && !isOfProduct) {
      sink.leaveOut('not_offered')
      return
    }
    const brand = brandCell(cells[at.brand])
    const url = text('url')
    const ownId = idOfCell(cells[at.productId], called('productId'), sink)
    // Of what an id or a link tells, another row or file may say what it is called.
    const title = ownId === null && url === '' ? requiredText(named, called('title')) : named
    if (title === '') sink.note(UNTITLED)
    const region = placeCell(cells[at.region], options.region ?? '', called('region'), sink)
    const currency = row.currency(at.currency, moneyAt, { given: options, region, title, url }, called('currency'))
    const before = row.price(at.listPrice, currency, called('listPrice'), moneyAt)
    const observedOn = row.productDay(at.observedOn, called('observedOn')) ?? days?.to ?? null
    const isOver = at.listPrice >= 0 && isNotNow(row, observedOn ?? capturedOn)
    const isNotReduced = isOver || (isOfReductions && isNoAmount(cells[at.price]))
    if (isOver && !isNoAmount(cells[at.price])) sink.note(NOT_REDUCED_NOW)
    const range = isNotReduced ? before : row.price(at.price, currency, called('price'), moneyAt)
    const id = ownId ?? ownIdentity({ title, brand, url, price: range?.low ?? null }, at.productId >= 0, sink)
    const product = new ProductDraft(platform, id, title)
    product.description = textOfHtml(cells[at.description])
    product.brand = brand
    product.seller = text('seller')
    product.shop = shop
    product.url = url
    product.setPictures(images, text('image'))
    product.categoryPath = pathOf(cells[at.category], called('category'), sink)
    product.rawColor = text('color')
    product.rawGender = text('gender')
    product.rawAttributes = material === '' ? [] : [['Material', material]]
    product.region = region
    product.currency = currency
    product.setPrice(range)
    product.listPrice = isNotReduced ? null : (before?.low ?? null)
    product.setUnitsSold(row.count(at.unitsSold, called('unitsSold')))
    if (product.unitsSold !== null && BUYERS.test(cleanText(cells[at.unitsSold]))) sink.note(COUNTS_BUYERS)
    if (product.unitsSold !== null)
      product.unitsWindowDays = windowOf(
        product,
        (at.unitsWindowDays < 0 ? null : count('unitsWindowDays') || null) ??
          windowOfColumn ??
          row.daysOfPeriod(at.observedOn),
        options.unitsWindow ?? (at.observedOn < 0 ? daysOf(report) : undefined),
        sink,
      )
    product.revenue = row.amount(at.revenue, currency, called('revenue'), moneyAt)
    product.salesRank = count('salesRank')
    product.rating = row.rating(at.rating, called('rating'))
    product.reviews = count('reviews')
    product.favorites = count('favorites')
    product.stock = count('stock')
    product.inStock = stockStateCell(cells[at.inStock], called('inStock'), sink)
    product.listedOn = row.day(at.listedOn, called('listedOn'))
    product.observedOn = observedOn
    sink.record(product)
  }
}

function daysOf(report: ReportDays | null): number | undefined {
  return report === null ? undefined : dayNumber(report.to) - dayNumber(report.from) + 1
}

const NOT_REDUCED_NOW =
  'Prices that are reduced for other days than that of the capture are left aside: those before count, where they are told.'

/** Nothing, or a price of 0. */
function isNoAmount(cell: unknown): boolean {
  if (cleanOptional(cell) === '') return true
  const money = readMoney(cell)
  return money !== null && !('unread' in money) && money.low('', null) === 0
}

/** What stands for a title in a row that sums up the others. */
const TOTALS =
  /^(?:(?:grand )?totals?|totale|totaal|total general|итого(?: и среднее)?|всего|(?:gesamt)?summe|gesamt|合计|总计|汇总|合計|総計|합계|총계|(?:genel )?toplam|tổng(?: cộng)?|razem|suma|jumlah|รวม|(?:(?:sub|sous)[- ]?totals?|subtotaal|subtotale|zwischensumme|tussentotaal|小计|小計|소계)(?!\p{L}).*)[:.]?$/iu

/** "35人付款": so shops tell how many paid. */
const BUYERS = /人(?:付款|收货|购买|已买)|購入者|명이 구매/u
const COUNTS_BUYERS = 'Units sold are counts of buyers, of whom each may have bought more than one piece.'

/** Over how many days units were sold, as `ProductRecord` writes it: as their column says, else the cell of their number, else the importer. */
function windowOf(
  { unitsWindowDays: ofCell }: Readonly<ProductDraft>,
  ofColumn: UnitsWindow | null,
  unitsWindow: FeedOptions['unitsWindow'],
  sink: RowSink,
): number | null {
  const told = ofColumn ?? ofCell ?? unitsWindow
  if (told !== undefined) return told === 'lifetime' ? null : told
  sink.note(UNSAID.units_window)
  return UNTOLD_WINDOW
}

/** Nobody named the shop. */
const UNNAMED: NamedShop = { platform: 'catalog', shop: '' }

/** The shop of each row: as the row names it, else as the importer did. Most tables list one shop, so the last is kept. */
class Shops {
  private name = ''
  private last = UNNAMED

  constructor(private readonly given: string) {}

  of(named: string, sink: RowSink): NamedShop {
    const name = named || this.given
    if (name === '') {
      sink.note('The table names no shop: its products stand with those of other tables without one, told apart by id.')
      return UNNAMED
    }
    if (name !== this.name) {
      this.name = name
      this.last = namedShop(name)
    }
    return this.last
  }
}

interface Identifying {
  readonly title: string
  readonly brand: string
  readonly url: string
  readonly price: number | null
}

/** Spreadsheets write long ids so, and many as the same one. */
const ROUNDED_ID = /^\d(?:[.,]\d+)?e\+\d+$/iu

/** The id that a cell holds; null where it is blank or, as the sink is told, rounded. */
function idOfCell(cell: unknown, field: string, sink: RowSink): string | null {
  // Programs write a column of ids with gaps as fractions.
  const id = cleanOptional(cell).replace(/^(\d+)\.0$/u, '$1')
  if (!ROUNDED_ID.test(id)) return id === '' ? null : id
  sink.unread(field, 'is a number that a spreadsheet rounded', cell)
  return null
}

/** An id for a product without one; `hasIds`: whether other rows of its table may have one. */
function ownIdentity({ title, brand, url, price }: Identifying, hasIds: boolean, sink: RowSink): string {
  if (url !== '') {
    sink.note(
      hasIds
        ? 'Rows without an id are told apart by their links.'
        : 'The table has no product ids: products are told apart by their links.',
    )
    return idOfLink(url)
  }
  sink.note(
    hasIds
      ? 'Rows with neither id nor link are told apart by title, brand and price, so a new price makes a new product.'
      : 'Products have neither ids nor links: they are told apart by title, brand and price, so a new price makes a new product.',
  )
  return idOfWords(title, brand, price)
}
