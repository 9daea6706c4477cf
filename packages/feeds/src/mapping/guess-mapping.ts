import {
  MAPPED_FIELDS,
  NEEDED_FIELDS,
  type MappableField,
  type MappedKind,
} from '@trendee/core/imports/mappable-fields'
import { isNothing } from '../cells/nothing'
import { withoutPeriod } from '../cells/number-words'
import { currenciesInName } from '../cells/currency-signs'
import { ColumnCells } from './column-cells'
import { periodOfName } from '../cells/read-period'
import { COLUMN_NAMES, nameKey, namesMeasure, namesReducedPrice } from './column-names'
import { insteadOfCents, settleProducts } from './settle-guesses'
import type { GuessedField, UnknownColumn } from './guessed-field'

/** A name that says it whole goes before one that says it among other words, and that before cells. */
const [WHOLE, PART, BY_CELLS] = [3, 2, 1] as const
/** What a column of ids loses where cells are blank. */
const GAPS = 0.5
/** What a column without a cell loses, beside one that says something. */
const EMPTY = 1
/** What a price without tax loses: no shop asks it. */
const NET = 0.3
const WITHOUT_TAX = /\bht\b|hors taxes?|\bnett?o\b|excl|ohne mwst|sin iva|税抜|税别|不含税/iu
/** Words of a column's name by which it holds something else than its cells look like. */
const SAYS_OTHERWISE: Readonly<Partial<Record<MappableField, RegExp>>> = {
  price:
    /revenue|gmv|sales|turnover|profit|earning|income|discount|coupon|saving|\btax|\bfees?\b|shipping|postage|delivery|commission|\btotal|wholesale|\bw(?:sp|hs|hsl)\b|trade price|\bwas\b|before|cost|cpc|\bbid\b|budget|spend|销售额|成交额|金额|佣金|运费|优惠|выручк|оборот|скидк|комисси|umsatz|rabatt|versand|remise|descuento|sconto|desconto|売上|送料|매출|할인율|ciro|indirim|diskon|omzet/u,
  url: /brand|seller|shop|store|vendor|merchant|profile|user|author|channel|avatar|image|\bimg\b|picture|photo|video|thumb|logo|icon|cover|品牌|店铺|作者|主页|头像|图片|视频/u,
  image:
    /brand|seller|shop|store|vendor|merchant|profile|user|author|channel|avatar|logo|icon|text|\balt\b|品牌|店铺|作者|头像/u,
  orderedOn:
    /birth|geburt|naissance|nacim|nascit|рожд|生日|生年|생일|deliver|liefer|livrais|entrega|consegna|достав|配送|배송|ship|versand|\bdue\b|fällig|updat|modif|expir|return|retour|valid|captur|crawl|scrap|extract|fetch|采集|抓取|爬取|収集|수집/u,
  postedAt:
    /page|account|profile|user|updat|modif|captur|crawl|scrap|extract|fetch|retriev|collect|report|raccolt|colet|erfass|abgerufen|thu thap|сбор|当日|采集|抓取|爬取|取得|収集|수집|birth|join/u,
  title:
    /discount|offer|price|size|colou?r|\burl\b|link|image|photo|feature|deliver|shipping|location|address|\bdate\b|\btime\b|brand|categor|seller|shop|store|\btags?\b|keyword|quer(?:y|ies)|search|status|review|comment|badge|region|country|\bcity|\bstate|buyer|customer|client|kunde|покупател|客户|买家|\brank|material|fabric|note|尺码|颜色|优惠|地址|关键词|评论/u,
}
/** Numbers of a table of series that are no level of what it is about. */
const NO_LEVEL =
  /share|\bctr\b|position|competition|competitive|difficulty|\bbid\b|\bcpc\b|\brate\b|ratio|growth|change|percent|%|доля|占比|比例|环比|同比|anteil|\bids?\b|\blength\b|\brank\b/u

/** Words beside the name of a column that change nothing of what it holds. */
const QUALIFIERS = new Set(
  `product products item items article variant listing goods total current the of in number no count raw value original store shop
est estimated
usd eur gbp cny rmb jpy krw vnd inr brl rub cad aud mxn rm produkt artikel du de la le des produit produto producto del do da prodotto
руб rub pln zł tl 商品 宝贝 产品 数 数量 的 元 人民币 円 원 상품 товара sản phẩm san pham`.split(/\s+/),
)

interface Candidate extends GuessedField {
  readonly score: number
}

/** What a table is likely to be, and what its columns are likely to hold if it is of one kind or another. */
export interface GuessedTable {
  readonly kind: MappedKind
  readonly guessed: Readonly<Record<MappedKind, readonly GuessedField[]>>
}

const BARE_NUMBER = /^(?:nummer|nr|numero|номер|编码|コード|번호)$/u
/** Fields that count pieces or people: a column that names a currency holds none. */
const OF_PIECES = new Set<MappableField>(['unitsSold', 'quantity', 'returned', 'stock', 'reviews', 'favorites'])
/** Fields that only products have. */
const OF_PRODUCTS = new Set<MappableField>(['price', 'listPrice', 'unitsSold', 'revenue', 'stock', 'inStock'])
/** Fields that only posts have, beside their moment. */
const OF_POSTS = new Set<MappableField>(['likes', 'views', 'shares', 'hashtags', 'followers'])

/** What a table nobody knows is likely to hold; products where nothing tells. */
export function guessTable(columns: readonly UnknownColumn[]): GuessedTable {
  const guessed = {
    products: guessColumns(columns, 'products'),
    orders: guessColumns(columns, 'orders'),
    posts: guessColumns(columns, 'posts'),
    series: guessSeries(columns),
  }
  // Nothing but posts has the pages of posts.
  const arePages = columns.some(({ cells }) => new ColumnCells(cells).arePostLinks)
  const isSold = guessed.products.some(({ field }) => field === 'price')
  return { kind: arePages && !isSold ? 'posts' : likeliestKind(guessed), guessed }
}

function likeliestKind({ products, orders, posts, series }: GuessedTable['guessed']): MappedKind {
  if (areOrders(orders)) return 'orders'
  if (products.some(({ field }) => OF_PRODUCTS.has(field))) return 'products'
  const has = (guesses: readonly GuessedField[], field: MappableField) => guesses.some((one) => one.field === field)
  const ofPosts = posts.filter(({ field, by }) => OF_POSTS.has(field) && by === 'name')
  if (ofPosts.length > (has(posts, 'postedAt') ? 0 : 1) || arePosts(posts)) return 'posts'
  if (products.some(({ field, by }) => field === 'title' && by === 'name')) return 'products'
  // A table of searches without prices.
  if (series.some(({ field, by }) => field === 'term' && by === 'name')) return 'series'
  return has(series, 'date') && has(series, 'value') ? 'series' : 'products'
}

/** Whether the columns of a table name orders: what each needs, or how many pieces of an order. */
function areOrders(orders: readonly GuessedField[]): boolean {
  const names = (field: MappableField) => orders.some((one) => one.field === field && one.by === 'name')
  // Tickets of a help desk have numbers, days and titles as well.
  const isSold = orders.some(({ field }) => field === 'price' || field === 'lineTotal' || field === 'productId')
  return names('orderId') && (names('quantity') || (isSold && NEEDED_FIELDS.orders.every(names)))
}

/** Whether the columns of a table name what people post, though no two of its counts. */
function arePosts(posts: readonly GuessedField[]): boolean {
  return ['caption', 'author', 'likes'].every((field) => posts.some((one) => one.field === field && one.by === 'name'))
}

/**
 * What the columns of a table hold, by their names and cells, each field and each column at most once, in the order of the fields. A
 * column whose name says one thing and whose cells another is not guessed.
 */
function guessColumns(columns: readonly UnknownColumn[], kind: MappedKind): GuessedField[] {
  const fields: readonly MappableField[] = MAPPED_FIELDS[kind]
  // Of several days one may be anything: a birthday, a delivery.
  const days = kind === 'orders' ? columns.filter(({ cells }) => new ColumnCells(cells).tell('orderedOn')) : []
  const isOnlyDay = (name: string): boolean => days.length === 1 && days[0]?.name === name
  const candidates = columns.flatMap(({ name, cells }) => {
    const read = new ColumnCells(cells)
    const key = keyOfPath(name)
    const nested = leafOf(name)
    const namesCurrency = currenciesInName(name).length > 0
    return fields.flatMap((field): Candidate[] => {
      const isOther =
        (OF_PIECES.has(field) && namesCurrency) ||
        // Else it counts the rows.
        (field === 'productId' && BARE_NUMBER.test(key) && read.areSmallNumbers) ||
        isLineTotal(key, field, kind) ||
        (field === 'revenue' && COUNTS_OR_MONEY.test(key) && !namesCurrency && read.canBe('unitsSold')) ||
        // A question is answered by yes or no.
        (field === 'stock' && /[?？]/u.test(name))
      const ofName = isOther ? 0 : nameScore(key, field) || leafScore(nested, key, field)
      const named = ofName > 0 && read.canBe(field) ? ofName : 0
      // A SKU may be missing where the shop's own number never is.
      const lost =
        (field === 'productId' && read.hasBlanks ? GAPS : 0) +
        (read.isEmpty ? EMPTY : 0) +
        (WITHOUT_TAX.test(name) ? NET : 0)
      const score = named > 0 ? Math.max(BY_CELLS / 2, named - lost) : 0
      if (score > 0) return [{ field, column: name, by: 'name', score }]
      if (kind === 'posts' && field === 'url' && read.arePostLinks)
        return [{ field, column: name, by: 'cells', score: WHOLE }]
      if (field === 'orderedOn' && !isOnlyDay(name)) return []
      return read.tell(field) && !(SAYS_OTHERWISE[field]?.test(key) ?? false)
        ? [{ field, column: name, by: 'cells', score: BY_CELLS }]
        : []
    })
  })
  const taken = reducedPrices(taking(candidates.toSorted((a, b) => b.score - a.score)), columns, kind)
  if (kind === 'products' && !taken.some(({ field }) => field === 'title')) {
    const [title] = titleByCells(columns, taken)
    const described = taken.find(({ field }) => field === 'description')
    // Some shops name their goods by a description alone.
    if (title !== undefined) taken.push(title)
    else if (described !== undefined)
      taken.splice(taken.indexOf(described), 1, { ...described, field: 'title', by: 'cells' })
  }
  if (kind === 'products') {
    taken.push(...titleInTurn(columns, taken))
    settleProducts(columns, taken)
  }
  insteadOfCents(columns, taken)
  if (kind === 'orders' && !taken.some(({ field }) => field === 'title')) taken.push(...describedAs(columns, taken))
  return taken.toSorted((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field))
}

/** The column that has the titles of the rows in which the guessed one is blank, and none of the others: a page with two kinds of tiles is scraped so. */
function titleInTurn(columns: readonly UnknownColumn[], taken: readonly GuessedField[]): GuessedField[] {
  const title = taken.find(({ field }) => field === 'title')
  const first = columns.find(({ name }) => name === title?.column)
  if (title === undefined || first === undefined) return []
  const blank = first.cells.flatMap((cell, at) => (isNothing(cell) ? [at] : []))
  const filled = first.cells.flatMap((cell, at) => (isNothing(cell) ? [] : [at]))
  const other = columns.find(
    ({ name, cells }) =>
      !taken.some(({ column }) => column === name) &&
      nameScore(nameKey(name), 'title') > 0 &&
      new ColumnCells(cells).canBe('title') &&
      blank.filter((at) => !isNothing(cells[at])).length * 2 > blank.length &&
      filled.every((at) => isNothing(cells[at])),
  )
  return other === undefined ? [] : [{ field: 'otherTitle', column: other.name, by: 'name' }]
}

/** Fields whose name at the end of a path says what they are, whatever they lie in: `default_variant/price/selling_price`. */
const OF_LEAVES = new Set<MappableField>([
  'price',
  'listPrice',
  'currency',
  'brand',
  'category',
  'color',
  'gender',
  'unitsSold',
  'stock',
])

/** The last name of a path; '' of a name that is none. */
function leafOf(name: string): string {
  const path = name.split('/')
  return path.length > 1 && path.every((part) => part.trim() === part) ? nameKey(path.at(-1) ?? '') : ''
}

function leafScore(leaf: string, key: string, field: MappableField): number {
  if (leaf === '' || !OF_LEAVES.has(field) || (SAYS_OTHERWISE[field]?.test(key) ?? false)) return 0
  return Math.max(0, nameScore(leaf, field) - LEAF)
}

/** What a name at the end of a path loses, beside one that is said whole. */
const LEAF = 1.5

/** `hashtags/0/name`: the first of the columns of a list of tags. */
const FIRST_TAG = /^(\w*tags)[/.]0(?:[/.]\w+)?$/iu

/** `price/current/value` of JSON holds the current price. */
function keyOfPath(name: string): string {
  const [, tags] = FIRST_TAG.exec(name) ?? []
  if (tags !== undefined) return nameKey(tags)
  const key = nameKey(name)
  return name.includes('/') ? key.replace(/ (?:value|amount)$/u, '') : key
}

/** Names of what was sold in pieces or in money: whole numbers without a sign are pieces. */
const COUNTS_OR_MONEY = /(?:^|\s)sales$|^doanh so$/u

/** The column that describes what was ordered, where none names it. */
function describedAs(columns: readonly UnknownColumn[], taken: readonly GuessedField[]): GuessedField[] {
  const free = columns.find(
    ({ name, cells }) =>
      !taken.some(({ column }) => column === name) &&
      nameScore(nameKey(name), 'description') > 0 &&
      new ColumnCells(cells).canBe('title'),
  )
  return free === undefined ? [] : [{ field: 'title', column: free.name, by: 'name' }]
}

/** What an order table may call what all its lines cost together, beside what it calls a line's. */
const TOTALS = new Set('order total|total price|subtotal|amount|total'.split('|'))

/** Whether a column of orders holds what several pieces cost together: no price of one. */
function isLineTotal(key: string, field: MappableField, kind: MappedKind): boolean {
  if (kind !== 'orders' || field !== 'price') return false
  return TOTALS.has(key) || (COLUMN_NAMES.get('lineTotal') ?? []).includes(key)
}

const PLAIN_PRICE = new Set(
  'price|product price|regular price|standard price|preis|prix|precio|prezzo|preço|цена|fiyat|harga|ราคา|价格|售价|価格|가격|giá'
    .split('|')
    .map(nameKey),
)

/** A table with a plain price and a reduced one has the price before in the plain one. */
function reducedPrices(taken: GuessedField[], columns: readonly UnknownColumn[], kind: MappedKind): GuessedField[] {
  const price = taken.find(({ field }) => field === 'price')
  if (kind === 'series' || kind === 'posts' || price?.by !== 'name') return taken
  const isFree = ({ name }: UnknownColumn) => !taken.some(({ column }) => column === name)
  const hasList = taken.some(({ field }) => field === 'listPrice')
  const other = columns.find((column) => {
    const key = nameKey(column.name)
    const fits = namesReducedPrice(price.column)
      ? !hasList && PLAIN_PRICE.has(key)
      : PLAIN_PRICE.has(nameKey(price.column)) && namesReducedPrice(column.name) && nameScore(key, 'price') > 0
    return isFree(column) && fits && new ColumnCells(column.cells).canBe('price')
  })
  if (other === undefined) return taken
  const [now, before] = namesReducedPrice(price.column) ? [price.column, other.name] : [other.name, price.column]
  const rest = taken.filter((one) => one !== price && one.field !== 'listPrice')
  return [...rest, { field: 'price', column: now, by: 'name' }, { field: 'listPrice', column: before, by: 'name' }]
}

/** Names of columns that are made of others, or count rows. */
const OF_OTHERS = new Set(
  'total sum average avg mean index row no nr summe gesamt durchschnitt mittelwert somme moyenne suma promedio somma media soma 合计 总计 平均 序号 合計 평균 합계 итого среднее'.split(
    ' ',
  ),
)

/** Columns that name a day, week or month, and hold levels. */
function columnsOfPeriods(columns: readonly UnknownColumn[]): string[] {
  return columns
    .filter(({ name, cells }) => periodOfName(name) !== null && new ColumnCells(cells).areLevels)
    .map(({ name }) => name)
}

/** Of series: one column of values beside one of terms, else a column of values for each term. */
function guessSeries(columns: readonly UnknownColumn[]): GuessedField[] {
  const named = guessColumns(columns, 'series')
  const periods = columnsOfPeriods(columns)
  if (periods.length > 1 && !named.some(({ field }) => field === 'date')) {
    const beside = named.filter(({ field, column }) => field !== 'value' && !periods.includes(column))
    return [...beside, ...periods.map((column): GuessedField => ({ field: 'value', column, by: 'name' }))]
  }
  const left = columns.filter(({ name }) => !named.some(({ column }) => column === name))
  // Numbers below no name rather count rows.
  const values = left.filter(
    ({ name, cells, isUnnamed }) =>
      isUnnamed !== true &&
      !OF_OTHERS.has(nameKey(name)) &&
      !NO_LEVEL.test(`${nameKey(name)} ${name.includes('%') ? '%' : ''}`) &&
      new ColumnCells(cells).areLevels,
  )
  const term = left.find(({ cells }) => new ColumnCells(cells).areRepeatedTexts)
  const byCells = (field: MappableField, { name }: UnknownColumn): GuessedField => ({
    field,
    column: name,
    by: 'cells',
  })
  const has = (field: MappableField) => named.some((one) => one.field === field)
  const terms = has('term') || !term ? [] : [byCells('term', term)]
  const isLong = has('term') || terms.length > 0
  // Of several measures of one term one is its level.
  const levels = values.every(({ name }) => namesMeasure(name)) ? values.slice(0, has('value') ? 0 : 1) : values
  const more = isLong ? values.slice(0, has('value') ? 0 : 1) : levels
  return [...named, ...terms, ...more.map((column) => byCells('value', column))]
}

/** The best first; a field or column that is taken is not given again. */
function taking(candidates: readonly Candidate[]): GuessedField[] {
  const [fields, columns] = [new Set<string>(), new Set<string>()]
  return candidates.flatMap(({ field, column, by }) => {
    if (fields.has(field) || columns.has(column)) return []
    fields.add(field)
    columns.add(column)
    return [{ field, column, by }]
  })
}

const OVER_DAYS = new Set<MappableField>(['unitsSold', 'revenue'])

/** How surely a column's name says that it is a field's: 0 for not at all. Earlier names of a field are the likelier. */
function nameScore(key: string, field: MappableField): number {
  const names = COLUMN_NAMES.get(field) ?? []
  // "Sales in 30 days": over how many days is no part of what was counted.
  if (OVER_DAYS.has(field)) {
    const { rest, days } = withoutPeriod(key)
    const isNamed = names.includes(key)
    if (days !== null && !isNamed && rest.trim() !== key) return nameScore(nameKey(rest), field)
  }
  const whole = names.indexOf(key)
  if (whole >= 0) return WHOLE - whole / 1000
  const part = names.findIndex((name) => isQualified(name, key))
  return part < 0 ? 0 : PART - part / 1000
}

/** Whether a column's name is a known one and words beside it that only say of what: "商品现价", "Product colour", "Price EUR". */
function isQualified(name: string, key: string): boolean {
  const at = key.indexOf(name)
  if (at < 0 || name.length < 2) return false
  const [before, behind] = [key.slice(0, at), key.slice(at + name.length)]
  if (!isWrittenTogether(name) && (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(behind))) return false
  return [before, behind].every((rest) => rest.split(' ').every((word) => word === '' || QUALIFIERS.has(word)))
}

/** A script without spaces between words. */
function isWrittenTogether(name: string): boolean {
  return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)
}

/** The column of words that has most to say, where no name says which is the title. */
function titleByCells(columns: readonly UnknownColumn[], taken: readonly GuessedField[]): GuessedField[] {
  const given = new Set(taken.map(({ column }) => column))
  const [best] = columns
    .filter(({ name }) => !given.has(name) && !(SAYS_OTHERWISE.title?.test(nameKey(name)) ?? false))
    .map(({ name, cells }) => ({ name, letters: new ColumnCells(cells).titleness }))
    .filter(({ letters }) => letters > 0)
    .toSorted((a, b) => b.letters - a.letters)
  return best ? [{ field: 'title', column: best.name, by: 'cells' }] : []
}
