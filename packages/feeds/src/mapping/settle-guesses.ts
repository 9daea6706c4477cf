import type { MappableField } from '@trendee/core/imports/mappable-fields'
import { genderNamedIn } from '@trendee/core/extraction/find-gender'
import { isNothing } from '../cells/nothing'
import { WORDS_OF_BEFORE, WORDS_OF_NOW } from '../cells/price-words'
import { readMoney } from '../cells/read-money'
import { marketOfLink } from '../shop-of-links'
import { ColumnCells } from './column-cells'
import { nameKey } from './column-names'
import type { GuessedField, UnknownColumn } from './guessed-field'

/** Settles what the columns of products hold by what other columns do. */
export function settleProducts(columns: readonly UnknownColumn[], taken: GuessedField[]): void {
  sellersOfMarket(columns, taken)
  soldBesideRevenue(taken)
  soldByShopee(columns, taken)
  wasAndNow(columns, taken)
  onlyRetailPrice(columns, taken)
  departmentsOfStaff(columns, taken)
  codesOfSomethingElse(columns, taken)
}

/** A bare code may be that of a country or a model: then rows of different titles have the same. */
function codesOfSomethingElse(columns: readonly UnknownColumn[], taken: GuessedField[]): void {
  const at = taken.findIndex(({ field, column }) => field === 'productId' && /^kode?$|^code$/u.test(nameKey(column)))
  const cellsOf = (field: MappableField) =>
    columns.find(({ name }) => name === taken.find((one) => one.field === field)?.column)?.cells ?? []
  const [codes, titles] = [cellsOf('productId'), cellsOf('title')]
  const titleOf = new Map<unknown, unknown>()
  const isOfOther = (code: unknown, row: number) => {
    const isKnown = titleOf.has(code)
    if (!isKnown) titleOf.set(code, titles[row])
    return !isNothing(code) && isKnown && !isNothing(titles[row]) && titleOf.get(code) !== titles[row]
  }
  if (at >= 0 && codes.some(isOfOther)) taken.splice(at, 1)
}

/** Shops call those for whom a product is made a department; elsewhere people work in one. */
function departmentsOfStaff(columns: readonly UnknownColumn[], taken: GuessedField[]): void {
  const at = taken.findIndex(({ field, column }) => field === 'gender' && /department|abteilung/u.test(nameKey(column)))
  const cells = columns.find(({ name }) => name === taken[at]?.column)?.cells ?? []
  const told = cells.filter((cell) => typeof cell === 'string' && !isNothing(cell)) as string[]
  if (at >= 0 && told.length > 0 && !told.some((cell) => genderNamedIn(cell) !== null)) taken.splice(at, 1)
}

/** On a market each row names its seller, whatever the column is called: a shop would be a platform of its own. */
function sellersOfMarket(columns: readonly UnknownColumn[], taken: GuessedField[]): void {
  const [shopAt, linkAt] = ['shop', 'url'].map((field) => taken.findIndex((one) => one.field === field)) as [
    number,
    number,
  ]
  const [shop, link] = [taken[shopAt], taken[linkAt]]
  if (shop === undefined || link === undefined || taken.some(({ field }) => field === 'seller')) return
  const links = columns.find(({ name }) => name === link.column)?.cells.filter((cell) => !isNothing(cell)) ?? []
  if (links.length > 0 && links.every((cell) => marketOfLink(cell) !== null))
    taken[shopAt] = { ...shop, field: 'seller' }
}

/** Shopee in Vietnam calls pieces products: `Sản phẩm (Đơn đã xác nhận)` stands beside the title `Sản phẩm`. */
function soldByShopee(columns: readonly UnknownColumn[], taken: GuessedField[]): void {
  if (taken.some(({ field }) => field === 'unitsSold')) return
  const sold = columns.find(
    ({ name, cells }) => /^sản phẩm \(đơn/iu.test(name.normalize('NFC')) && new ColumnCells(cells).canBe('unitsSold'),
  )
  if (sold !== undefined && !taken.some(({ column }) => column === sold.name))
    taken.push({ field: 'unitsSold', column: sold.name, by: 'name' })
}

/** A bare "quantity" is stock, but beside a revenue it is what was sold for it. */
function soldBesideRevenue(taken: GuessedField[]): void {
  const at = taken.findIndex(({ field, column }) => field === 'stock' && BARE_QUANTITY.has(nameKey(column)))
  const [stock] = taken.slice(at, at + 1)
  const has = (field: MappableField) => taken.some((one) => one.field === field)
  if (at >= 0 && stock !== undefined && has('revenue') && !has('unitsSold'))
    taken[at] = { ...stock, field: 'unitsSold' }
}

const BARE_QUANTITY = new Set(
  'quantity|qty|menge|anzahl|quantité|qté|cantidad|quantità|quantidade|数量|수량|количество|số lượng|aantal|ilość|antal'
    .split('|')
    .map(nameKey),
)

/** In a line sheet, which has a price to shops, and where nothing else may be a price, the recommended one is what customers pay. */
function onlyRetailPrice(columns: readonly UnknownColumn[], taken: GuessedField[]): void {
  if (taken.some(({ field }) => field === 'price')) return
  const isLineSheet = columns.some(({ name }) => WHOLESALE.test(nameKey(name)))
  const mayBePrice = ({ name, cells }: UnknownColumn) =>
    !taken.some(({ column }) => column === name) && cells.some(isPriced) && new ColumnCells(cells).canBe('price')
  if (!isLineSheet && columns.some(mayBePrice)) return
  const at = taken.findIndex(({ field, column }) => field === 'listPrice' && RETAIL.test(nameKey(column)))
  const [list] = taken.slice(at, at + 1)
  if (at >= 0 && list !== undefined) taken[at] = { ...list, field: 'price' }
}

const WHOLESALE = /wholesale|(?:^| )w(?:sp|hs|hsl)(?: |$)|trade price|groothandel|großhandel|händler|批发|卸/u
const RETAIL = /(?:^| )(?:rrp|msrp|srp|uvp|pvp|mrp|retail price|retail|adviesprijs|建议零售价|吊牌价|定価|정가)(?: |$)/u

/** Beside each other "was" and "now" are prices, alone they may be anything. */
function wasAndNow(columns: readonly UnknownColumn[], taken: GuessedField[]): void {
  const called = (names: ReadonlySet<string>) =>
    columns.find(({ name, cells }) => names.has(nameKey(name)) && new ColumnCells(cells).canBe('price'))
  const [now, was] = [called(NOW), called(WAS)]
  if (now === undefined || was === undefined || ![now, was].some(({ cells }) => cells.some(isPriced))) return
  const rest = taken.filter(
    ({ field, column }) => field !== 'price' && field !== 'listPrice' && column !== now.name && column !== was.name,
  )
  taken.splice(0, taken.length, ...rest)
  taken.push({ field: 'price', column: now.name, by: 'name' }, { field: 'listPrice', column: was.name, by: 'name' })
}

const NOW = new Set(['current', ...WORDS_OF_NOW.map(nameKey)])
const WAS = new Set(WORDS_OF_BEFORE.map(nameKey))
/** A sign of a currency, or coins. */
const isPriced = (cell: unknown): boolean =>
  (typeof cell === 'string' || typeof cell === 'number') && /\p{Sc}|\d[.,]\d{2}(?!\d)/u.test(String(cell))

/** Interfaces give an amount in cents beside its text: `{ value: 5990, text: "59,90 €" }`. The text says what it is. */
export function insteadOfCents(columns: readonly UnknownColumn[], taken: GuessedField[]): void {
  for (const [at, { field, column }] of taken.entries()) {
    if (field !== 'price' && field !== 'listPrice') continue
    const cents = columns.find(({ name }) => name === column)
    const text = columns.find(
      (other) => cents !== undefined && !taken.some((one) => one.column === other.name) && areCentsOf(cents, other),
    )
    if (text !== undefined) taken[at] = { field, column: text.name, by: 'cells' }
  }
}

/** Whether each number of one column is the amount beside it in cents. */
function areCentsOf(cents: UnknownColumn, text: UnknownColumn): boolean {
  const pairs = cents.cells.flatMap((cell, at) =>
    isNothing(cell) || isNothing(text.cells[at]) ? [] : [[cell, text.cells[at]]],
  )
  return (
    pairs.length > 0 &&
    pairs.every(([cell, other]) => {
      if (!/^\d+$/u.test(String(cell)) || typeof other !== 'string') return false
      // Points and fees are a hundredth of a price, too: an amount has its currency and its coins.
      if (!/\d[.,]\d{2}(?!\d)/u.test(other)) return false
      const money = readMoney(other)
      if (money === null || 'unread' in money || money.currencies.length === 0) return false
      return money.low(money.currencies[0] ?? '', null) === Number(cell) / 100
    })
  )
}
